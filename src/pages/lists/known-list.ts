/**
 * The main list of a page of a site whose lists are known: it stands where they stand and links its entities as they do.
 *
 * What one page cannot tell, two can: a result of one entity, or a short result beside a long menu.
 */

import { oncePer } from '../../base/remember.js';
import { urlArguments, urlPattern } from '../../base/url.js';
import type { ListHint } from '../../model/page.js';
import { withoutAppended } from './appended-rows.js';
import { batchesBehind } from './batches.js';
import { withoutCompanions } from './companions.js';
import { listFeatures, PLAUSIBLE_SCORE } from './list-features.js';
import { findListCandidates, type ListCandidate, type ListSource } from './item-lists.js';
import { createRangeTest, isInFrame } from '../link-areas.js';
import { type LinkFact, readLinkFacts } from '../link-facts.js';
import { childOf, withoutInnerLists } from './inner-lists.js';
import { isElsewhere } from './other-sites.js';
import type { PageIndex } from '../page-index.js';
import { plainRecordsIn } from './plain-lists.js';
import { classOf, completeRun, writtenRole } from './record-shape.js';
import { findRecords, type ListRecord, type RecordRun } from './records.js';
import { withSharedTargets, type SharedContext } from './shared-targets.js';
import { withoutSwatches } from './swatch-links.js';
import { hasTitle, isTitledAs, withoutFinePrint } from './title-style.js';
import { partsOf } from './torn-runs.js';
import { wayOfLink } from './way-of-links.js';

/** What the hint says of a page. `elsewhere`: no list of the known kind stands at the known place. */
export type KnownList =
  | { readonly kind: 'found'; readonly list: ListCandidate }
  | { readonly kind: 'empty' }
  | { readonly kind: 'elsewhere' };

/** Ends the place of a list that is torn into several containers. */
const TORN = '|torn';

/** Where a list stands: tags and written roles from the root down, and the container's own name; no positions. */
export function placeOf(index: PageIndex, container: number, isTorn = false): string {
  const path = index.ancestors(container).map((id) => step(index, id));
  const { attributes } = index.node(container);
  return `${[...path].reverse().join('>')}>${step(index, container)}|${stableId(attributes['id'])}|${stable(attributes['class'])}${isTorn ? TORN : ''}`;
}

/** Roles that elements have by themselves are left out: only a browser tells them, and a place is the same over HTTP. */
function step(index: PageIndex, id: number): string {
  const { tag, attributes } = index.node(id);
  const role = (attributes['role'] ?? '').trim();
  return role === '' ? tag : `${tag}[${role}]`;
}

/** An id without the parts that hold digits: scripts make them up anew on each page. */
function stableId(id: string | undefined): string {
  return (id ?? '').replace(/[\p{L}\p{N}]*\p{N}[\p{L}\p{N}]*/gu, '#').trim();
}

/** A name without its numbers, which count rather than name. */
function stable(name: string | undefined): string {
  return (name ?? '').replace(/\d+/gu, '#').trim();
}

/** Looks for the list at the known place. */
export function findKnownList(source: ListSource, hint: ListHint): KnownList {
  const { index } = source;
  const [tag = ''] = (hint.place.slice(0, hint.place.indexOf('|')).split('>').at(-1) ?? '').split('[');
  const isTorn = hint.place.endsWith(TORN);
  const alike = index.byTag(tag).filter((id) => !index.isHidden(id) && placeOf(index, id, isTorn) === hint.place);
  const containers = titledFirst(source, alike, hint);
  // Several blocks of a page may stand alike, such as tables: the one that surely has entities goes before all that may.
  for (const read of READINGS) {
    for (const container of containers) {
      const parts = isTorn
        ? partsOf(index, container).filter((id) => !index.isHidden(id))
        : [container, ...(read === recordsOfPattern ? batchesBehind(index, container) : [])];
      const own = parts.flatMap((part) => read(titled(source, part, hint), part, hint.linkPattern));
      if (own.length > 0)
        return {
          kind: 'found',
          list: measured(
            source,
            withoutAppended(index, completed(index, { container, records: own, ...(isTorn && { isTorn }) })),
          ),
        };
    }
  }
  const named = listNamedAlike(source, containers, hint);
  if (named !== null) return { kind: 'found', list: named };
  return containers.length > 0 ? { kind: 'empty' } : { kind: 'elsewhere' };
}

/**
 * The list in the first of the known containers whose blocks are all named as the known cards are, though their links lead to
 * another place of the site: many sites have two addresses of an entity, and lists link either. Tiles of departments may look
 * the same, but the rest of the page leads to these, too.
 */
function listNamedAlike(
  source: ListSource,
  containers: readonly number[],
  { titleStyle: style, linkPattern }: ListHint,
): ListCandidate | null {
  const { index, links } = source;
  if (containers.length === 0 || style === undefined || segmentsLike(linkPattern, linkPattern).at(-1) !== '*')
    return null;
  const runs = findListCandidates(source);
  const isNamedAlike = ({ container, records, features }: ListCandidate): boolean => {
    if (features.score < PLAUSIBLE_SCORE || !records.every((record) => isTitledAs(index, record, style))) return false;
    const elsewhere = new Set(links.flatMap(({ node, target }) => (index.contains(container, node) ? [] : [target])));
    return !records.some(({ target }) => elsewhere.has(target));
  };
  const inContainers = containers.flatMap((container) => runs.find((one) => one.container === container) ?? []);
  return inContainers.find(isNamedAlike) ?? null;
}

/** The containers, those first that have a card named as the known ones are: menus beside a list may stand and link as it does. */
function titledFirst(
  { index, links }: ListSource,
  containers: readonly number[],
  { titleStyle: style }: ListHint,
): readonly number[] {
  if (style === undefined || containers.length < 2) return containers;
  const isTitled = new Set(containers.filter((container) => hasTitle(index, { container, style }, links)));
  return [...isTitled, ...containers.filter((container) => !isTitled.has(container))];
}

/** The page with the links in a container that may name its blocks. */
function titled(source: ListSource, container: number, { titleStyle: style }: ListHint): ListSource {
  if (style === undefined) return source;
  return { ...source, links: withoutFinePrint(source.index, { container, style }, source.links) };
}

/** The blocks with those beside them that link their entities otherwise. */
function completed(index: PageIndex, run: RecordRun): RecordRun {
  const [only, another] = run.records;
  return another === undefined && only !== undefined && !hasTwin(index, only) ? run : completeRun(index, run, true);
}

/** Whether beside a block stands another one that is marked up as it is. */
function hasTwin(index: PageIndex, { root }: ListRecord): boolean {
  const { tag, parent } = index.node(root);
  const name = classOf(index, root);
  const isTwin = (id: number): boolean => index.node(id).tag === tag && classOf(index, id) === name;
  return name !== '' && index.elements(parent).some((id) => id !== root && isTwin(id));
}

/** Ways to tell a known container's blocks, the surest first. */
const READINGS: readonly ((source: ListSource, container: number, pattern: string) => readonly ListRecord[])[] = [
  recordsOfPattern,
  (source, container, pattern) => recordsAround(source, container, (url) => isAsLong(url, pattern)),
  (source, container, pattern) => recordsAround(source, container, (url) => isAlike(urlPattern(url), pattern)),
  recordsBelowSections,
  recordsOneDeeper,
  recordsElsewhere,
  ({ index }, container, pattern) => (pattern === '' ? plainRecordsIn(index, container) : []),
];

/** Blocks around links of the known pattern, and those beside them. */
function recordsOfPattern(source: ListSource, container: number, pattern: string): readonly ListRecord[] {
  const links = namedLinks(linksWithin(source, container), pattern, source.index.snapshot.url);
  const looking = links.filter((link) => pathPart(urlPattern(link.url)) === pathPart(pattern));
  const fitting = links.filter((link) => fits(link.url, pattern));
  const exact = looking.length > 0 && !isInsideOne(source.index, container, { looking, fitting }) ? looking : fitting;
  if (exact.length === 0) return [];
  const framed = targetsInFrame(source.index);
  const ways = new Set(exact.map(({ url }) => wayOfLink(source.index, url)));
  const isOther = ({ url, target }: LinkFact): boolean => !framed.has(target) && ways.has(wayOfLink(source.index, url));
  const may = links.filter((link) => isAsLong(link.url, pattern) && isOther(link));
  return blocksAround(source, { container, pattern }, withOthers(source.index, { container, exact, links: may }));
}

/** The links; where one script serves all pages of a site, those that have the arguments by which it names entities. */
function namedLinks(links: readonly LinkFact[], pattern: string, page: string): readonly LinkFact[] {
  if (pathPart(urlPattern(page)) !== pathPart(pattern)) return links;
  const names = pattern.slice(pathPart(pattern).length + 1).split('&');
  const named = links.filter(({ url }) => {
    const own = new Set(urlArguments(url).flatMap(({ name, value }) => [name, `${name}=${value}`]));
    return names.every((name) => own.has(name));
  });
  return named.length === 0 ? links : named;
}

/** Where the frame of the page leads: a block beside entities that leads there too is a message, as one that asks to sign in. */
const targetsInFrame = oncePer(
  (index: PageIndex): ReadonlySet<string> =>
    new Set(readLinkFacts(index).flatMap(({ node, target }) => (isInFrame(index, node) ? [target] : []))),
);

interface KnownPattern {
  /** Links of the known pattern. */
  readonly looking: readonly LinkFact[];
  /** Links whose variable parts may look fixed. */
  readonly fitting: readonly LinkFact[];
}

/** Whether all links of the pattern lie in one block, and those that fit it all over the list. */
function isInsideOne(index: PageIndex, container: number, { looking, fitting }: KnownPattern): boolean {
  const blocks = (links: readonly LinkFact[]): number =>
    new Set(links.map(({ node }) => childOf(index, container, node))).size;
  return blocks(looking) === 1 && blocks(fitting) > 2;
}

/** Blocks around links that may lead to entities. What edits the page's own address, as filters do, leads to none. */
function recordsAround(
  source: ListSource,
  container: number,
  isOfKind: (url: string) => boolean,
): readonly ListRecord[] {
  const here = pathPart(source.index.snapshot.url);
  const links = linksWithin(source, container).filter(({ url }) => isOfKind(url) && pathPart(url) !== here);
  return blocksAround(source, { container, pattern: '' }, links);
}

/**
 * Blocks around links that name their entity below other sections, more or fewer, than the known lists do: many sites let
 * the address of an entity go through the list that links it. Where they share no section with the known pattern, only
 * what looks like a list is one: an emptied list may offer ways out.
 */
function recordsBelowSections(source: ListSource, container: number, pattern: string): readonly ListRecord[] {
  const page = segmentsOf(source.index.snapshot.url);
  const records = recordsAround(source, container, (url) => isBelowSections(url, { page, pattern }));
  const known = segmentsLike(pattern, pattern);
  const isAmongKnown = known.length > 2 && records.every(({ target }) => segmentsOf(target)[1] === known[1]);
  const isList = records.length > 1 && listFeatures(source, container, records).score >= PLAUSIBLE_SCORE;
  return isAmongKnown || isList ? records : [];
}

/** Variable parts at the end of a pattern from which on no section of a site has an address that is as deep. */
const DEEP_PARTS = 2;

/**
 * Blocks whose links lie one section deeper than those of the known lists, in the same part of the site: entities of one
 * origin, such as those of other sellers, often do, and lists of these alone show none of the others. Where the known
 * pattern does not end with several parts that only entities have, only what looks like a list is one.
 */
function recordsOneDeeper(source: ListSource, container: number, pattern: string): readonly ListRecord[] {
  const known = segmentsLike(pattern, pattern);
  const isFixed = known.length > 2 && known[1] !== '*' && known.at(-1) === '*';
  if (!isFixed) return [];
  const isBelow = ({ url }: LinkFact): boolean => {
    const path = segmentsLike(url, pattern);
    return path.length === known.length + 1 && path[0] === known[0] && path[1] === known[1] && path.at(-1) !== '';
  };
  // A card may link its variants, too.
  const records = blocksAround(
    source,
    { container, pattern },
    firstOfEach(source.index, container, linksWithin(source, container).filter(isBelow)),
  );
  const isDeep = known.slice(-DEEP_PARTS).every((segment) => segment === '*');
  const isList = records.length > 1 && listFeatures(source, container, records).score >= PLAUSIBLE_SCORE;
  return isDeep || isList ? records : [];
}

/** Blocks whose links leave the site, where those of the known lists do; of a block with several such links the best run says which. */
function recordsElsewhere(source: ListSource, container: number, pattern: string): readonly ListRecord[] {
  const pageUrl = source.index.snapshot.url;
  const leaves = ({ target }: { readonly target: string }): boolean => isElsewhere(target, { pattern, pageUrl });
  const run = findListCandidates(source).find(
    (candidate) =>
      candidate.container === container && candidate.records.filter(leaves).length * 2 > candidate.records.length,
  );
  if (run !== undefined) return run.records;
  const links = linksWithin(source, container).filter(leaves);
  return blocksAround(source, { container, pattern }, firstOfEach(source.index, container, links));
}

/** The first link in each child of a list. */
function firstOfEach(index: PageIndex, container: number, links: readonly LinkFact[]): readonly LinkFact[] {
  const firsts = new Map(links.map((link) => [childOf(index, container, link.node), link] as const).reverse());
  return [...firsts.values()].reverse();
}

interface KnownSections {
  /** Host and segments of the page's own address. */
  readonly page: readonly string[];
  readonly pattern: string;
}

/** Whether all but the end of an address are sections that the page or the pattern names. What the page itself lies in is no entity. */
function isBelowSections(url: string, { page, pattern }: KnownSections): boolean {
  const segments = segmentsLike(url, pattern);
  const known = segmentsLike(pattern, pattern);
  const [host, ...path] = segments;
  const isAbove = segments.every((segment, at) => segment === page[at]);
  if (host !== known[0] || known.at(-1) !== '*' || path.length < 2 || path.at(-1) === '' || isAbove) return false;
  const sections = new Set([...known, ...page.flatMap((segment) => [segment, segment.replace(/\.\w+$/u, '')])]);
  return path.slice(0, -1).every((segment) => sections.has(segment));
}

/** Host and segments of the path of an address or pattern. */
function segmentsOf(address: string): readonly string[] {
  return pathPart(address.replace(/^https?:\/\//u, '').replace(/#.*$/u, '')).split('/');
}

/** Segments of an address that ends as a pattern does, without the slash that ends all addresses of many sites; else none. */
function segmentsLike(address: string, pattern: string): readonly string[] {
  const segments = segmentsOf(address);
  if (segmentsOf(pattern).at(-1) !== '') return segments;
  return segments.at(-1) === '' ? segments.slice(0, -1) : [];
}

function blocksAround(
  source: ListSource,
  { container, pattern }: SharedContext,
  links: readonly LinkFact[],
): readonly ListRecord[] {
  const own = withoutSwatches(source.index, container, links);
  const records = findRecords(source.index, withSharedTargets(source.index, { container, pattern }, own))
    .map((record) => withinContainer(source.index, record, container))
    .filter((record) => record.root > container);
  return withoutInnerLists(source.index, container, records);
}

interface KnownLinks {
  readonly container: number;
  /** Of the known pattern. */
  readonly exact: readonly LinkFact[];
  /** All that may lead to entities. */
  readonly links: readonly LinkFact[];
}

/** Also the links of blocks beside those of the known pattern: they look fixed, or lie in another section of the site. */
function withOthers(index: PageIndex, { container, exact, links }: KnownLinks): readonly LinkFact[] {
  // A block may link its entity several times.
  const isOne = new Set(exact.map(({ target }) => target)).size === 1;
  const holder = isOne ? container : sharedHolder(index, container, exact);
  const taken = new Set(exact.map(({ node }) => childOf(index, holder, node)));
  const others = links.filter(({ node }) => index.contains(holder, node) && !taken.has(childOf(index, holder, node)));
  const beside = exact.every(({ node }) => taken.has(node)) ? withoutCompanions(exact, others) : others;
  return [...exact, ...beside].sort((a, b) => a.node - b.node);
}

/** The innermost node in the container that holds all of the links. */
function sharedHolder(index: PageIndex, container: number, links: readonly LinkFact[]): number {
  const [first] = links;
  if (first === undefined) return container;
  const around = index.ancestors(first.node).filter((id) => id > container);
  return around.find((id) => links.every(({ node }) => index.contains(id, node))) ?? container;
}

/** Whether an address has the path of a pattern, whatever stands in its variable parts. */
function fits(url: string, pattern: string): boolean {
  const path = segmentsOf(url);
  const known = segmentsOf(pattern);
  return path.length === known.length && known.every((segment, at) => segment === '*' || segment === path[at]);
}

/** Whether an address has as long a path as a pattern that ends with what names the entity: sections of a site differ before it. */
function isAsLong(url: string, pattern: string): boolean {
  const path = segmentsLike(url, pattern);
  const known = segmentsLike(pattern, pattern);
  return path.length === known.length && path[0] === known[0] && known.at(-1) === '*' && path.at(-1) !== '';
}

function measured(source: ListSource, run: RecordRun): ListCandidate {
  return { ...run, features: listFeatures(source, run.container, run.records) };
}

/**
 * What is hidden belongs to no list: many pages hold every entity and hide those that a choice leaves out. Nor does what stands
 * between the items of a list by role, as shelves and offers of help do.
 */
function linksWithin({ index, links }: ListSource, container: number): readonly LinkFact[] {
  const items = index.elements(container).filter((id) => writtenRole(index, id) === 'listitem');
  const isByRole = items.length > 0 && writtenRole(index, container) === 'list';
  const blocks = isByRole ? items : [container];
  const isWithin = createRangeTest(blocks.map((id) => ({ root: id + 1, end: index.node(id).end })));
  return links.filter((link) => !link.acts && isWithin(link.node) && !index.isHidden(link.node));
}

/** Whether two link patterns have paths of one length and the same variable parts; arguments may come and go. */
export function isAlike(pattern: string, known: string): boolean {
  const a = pathPart(pattern).split('/');
  const b = pathPart(known).split('/');
  if (a.length !== b.length || a[0] !== b[0]) return false;
  if (!b.includes('*')) return a.join('/') === b.join('/');
  return a.every((segment, at) => (segment === '*') === (b[at] === '*'));
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
