/**
 * Links that lead below a list that is known, as their addresses tell: a part of it, that it can be narrowed to.
 */

import { parseHttpUrl } from '../../base/url.js';
import type { AccessPath } from '../../model/access-path.js';
import type { FoundList, Via } from './found-list.js';
import { isSurelyRich } from './rich-lists.js';

/** A link to look at, and what it is a value of, if that is known. */
interface LinkToLook {
  readonly path: AccessPath;
  readonly via: Via | null;
}

/** Whether a link that nothing is known of leads one folder below a list that offers a way into the whole. */
export function isBelowKnown({ path, via }: LinkToLook, lists: readonly FoundList[]): boolean {
  if (via !== null || path.kind !== 'url') return false;
  const own = segmentsOf(path.url);
  return lists.some(({ observation: { view } }) => isSurelyRich(view) && isBelow(own, segmentsOf(view.url)));
}

/** Links by rank; those of which nothing is known the nearest to the site's root first, so that lists come before what lies below them. */
export function inTurn<Link extends LinkToLook>(
  links: readonly Link[],
  rankOf: (link: Link) => number,
): readonly Link[] {
  return [...links].sort((a, b) => rankOf(a) - rankOf(b) || folderDepth(a) - folderDepth(b));
}

function folderDepth({ path, via }: LinkToLook): number {
  return via === null && path.kind === 'url' ? segmentsOf(path.url).length : 0;
}

/** Whether an address is another one with one more folder behind a name, ids aside: `/tools/saws/c/7` and `/tools/c/5`. */
function isBelow(inner: readonly string[], outer: readonly string[]): boolean {
  if (inner.length !== outer.length + 1) return false;
  const at = inner.findIndex((segment, place) => !isLike(segment, outer[place]));
  if (at <= 0 || !NAME.test(outer[at - 1] ?? '') || inner[at - 1] !== outer[at - 1]) return false;
  return (
    NAME.test(inner[at] ?? '') && inner.slice(at + 1).every((segment, place) => isLike(segment, outer[at + place]))
  );
}

/** Whether two segments say the same, or number something. */
function isLike(segment: string, other: string | undefined): boolean {
  return segment === other || (other !== undefined && ID.test(segment) && ID.test(other));
}

const ID = /^\p{Nd}+$/u;
const NAME = /\p{L}{2}/u;

function segmentsOf(url: string): readonly string[] {
  return (parseHttpUrl(url)?.pathname ?? '').split('/').filter((segment) => segment !== '');
}
