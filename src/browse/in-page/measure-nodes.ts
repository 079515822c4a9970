/**
 * Tells where the nodes that `take-snapshot` took show on the page. Sent to the browser as text, as `take-snapshot` is.
 */

import type { InPageProgram } from '../live/page-world.js';

/** The page's extent, and the visible part of each node, in CSS pixels from the upper left corner of the page. */
export interface Measured {
  readonly width: number;
  readonly height: number;
  /** Left, top, width and height of each row of the last snapshot; null where nothing of it shows. */
  readonly places: readonly (readonly [number, number, number, number] | null)[];
}

/** Edges of a part of a viewport. */
interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The program. It scrolls the page to its top, so that what sticks to the window is where it belongs. */
export const measureNodes: InPageProgram<null, Measured> = {
  main: measure,
  parts: [placeOf, shownEdges, labelOf, hasExtent, windowOf, clipOf, ownClip, meet, parentOf],
};

function measure(): Measured {
  scrollTo({ left: 0, top: 0, behavior: 'instant' });
  const taken = (globalThis as { querentTaken?: readonly Node[] }).querentTaken ?? [];
  const clips = new Map<Element, Edges>();
  const { scrollWidth, scrollHeight } = document.scrollingElement ?? document.documentElement;
  return {
    width: scrollWidth,
    height: scrollHeight,
    places: taken.map((node) =>
      node.nodeType === Node.ELEMENT_NODE && node.isConnected ? placeOf(node as Element, clips) : null,
    ),
  };
}

function placeOf(element: Element, clips: Map<Element, Edges>): readonly [number, number, number, number] | null {
  const edges = shownEdges(element, clips) ?? null;
  if (edges === null) return null;
  const { left, top, right, bottom } = edges;
  return [left + scrollX, top + scrollY, right - left, bottom - top].map(Math.round) as [
    number,
    number,
    number,
    number,
  ];
}

/** The part of an element that shows; of a control that is drawn by its label, the label's. */
function shownEdges(element: Element, clips: Map<Element, Edges>): Edges | null {
  const least = 2;
  const target = hasExtent(element) ? element : labelOf(element);
  if (target === null) return null;
  const at = windowOf(target);
  if (at === null) return null;
  const rect = target.getBoundingClientRect();
  const own = {
    left: rect.left + at.left,
    top: rect.top + at.top,
    right: rect.right + at.left,
    bottom: rect.bottom + at.top,
  };
  const parent = parentOf(target);
  const shown = parent === null ? own : meet(own, clipOf(parent, clips));
  return shown.right - shown.left >= least && shown.bottom - shown.top >= least ? shown : null;
}

function labelOf(element: Element): Element | null {
  const labels = Array.from((element as Partial<HTMLInputElement>).labels ?? []);
  return labels.find(hasExtent) ?? null;
}

function hasExtent(element: Element): boolean {
  const least = 2;
  const { width, height } = element.getBoundingClientRect();
  return width >= least && height >= least && element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
}

/** Where the viewport of an element's document begins in the outermost one; null where that cannot be told. */
function windowOf(element: Element): { readonly left: number; readonly top: number } | null {
  let [left, top] = [0, 0];
  for (let view = element.ownerDocument.defaultView; view !== window; view = view.parent as never) {
    const frame = view?.frameElement ?? null;
    if (view === null || frame === null) return null;
    const rect = frame.getBoundingClientRect();
    left += rect.left + frame.clientLeft;
    top += rect.top + frame.clientTop;
  }
  return { left, top };
}

/** What the boxes around leave of the page for the children of an element. */
function clipOf(element: Element, clips: Map<Element, Edges>): Edges {
  const known = clips.get(element);
  if (known !== undefined) return known;
  // From the outside in, without recursion: pages may be deep.
  const chain: Element[] = [];
  let at: Element | null = element;
  for (; at !== null && !clips.has(at); at = parentOf(at)) chain.unshift(at);
  let clip: Edges = (at === null ? undefined : clips.get(at)) ?? {
    left: -Infinity,
    top: -Infinity,
    right: Infinity,
    bottom: Infinity,
  };
  for (const one of chain) {
    clip = ownClip(one, clip);
    clips.set(one, clip);
  }
  return clip;
}

function ownClip(element: Element, around: Edges): Edges {
  const isRoot = element === element.ownerDocument.documentElement || element === element.ownerDocument.body;
  const { overflowX, overflowY, position } = getComputedStyle(element);
  // What is fixed leaves the boxes around it.
  const outer = position === 'fixed' ? { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity } : around;
  if ((isRoot && element.ownerDocument === document) || (overflowX === 'visible' && overflowY === 'visible'))
    return element.localName === 'iframe' ? ownBox() : outer;
  return ownBox();

  function ownBox(): Edges {
    const start = windowOf(element) ?? { left: 0, top: 0 };
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return meet(outer, {
      left: left + start.left,
      top: top + start.top,
      right: right + start.left,
      bottom: bottom + start.top,
    });
  }
}

function meet(first: Edges, second: Edges): Edges {
  return {
    left: Math.max(first.left, second.left),
    top: Math.max(first.top, second.top),
    right: Math.min(first.right, second.right),
    bottom: Math.min(first.bottom, second.bottom),
  };
}

/** The element around one, through shadow roots and frames. */
function parentOf(element: Element): Element | null {
  if (element.parentElement !== null) return element.parentElement;
  // Frames have classes of their own, so no `instanceof`.
  const host = (element.getRootNode() as Partial<ShadowRoot>).host ?? null;
  return host ?? element.ownerDocument.defaultView?.frameElement ?? null;
}
