/**
 * Places of a page that may be a label with its value. Whether they are is told by their being several of a kind.
 */

import type { PageIndex } from '../page-index.js';
import { MAX_LABEL_LENGTH, MAX_VALUE_LENGTH, asLabel, readLabel, runText } from './cell-values.js';
import type { Scope } from './scope.js';

/** A label and its value, perhaps. */
export interface PairCandidate {
  /** Element that holds both. */
  readonly row: number;
  /** The label's element, or the text node that begins with the label. */
  readonly labelNode: number;
  readonly label: string;
  /** Nodes of the value, in order; for a text pair the text itself, cut after the label. */
  readonly valueNodes: readonly number[];
  /** Text of the value where it shares its text node with the label, else null. */
  readonly valueText: string | null;
  /** Candidates of one shape are built alike. */
  readonly shape: string;
  /** A colon, or a `label` element, says that it is a label: then one alone is believed. */
  readonly isDeclared: boolean;
}

/** Elements with more parts than this are no row of a pair, nor flat lists of pairs. */
const MAX_PARTS = 200;
/** Shortest and longest text of a row. */
const MIN_ROW_TEXT = 3;
const MAX_ROW_TEXT = MAX_LABEL_LENGTH + MAX_VALUE_LENGTH;
/** Longest text of an element with many rows of its own. */
const MAX_FLAT_TEXT = 20_000;
const NEVER_ROWS: ReadonlySet<string> = new Set([
  'a',
  'button',
  'table',
  'tbody',
  'thead',
  'tfoot',
  'tr',
  'dl',
  'dt',
  'dd',
  'select',
  'label',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'html',
  'svg',
]);
const LABEL_TAGS: ReadonlySet<string> = new Set([
  'b',
  'strong',
  'span',
  'em',
  'label',
  'i',
  'small',
  'th',
  'font',
  'u',
  'cite',
]);
const ENDS_WITH_COLON = /[:：﹕︰]\s*$/u;
const STARTS_WITH_COLON = /^\s*[:：﹕︰]/u;
const TEXT_PAIR = /^\s*([^:：\n]{2,60}?)\s*(?::\s+|：\s*)(\S.*)?$/su;
const HEADING = /^h[1-6]$/u;

/** All candidates of a scope, in document order. */
export function findPairCandidates(scope: Scope): readonly PairCandidate[] {
  const { index } = scope;
  const found: PairCandidate[] = [];
  for (let id = scope.from; id < scope.end; id += 1) {
    const { tag } = index.node(id);
    const length = index.textLength(id);
    if (
      tag === '#text' ||
      length < MIN_ROW_TEXT ||
      length > MAX_FLAT_TEXT ||
      NEVER_ROWS.has(tag) ||
      scope.isOutside(id)
    )
      continue;
    const parts = shownParts(index, id);
    if (parts.length > MAX_PARTS) continue;
    const row = length <= MAX_ROW_TEXT ? elementRow(index, id, parts) : null;
    if (row !== null) found.push(row);
    else found.push(...alternating(index, id, parts), ...lineRows(index, id, parts));
  }
  return found;
}

/** Children that show something, and line breaks. */
function shownParts(index: PageIndex, id: number): readonly number[] {
  return index.children(id).filter((child) => {
    const { tag, text } = index.node(child);
    if (tag === '#text') return text.trim() !== '';
    return (
      tag === 'br' || (!index.isHidden(child) && (index.textLength(child) > 0 || showsPictureOrControl(index, child)))
    );
  });
}

function showsPictureOrControl(index: PageIndex, id: number): boolean {
  const { tag } = index.node(id);
  return tag === 'img' || tag === 'input' || index.within(id, 'img').length + index.within(id, 'input').length > 0;
}

/** A row of two elements, or of two with a colon between them. */
function elementRow(index: PageIndex, row: number, parts: readonly number[]): PairCandidate | null {
  const hasColonBetween = parts.length === 2 + 1 && isColon(index, parts[1]);
  const [first, value] = hasColonBetween ? [parts[0], parts[2]] : parts.length === 2 ? parts : [];
  if (first === undefined || value === undefined || !isElement(index, first) || !isElement(index, value)) return null;
  const label = readLabel(index, first);
  if (label === null || isHeadedLinks(index, first, value)) return null;
  const isDeclared = hasColonBetween || ENDS_WITH_COLON.test(index.text(first)) || index.node(first).tag === 'label';
  const shape = `row ${tagsOf(index, [row, first, value])}`;
  return { row, labelNode: first, label, valueNodes: [value], valueText: null, shape, isDeclared };
}

function isColon(index: PageIndex, id: number | undefined): boolean {
  return id !== undefined && isText(index, id) && /^\s*[:：]\s*$/u.test(index.node(id).text);
}

/** Neither a text nor a line break. */
function isElement(index: PageIndex, id: number): boolean {
  return !isText(index, id) && index.node(id).tag !== 'br';
}

/** A heading above links is a menu. */
function isHeadedLinks(index: PageIndex, label: number, value: number): boolean {
  const isHeading =
    HEADING.test(index.node(label).tag) || index.elements(label).some((child) => HEADING.test(index.node(child).tag));
  return isHeading && (index.within(value, 'a').length > 0 || index.node(value).tag === 'a');
}

/** Children that take turns: label, value, label, value. */
function alternating(index: PageIndex, row: number, parts: readonly number[]): readonly PairCandidate[] {
  const elements = parts.filter((part) => index.node(part).tag !== 'br');
  if (elements.length < 2 + 2 || elements.length % 2 !== 0 || elements.some((part) => isText(index, part))) return [];
  const looks = elements.map((part) => lookOf(index, part));
  if (looks[0] === looks[1] || !looks.every((look, at) => look === looks[at % 2])) return [];
  return elements.flatMap((first, at) => {
    const value = elements[at + 1];
    const label = at % 2 === 0 && value !== undefined ? readLabel(index, first) : null;
    if (label === null || value === undefined || isHeadedLinks(index, first, value)) return [];
    const isDeclared = ENDS_WITH_COLON.test(index.text(first));
    return [{ row, labelNode: first, label, valueNodes: [value], valueText: null, shape: `turns ${row}`, isDeclared }];
  });
}

/** Lines (between `br`) that begin with a label: an inline element, or a text up to its colon. */
function lineRows(index: PageIndex, row: number, parts: readonly number[]): readonly PairCandidate[] {
  return splitAtBreaks(index, parts).flatMap((line) => {
    const [first, ...rest] = line;
    if (first === undefined) return [];
    const candidate = isText(index, first) ? textPair(index, row, line) : inlineLabel(index, row, { first, rest });
    return candidate === null ? [] : [candidate];
  });
}

function splitAtBreaks(index: PageIndex, parts: readonly number[]): readonly (readonly number[])[] {
  const lines: number[][] = [[]];
  for (const part of parts) {
    if (index.node(part).tag === 'br') lines.push([]);
    else lines.at(-1)?.push(part);
  }
  return lines;
}

function inlineLabel(
  index: PageIndex,
  row: number,
  { first, rest }: { readonly first: number; readonly rest: readonly number[] },
): PairCandidate | null {
  const [next] = rest;
  if (next === undefined || !LABEL_TAGS.has(index.node(first).tag) || lengthOf(index, rest) > MAX_VALUE_LENGTH)
    return null;
  const isDeclared =
    ENDS_WITH_COLON.test(index.text(first)) || (isText(index, next) && STARTS_WITH_COLON.test(index.node(next).text));
  const label = readLabel(index, first);
  if (label === null || (!isDeclared && !isText(index, next))) return null;
  return {
    row,
    labelNode: first,
    label,
    valueNodes: rest,
    valueText: null,
    shape: `line ${tagsOf(index, [row, first])}`,
    isDeclared,
  };
}

function textPair(index: PageIndex, row: number, line: readonly number[]): PairCandidate | null {
  const [first = row, ...rest] = line;
  if (lengthOf(index, line) > MAX_ROW_TEXT) return null;
  const match = TEXT_PAIR.exec(index.node(first).text);
  const label = match === null ? null : asLabel(match[1] ?? '');
  const value = match?.[2] ?? '';
  if (label === null || (value === '' && rest.length === 0)) return null;
  const pair = { row, labelNode: first, label, shape: `text ${index.node(row).tag}`, isDeclared: false };
  if (value === '') return { ...pair, valueNodes: rest, valueText: null };
  return { ...pair, valueNodes: [], valueText: value + rest.map((id) => runText(index, id)).join('') };
}

function lengthOf(index: PageIndex, ids: readonly number[]): number {
  return ids.reduce((sum, id) => sum + index.textLength(id), 0);
}

function isText(index: PageIndex, id: number): boolean {
  return index.node(id).tag === '#text';
}

function lookOf(index: PageIndex, id: number): string {
  const { tag, attributes } = index.node(id);
  return `${tag} ${attributes['class'] ?? ''} ${attributes['role'] ?? ''}`;
}

function tagsOf(index: PageIndex, ids: readonly number[]): string {
  return ids.map((id) => index.node(id).tag).join('>');
}
