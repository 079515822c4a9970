/**
 * What lies over what in a page. Sent to the browser as text, as parts of `take-snapshot`: they use nothing but each other
 * and what a browser has.
 */

import type { InPageProgram } from '../live/page-world.js';

/** The functions. */
export const layerParts: InPageProgram<never, never>['parts'] = [
  liesOver,
  hasBelow,
  liesUnder,
  isOneOfAlike,
  isOnlyHeard,
];

/**
 * Whether an element is laid over the page: it keeps its place on the screen, or stands high above a large part of it; not
 * what sticks there only while its own part is scrolled. The page itself is often kept so that it does not scroll behind a dialog.
 */
function liesOver(element: Element, { position, zIndex }: CSSStyleDeclaration): boolean {
  if (/^(?:html|body)$/u.test(element.localName)) return false;
  if (/^(?:static|relative|sticky)$/u.test(position)) return false;
  const largePart = 0.25;
  const { left, top, width, height } = element.getBoundingClientRect();
  if (width * height === 0) return false;
  const isHigh = Number(zIndex) > 0 && width * height > largePart * innerWidth * innerHeight;
  if (position !== 'fixed' && !isHigh) return false;
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit !== null && element.contains(hit) && (position === 'fixed' || hasBelow(element));
}

/** Whether anything else to be seen stands where an element does, for a large part of it: a page that fills the window lies over nothing. */
function hasBelow(element: Element): boolean {
  const largePart = 0.25;
  const own = element.getBoundingClientRect();
  // Through shadow roots: what stands beside their hosts may lie below, too.
  const around = (node: Element): Element | null =>
    node.parentElement ?? (node.getRootNode() as Partial<ShadowRoot>).host ?? null;
  for (let at: Element | null = element; at !== null && at !== document.body; at = around(at)) {
    for (const other of Array.from(at.parentNode?.children ?? [])) {
      if (other === at) continue;
      const box = other.getBoundingClientRect();
      const width = Math.min(own.right, box.right) - Math.max(own.left, box.left);
      const height = Math.min(own.bottom, box.bottom) - Math.max(own.top, box.top);
      const isLarge = width > 0 && height > 0 && width * height > largePart * own.width * own.height;
      if (isLarge && other.checkVisibility({ checkVisibilityCSS: true }) && !liesUnder(other, getComputedStyle(other)))
        return true;
    }
  }
  return false;
}

/**
 * Whether an element is a page that another one was laid upon, as applications keep the pages that a visitor comes from: it
 * stands in no flow, no pointer reaches it, and a sibling of its size that one reaches stands on top; or something that is
 * kept behind the page, not to be seen: a copy of a part to be measured, or one of several alike, such as cards that are not
 * chosen.
 */
function liesUnder(element: Element, { position, pointerEvents, zIndex, opacity }: CSSStyleDeclaration): boolean {
  if (position !== 'absolute') return false;
  const isBehind = opacity === '0' && Number(zIndex) < 0;
  if (pointerEvents !== 'none') return isBehind && isOneOfAlike(element);
  if (isBehind) return true;
  const { width, height } = element.getBoundingClientRect();
  if (2 * width < innerWidth || 2 * height < innerHeight) return false;
  const siblings = Array.from(element.parentElement?.children ?? []);
  return siblings.some((other, at) => {
    const style = getComputedStyle(other);
    if (other === element || style.position !== 'absolute' || style.pointerEvents === 'none') return false;
    const rise = (Number(style.zIndex) || 0) - (Number(zIndex) || 0);
    const isAbove = rise === 0 ? at > siblings.indexOf(element) : rise > 0;
    const box = other.getBoundingClientRect();
    return isAbove && box.width === width && box.height === height;
  });
}

/** Whether an element that says something shares its tag and a class with two siblings at least. */
function isOneOfAlike(element: Element): boolean {
  const least = 2;
  const names = Array.from(element.classList);
  let alike = 0;
  for (let other = element.parentElement?.firstElementChild; other != null; other = other.nextElementSibling) {
    const { localName, classList } = other;
    if (other === element || localName !== element.localName || !names.some((name) => classList.contains(name)))
      continue;
    alike += 1;
    if (alike === least) return /\S/u.test(element.textContent);
  }
  return false;
}

/** Whether an element is clipped to a dot, so that only those who hear the page notice what it says. */
function isOnlyHeard(element: Element, { position, overflow, clip, clipPath }: CSSStyleDeclaration): boolean {
  if (position !== 'absolute' && position !== 'fixed') return false;
  const isClipped = /hidden|clip/u.test(overflow) || clip !== 'auto' || clipPath !== 'none';
  const { width, height } = element.getBoundingClientRect();
  return isClipped && width <= 1 && height <= 1;
}
