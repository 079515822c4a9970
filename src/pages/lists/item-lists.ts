/**
 * Candidates for lists of entities: runs of like blocks that each lead to one target (design §5.1).
 */

import { oncePer } from '../../base/remember.js';
import { withoutAppended } from './appended-rows.js';
import { clusterLinks } from './link-clusters.js';
import type { LinkFact } from '../link-facts.js';
import { type ListFeatures, listFeatures, PLAUSIBLE_SCORE } from './list-features.js';
import { areMenus } from './menu-blocks.js';
import type { PageIndex } from '../page-index.js';
import { completeRun, mergeNeighbours } from './record-shape.js';
import { findRecords, recordRuns, type ListRecord, type RecordRun } from './records.js';
import { sectionedRuns } from './sectioned-runs.js';
import { findSingleRecords } from './single-records.js';
import type { Tally } from '../kinds/tally.js';
import { tornRuns } from './torn-runs.js';
import { titleTraits, type TitleTraits } from './title-links.js';

/** A run of like blocks, measured. */
export interface ListCandidate {
  readonly container: number;
  readonly records: readonly ListRecord[];
  readonly features: ListFeatures;
  /** Whether its blocks stand in sections with a heading each. */
  readonly isSectioned?: true;
  /** Whether its blocks stand in several containers, of which `container` is the first. */
  readonly isTorn?: true;
}

/** What candidates are found on. */
export interface ListSource {
  readonly index: PageIndex;
  readonly tally: Tally;
  readonly links: readonly LinkFact[];
}

/** Share of different targets from which links of blocks may lead to their entities. */
const MIN_DISTINCT = 0.9;
/** Share of links outside of the page's frame below which the frame is taken for content: some pages have all in one. */
const MIN_CONTENT_SHARE = 0.15;
/** Score below which it does not matter which siblings belong to a run's blocks, or what these are. */
const COMPLETED_SCORE = 0.1;
/** Clusters with more links than this are parted no further than by their first links: no list page is so long. */
const MAX_CLUSTER = 5_000;

/** Candidates, the best first, that are looked at for what stands in them; the others are never chosen. */
const MOST_FRAMES = 20;

/** All runs of at least two blocks, best first, each block set once. */
export function findListCandidates(source: ListSource): readonly ListCandidate[] {
  const { index } = source;
  const pageTarget = stripHash(index.snapshot.url);
  const shown = source.links.filter((link) => !link.acts && !index.isHidden(link.node) && link.target !== pageTarget);
  const content = shown.filter((link) => isContent(index, link));
  const links = content.length < shown.length * MIN_CONTENT_SHARE ? shown : content;
  const best = new Map<string, ListCandidate>();
  const traits = oncePer((candidate: ListCandidate) => titleTraits(index, candidate));
  const measured = measuring(source);
  for (const cluster of clusterLinks(index, links)) {
    const blocks = findRecords(index, cluster.slice(0, MAX_CLUSTER));
    const runs = recordRuns(index, blocks);
    for (const candidate of [...runs, ...tornRuns(index, runs, blocks), ...sectionedRuns(index, blocks)].map(
      measured,
    )) {
      const key = `${candidate.container} ${candidate.records[0]?.root ?? 0} ${candidate.records.length}`;
      const known = best.get(key);
      if (known === undefined || isBetter(traits, candidate, known)) best.set(key, candidate);
    }
  }
  const candidates = [...best.values()].filter((candidate) => !isOfMenus(index, candidate));
  const sorted = candidates.sort((a, b) => b.features.score - a.features.score);
  return withoutFrames(withoutStrays(index, sorted));
}

/** Blocks that a list may have beside those of another one in it. */
const MOST_STRAYS = 2;

/**
 * The candidates without those that are another one and a menu of the page, some of whose links are addressed as entities are: a
 * block with several links, where the others have one each, or bare links beside blocks.
 */
function withoutStrays(index: PageIndex, candidates: readonly ListCandidate[]): readonly ListCandidate[] {
  const targetsIn = ({ root, end }: ListRecord): number =>
    new Set(index.links.filter((link) => link >= root && link < end).map((link) => index.linkUrl(link))).size;
  const isBare = ({ root }: ListRecord): boolean => index.node(root).tag === 'a';
  return candidates.filter(
    ({ container, records, features }) =>
      !candidates.some((inner) => {
        const roots = new Set(inner.records.map(({ root }) => root));
        const strays = records.filter(({ root }) => !roots.has(root));
        const isInner = inner.container > container && index.contains(container, inner.container);
        if (!isInner || strays.length === 0 || strays.length > MOST_STRAYS) return false;
        if (strays.length + roots.size > records.length || inner.features.alike <= features.alike) return false;
        const most = Math.max(1, ...inner.records.map(targetsIn));
        return !inner.records.some(isBare) && strays.every((record) => isBare(record) || targetsIn(record) > most);
      }),
  );
}

function isOfMenus(index: PageIndex, { records, features }: ListCandidate): boolean {
  return features.score >= COMPLETED_SCORE && areMenus(index, records);
}

/**
 * Whether the links of one candidate rather name the same blocks than those of another: as titles, else where they lead from
 * pictures as well, else by their looks.
 */
function isBetter(
  traits: (candidate: ListCandidate) => TitleTraits,
  one: ListCandidate,
  other: ListCandidate,
): boolean {
  const rank = traits(one).rank - traits(other).rank;
  const areTold = Math.min(one.features.distinct, other.features.distinct) >= MIN_DISTINCT;
  if (rank !== 0 && areTold) return rank > 0;
  const { isPictured } = traits(one);
  if (areTold && isPictured !== traits(other).isPictured) return isPictured;
  return one.features.score > other.features.score;
}

/**
 * The candidates, best first, without those of whose blocks one holds a better one, or a plausible one of more and more
 * even blocks: such blocks are parts of the page, as rows of a table that lays it out.
 */
function withoutFrames(candidates: readonly ListCandidate[]): readonly ListCandidate[] {
  const plausible = candidates.slice(0, MOST_FRAMES).filter(({ features }) => features.score >= PLAUSIBLE_SCORE);
  return candidates.filter(
    (candidate, at) =>
      at >= MOST_FRAMES ||
      !plausible.some((inner, rank) => (rank < at || isMoreOfAKind(inner, candidate)) && holds(candidate, inner)),
  );
}

function isMoreOfAKind({ features: one }: ListCandidate, { features: other }: ListCandidate): boolean {
  return one.size > other.size && one.even > other.even && one.alike > other.alike;
}

/** Whether one block of a candidate holds all of another candidate. */
function holds({ records }: ListCandidate, inner: ListCandidate): boolean {
  const start = inner.records[0]?.root ?? -1;
  const end = inner.records.at(-1)?.end ?? start;
  return records.some((record) => record.root < start && end <= record.end);
}

function isContent(index: PageIndex, link: LinkFact): boolean {
  const landmark = index.landmark(link.node);
  return landmark === null || landmark === 'main' || landmark === 'aside';
}

/** Blocks that may be lists of one, best first; `isItem` tells whether the markup says so. */
export function findSingleCandidates(source: ListSource): readonly SingleCandidate[] {
  const pageLinks = source.links.filter((link) => link.target !== stripHash(source.index.snapshot.url));
  return findSingleRecords({ ...source, links: pageLinks })
    .map(({ container, record, isItem }) => ({
      container,
      records: [record],
      isItem,
      features: listFeatures(source, container, [record]),
    }))
    .sort((a, b) => b.features.score - a.features.score);
}

/** A candidate of one block. */
export interface SingleCandidate extends ListCandidate {
  readonly isItem: boolean;
}

/** Measures runs; several clusters of links make the same ones, which are measured once. */
function measuring(source: ListSource): (run: RecordRun) => ListCandidate {
  const known = new Map<string, ListCandidate>();
  return (run) => {
    const key = `${run.container} ${run.records.map(({ root, end, links }) => `${root} ${end} ${links.join()}`).join(';')}`;
    const candidate = known.get(key) ?? candidateOf(source, run);
    known.set(key, candidate);
    return candidate;
  };
}

function candidateOf(source: ListSource, linked: RecordRun): ListCandidate {
  const run = mergeNeighbours(source.index, linked);
  const rough = listFeatures(source, run.container, run.records);
  if (rough.score < COMPLETED_SCORE) return { ...run, features: rough };
  const { container, records } = withoutAppended(source.index, completeRun(source.index, run));
  const isWhole = records.length === run.records.length && records.every((record, at) => record === run.records[at]);
  return isWhole
    ? { ...run, features: rough }
    : { ...run, container, records, features: listFeatures(source, container, records) };
}

function stripHash(url: string): string {
  const hash = url.indexOf('#');
  return hash < 0 ? url : url.slice(0, hash);
}
