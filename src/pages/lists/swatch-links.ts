/**
 * Links of a card to what is offered beside its entity: the same in other colours, as dots or small pictures.
 */

import { groupBy } from '../../base/group-by.js';
import { bareUrl } from '../../base/url.js';
import type { LinkFact } from '../link-facts.js';
import type { PageIndex } from '../page-index.js';
import { childOf } from './inner-lists.js';

/** Links that may stand between those of an entity and its variants, as one that shows it at once. */
const MOST_BETWEEN = 2;

/**
 * The links without those to other addresses that show no words, in blocks of a list whose first link leads where words lead,
 * too; to the same path at least, as pictures say in an argument that they were clicked. Rows of several cards link each of
 * these by words, or none of them. Where each block has a path of its own, what leads there with other arguments than the
 * first link is the same in another colour, whatever words it has.
 */
export function withoutSwatches(index: PageIndex, container: number, links: readonly LinkFact[]): readonly LinkFact[] {
  const blocks = groupBy(links, ({ node }) => childOf(index, container, node));
  const paths = new Set(links.map(({ target }) => bareUrl(target)));
  // Where one path leads to all, its arguments tell the entities apart.
  const samePlace = paths.size > 1 || blocks.size === 1 ? bareUrl : (target: string): string => target;
  const shared = sharedPaths(blocks.values());
  return [...blocks.values()].flatMap((own) => {
    const first = own[0]?.target ?? '';
    const worded = new Set(own.filter(({ node }) => index.text(node) !== '').map(({ target }) => target));
    const [only = ''] = worded;
    if (worded.size === 1 && samePlace(first) === samePlace(only))
      return own.filter(({ target }) => worded.has(target));
    const isOnePath =
      blocks.size > 1 &&
      !shared.has(bareUrl(first)) &&
      [...worded].every((target) => bareUrl(target) === bareUrl(first));
    return isOnePath ? own.filter(({ target }) => target === first) : own;
  });
}

/** Paths to which links of several blocks lead. */
function sharedPaths(blocks: Iterable<readonly LinkFact[]>): ReadonlySet<string> {
  const seen = new Set<string>();
  const shared = new Set<string>();
  for (const own of blocks) {
    const paths = new Set(own.map(({ target }) => bareUrl(target)));
    for (const path of paths) if (seen.has(path)) shared.add(path);
    for (const path of paths) seen.add(path);
  }
  return shared;
}

/**
 * The links without runs of several that add arguments, each others, to an address which is linked both before and after
 * them, or of one that shows no words: amid the links of one entity they lead to its variants, even where there is no other
 * entity to compare it with.
 */
export function withoutVariants(index: PageIndex, links: readonly LinkFact[]): readonly LinkFact[] {
  const kept: LinkFact[] = [];
  for (let start = 0; start < links.length;) {
    const end = endOfVariants(links, start);
    const variants = links.slice(start, end);
    if (!isAmidOwn(index, links, { start, end })) kept.push(...variants);
    start = end;
  }
  return kept;
}

/** Where a run of links that differ from the first by arguments alone ends; one without arguments stands alone. */
function endOfVariants(links: readonly LinkFact[], start: number): number {
  const path = pathWithArguments(links[start]);
  let end = start + 1;
  while (path !== null && pathWithArguments(links[end]) === path) end += 1;
  return end;
}

function pathWithArguments(link: LinkFact | undefined): string | null {
  return link?.target.includes('?') === true ? bareUrl(link.target) : null;
}

/** Whether a run of several different links, or of one without words, stands close between two links to its path, which is not that of the page. */
function isAmidOwn(
  index: PageIndex,
  links: readonly LinkFact[],
  { start, end }: { readonly start: number; readonly end: number },
): boolean {
  const path = pathWithArguments(links[start]);
  const variants = new Set(links.slice(start, end).map(({ target }) => target));
  const isTold = variants.size > 1 || links.slice(start, end).every(({ node }) => index.text(node) === '');
  if (!isTold || path === null || path === bareUrl(index.snapshot.url)) return false;
  const isOwn = ({ target }: LinkFact): boolean => target === path;
  return (
    links.slice(Math.max(0, start - 1 - MOST_BETWEEN), start).some(isOwn) &&
    links.slice(end, end + 1 + MOST_BETWEEN).some(isOwn)
  );
}
