/**
 * Labelled values on cards: columns of a table, definition lists, `Label: value`, and labels that most cards repeat.
 */

import { collapse, labelText, textKey } from '../../base/text.js';
import type { LabelledValues } from '../../model/page.js';
import { readCardTexts } from './card-texts.js';
import type { PageIndex } from '../page-index.js';
import type { ListRecord } from './records.js';
import { dataCells } from './row-cells.js';

/** Labels and values kept: length in characters, number per card. */
const MAX_LABEL = 60;
const MAX_VALUE = 200;
const MAX_PAIRS = 40;
/** Rows of a table's head, and columns that one cell may span. */
const MAX_HEAD_ROWS = 3;
const MAX_SPAN = 20;
const LABEL_AND_VALUE = /^([^:：]{1,60})[:：]\s*(\S.*)$/u;
const ENDS_AS_LABEL = /[:：]$/u;
/** `12:30` is a time, not a label. */
const CLOCK = /\p{Nd}[:：]\p{Nd}/u;
/** Share of cards that must repeat a text before other texts for it to be a label. */
const MIN_LABEL_SHARE = 0.6;
/** Cards below which repetition tells nothing. */
const MIN_CARDS = 4;

/** Labelled values of each card; a label comes once per card, with all of its values. */
export function readCardAttributes(
  index: PageIndex,
  records: readonly ListRecord[],
): readonly (readonly LabelledValues[])[] {
  const repeated = repeatedLabels(records.map((record) => readCardTexts(index, record)));
  return records.map((record) => {
    const pairs = hasColumns(index, record.root)
      ? columnPairs(index, record)
      : [...definitionPairs(index, record), ...textPairs(index, record, repeated)];
    return gather(pairs.slice(0, MAX_PAIRS));
  });
}

interface Pair {
  readonly node: number;
  readonly label: string;
  readonly value: string;
}

function gather(pairs: readonly Pair[]): readonly LabelledValues[] {
  const byLabel = new Map<string, { readonly node: number; readonly label: string; readonly values: string[] }>();
  for (const { node, label, value } of pairs) {
    const key = textKey(label);
    if (key === '' || value === '' || label.length > MAX_LABEL) continue;
    const known = byLabel.get(key);
    if (known === undefined) byLabel.set(key, { node, label, values: [value.slice(0, MAX_VALUE)] });
    else if (!known.values.includes(value)) known.values.push(value.slice(0, MAX_VALUE));
  }
  return [...byLabel.values()].map((entry) => ({ ...entry, from: 'card' as const }));
}

/** Cells under the headers of the table's head row. */
function columnPairs(index: PageIndex, record: ListRecord): readonly Pair[] {
  const headers = headerTexts(index, record.root);
  const pairs: Pair[] = [];
  let column = 0;
  for (const cell of dataCells(index, record.root)) {
    const label = headers[column] ?? '';
    column += Number(index.node(cell).attributes['colspan'] ?? 1) || 1;
    if (!record.links.some((link) => index.contains(cell, link)))
      pairs.push({ node: cell, label, value: index.text(cell) });
  }
  return pairs;
}

/** What the head of a table calls the column of a row in which a node lies; null outside of tables. */
export function columnLabel(
  index: PageIndex,
  { row, node }: { readonly row: number; readonly node: number },
): string | null {
  if (!hasColumns(index, row)) return null;
  let column = 0;
  for (const cell of dataCells(index, row)) {
    if (index.contains(cell, node)) return headerTexts(index, row)[column] || null;
    column += Number(index.node(cell).attributes['colspan'] ?? 1) || 1;
  }
  return null;
}

/** Header texts by column: the last row before the data whose cells are all headers, in head or body. */
function headerTexts(index: PageIndex, row: number): readonly string[] {
  if (index.node(row).tag !== 'tr') return gridHeaders(index, row);
  const table = index.ancestors(row).find((id) => index.node(id).tag === 'table');
  if (table === undefined) return [];
  const head = index
    .within(table, 'tr')
    .slice(0, MAX_HEAD_ROWS)
    .filter(
      (id) =>
        id < row &&
        index.elements(id).length > 1 &&
        index.elements(id).every((cell) => index.node(cell).tag === 'th' || isInHead(index, id)),
    );
  const last = head.at(-1);
  if (last === undefined) return [];
  return index.elements(last).flatMap((cell) => {
    const span = Math.min(MAX_SPAN, Number(index.node(cell).attributes['colspan'] ?? 1) || 1);
    return new Array<string>(span).fill(labelText(index.text(cell)));
  });
}

/** A row of a table, or of a grid whose head names its columns. */
function hasColumns(index: PageIndex, root: number): boolean {
  return index.node(root).tag === 'tr' || (index.role(root) === 'row' && gridHeaders(index, root).length > 0);
}

const GRID_ROLES: ReadonlySet<string> = new Set(['grid', 'table', 'treegrid']);

/** Names of the columns of a grid that is made of other elements than a table's. */
function gridHeaders(index: PageIndex, row: number): readonly string[] {
  const grid = index.ancestors(row).find((id) => GRID_ROLES.has(index.role(id) ?? ''));
  if (grid === undefined) return [];
  const headers: string[] = [];
  for (let id = grid + 1; id < row; id += 1)
    if (index.role(id) === 'columnheader' && !index.isHidden(id)) headers.push(labelText(index.text(id)));
  return headers;
}

function isInHead(index: PageIndex, row: number): boolean {
  return index.node(index.node(row).parent).tag === 'thead';
}

function definitionPairs(index: PageIndex, record: ListRecord): readonly Pair[] {
  const pairs: Pair[] = [];
  let label = '';
  for (const id of [...index.within(record.root, 'dt'), ...index.within(record.root, 'dd')].sort((a, b) => a - b)) {
    if (index.node(id).tag === 'dt') label = labelText(index.text(id));
    else pairs.push({ node: id, label, value: index.text(id) });
  }
  return pairs;
}

/** `Label: value` in one text, or a label with the text after it. */
function textPairs(index: PageIndex, record: ListRecord, repeated: ReadonlySet<string>): readonly Pair[] {
  const texts = readCardTexts(index, record);
  const pairs: Pair[] = [];
  texts.forEach((text, at) => {
    const match = CLOCK.test(text) ? null : LABEL_AND_VALUE.exec(text);
    const next = texts[at + 1];
    if (match !== null)
      pairs.push({ node: record.root, label: collapse(match[1] ?? ''), value: collapse(match[2] ?? '') });
    else if (
      next !== undefined &&
      (ENDS_AS_LABEL.test(text) || repeated.has(textKey(text))) &&
      !repeated.has(textKey(next))
    ) {
      pairs.push({ node: record.root, label: labelText(text), value: next });
    }
  });
  return pairs;
}

/** Texts that most cards have, each time before a text that differs from card to card. */
function repeatedLabels(cards: readonly (readonly string[])[]): ReadonlySet<string> {
  if (cards.length < MIN_CARDS) return new Set();
  const followers = new Map<string, { cards: number; readonly next: Set<string> }>();
  for (const texts of cards) {
    const seen = new Set<string>();
    texts.forEach((text, at) => {
      const key = textKey(text);
      const next = texts[at + 1];
      if (next === undefined || seen.has(key) || text.length > MAX_LABEL || !/\p{L}/u.test(text)) return;
      seen.add(key);
      const entry = followers.get(key) ?? { cards: 0, next: new Set<string>() };
      entry.cards += 1;
      entry.next.add(textKey(next));
      followers.set(key, entry);
    });
  }
  const labels = [...followers].filter(([, entry]) => entry.cards >= cards.length * MIN_LABEL_SHARE);
  const keys = new Set(labels.map(([key]) => key));
  return new Set(
    labels
      .filter(([, entry]) => entry.next.size > 1 && ![...entry.next].every((next) => keys.has(next)))
      .map(([key]) => key),
  );
}
