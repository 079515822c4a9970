/**
 * Prepares or does an action on a node that `take-snapshot` took. Sent to the browser as text, as `take-snapshot` is.
 * Where a mouse can do it, the answer is where to press, so that the page sees what it would see of a person.
 */

import type { InPageProgram } from '../live/page-world.js';

/**
 * What to do with which row of the last snapshot; `leave` asks whether the list of another field is to be left for it, `room`
 * whether anything around it can be scrolled.
 */
export interface Act {
  readonly node: number;
  readonly do: 'point' | 'click' | 'focus' | 'select' | 'slide' | 'scroll' | 'leave' | 'room';
  /** Label or value of the option, or the slider's value. */
  readonly value: string | null;
}

/** What became of it. */
export type Acted =
  /** The node is no longer there. */
  | { readonly kind: 'gone' }
  /** It was done here. */
  | { readonly kind: 'done' }
  /** Press the mouse here, in CSS pixels of the viewport. */
  | { readonly kind: 'point'; readonly x: number; readonly y: number }
  /** It takes a value at once only: keys go into parts of a date, in an order that the browser's language says. */
  | { readonly kind: 'parts' }
  /** A person could not press it where it is: it is covered or has no place. */
  | { readonly kind: 'covered' };

interface Place {
  readonly x: number;
  readonly y: number;
}

/** The program. It is sent together with the parts of `value-parts`, see `action-program`. */
export const actOn: InPageProgram<Act, Acted> = {
  main: act,
  parts: [
    elementAt,
    actOnElement,
    hasParts,
    isListOver,
    innermost,
    pressDown,
    click,
    isDrawn,
    pointAt,
    atRest,
    framesToSettle,
    hangsApart,
    hostOf,
    nextFrame,
    standIn,
    drawnBeside,
    drawnAround,
    hasPlace,
    isClipped,
    middleOf,
    isHit,
    deepest,
    scrollTo,
    lowest,
    scroller,
    hasRoom,
    answerOf,
  ],
};

/* Of `value-parts`. Declared rather than imported: nothing that is imported is there in the browser. */
declare function chooseOption(element: HTMLElement, wanted: string): boolean;
declare function setValue(element: HTMLElement, value: string): void;
declare function tellChange(element: HTMLElement): void;

function act({ node: at, do: action, value }: Act): Acted | Promise<Acted> {
  const element = elementAt(at);
  return element === null ? { kind: 'gone' } : actOnElement(element, action, value ?? '');
}

/** The element of a row; of a text the one around it; null if it is gone. */
function elementAt(at: number): HTMLElement | null {
  const taken = (globalThis as { querentTaken?: readonly Node[] }).querentTaken ?? [];
  const node = taken[at];
  if (node === undefined || !node.isConnected) return null;
  return (node.nodeType === Node.ELEMENT_NODE ? node : node.parentElement) as HTMLElement | null;
}

function actOnElement(element: HTMLElement, action: Act['do'], value: string): Acted | Promise<Acted> {
  switch (action) {
    case 'point':
      return pointAt(element);
    case 'click': {
      const target = innermost(element);
      pressDown(target);
      click(target);
      return { kind: 'done' };
    }
    case 'focus':
      element.focus();
      (element as Partial<HTMLInputElement>).select?.();
      return { kind: hasParts(element) ? 'parts' : 'done' };
    case 'select':
      return answerOf(chooseOption(element, value), 'gone');
    case 'slide':
      setValue(element, value);
      tellChange(element);
      return { kind: 'done' };
    case 'scroll':
      return scrollTo(element);
    case 'leave':
    case 'room':
      return answerOf(action === 'leave' ? isListOver(element) : hasRoom(scroller(element)));
  }
}

function answerOf(is: boolean, otherwise: 'covered' | 'gone' = 'covered'): Acted {
  return { kind: is ? 'done' : otherwise };
}

/** Fields of dates and times (HTML standard, states of the type attribute). */
function hasParts(element: HTMLElement): boolean {
  return ['date', 'month', 'week', 'time', 'datetime-local'].includes(
    (element as Partial<HTMLInputElement>).type ?? '',
  );
}

/** Whether another field has the keyboard and its list dropped down, which may lie over an element. */
function isListOver(element: HTMLElement): boolean {
  const field = element.ownerDocument.activeElement?.closest('[aria-expanded="true"]') ?? null;
  if (field === null || !field.matches('[role="combobox"], [aria-haspopup="listbox"]')) return false;
  const list = field.ownerDocument.getElementById(field.getAttribute('aria-controls') ?? '');
  return !field.contains(element) && list?.contains(element) !== true;
}

/** What a mouse would hit in the middle of an element if nothing lay over it. Parts of a drawing may each listen for themselves. */
function innermost(element: HTMLElement): HTMLElement {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  let target = element;
  for (let inner: HTMLElement | undefined = element; inner !== undefined;) {
    target = inner;
    inner = (Array.from(target.children) as HTMLElement[]).findLast((child) => {
      const rect = child.getBoundingClientRect();
      const isThere = rect.width > 0 && rect.left <= x && rect.right >= x && rect.top <= y && rect.bottom >= y;
      // A drawing in something else is not what listens there.
      return isThere && (isDrawn(target) || !isDrawn(child));
    });
  }
  return target;
}

/** What a mouse tells before it clicks: many lists drop down by it, others close, and some choose what it came over last. */
function pressDown(element: HTMLElement): void {
  const options = { bubbles: true, cancelable: true, composed: true, button: 0 };
  for (const over of ['over', 'enter', 'move']) {
    const bubbles = over !== 'enter';
    element.dispatchEvent(new PointerEvent(`pointer${over}`, { ...options, bubbles }));
    element.dispatchEvent(new MouseEvent(`mouse${over}`, { ...options, bubbles }));
  }
  element.dispatchEvent(new PointerEvent('pointerdown', options));
  element.dispatchEvent(new MouseEvent('mousedown', options));
  element.dispatchEvent(new PointerEvent('pointerup', options));
  element.dispatchEvent(new MouseEvent('mouseup', options));
}

function click(element: HTMLElement): void {
  if (isDrawn(element)) {
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, button: 0 }));
  } else element.click();
}

/** Whether it is part of a drawing: those have no click of their own. */
function isDrawn(element: HTMLElement): boolean {
  return (element as Partial<HTMLElement>).click === undefined;
}

async function pointAt(element: HTMLElement): Promise<Acted> {
  const target = standIn(element);
  const before = middleOf(target);
  // Scrolling makes pages draw, and what hangs over them move.
  if (before === null || !isHit(target, before))
    target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const point = await atRest(target, before);
  if (point === null) return { kind: 'covered' };
  return isHit(target, point) || isHit(element, point) ? { kind: 'point', ...point } : { kind: 'covered' };
}

/** Where the middle of an element comes to rest: lists that hang apart follow the scrolling of their field frames later. */
async function atRest(element: HTMLElement, before: Place | null): Promise<Place | null> {
  const mostFrames = 30;
  let point = middleOf(element);
  const isWhereItWas = point?.x === before?.x && point?.y === before?.y;
  const stillFrames = isWhereItWas ? 1 : framesToSettle(element);
  for (let frame = 0, still = 0; frame < mostFrames && still < stillFrames && point !== null; frame += 1) {
    await nextFrame();
    const next = middleOf(element);
    const isStill = next !== null && Math.abs(next.x - point.x) + Math.abs(next.y - point.y) < 1;
    still = isStill ? still + 1 : 0;
    point = next;
  }
  return point;
}

/** Scripts hear of scrolling a frame later, and draw what hangs apart some frames after that. */
function framesToSettle(element: Element): number {
  return hangsApart(element) ? 5 : 2;
}

/** Whether an element, or what it is in, stands where scripts or styles put it rather than where the text flows. */
function hangsApart(element: Element): boolean {
  for (let at: Element | null = element; at !== null; at = at.parentElement ?? hostOf(at))
    if (/absolute|fixed/u.test(getComputedStyle(at).position)) return true;
  return false;
}

function hostOf(element: Element): Element | null {
  return (element.getRootNode() as Partial<ShadowRoot>).host ?? element.ownerDocument.defaultView?.frameElement ?? null;
}

/** Resolves with the next frame, or soon where the page draws none. */
function nextFrame(longestFrame = 50): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, longestFrame);
    requestAnimationFrame(() => {
      resolve();
    });
  });
}

/** What a person presses instead of a control that is hidden behind its label. */
function standIn(element: HTMLElement): HTMLElement {
  if (hasPlace(element) && !isClipped(element)) return element;
  const labels = Array.from((element as Partial<HTMLInputElement>).labels ?? []);
  const label = labels.find(hasPlace) ?? (element.closest('label') as HTMLElement | null);
  return label === null ? (drawnAround(element) ?? element) : (drawnBeside(element, label) ?? label);
}

/** What is drawn for a hidden box right behind it in its label: the rest of the label may do something else. */
function drawnBeside(element: HTMLElement, label: HTMLElement): HTMLElement | null {
  const beside = element.nextElementSibling as HTMLElement | null;
  if (beside === null || !label.contains(beside) || !hasPlace(beside)) return null;
  if (beside.matches('a, button, label, :has(a, button)')) return null;
  return getComputedStyle(beside).pointerEvents === 'none' ? null : beside;
}

/** Whether the element right around a control, or the next one, clips it to a dot, so that no mouse reaches it. */
function isClipped(element: HTMLElement): boolean {
  const around = [element.parentElement, element.parentElement?.parentElement ?? null];
  return around.some((box) => {
    if (box === null || !/hidden|clip/u.test(getComputedStyle(box).overflow)) return false;
    const { width, height } = box.getBoundingClientRect();
    return width <= 1 && height <= 1;
  });
}

/** The nearest element around a control that takes room and holds no other one: it is drawn in place of the control. */
function drawnAround(element: HTMLElement): HTMLElement | null {
  const controls = 'input, select, textarea, button, a[href]';
  const levels = 3;
  if (!element.matches('input')) return null;
  let around = element.parentElement;
  for (let level = 0; level < levels && around !== null; level += 1) {
    if (around.querySelectorAll(controls).length > 1) return null;
    if (hasPlace(around)) return around;
    around = around.parentElement;
  }
  return null;
}

function hasPlace(element: HTMLElement): boolean {
  const least = 3;
  const { width, height } = element.getBoundingClientRect();
  return width >= least && height >= least && element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
}

/** The middle of an element in the outermost viewport. */
function middleOf(element: HTMLElement): Place | null {
  const rect = Array.from(element.getClientRects()).find(({ width, height }) => width > 0 && height > 0);
  if (rect === undefined) return null;
  let x = rect.left + rect.width / 2;
  let y = rect.top + rect.height / 2;
  for (let view = element.ownerDocument.defaultView; view !== null && view !== window; view = view.parent as never) {
    const frame = view.frameElement;
    if (frame === null) return null;
    const { left, top } = frame.getBoundingClientRect();
    x += left + frame.clientLeft;
    y += top + frame.clientTop;
  }
  return x >= 0 && y >= 0 && x < innerWidth && y < innerHeight ? { x, y } : null;
}

/** Whether a press there reaches the element or something in it. */
function isHit(element: HTMLElement, { x, y }: { readonly x: number; readonly y: number }): boolean {
  for (
    let hit: Node | null = deepest(x, y);
    hit !== null;
    hit = hit.parentNode ?? ((hit as ShadowRoot).host as Node | undefined) ?? null
  ) {
    if (hit === element) return true;
  }
  return false;
}

function deepest(x: number, y: number): Element | null {
  let root: Document | ShadowRoot = document;
  let at = { x, y };
  let hit: Element | null = null;
  for (
    let found = root.elementFromPoint(at.x, at.y);
    found !== null && found !== hit;
    found = root.elementFromPoint(at.x, at.y)
  ) {
    hit = found;
    const inner = (found as Partial<HTMLIFrameElement>).contentDocument ?? null;
    if (inner !== null) {
      const { left, top } = found.getBoundingClientRect();
      at = { x: at.x - left - found.clientLeft, y: at.y - top - found.clientTop };
      root = inner;
    } else if (found.shadowRoot !== null) root = found.shadowRoot;
    else break;
  }
  return hit;
}

/** Scrolls so that the element, the last of a list, stands at the top: what comes after it must show itself. */
async function scrollTo(element: HTMLElement): Promise<Acted> {
  const last = lowest(element);
  last.scrollIntoView({ block: 'start', behavior: 'instant' });
  const box = scroller(last);
  // A list that only watches its scroll position gets a last nudge.
  box.dispatchEvent(new Event('scroll', { bubbles: true }));
  // Scripts hear of it with the next frame, which comes late on a machine with much to do, and draw rows with the one after.
  const [frames, longestFrame] = [2, 1_000];
  for (let frame = 0; frame < frames; frame += 1) await nextFrame(longestFrame);
  return { kind: 'done' };
}

/** Of an element and its neighbours of the same kind the one that lies lowest: rows that are used again stand in any order. */
function lowest(element: HTMLElement): HTMLElement {
  const topOf = (row: Element): number => row.getBoundingClientRect().top;
  const classes = [...element.classList];
  const isAlike = ({ localName, classList }: Element): boolean =>
    localName === element.localName &&
    (classes.length === 0 ? classList.length === 0 : classes.some((one) => classList.contains(one)));
  let last = element;
  for (const row of element.parentNode?.children ?? [])
    if (isAlike(row) && topOf(row) > topOf(last)) last = row as HTMLElement;
  return last;
}

/** The part that scrolls around an element, which may lie in what a component draws around it. */
function scroller(element: HTMLElement): Element {
  const around = (at: Element): Element | null =>
    at.assignedSlot ?? at.parentElement ?? (at.getRootNode() as Partial<ShadowRoot>).host ?? null;
  for (let at = around(element); at !== null; at = around(at)) {
    const { overflowY } = getComputedStyle(at);
    if (/auto|scroll/u.test(overflowY) && hasRoom(at)) return at;
  }
  return document.scrollingElement ?? document.documentElement;
}

/** Whether a part of the page has more in it than it shows at once. */
function hasRoom({ scrollHeight, clientHeight }: Element): boolean {
  return scrollHeight > clientHeight + 1;
}
