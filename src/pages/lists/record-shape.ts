/**
 * What blocks of one list have in common, and which neighbours belong to them: blocks made of several siblings, and
 * blocks whose link differs (an advertisement among results).
 */

import { oncePer } from '../../base/remember.js';
import { asciiDigits } from '../../base/text.js';
import { jaccard } from '../../base/similarity.js';
import { oncePerNode, type PageIndex } from '../page-index.js';
import type { ListRecord, RecordRun } from './records.js';

/** Share of gaps between blocks that must look alike for the siblings in them to belong to the block before. */
const MIN_ALIKE_GAPS = 0.6;
/** Similarity of tag paths (0–1) from which a sibling without a link of the cluster is a block of the list too. */
const MIN_SHAPE_SIMILARITY = 0.5;
/** Depth and number of elements of a block that its shape is made of. */
const SHAPE_DEPTH = 4;
const MAX_SHAPE_NODES = 80;
/** Blocks that a sibling is compared with. */
const MAX_COMPARED = 10;
/** So many times the links of the richest block, to different targets, make another list of a sibling. */
const MOST_TIMES_LINKS = 2;
/** Links to different targets that any block may have. */
const FEW_LINKS = 4;
/** Siblings that are looked at for one list. */
const MAX_SIBLINGS = 2_000;

/** The run with siblings of its blocks that belong to it; of a list that is `known`, however many they are. */
export function completeRun(index: PageIndex, run: RecordRun, isKnown = false): RecordRun {
  const levelled = { ...run, records: levelRecords(index, run.records) };
  const merged = mergeNeighbours(index, levelled);
  const spanned = spanSiblings(index, merged);
  return adoptSiblings(index, spanned, isKnown);
}

/**
 * A lone block in its row is the row's child, not the row: roots whose way to the link is longer than usual go down, unless
 * they stand beside most others.
 */
function levelRecords(index: PageIndex, records: readonly ListRecord[]): readonly ListRecord[] {
  const ways = records.map((record) => wayTo(index, record));
  const usual = mostFrequent(ways.map((way) => way.map((id) => index.node(id).tag).join(' ')));
  const parents = records.map(({ root }) => String(index.node(root).parent));
  const shared = mostFrequent(parents);
  const isShared = parents.filter((parent) => parent === shared).length * 2 > parents.length;
  return records.map((record, at) => {
    const way = ways[at] ?? [];
    if (isShared && parents[at] === shared) return record;
    const tags = way.map((id) => index.node(id).tag).join(' ');
    if (tags === usual || !tags.endsWith(` ${usual}`)) return record;
    const root = way[way.length - usual.split(' ').length] ?? record.root;
    return { ...record, root, end: index.node(root).end };
  });
}

/** Ids from the block's root down to its first link. */
function wayTo(index: PageIndex, record: ListRecord): readonly number[] {
  const way: number[] = [];
  for (let at = record.links[0] ?? record.root; at > record.root; at = index.node(at).parent) way.push(at);
  return [record.root, ...way.reverse()];
}

function mostFrequent(keys: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  let best = '';
  for (const [key, count] of counts) if (count > (counts.get(best) ?? 0)) best = key;
  return best;
}

/** Neighbouring siblings of one target are one block if that is so for most: a row for the image, a row for the text. */
export function mergeNeighbours(index: PageIndex, run: RecordRun): RecordRun {
  const merged: ListRecord[] = [];
  for (const record of run.records) {
    const before = merged.at(-1);
    if (
      before !== undefined &&
      before.target === record.target &&
      index.node(before.root).parent === index.node(record.root).parent
    ) {
      merged[merged.length - 1] = { ...before, end: record.end, links: [...before.links, ...record.links] };
    } else merged.push(record);
  }
  return merged.length * 2 <= run.records.length + 1 && merged.length > 1 ? { ...run, records: merged } : run;
}

/** Where equal runs of siblings follow each block, they are part of it: `h3 p`, `dt dd`. */
function spanSiblings(index: PageIndex, run: RecordRun): RecordRun {
  const { records } = run;
  const gaps = records.map((record, at) => {
    const next = records[at + 1];
    return next === undefined || index.node(next.root).parent !== index.node(record.root).parent
      ? null
      : siblingsBetween(index, record, next.root);
  });
  const shapes = gaps.flatMap((gap) => (gap === null ? [] : [tagsOf(index, gap)]));
  const usual = mostFrequent(shapes);
  if (usual === '' || shapes.filter((shape) => shape === usual).length < shapes.length * MIN_ALIKE_GAPS) return run;
  const size = usual.split(' ').length;
  const spanned = records.map((record, at) => {
    const parentEnd = index.node(index.node(record.root).parent).end;
    const rest = gaps[at] ?? siblingsBetween(index, record, parentEnd).slice(0, size);
    const last = rest.at(-1);
    return last === undefined || (gaps[at] === null && tagsOf(index, rest) !== usual)
      ? record
      : { ...record, end: index.node(last).end };
  });
  return { ...run, records: spanned };
}

function siblingsBetween(index: PageIndex, record: ListRecord, end: number): readonly number[] {
  const siblings: number[] = [];
  for (let at = record.end; at < end && siblings.length < MAX_SIBLINGS; at = index.node(at).end) {
    if (index.node(at).tag !== '#text') siblings.push(at);
  }
  return siblings;
}

function tagsOf(index: PageIndex, ids: readonly number[]): string {
  return ids.map((id) => index.node(id).tag).join(' ');
}

/** Siblings that are built like most blocks are blocks. */
function adoptSiblings(index: PageIndex, run: RecordRun, isKnown: boolean): RecordRun {
  const { records } = run;
  const parents = new Set(records.map((record) => index.node(record.root).parent));
  const covered = new Set(records.map((record) => record.root));
  const usualTag = mostFrequent(records.map((record) => index.node(record.root).tag));
  const isLike = likeness(index, records, isKnown);
  const adopted: ListRecord[] = [];
  let looked = 0;
  for (const parent of parents) {
    for (const sibling of index.elements(parent)) {
      looked += 1;
      if (looked > MAX_SIBLINGS) break;
      if (covered.has(sibling) || index.node(sibling).tag !== usualTag || index.isHidden(sibling)) continue;
      if (records.some((record) => sibling >= record.root && sibling < record.end)) continue;
      if (tells(index, sibling) && isLike(sibling)) adopted.push(adoptedRecord(index, sibling));
    }
  }
  return adopted.length > records.length && !isKnown ? run : withRecords(run, adopted);
}

/** The role that an element is written to have, not one that it has by itself; empty without. */
export function writtenRole(index: PageIndex, id: number): string {
  return (index.node(id).attributes['role'] ?? '').trim().toLowerCase();
}

/** Where most blocks are written to be items of a list, a sibling that is none is a heading or a shelf between them. */
function roleTest(index: PageIndex, records: readonly ListRecord[]): (id: number) => boolean {
  const roles = records.map(({ root }) => writtenRole(index, root));
  const role = mostFrequent(roles);
  const isUsual = role !== '' && roles.filter((own) => own === role).length * 2 > records.length;
  return (id) => !isUsual || writtenRole(index, id) === role;
}

/** What tells that a block is built like most blocks of a list, or marked up as one of a known list. */
function likeness(index: PageIndex, records: readonly ListRecord[], isKnown: boolean): (id: number) => boolean {
  const shapes = records.slice(0, MAX_COMPARED).map((record) => recordShape(index, record.root));
  const names = new Set(isKnown ? records.map(({ root }) => classOf(index, root)).filter((name) => name !== '') : []);
  const isInRole = roleTest(index, records);
  const most = Math.max(FEW_LINKS, ...records.map(({ root }) => targetsIn(index, root) * MOST_TIMES_LINKS));
  const isOfThem = (id: number): boolean => isInRole(id) && targetsIn(index, id) <= most;
  return (id) => isOfThem(id) && (names.has(classOf(index, id)) || similarToMost(recordShape(index, id), shapes));
}

/** Different targets that the links in a block lead to. */
function targetsIn(index: PageIndex, root: number): number {
  const { end } = index.node(root);
  return new Set(index.links.filter((link) => link >= root && link < end).map((link) => index.linkUrl(link))).size;
}

/** How a block is marked up by its makers, empty if it is not: blocks of one list may differ in all else. */
export function classOf(index: PageIndex, id: number): string {
  return (index.node(id).attributes['class'] ?? '').trim();
}

function withRecords(run: RecordRun, further: readonly ListRecord[]): RecordRun {
  if (further.length === 0) return run;
  return { ...run, records: [...run.records, ...further].sort((a, b) => a.root - b.root) };
}

/** Whether a block tells of something. */
function tells(index: PageIndex, id: number): boolean {
  return !isBlank(index, id) && !isPressedAlone(index, id) && !isRowOfNumbers(index, id);
}

/** Neighbouring numbers from which on a block is a pager: of two pages one may be no link. */
const LEAST_NUMBERS = 2;

/** Whether a block is a row of numbers that follow each other, and at least half of its links are some: `Page: 1 2 next`. */
function isRowOfNumbers(index: PageIndex, id: number): boolean {
  const { end } = index.node(id);
  const numbersOf = (texts: readonly string[]): readonly number[] =>
    texts.map((text) => asciiDigits(text.trim())).flatMap((text) => (/^\d{1,4}$/u.test(text) ? [Number(text)] : []));
  const links = index.links.filter((link) => link > id && link < end);
  const linked = numbersOf(links.map((link) => index.text(link)));
  const shown = numbersOf(index.nodes.slice(id + 1, end).flatMap(({ tag, text }) => (tag === '#text' ? [text] : [])));
  const following = shown.filter((number, at) => at > 0 && number === (shown[at - 1] ?? 0) + 1);
  return linked.length > 0 && linked.length * 2 >= links.length && following.length + 1 >= LEAST_NUMBERS;
}

/** Whether a block shows nothing at all, as rows that only fill the room of a table. */
function isBlank(index: PageIndex, id: number): boolean {
  return index.textLength(id) === 0 && PICTURES.every((tag) => index.within(id, tag).length === 0);
}

const PICTURES = ['img', 'svg', 'picture', 'canvas'] as const;

/** Whether a block says nothing but what several buttons in it do, as the heads of columns that sort by them. */
function isPressedAlone(index: PageIndex, id: number): boolean {
  const buttons = index.nodes
    .slice(id + 1, index.node(id).end)
    .filter(({ id: inner, tag }) => tag === 'button' || (tag !== '#text' && index.role(inner) === 'button'));
  const length = buttons.reduce((sum, { id: inner }) => sum + index.textLength(inner), 0);
  return buttons.length > 1 && length >= index.textLength(id);
}

function similarToMost(shape: ReadonlySet<string>, shapes: readonly ReadonlySet<string>[]): boolean {
  const similar = shapes.filter((other) => jaccard(shape, other) >= MIN_SHAPE_SIMILARITY);
  return shape.size > 1 && similar.length * 2 > shapes.length;
}

function adoptedRecord(index: PageIndex, root: number): ListRecord {
  const links = index.links.filter((id) => id > root && id < index.node(root).end);
  const heading = links.find((id) =>
    index.ancestors(id).some((above) => above > root && /^h[1-6]$/u.test(index.node(above).tag)),
  );
  const longest = [...links].sort((a, b) => index.textLength(b) - index.textLength(a))[0];
  const link = heading ?? longest;
  return {
    root,
    end: index.node(root).end,
    links: link === undefined ? [] : [link],
    target: link === undefined ? '' : (index.linkUrl(link) ?? ''),
  };
}

/** Tag paths below a block's root, without texts. */
export function recordShape(index: PageIndex, root: number): ReadonlySet<string> {
  return shapesOf(index)(root);
}

const shapesOf = oncePer((index: PageIndex) => oncePerNode(index, (root) => shapeOf(index, root)));

function shapeOf(index: PageIndex, root: number): ReadonlySet<string> {
  const { end, depth } = index.node(root);
  const shape = new Set<string>();
  const path: string[] = [];
  for (let id = root; id < Math.min(end, root + MAX_SHAPE_NODES); id += 1) {
    const node = index.node(id);
    if (node.tag === '#text' || node.depth - depth > SHAPE_DEPTH) continue;
    path.length = node.depth - depth;
    path.push(node.tag);
    shape.add(path.join('>'));
  }
  return shape;
}
