/**
 * Breadcrumbs: a trail of links from the site's root to the page.
 */

import type { PageIndex } from '../page-index.js';
import type { Address, Addresses } from './addresses.js';
import type { Item } from './runs/shapes.js';

/** Longest trail, in links. */
const MAX_TRAIL = 9;

/** Levels above the links in which a declared type is looked for. */
const MAX_CLIMB = 3;

const DECLARED = 0.95;
const NESTED = 0.85;
const SEPARATED = 0.65;

/** What a trail is told from. */
export interface TrailInput {
  readonly index: PageIndex;
  readonly addresses: Addresses;
  readonly node: number;
  readonly items: readonly Item[];
  /** Displayed texts of the items. */
  readonly values: readonly string[];
}

/** How sure it is that the items are breadcrumbs, 0–1: declared so, each address inside the one before, or parted by arrows. */
export function trailRatio(input: TrailInput): number {
  const { index, addresses, node, items } = input;
  const links = items.flatMap(({ main }) => (main === null ? [] : [main]));
  if (links.length === 0 || links.length > MAX_TRAIL) return 0;
  if (isDeclared(index, node)) return DECLARED;
  const steps = links.flatMap((link) => addresses.of(link) ?? []);
  if (steps.length < links.length) return 0;
  if (items.length > 1 && isNestedTrail(steps, addresses.page)) return NESTED;
  return isArrowTrail(input, steps) || isAliasTrail(steps, addresses.page) ? SEPARATED : 0;
}

/** From the site's root to this page, with arrows between. */
function isArrowTrail({ index, addresses, node, items, values }: TrailInput, [first]: readonly Address[]): boolean {
  const last = items.at(-1)?.main ?? null;
  const startsAtRoot = first !== undefined && first.path.length <= 1 && first.arguments.size === 0;
  return startsAtRoot && (last === null || addresses.isHere(last)) && hasArrows(index.text(node), values);
}

/** Ends of addresses that must be the same for one to be short for the other. Lowering it takes any two lists of one number for one. */
const MIN_END = 2;

/** From what all addresses lie in to this page, by an address that is short for its own. */
function isAliasTrail(steps: readonly Address[], page: Address): boolean {
  const [first, last] = [steps[0], steps.at(-1)];
  if (first === undefined || last === undefined || steps.length < 2 || last.arguments.size > 0) return false;
  const end = last.path.slice(first.path.length);
  const isShort = last.path.length < page.path.length && end.length >= MIN_END;
  const ends = isShort && end.every((segment, at) => segment === page.path[page.path.length - end.length + at]);
  return ends && isInside(first, page) && steps.slice(1).every((step) => isInside(first, step));
}

function isDeclared(index: PageIndex, node: number): boolean {
  return [node, ...index.ancestors(node).slice(0, MAX_CLIMB)].some((id) =>
    /breadcrumblist/iu.test(index.node(id).attributes['itemtype'] ?? ''),
  );
}

/** Each address strictly contains the next, and the last one contains the page. */
function isNestedTrail(steps: readonly Address[], page: Address): boolean {
  const trail = steps.at(-1)?.url === page.url ? steps : [...steps, page];
  return trail.length > 2 && trail.every((step, at) => at === 0 || isInside(trail[at - 1] ?? step, step));
}

function isInside(outer: Address, inner: Address): boolean {
  const isPrefix = outer.path.every((segment, at) => inner.path[at] === segment);
  const isSubset = [...outer.arguments].every(([name, value]) => inner.arguments.get(name) === value);
  const isLonger = inner.path.length > outer.path.length || inner.arguments.size > outer.arguments.size;
  return outer.host === inner.host && isPrefix && isSubset && isLonger;
}

/** Whether nothing but one kind of arrow or slash stands between the texts. */
function hasArrows(text: string, values: readonly string[]): boolean {
  let rest = text;
  for (const value of values) rest = rest.replace(value, ' ');
  const signs = new Set(rest.replace(/\s/gu, ''));
  return signs.size === 1 && /^[›»>/→❯▸⟩\\]$/u.test([...signs][0] ?? '');
}
