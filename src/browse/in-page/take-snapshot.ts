/**
 * Takes a snapshot inside a page. The functions of this file are sent to the browser as text, all together and with those of
 * `layer-parts`: they use nothing but each other and what a browser has. They run in a world of their own, so that a page
 * that redefines built-ins cannot fool them.
 */

import type { InPageProgram } from '../live/page-world.js';
import type { SnapshotRow, TakenSnapshot, TakeOptions, Taking, Visit } from './taken-snapshot.js';

/**
 * The program that answers with the page as it is now, open shadow roots and same-origin frames inlined. It is sent together
 * with the parts of `layer-parts`, see `snapshot-program`.
 */
export const takeSnapshot: InPageProgram<TakeOptions, TakenSnapshot> = {
  main: take,
  parts: [
    takeNode,
    takeText,
    isKeptText,
    traitsOf,
    takeElement,
    standing,
    showing,
    isShown,
    closedPanels,
    isBlock,
    childrenOf,
    isDrawn,
    frameDocument,
    attributesOf,
    refersToAny,
    stateOf,
    declaresClick,
    listensForClicks,
    isReachedRow,
    isBareLink,
    isDrawnMark,
    hasClickRole,
    roleOf,
    tagRole,
    inputRole,
    nameOf,
    referencedName,
    saidText,
    wordsIn,
    ownName,
    controlName,
    contentName,
    collapse,
  ],
};

/* Parts of `layer-parts` and `inner-roles`. Declared rather than imported: nothing that is imported is there in the browser. */
declare function liesOver(element: Element, style: CSSStyleDeclaration): boolean;
declare function liesUnder(element: Element, style: CSSStyleDeclaration): boolean;
declare function isOnlyHeard(element: Element, style: CSSStyleDeclaration): boolean;
declare function innerRole(element: Element): string;

function take(options: TakeOptions): TakenSnapshot {
  const taking: Taking = { rows: [], nodes: [], options, panels: closedPanels() };
  // Without recursion, so that depth costs memory only. Children are put on the pile last first.
  const root = { node: document.documentElement, parent: -1, depth: 0 };
  const waiting: Visit[] = [{ ...root, isPointer: false, shown: true, isClosed: false, isOver: false, isHeard: false }];
  for (let visit = waiting.pop(); visit !== undefined && taking.rows.length < options.maxNodes; visit = waiting.pop()) {
    waiting.push(...takeNode(taking, visit).reverse());
  }
  const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
  // For the programs that act on what was taken; the page's own scripts live in another world and see none of it.
  (globalThis as { querentTaken?: readonly Node[] }).querentTaken = taking.nodes;
  const bytes = entries.reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize, 0);
  const { rows } = taking;
  const place = navigation.currentEntry?.key ?? '';
  const { baseURI: baseUrl, contentType, characterSet: charset } = document;
  return { url: location.href, baseUrl, contentType, charset, bytes, place, rows };
}

/** Takes one node; answers with what is inside it. */
function takeNode(taking: Taking, visit: Visit): Visit[] {
  if (visit.node.nodeType === Node.TEXT_NODE) takeText(taking, visit.node as Text, visit);
  if (visit.node.nodeType !== Node.ELEMENT_NODE) return [];
  const element = visit.node as Element;
  const inherited = takeElement(taking, element, visit);
  if (inherited.depth >= taking.options.maxDepth) return [];
  return childrenOf(element).map((node) => ({ ...inherited, node }));
}

function takeText({ rows, nodes, options }: Taking, node: Text, { parent, shown }: Visit): void {
  // Scripts mark places with texts of nothing, also within words.
  if (node.data === '' || !isKeptText(node.parentElement)) return;
  const isBlank = /^\s*$/u.test(node.data);
  // White space counts between words, which a style may set on lines of their own, not between blocks.
  if (isBlank && (isBlock(node.previousSibling) || isBlock(node.nextSibling))) return;
  nodes.push(node);
  rows.push({ p: parent, t: '#text', x: isBlank ? ' ' : node.data.slice(0, options.maxText), v: shown ? 1 : 0 });
}

/** Code is dropped, data is kept. */
function isKeptText(owner: Element | null): boolean {
  if (owner === null || !/^(?:script|style|noscript|template)$/u.test(owner.localName)) return true;
  const type = owner.getAttribute('type') ?? '';
  return owner.localName === 'script' && /^(?:application|text)\/(?:[\w.-]+\+)?json\b/iu.test(type);
}

function takeElement({ rows, nodes, options, panels }: Taking, element: Element, visit: Visit): Omit<Visit, 'node'> {
  const { shown, isClosed } = showing(element, visit, panels.has(element));
  const style = shown ? getComputedStyle(element) : null;
  const isPointer = style?.cursor === 'pointer';
  const { isCover, isWhisper } = standing(element, style, visit);
  nodes.push(element);
  rows.push({
    p: visit.parent,
    t: element.localName.toLowerCase(),
    v: shown ? 1 : 0,
    ...traitsOf(element, options.maxText, isPointer && !visit.isPointer),
    ...(isCover && { o: 1 as const }),
    ...(isWhisper && { h: 1 as const }),
  });
  const isOver = visit.isOver || isCover;
  const isHeard = visit.isHeard || isWhisper;
  return { parent: rows.length - 1, depth: visit.depth + 1, isPointer, shown, isClosed, isOver, isHeard };
}

/** Whether an element is the outermost one that lies over the page, or that is only to be heard. */
function standing(
  element: Element,
  style: CSSStyleDeclaration | null,
  { isOver, isHeard }: Visit,
): { readonly isCover: boolean; readonly isWhisper: boolean } {
  if (style === null) return { isCover: false, isWhisper: false };
  return { isCover: !isOver && liesOver(element, style), isWhisper: !isHeard && isOnlyHeard(element, style) };
}

/** What an element says of itself. */
function traitsOf(element: Element, maxText: number, looksPressable: boolean): Partial<SnapshotRow> {
  const attributes = attributesOf(element, maxText);
  const role = roleOf(element);
  const name = nameOf(element, role);
  const state = stateOf(element, maxText);
  return {
    ...(attributes.length > 0 && { a: attributes }),
    ...(role !== '' && { r: role }),
    ...(name !== '' && { n: name }),
    ...(state !== null && { s: state }),
    ...((looksPressable || listensForClicks(element, role)) && { c: 1 as const }),
  };
}

function showing(element: Element, around: Visit, isPanel: boolean): Pick<Visit, 'shown' | 'isClosed'> {
  return {
    shown: around.shown && (isPanel || isShown(element, around.isClosed)),
    isClosed: around.isClosed || isPanel || element.matches('details:not([open])'),
  };
}

/**
 * Whether a person sees an element, or would after opening the part that it lies in: facets often lie in closed parts.
 * Options have no box of their own while their select is closed, areas never.
 */
function isShown(element: Element, isClosed: boolean): boolean {
  const tag = element.localName;
  if (/^(?:head|title|script|style|template|noscript|datalist|meta|link|base)$/u.test(tag)) return false;
  if (/^(?:option|optgroup|area)$/u.test(tag)) return true;
  const style = getComputedStyle(element);
  const { display, visibility, transform } = style;
  // What is scaled to nothing, as a badge without a number is, or a list that is not dropped down.
  if (/^matrix\((?:0, 0, |\S+ \S+ 0, 0, )/u.test(transform)) return false;
  // Without a box of its own; what is in it decides for itself.
  if (display === 'contents') return visibility === 'visible';
  if (liesUnder(element, style)) return false;
  return isClosed ? display !== 'none' : element.checkVisibility({ checkVisibilityCSS: true });
}

function closedPanels(): ReadonlySet<Element> {
  const maxControls = 500;
  const closed = '[aria-expanded="false"][aria-controls]';
  const controls = Array.from(document.querySelectorAll(closed)).slice(0, maxControls);
  const ids = controls.flatMap((control) => (control.getAttribute('aria-controls') ?? '').split(/\s+/u));
  const panels = ids.map((id) => document.getElementById(id));
  return new Set(panels.filter((panel) => panel !== null));
}

function isBlock(node: Node | null): boolean {
  if (node === null) return true;
  if (/^(?:#.*|span|b|i|em|strong|small|bdi|time)$/iu.test(node.nodeName)) return false;
  return !getComputedStyle(node as Element).display.startsWith('inline');
}

function childrenOf(element: Element): readonly Node[] {
  switch (element.localName) {
    case 'template':
      return [];
    case 'iframe':
    case 'frame': {
      const root = frameDocument(element as HTMLIFrameElement)?.documentElement;
      return root === undefined ? [] : [root];
    }
    case 'slot': {
      const assigned = (element as HTMLSlotElement).assignedNodes();
      return assigned.length > 0 ? assigned : Array.from(element.childNodes);
    }
    default:
      return Array.from((element.shadowRoot ?? element).childNodes).filter(isDrawn);
  }
}

/** Whether a node may be drawn where it stands, as the stock that icons are drawn from may not (SVG 2 §5.8, "never-rendered"). */
function isDrawn({ nodeName }: Node): boolean {
  return !/^(?:defs|symbol|clipPath|mask|marker|pattern|filter|(?:linear|radial)Gradient|metadata)$/u.test(nodeName);
}

function frameDocument(frame: HTMLIFrameElement): Document | null {
  try {
    return frame.contentDocument;
  } catch {
    // A frame of another origin is closed to us.
    return null;
  }
}

function attributesOf(element: Element, maxText: number): readonly string[] {
  const maxAttributes = 100;
  const written = Array.from(element.attributes)
    .slice(0, maxAttributes)
    .filter(({ name, value }) => name !== 'aria-labelledby' || refersToAny(element, value))
    .flatMap(({ name, value }) => [name.toLowerCase(), value.slice(0, maxText)]);
  // A dialog that `showModal` opened says so to assistive technology without an attribute (HTML-AAM 1.0, `dialog`).
  return element.matches('dialog:modal') ? [...written, 'aria-modal', 'true'] : written;
}

/** Whether ids name anything in an element's own tree: those of another shadow tree are not meant. */
function refersToAny(element: Element, ids: string): boolean {
  const root = element.getRootNode() as Document | ShadowRoot;
  return ids.split(/\s+/u).some((id) => id !== '' && root.getElementById(id) !== null);
}

function stateOf(element: Element, maxText: number): readonly [string, 0 | 1, 0 | 1, 0 | 1] | null {
  if (!/^(?:input|select|textarea|button|option|optgroup|fieldset)$/u.test(element.localName)) return null;
  const { type, value, checked, selected } = element as unknown as Readonly<Record<string, unknown>>;
  const isSecret = type === 'password' || type === 'file';
  const text = typeof value === 'string' && !isSecret ? value.slice(0, maxText) : '';
  return [text, checked === true ? 1 : 0, selected === true ? 1 : 0, element.matches(':disabled') ? 1 : 0];
}

function listensForClicks(element: Element, role: string): boolean {
  return (
    element.matches('a[href], button, summary, input, select, [onclick]') ||
    hasClickRole(role) ||
    declaresClick(element) ||
    isReachedRow(element) ||
    isBareLink(element) ||
    isDrawnMark(element)
  );
}

/**
 * Whether markup names what a click does, in the ways of the frameworks that listen once for the whole document: `on:click`,
 * `x-on:click.prevent`, `@click`, `jsaction="click:…"`, `data-action="click->…"`. Clicks elsewhere ("outside") are not its own.
 */
function declaresClick(element: Element): boolean {
  return element
    .getAttributeNames()
    .some((name) =>
      /^(?:data-action|jsaction)$/u.test(name)
        ? /(?:^|[\s;])click(?:->|:)/u.test(element.getAttribute(name) ?? '')
        : /^(?:@|[\w-]+:)click(?!.*(?:outside|away))(?:$|[.:|])/u.test(name),
    );
}

/**
 * A link without an address that is one of several, none of which has any: only a script can make something of them, even
 * where they show it no sooner than a mouse is over them. One among links with addresses is the page that is shown.
 */
function isBareLink(element: Element): boolean {
  if (!element.matches('a:not([href]):not([id]):not([name])') || collapse(element.textContent) === '') return false;
  const parent = element.parentElement;
  const row = parent?.childElementCount === 1 ? parent.parentElement : parent;
  const links = Array.from(row?.children ?? []).flatMap((child) =>
    child.localName === 'a' ? [child] : child.childElementCount === 1 ? Array.from(child.children) : [],
  );
  return links.length > 1 && links.every((link) => link.localName === 'a' && !link.hasAttribute('href'));
}

/** A text that says nothing of itself but is reached by the keyboard, as the one beside it is: a row of a list to choose from. */
function isReachedRow(element: Element): boolean {
  const isReached = (other: Element | null): boolean =>
    other?.localName === element.localName &&
    other.childElementCount === 0 &&
    !other.hasAttribute('role') &&
    other.matches('[tabindex]:not([tabindex^="-"])');
  return isReached(element) && (isReached(element.previousElementSibling) || isReached(element.nextElementSibling));
}

/** An icon at the head of a column that a style draws in an empty element, which can be pressed as all of the head can. */
function isDrawnMark(element: Element): boolean {
  if (element.childNodes.length > 0 || element.closest('th, [role="columnheader"]') === null) return false;
  if (getComputedStyle(element).cursor !== 'pointer') return false;
  const parts = ['::before', '::after'].map((part) => getComputedStyle(element, part).content);
  return parts.some((content) => !/^(?:none|normal|""|)$/u.test(content));
}

function hasClickRole(role: string): boolean {
  return /^(?:button|link|option|tab|menuitem(?:checkbox|radio)?|checkbox|radio|switch|treeitem)$/u.test(role);
}

function roleOf(element: Element): string {
  const explicit = (element.getAttribute('role') ?? '').trim().toLowerCase().split(/\s+/u)[0] ?? '';
  return explicit || tagRole(element) || innerRole(element);
}

/** The role that a tag has by itself (HTML Accessibility API Mappings §4); only those that the reader asks for. */
function tagRole(element: Element): string {
  const tag = element.localName;
  if (tag === 'a' || tag === 'area') return element.hasAttribute('href') ? 'link' : '';
  if (tag === 'input') return inputRole((element as HTMLInputElement).type);
  if (tag === 'select')
    return element.matches('[multiple], [size]:not([size="1"]):not([size="0"])') ? 'listbox' : 'combobox';
  const roles = `
    button=button; summary=button; option=option; textarea=textbox; nav=navigation; main=main; header=banner; footer=contentinfo; aside=complementary;
    article=article; ul=list; ol=list; menu=list; li=listitem; table=table; tr=row; td=cell; th=columnheader; dialog=dialog; fieldset=group; details=group;
    img=img; h1=heading; h2=heading; h3=heading; h4=heading; h5=heading; h6=heading; progress=progressbar; output=status; hr=separator; search=search;`;
  const at = roles.indexOf(` ${tag}=`);
  return at < 0 ? '' : roles.slice(roles.indexOf('=', at) + 1, roles.indexOf(';', at));
}

function inputRole(type: string): string {
  if (type === 'hidden') return '';
  if (/^(?:checkbox|radio)$/u.test(type)) return type;
  if (/^(?:button|submit|reset|image)$/u.test(type)) return 'button';
  const roles: Readonly<Record<string, string>> = { range: 'slider', number: 'spinbutton', search: 'searchbox' };
  return roles[type] ?? 'textbox';
}

/** A simplified accessible name (Accessible Name Computation §4.3): referenced, own label, content, title; empty if none. */
function nameOf(element: Element, role: string): string {
  const maxName = 300;
  const name = referencedName(element) || collapse(element.getAttribute('aria-label')) || ownName(element, role);
  return (name || collapse(element.getAttribute('title'))).slice(0, maxName);
}

function referencedName(element: Element): string {
  const maxReferences = 10;
  const ids = element.getAttribute('aria-labelledby');
  if (ids === null) return '';
  const root = element.getRootNode() as Document | ShadowRoot;
  const texts = ids
    .trim()
    .split(/\s+/u)
    .slice(0, maxReferences)
    .map((id) => saidText(root.getElementById(id)));
  return collapse(texts.join(' '));
}

/** The text of an element but for comments and for signs that are hidden from assistive technology (accname 1.2 §4.3.2, step 2A). */
function saidText(element: Element | null): string {
  const parts = Array.from(element?.childNodes ?? [], (part) => {
    if (part.nodeType !== Node.ELEMENT_NODE) return part.nodeName === '#text' ? (part.nodeValue ?? '') : '';
    return (part as Element).matches('[aria-hidden="true"], style, script') ? '' : saidText(part as Element);
  });
  return parts.join('') || wordsIn(element);
}

/** All that an element says; the styles of a picture in it are nothing that is said. */
function wordsIn(element: Element | null): string {
  if (element?.querySelector('style, script') == null) return element?.textContent ?? '';
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT, (text) =>
    text.parentElement?.matches('style, script') === true ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  let words = '';
  while (walker.nextNode() !== null) words += walker.currentNode.nodeValue ?? '';
  return words;
}

function ownName(element: Element, role: string): string {
  if (element.localName === 'img') return collapse(element.getAttribute('alt'));
  if (element.matches('input, select, textarea')) return controlName(element as HTMLInputElement);
  const isNamedByContent =
    hasClickRole(role) || /^(?:heading|cell|columnheader|rowheader)$/u.test(role) || element.localName === 'legend';
  return isNamedByContent ? contentName(element) : '';
}

function controlName(control: HTMLInputElement): string {
  const labels = Array.from(control.labels ?? [], (label) => wordsIn(label));
  if (labels.length > 0) return collapse(labels.join(' '));
  return collapse(
    /^(?:submit|button|reset)$/u.test(control.type) ? control.value : control.getAttribute('placeholder'),
  );
}

function contentName(element: Element): string {
  const text = collapse(wordsIn(element));
  if (text !== '') return text;
  const picture = element.querySelector('img[alt], [aria-label]');
  return collapse(picture?.getAttribute('alt') ?? picture?.getAttribute('aria-label') ?? '');
}

function collapse(text: string | null): string {
  return (text ?? '').replace(/\s+/gu, ' ').trim();
}
