/**
 * Lists whose blocks have no address of their own: rows of scripted tables, cards with a click handler, virtual lists.
 *
 * Nothing but repetition tells them, and menus, facets and paragraphs repeat too. So a run counts only with evidence: the
 * page says how large it is, a pager goes with it, or its blocks look like records.
 */

import { jaccard } from '../../base/similarity.js';
import type { NumberText } from '../count-texts.js';
import { rangeIn } from '../counts.js';
import type { ListCandidate, ListSource } from './item-lists.js';
import { createRangeTest } from '../link-areas.js';
import { listFeatures, PLAUSIBLE_SCORE } from './list-features.js';
import { haveTooltipCounts } from '../counted-tooltips.js';
import type { PageIndex } from '../page-index.js';
import { isPickedRow } from './picked-rows.js';
import { isOwnPage } from '../pressables.js';
import { recordShape } from './record-shape.js';
import type { ListRecord, RecordRun } from './records.js';
import { dataCells, headCells, isHeaderRow } from './row-cells.js';

/** What speaks for or against a run from outside of it. */
export interface PlainContext {
  /** Lists of links on the page, best first. */
  readonly linked: readonly ListCandidate[];
  /** Texts with numbers that may state a size. */
  readonly texts: readonly NumberText[];
  /** Whether a pager goes with the run. */
  readonly isPaged: (run: RecordRun) => boolean;
}

/** Blocks below which repetition tells nothing, and below which it tells little. */
const MIN_RECORDS = 2;
const MIN_UNTOLD = 5;
/** Children of one element that are looked at, and blocks that shapes are compared with. */
const MAX_CHILDREN = 5_000;
const COMPARED = 5;
const MIN_LIKENESS = 0.5;
/** Runs that are weighed. */
const MAX_RUNS = 12;
/** Runs, the best first, for which a pager is looked for. */
const MAX_PAGED = 4;
/** Factor against a list of links that looks as good. */
const PLAIN_FACTOR = 0.6;
/** Share of blocks that must show what makes a record. */
const MIN_SHARE = 0.6;
/** Cells from which a row is more than a label and its value. */
const MIN_CELLS = 3;
/** Blocks and share of the page's text from which a run is what the page is about. */
const MANY = 8;
const BULK_SHARE = 0.4;
/** Nodes of a grid within which its heads are looked for. */
const MAX_HEAD_NODES = 1_000;
/** Longer texts state no size. */
const MAX_STATEMENT = 80;

/** Elements that are parts of blocks, of forms or of the page's head, never blocks. */
const NEVER_RECORDS: ReadonlySet<string> = new Set([
  'td',
  'th',
  'dt',
  'dd',
  'option',
  'optgroup',
  'br',
  'hr',
  'script',
  'style',
  'link',
  'meta',
  'label',
  'input',
  'select',
  'button',
  'path',
  'circle',
  'col',
  'thead',
  'tfoot',
  'head',
  'body',
  'html',
  'main',
  'p',
  'img',
  'svg',
  'source',
  'nav',
  'header',
  'footer',
  'fieldset',
  'form',
]);
const CELL_ROLES: ReadonlySet<string> = new Set(['cell', 'gridcell', 'columnheader', 'rowheader']);
const CHOICE_ROLES: ReadonlySet<string> = new Set([
  'checkbox',
  'radio',
  'option',
  'switch',
  'tab',
  'menuitem',
  'menuitemcheckbox',
  'menuitemradio',
  'treeitem',
]);
const FRAME: ReadonlySet<string> = new Set(['navigation', 'header', 'footer']);

/** Runs of blocks without addresses that may be the main list, best first. */
export function findPlainCandidates(source: ListSource, context: PlainContext): readonly ListCandidate[] {
  const { index } = source;
  const runs = findRuns(index).filter((run) => !isLinked(run, context.linked) && !areValues(index, run));
  const measured = runs
    .map((run) => ({ ...run, features: listFeatures(source, run.container, run.records) }))
    .sort((a, b) => b.features.score - a.features.score)
    .slice(0, MAX_RUNS);
  const hasLinked = (context.linked[0]?.features.score ?? 0) >= PLAUSIBLE_SCORE;
  const isNeverPaged = (): boolean => false;
  return measured.flatMap((candidate, at) => {
    const evidence = evidenceFor(source, candidate, at < MAX_PAGED ? context : { ...context, isPaged: isNeverPaged });
    if (evidence === 'none' || (evidence === 'looks' && hasLinked)) return [];
    // Rows of tables hold little text: the evidence, not their look, is what makes them plausible.
    const look = candidate.features.score * (evidence === 'looks' ? PLAIN_FACTOR : 1);
    const score = PLAUSIBLE_SCORE + look;
    return [{ ...candidate, features: { ...candidate.features, score } }];
  });
}

/** Blocks at a place where the site's lists are known to stand: as many as there are, even one. */
export function plainRecordsIn(index: PageIndex, container: number): readonly ListRecord[] {
  const run = runIn(index, container, 1);
  return run === null ? [] : run.records.filter((record) => isRich(index, record));
}

/** Whether the blocks say how many there are of each of them. */
function areValues(index: PageIndex, { records }: RecordRun): boolean {
  const roots = records.map(({ root }) => root);
  return haveTooltipCounts(index, roots);
}

/** Whether the list's blocks have addresses: then the run only wraps what is known better. */
function isLinked({ records }: RecordRun, linked: readonly ListCandidate[]): boolean {
  const isInside = createRangeTest(records);
  return linked.some(
    (list) =>
      list.features.score >= PLAUSIBLE_SCORE / 2 &&
      list.records.filter(({ root }) => isInside(root)).length * 2 > Math.min(list.records.length, records.length),
  );
}

type Evidence = 'told' | 'looks' | 'none';

function evidenceFor(
  { index, tally }: ListSource,
  { container, records, features }: ListCandidate,
  context: PlainContext,
): Evidence {
  if (isStated(records, context.texts) || context.isPaged({ container, records })) return 'told';
  if (records.length < MIN_UNTOLD) return 'none';
  const share = (test: (record: ListRecord) => boolean): boolean =>
    records.filter(test).length >= records.length * MIN_SHARE;
  const looksLikeRecord =
    share((record) => dataCells(index, record.root).length >= MIN_CELLS) ||
    share(isUnderHeads(index, { container, records })) ||
    share(({ root, end }) => tally.count('prices', root, end) > 0) ||
    share(({ root }) => isWholePressed(index, root)) ||
    (isListMarkup(index, container) && share(({ root, end }) => tally.count('headings', root, end) > 0)) ||
    (isBulk(features) &&
      share(({ root, end }) => wordedTexts(index, root, end) > 1 || tally.count('headings', root, end) > 0));
  return looksLikeRecord ? 'looks' : 'none';
}

/** Tells rows of several cells under a row of as many heads: many rows of even two cells are more than labels and values. */
function isUnderHeads(index: PageIndex, { container, records }: RecordRun): (record: ListRecord) => boolean {
  if (records.length < MANY) return () => false;
  const grid = [container, ...index.ancestors(container)].find((id) => GRIDS.has(index.role(id) ?? ''));
  const heads = grid === undefined ? 0 : Math.max(0, ...headCounts(index, grid));
  return ({ root }) => heads > 1 && dataCells(index, root).length === heads;
}

const GRIDS: ReadonlySet<string> = new Set(['table', 'grid', 'treegrid']);

/** Numbers of heads in the first rows of a grid that hold nothing else. */
function headCounts(index: PageIndex, grid: number): readonly number[] {
  const counts: number[] = [];
  const end = Math.min(index.node(grid).end, grid + MAX_HEAD_NODES);
  for (let id = grid + 1; id < end; id += 1) {
    if (isHeaderRow(index, id)) counts.push(headCells(index, id).length);
  }
  return counts;
}

/** So many blocks with so much of the page's text are what the page is about. */
function isBulk({ size, textShare }: ListCandidate['features']): boolean {
  return size >= MANY && textShare >= BULK_SHARE;
}

/** Number of texts with words: a choice has one, and perhaps a count. */
function wordedTexts(index: PageIndex, root: number, end: number): number {
  let texts = 0;
  for (let id = root; id < end; id += 1) {
    const { tag, visible, text } = index.node(id);
    if (visible === false) id = index.node(id).end - 1;
    else if (tag === '#text' && /\p{L}/u.test(text)) texts += 1;
  }
  return texts;
}

/** "1–10 of 57", "24 of 312", or the number of blocks alone beside a word. */
function isStated(records: readonly ListRecord[], texts: readonly NumberText[]): boolean {
  const isInside = createRangeTest(records);
  return texts.some(({ node, numbers, text }) => {
    if (isInside(node) || text.length > MAX_STATEMENT) return false;
    const range = rangeIn(numbers.slice(0, MIN_CELLS));
    if (range !== null) return (range.to ?? 0) - (range.from ?? 0) + 1 === records.length;
    return numbers.includes(records.length) && records.length >= MIN_UNTOLD;
  });
}

function isWholePressed(index: PageIndex, root: number): boolean {
  const { listensForClicks, role } = index.node(root);
  return listensForClicks === true && !CHOICE_ROLES.has(role ?? '') && index.elements(root).length > 1;
}

function isListMarkup(index: PageIndex, container: number): boolean {
  const { tag, role } = index.node(container);
  return tag === 'ul' || tag === 'ol' || role === 'list' || role === 'grid' || role === 'feed' || role === 'table';
}

function findRuns(index: PageIndex): readonly RecordRun[] {
  const runs: RecordRun[] = [];
  for (const { id, tag, visible } of index.nodes) {
    if (tag === '#text' || visible === false || FRAME.has(index.landmark(id) ?? '')) continue;
    const run = runIn(index, id, MIN_RECORDS);
    if (run !== null && isPlausible(index, run) && !isInLink(index, id)) runs.push(run);
  }
  return [...runs, ...joinedRows(index, runs)];
}

/** Whether a link that leads elsewhere holds an element: what lies in a card is a part of it. */
function isInLink(index: PageIndex, id: number): boolean {
  return [id, ...index.ancestors(id)].some((up) => index.linkUrl(up) !== null && !isOwnPage(index, up));
}

/** Children of one element that are built alike. */
function runIn(index: PageIndex, container: number, least: number): RecordRun | null {
  const { end } = index.node(container);
  // No room for so many children with something in each.
  if (end - container < least * 2) return null;
  const children = index
    .elements(container)
    .slice(0, MAX_CHILDREN)
    .filter((id) => isBlock(index, id));
  if (children.length < least) return null;
  const tag = usualTag(index, children);
  const alike = children.filter((id) => index.node(id).tag === tag);
  const shapes = alike.map((id) => recordShape(index, id));
  const models = shapes.slice(0, COMPARED);
  const records = alike
    .filter((_, at) => isLikeMost(shapes[at] ?? new Set(), models))
    .map((id): ListRecord => ({ root: id, end: index.node(id).end, links: [], target: `#${id}` }));
  return records.length < least ? null : { container, records };
}

function isBlock(index: PageIndex, id: number): boolean {
  const { tag, visible, role, attributes } = index.node(id);
  return (
    visible !== false &&
    !NEVER_RECORDS.has(tag) &&
    !CELL_ROLES.has(role ?? '') &&
    !CHOICE_ROLES.has(role ?? '') &&
    attributes['aria-hidden'] !== 'true' &&
    !isHeaderRow(index, id) &&
    !isNotice(index, id)
  );
}

/** A row of one cell over several columns says something about the table: that nothing was found. */
function isNotice(index: PageIndex, id: number): boolean {
  if (index.node(id).tag !== 'tr') return false;
  const [only, ...others] = index.elements(id);
  return only !== undefined && others.length === 0 && Number(index.node(only).attributes['colspan'] ?? 1) > 1;
}

function usualTag(index: PageIndex, ids: readonly number[]): string {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(index.node(id).tag, (counts.get(index.node(id).tag) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}

function isLikeMost(shape: ReadonlySet<string>, models: readonly ReadonlySet<string>[]): boolean {
  const alike = models.filter((model) => jaccard(shape, model) >= MIN_LIKENESS).length;
  return alike * 2 > models.length;
}

/** Blocks that show something, are no choices and mostly show more than one thing. */
function isPlausible(index: PageIndex, { records }: RecordRun): boolean {
  const rich = records.filter((record) => isRich(index, record)).length;
  const choices = records.filter((record) => isChoice(index, record)).length;
  return rich >= records.length * MIN_SHARE && choices * 2 < records.length;
}

/** Whether a block shows at least two texts, or a text with a picture or a heading, or a named picture. */
function isRich(index: PageIndex, { root, end }: ListRecord): boolean {
  let texts = 0;
  let isPictured = false;
  for (let id = root; id < end; id += 1) {
    const node = index.node(id);
    if (node.visible === false) {
      id = node.end - 1;
      continue;
    }
    if (node.tag === '#text') texts += /[\p{L}\p{Nd}]/u.test(node.text) ? 1 : 0;
    else if (/^(?:img|picture|svg|h[1-6])$/u.test(node.tag) || node.attributes['title'] !== undefined)
      isPictured = true;
    if (texts > 1 || (texts === 1 && isPictured)) return true;
  }
  return isPictured && index.accessibleName(root) !== '';
}

/** Whether a block is for choosing: a box, a radio or an option with its label, or a panel with fields. */
function isChoice(index: PageIndex, { root, end }: ListRecord): boolean {
  if (isPickedRow(index, root)) return false;
  for (let id = root; id < end; id += 1) {
    const { tag, attributes, role, visible } = index.node(id);
    if (tag === 'input' && /^(?:checkbox|radio)$/iu.test(attributes['type'] ?? '')) return true;
    if (visible !== false && isField(tag, attributes)) return true;
    if (CHOICE_ROLES.has(role ?? '') && role !== 'menuitem') return true;
  }
  return false;
}

/** Whether an element is a field that a visitor types or chooses in. */
function isField(tag: string, attributes: Readonly<Record<string, string>>): boolean {
  if (tag === 'select' || tag === 'textarea') return true;
  return tag === 'input' && !/^(?:hidden|button|submit|reset|image)$/iu.test(attributes['type'] ?? '');
}

/** Blocks in rows: neighbouring runs in like elements that hold nothing else. */
function joinedRows(index: PageIndex, runs: readonly RecordRun[]): readonly RecordRun[] {
  const byParent = new Map<number, RecordRun[]>();
  for (const run of runs) {
    const { parent, tag } = index.node(run.container);
    if (parent < 0 || tag === 'tr' || index.role(run.container) === 'row') continue;
    const rows = byParent.get(parent);
    if (rows === undefined) byParent.set(parent, [run]);
    else rows.push(run);
  }
  return [...byParent].flatMap(([container, rows]) => {
    const [first] = rows;
    const isRows =
      first !== undefined &&
      rows.length > 1 &&
      rows.length === index.elements(container).length &&
      rows.every((row) => index.node(row.container).tag === index.node(first.container).tag) &&
      jaccard(recordShape(index, first.records[0]?.root ?? 0), recordShape(index, rows[1]?.records[0]?.root ?? 0)) >=
        MIN_LIKENESS;
    return isRows ? [{ container, records: rows.flatMap(({ records }) => records) }] : [];
  });
}
