/**
 * Edits with places for the value that was chosen. From one example a template keeps every reading that explains it (the
 * value may be the displayed text, what the control sends, a constant); a second example leaves those that explain both.
 */

import { type Tree, isList, isRecord, isSetLike, recordOf } from './tree.js';
import type { Edit } from './tree-edits.js';

/** A text that may stand in a request for a step. */
export interface StepText {
  /** Which step of the move and which of its texts: `0 value`, `0 handle 1`, `parent value`, `page`. */
  readonly source: string;
  readonly text: string;
}

/** One way to read a scalar. */
export type Reading =
  | { readonly kind: 'constant'; readonly value: Tree }
  | { readonly kind: 'text'; readonly parts: readonly Part[]; readonly numeric: boolean };

/** A part of a text: always the same, or a step's text as the site writes it. */
export type Part = string | { readonly source: string; readonly change: keyof typeof CHANGES };

/** A tree of which each scalar has its possible readings. */
export type Template =
  | { readonly kind: 'scalar'; readonly readings: readonly Reading[] }
  | { readonly kind: 'list'; readonly items: readonly Template[]; readonly set: boolean }
  | { readonly kind: 'record'; readonly entries: readonly (readonly [Template, Template])[] };

/** How sites write a text in a request. */
const CHANGES = {
  same: (text: string): string => text,
  lower: (text: string): string => text.toLowerCase(),
  upper: (text: string): string => text.toUpperCase(),
  dashed: (text: string): string => slug(text, '-'),
  underscored: (text: string): string => slug(text, '_'),
  escaped: (text: string): string => encodeURIComponent(text),
} as const;

const CHANGE_NAMES = Object.keys(CHANGES) as readonly (keyof typeof CHANGES)[];

/** Texts of steps in one text: "Games > Board games > Chess" names two steps before the last. */
const MOST_TEXTS = 3;

/** Longest list whose other orders are tried when two examples are compared. */
const LONGEST_REORDERED = 3;

function slug(text: string, joint: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^\p{L}\p{N}]+/gu, joint).replace(new RegExp(`^${joint}|${joint}$`, 'gu'), '');
}

/** All readings of an edit, given the texts of the steps that caused it. */
export function editTemplate(edit: Edit, texts: readonly StepText[]): Template {
  return templateOf(editTree(edit), texts);
}

function editTree(edit: Edit): Tree {
  return [edit.do, edit.at, edit.value, edit.gone, edit.tail];
}

function templateOf(tree: Tree, texts: readonly StepText[]): Template {
  if (isList(tree)) {
    return { kind: 'list', items: tree.map((item) => templateOf(item, texts)), set: isSetLike(tree) };
  }
  if (isRecord(tree)) {
    const entries = Object.entries(tree).sort(([a], [b]) => (a < b ? -1 : 1));
    return {
      kind: 'record',
      entries: entries.map(([name, value]) => [templateOf(name, texts), templateOf(value, texts)]),
    };
  }
  return { kind: 'scalar', readings: [{ kind: 'constant', value: tree }, ...textReadings(tree, texts)] };
}

function textReadings(scalar: Tree, texts: readonly StepText[]): readonly Reading[] {
  if (typeof scalar !== 'string' && typeof scalar !== 'number') return [];
  const numeric = typeof scalar === 'number';
  return partings(String(scalar), texts, MOST_TEXTS)
    .filter((parts) => !numeric || parts.length === 1)
    .map((parts) => ({ kind: 'text', parts, numeric }));
}

/** All ways to take a text apart into texts of steps, at least one, and what stands between them. */
function partings(whole: string, texts: readonly StepText[], most: number): readonly (readonly Part[])[] {
  return texts.flatMap(({ source, text }) =>
    CHANGE_NAMES.flatMap((change): readonly (readonly Part[])[] => {
      const part = CHANGES[change](text);
      const at = change !== 'same' && part === text ? -1 : placeIn(whole, part);
      if (at < 0) return [];
      const head = [...constant(whole.slice(0, at)), { source, change }];
      const rest = whole.slice(at + part.length);
      const others = texts.filter((other) => stepOf(other.source) !== stepOf(source));
      const further = most > 1 ? partings(rest, others, most - 1) : [];
      return [constant(rest), ...further].map((tail) => [...head, ...tail]);
    }),
  );
}

function constant(text: string): readonly Part[] {
  return text === '' ? [] : [text];
}

function stepOf(source: string): string {
  return source.split(' ')[0] ?? '';
}

/** Where a text stands in another as a word of its own, or -1: "1" does not stand in "12". */
function placeIn(whole: string, part: string): number {
  if (part === '') return -1;
  for (let at = whole.indexOf(part); at >= 0; at = whole.indexOf(part, at + 1)) {
    if (!isOneWord(whole[at - 1], part[0]) && !isOneWord(part.at(-1), whole[at + part.length])) return at;
  }
  return -1;
}

function isOneWord(left: string | undefined, right: string | undefined): boolean {
  if (left === undefined || right === undefined) return false;
  return (/\p{N}/u.test(left) && /\p{N}/u.test(right)) || (/\p{L}/u.test(left) && /\p{L}/u.test(right));
}

/** The readings that two templates share, or null if they cannot mean the same. */
export function sharedTemplate(first: Template, second: Template): Template | null {
  if (first.kind === 'scalar' && second.kind === 'scalar') {
    const known = new Set(second.readings.map(readingKey));
    const readings = first.readings.filter((reading) => known.has(readingKey(reading)));
    return readings.length === 0 ? null : { kind: 'scalar', readings };
  }
  if (first.kind === 'list' && second.kind === 'list') return sharedList(first, second);
  return first.kind === 'record' && second.kind === 'record' ? sharedRecord(first, second) : null;
}

type RecordTemplate = Extract<Template, { kind: 'record' }>;

function sharedRecord(first: RecordTemplate, second: RecordTemplate): Template | null {
  if (first.entries.length !== second.entries.length) return null;
  const entries: [Template, Template][] = [];
  for (const [index, [name, value]] of first.entries.entries()) {
    const other = second.entries[index];
    const sharedName = other === undefined ? null : sharedTemplate(name, other[0]);
    const sharedValue = other === undefined ? null : sharedTemplate(value, other[1]);
    if (sharedName === null || sharedValue === null) return null;
    entries.push([sharedName, sharedValue]);
  }
  return { kind: 'record', entries };
}

type ListTemplate = Extract<Template, { kind: 'list' }>;

function sharedList(first: ListTemplate, second: ListTemplate): Template | null {
  if (first.items.length !== second.items.length) return null;
  const reorder = first.set && second.set && first.items.length <= LONGEST_REORDERED;
  for (const order of reorder ? ordersOf(second.items) : [second.items]) {
    const items = first.items.map((item, index) => {
      const other = order[index];
      return other === undefined ? null : sharedTemplate(item, other);
    });
    const shared = items.filter((item) => item !== null);
    if (shared.length === items.length) return { kind: 'list', items: shared, set: first.set };
  }
  return null;
}

function ordersOf(items: readonly Template[]): readonly (readonly Template[])[] {
  if (items.length <= 1) return [items];
  return items.flatMap((item, index) => ordersOf(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));
}

/** Text by which a reading is told from others. */
export function readingKey(reading: Reading): string {
  return JSON.stringify(reading);
}

/** Whether some scalar of the template cannot be a constant: it carries what was chosen. */
export function carriesChoice(template: Template): boolean {
  switch (template.kind) {
    case 'scalar':
      return template.readings.every(({ kind }) => kind === 'text');
    case 'list':
      return template.items.some(carriesChoice);
    case 'record':
      return template.entries.some(([name, value]) => carriesChoice(name) || carriesChoice(value));
  }
}

/** Whether some scalar of the template may stand for what was chosen. */
export function mayCarryChoice(template: Template): boolean {
  switch (template.kind) {
    case 'scalar':
      return template.readings.some(({ kind }) => kind === 'text');
    case 'list':
      return template.items.some(mayCarryChoice);
    case 'record':
      return template.entries.some(([name, value]) => mayCarryChoice(name) || mayCarryChoice(value));
  }
}

/** The edit for other texts, or null if readings that are left disagree on it or a text is missing. */
export function editFrom(template: Template, texts: readonly StepText[]): Edit | null {
  const tree = treeFrom(template, new Map(texts.map(({ source, text }) => [source, text])));
  if (!isList(tree)) return null;
  const [what, at, value, gone, tail] = tree;
  if (!isList(at) || value === undefined || !isList(gone)) return null;
  return { do: what as Edit['do'], at: at.map(String), value, gone, tail: Number(tail) };
}

function treeFrom(template: Template, texts: ReadonlyMap<string, string>): Tree | undefined {
  switch (template.kind) {
    case 'scalar':
      return scalarFrom(template.readings, texts);
    case 'list': {
      const items = template.items.map((item) => treeFrom(item, texts));
      return items.some((item) => item === undefined) ? undefined : items.filter((item) => item !== undefined);
    }
    case 'record': {
      const entries: [string, Tree][] = [];
      for (const [name, value] of template.entries) {
        const [key, inner] = [treeFrom(name, texts), treeFrom(value, texts)];
        if (key === undefined || inner === undefined) return undefined;
        entries.push([String(key), inner]);
      }
      return recordOf(entries);
    }
  }
}

function scalarFrom(readings: readonly Reading[], texts: ReadonlyMap<string, string>): Tree | undefined {
  const values = new Map<string, Tree>();
  for (const reading of readings) {
    const value = readingValue(reading, texts);
    if (value !== undefined) values.set(JSON.stringify(value), value);
  }
  return values.size === 1 ? [...values.values()][0] : undefined;
}

function readingValue(reading: Reading, texts: ReadonlyMap<string, string>): Tree | undefined {
  if (reading.kind === 'constant') return reading.value;
  let value = '';
  for (const part of reading.parts) {
    const text = typeof part === 'string' ? part : texts.get(part.source);
    if (text === undefined) return undefined;
    value += typeof part === 'string' ? part : CHANGES[part.change](text);
  }
  if (!reading.numeric) return value;
  return /^-?\d+(?:\.\d+)?$/u.test(value) ? Number(value) : undefined;
}
