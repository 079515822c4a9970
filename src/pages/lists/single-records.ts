/**
 * Lists of one entity: a block that leads to one target, where blocks of other targets have no place beside it.
 *
 * One block shows no repetition, so it needs other signs: it is an item of a list or table in the markup, or the page
 * says that there is one result (see `main-list`).
 */

import { jaccard } from '../../base/similarity.js';
import type { LinkFact } from '../link-facts.js';
import { isRefining, type FeatureSource } from './list-features.js';
import type { PageIndex } from '../page-index.js';
import { recordShape } from './record-shape.js';
import type { ListRecord } from './records.js';
import type { Tally } from '../kinds/tally.js';

/** A block that may be a list of one. */
export interface SingleRecord {
  readonly container: number;
  readonly record: ListRecord;
  /** Whether the markup makes it an item of a list or a row below column headers. */
  readonly isItem: boolean;
}

/** Levels climbed from a link at most. */
const MAX_LEVELS = 12;
/** Elements that end a block. */
const OUTER_TAGS: ReadonlySet<string> = new Set([
  'body',
  'html',
  'main',
  'ul',
  'ol',
  'table',
  'tbody',
  'thead',
  'nav',
  'header',
  'footer',
  'aside',
  'dl',
]);
const OUTER_ROLES: ReadonlySet<string> = new Set([
  'list',
  'table',
  'grid',
  'rowgroup',
  'main',
  'navigation',
  'region',
  'feed',
]);
const ITEM_ROLES: ReadonlySet<string> = new Set(['listitem', 'row', 'article']);
const ITEM_TAGS: ReadonlySet<string> = new Set(['li', 'tr', 'article']);
/** Similarity of markup (0–1) from which a sibling is a block of the same kind. */
const MIN_LIKENESS = 0.5;
/** Blocks with more elements are parts of the page. */
const MAX_NODES = 400;

/** Blocks of one target with an image, a price or a heading, in document order. */
export function findSingleRecords(source: FeatureSource): readonly SingleRecord[] {
  const { index } = source;
  const links = source.links.filter((link) => isCandidate(index, link));
  const found = new Map<number, SingleRecord>();
  links.forEach((link, at) => {
    const single = singleAround(source, links, at);
    if (single !== null && !found.has(single.record.root) && !hasSiblingRecords(index, single, links))
      found.set(single.record.root, single);
  });
  return [...found.values()];
}

function isCandidate(index: PageIndex, link: LinkFact): boolean {
  const landmark = index.landmark(link.node);
  const isContent = landmark === null || landmark === 'main';
  return (
    isContent &&
    !link.acts &&
    !index.isHidden(link.node) &&
    !isRefining(index.snapshot.url, link.target) &&
    link.target !== index.snapshot.url
  );
}

function singleAround({ index, tally }: FeatureSource, links: readonly LinkFact[], at: number): SingleRecord | null {
  const link = links[at];
  if (link === undefined) return null;
  let first = at;
  let last = at;
  while (links[first - 1]?.target === link.target) first -= 1;
  while (links[last + 1]?.target === link.target) last += 1;
  const root = blockAround(index, link.node, {
    low: links[first - 1]?.node ?? -1,
    high: links[last + 1]?.node ?? index.nodes.length,
  });
  const { end } = index.node(root);
  if (!isFull(index, tally, root) || tally.count('texts', root, end) === 0) return null;
  const nodes = links
    .slice(first, last + 1)
    .map(({ node }) => node)
    .filter((node) => node >= root && node < end);
  return {
    container: index.node(root).parent,
    record: { root, end, links: nodes, target: link.target },
    isItem: isItem(index, root),
  };
}

/** The largest element around the link between the links before and after, without its wrappers. */
function blockAround(
  index: PageIndex,
  link: number,
  { low, high }: { readonly low: number; readonly high: number },
): number {
  let root = link;
  for (let level = 0; level < MAX_LEVELS; level += 1) {
    const { parent } = index.node(root);
    if (parent < 0 || parent <= low || isOuter(index, parent)) break;
    const { end } = index.node(parent);
    if (end > high || end - parent > MAX_NODES) break;
    root = parent;
  }
  return withoutWrappers(index, root, link);
}

/** Whether a block shows more than a link: an image, a price, a heading, or the cells of a row. */
function isFull(index: PageIndex, tally: Tally, root: number): boolean {
  const { tag, end } = index.node(root);
  return tag === 'tr' || (['images', 'prices', 'headings'] as const).some((kind) => tally.count(kind, root, end) > 0);
}

/** Down through elements that hold nothing but one element: they are the list around the block. */
function withoutWrappers(index: PageIndex, root: number, link: number): number {
  let inner = root;
  for (
    let children = index.children(inner);
    inner !== link && children.length === 1;
    children = index.children(inner)
  ) {
    const [only] = children;
    if (only === undefined || only > link || isItem(index, inner)) break;
    inner = only;
  }
  return inner;
}

function isOuter(index: PageIndex, id: number): boolean {
  return OUTER_TAGS.has(index.node(id).tag) || OUTER_ROLES.has(index.role(id) ?? '');
}

function isItem(index: PageIndex, root: number): boolean {
  const { tag } = index.node(root);
  if (tag === 'tr') return index.elements(root).length > 2 && hasHeaderRow(index, root);
  return ITEM_TAGS.has(tag) || ITEM_ROLES.has(index.role(root) ?? '');
}

function hasHeaderRow(index: PageIndex, row: number): boolean {
  const table = index.ancestors(row).find((id) => index.node(id).tag === 'table');
  return (
    table !== undefined &&
    index
      .within(table, 'tr')
      .some(
        (id) =>
          id < row &&
          index.elements(id).length > 1 &&
          index.elements(id).every((cell) => index.node(cell).tag === 'th'),
      )
  );
}

/** Whether like siblings lead elsewhere: then it is one of many, which other rules judge. */
function hasSiblingRecords(index: PageIndex, single: SingleRecord, links: readonly LinkFact[]): boolean {
  const { root } = single.record;
  const { tag, parent } = index.node(root);
  if (parent < 0) return true;
  const shape = recordShape(index, root);
  const siblings = index
    .elements(parent)
    .filter(
      (id) => id !== root && index.node(id).tag === tag && jaccard(recordShape(index, id), shape) >= MIN_LIKENESS,
    );
  return siblings.some((id) =>
    links.some((link) => index.contains(id, link.node) && link.target !== single.record.target),
  );
}
