/**
 * The main list of a page of a site whose lists are known: it stands where they stand and links its entities as they do.
 *
 * What one page cannot tell, two can: a result of one entity, or a short result beside a long menu.
 */

import { urlPattern } from '../base/url.js';
import type { ListHint } from '../model/page.js';
import { listFeatures } from './list-features.js';
import type { ListCandidate, ListSource } from './item-lists.js';
import type { LinkFact } from './link-facts.js';
import type { PageIndex } from './page-index.js';
import { plainRecordsIn } from './plain-lists.js';
import { completeRun } from './record-shape.js';
import { findRecords, type ListRecord, type RecordRun } from './records.js';

/** What the hint says of a page. `elsewhere`: no list of the known kind stands at the known place. */
export type KnownList =
  | { readonly kind: 'found'; readonly list: ListCandidate }
  | { readonly kind: 'empty' }
  | { readonly kind: 'elsewhere' };

/** Where a list stands: tags and roles from the root down, and the container's own name; no positions. */
export function placeOf(index: PageIndex, container: number): string {
  const path = index.ancestors(container).map((id) => step(index, id));
  const { attributes } = index.node(container);
  return `${[...path].reverse().join('>')}>${step(index, container)}|${stable(attributes['id'])}|${stable(attributes['class'])}`;
}

function step(index: PageIndex, id: number): string {
  const { tag, role } = index.node(id);
  return role === null ? tag : `${tag}[${role}]`;
}

/** A name without its numbers, which count rather than name. */
function stable(name: string | undefined): string {
  return (name ?? '').replace(/\d+/gu, '#').trim();
}

/** Looks for the list at the known place. */
export function findKnownList(source: ListSource, hint: ListHint): KnownList {
  const { index } = source;
  const [tag = ''] = (hint.place.slice(0, hint.place.indexOf('|')).split('>').at(-1) ?? '').split('[');
  const containers = index.byTag(tag).filter((id) => !index.isHidden(id) && placeOf(index, id) === hint.place);
  for (const container of containers) {
    const own = recordsIn(source, container, hint.linkPattern);
    if (own.length > 0)
      return {
        kind: 'found',
        list: measured(
          source,
          own.length > 1 ? completeRun(index, { container, records: own }) : { container, records: own },
        ),
      };
  }
  return containers.length > 0 ? { kind: 'empty' } : { kind: 'elsewhere' };
}

/** The blocks of a known container: around links of the known kind, or without any where the site's cards have none. */
function recordsIn(source: ListSource, container: number, pattern: string): readonly ListRecord[] {
  const { index } = source;
  const links = linksWithin(source, container);
  const around = (found: readonly LinkFact[]): readonly ListRecord[] =>
    findRecords(index, found)
      .map((record) => withinContainer(index, record, container))
      .filter((record) => record.root > container);
  const exact = around(links.filter((link) => pathPattern(link.url) === pathPart(pattern)));
  if (exact.length > 0) return withShorter(exact, around(links.filter((link) => isAsLong(link.url, pattern))));
  for (const isOfKind of [fits, (url: string) => isAlike(urlPattern(url), pattern), isAsLong]) {
    const own = around(links.filter((link) => isOfKind(link.url, pattern)));
    if (own.length > 0) return own;
  }
  return pattern === '' ? plainRecordsIn(index, container) : [];
}

/** Also the blocks that stand beside those found and whose links look fixed or lie in another section of the site. */
function withShorter(found: readonly ListRecord[], loose: readonly ListRecord[]): readonly ListRecord[] {
  const isFree = (record: ListRecord): boolean =>
    found.every((known) => record.root >= known.end || known.root >= record.end);
  return [...found, ...loose.filter(isFree)].sort((a, b) => a.root - b.root);
}

/** Whether an address has the path of a pattern, whatever stands in its variable parts. */
function fits(url: string, pattern: string): boolean {
  const path = pathPart(url.replace(/^https?:\/\//u, '').replace(/#.*$/u, '')).split('/');
  const known = pathPart(pattern).split('/');
  return path.length === known.length && known.every((segment, at) => segment === '*' || segment === path[at]);
}

/** Whether an address has as long a path as a pattern that ends with what names the entity: sections of a site differ before it. */
function isAsLong(url: string, pattern: string): boolean {
  const path = pathPart(url.replace(/^https?:\/\//u, '').replace(/#.*$/u, '')).split('/');
  const known = pathPart(pattern).split('/');
  return path.length === known.length && path[0] === known[0] && known.at(-1) === '*' && path.at(-1) !== '';
}

function measured(source: ListSource, { container, records }: RecordRun): ListCandidate {
  return { container, records, features: listFeatures(source, container, records) };
}

function linksWithin({ index, links }: ListSource, container: number): readonly LinkFact[] {
  const { end } = index.node(container);
  return links.filter((link) => !link.acts && link.node > container && link.node < end);
}

/** Whether two link patterns have paths of one length and the same variable parts; arguments may come and go. */
export function isAlike(pattern: string, known: string): boolean {
  const a = pathPart(pattern).split('/');
  const b = pathPart(known).split('/');
  if (a.length !== b.length || a[0] !== b[0]) return false;
  if (!b.includes('*')) return a.join('/') === b.join('/');
  return a.every((segment, at) => (segment === '*') === (b[at] === '*'));
}

function pathPattern(url: string): string {
  return pathPart(urlPattern(url));
}

function pathPart(pattern: string): string {
  const query = pattern.indexOf('?');
  return query < 0 ? pattern : pattern.slice(0, query);
}

/** The same record, but not larger than a child of the container. */
function withinContainer<T extends { readonly root: number; readonly end: number; readonly links: readonly number[] }>(
  index: PageIndex,
  record: T,
  container: number,
): T {
  if (record.root > container) return record;
  let root = record.links[0] ?? record.root;
  while (index.node(root).parent !== container && index.node(root).parent >= 0) root = index.node(root).parent;
  return { ...record, root, end: index.node(root).end };
}
