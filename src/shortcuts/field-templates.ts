/**
 * How a displayed text or an address is made of the fields of a record, learnt from examples: `/card/{objectID}`.
 */

import { collapse } from '../base/text.js';

/** A text made of literal parts and fields. */
export interface FieldTemplate {
  readonly parts: readonly (string | { readonly field: string; readonly change: keyof typeof CHANGES })[];
  /** A field without which there is no such text, and what must stand in it where it does not count that there is one. */
  readonly given?: { readonly field: string; readonly value?: string };
}

/** Templates of one text: the first counts of whose fields a record has all. */
export type FieldReading = readonly FieldTemplate[];

/** One text as displayed, and the record that it was made of. */
export interface FieldExample {
  readonly text: string;
  readonly fields: ReadonlyMap<string, string>;
}

/** How sites write a field in a page. */
const CHANGES = {
  same: (text: string): string => text,
  trimmed: (text: string): string => collapse(text),
  escaped: (text: string): string => encodeURIComponent(text),
  path: (text: string): string => encodeURI(text),
  lower: (text: string): string => text.toLowerCase(),
  cents: (text: string): string => (/^-?\d+(?:\.\d+)?$/u.test(text) ? Number(text).toFixed(2) : text),
} as const;

const CHANGE_NAMES = Object.keys(CHANGES) as readonly (keyof typeof CHANGES)[];

/** Readings of one example with as many fields that are tried on the others. */
const MOST_CANDIDATES = 60;

/** Examples from which readings are drawn: the first may be an exception. */
const SEEDS = 3;

/** How many fields one text is made of, at most. */
const MOST_PARTS = 3;

/** Share of the examples that a template must explain to be the usual one. */
const USUAL_SHARE = 0.5;

/** Fewer exceptions from the usual one may be explained by chance. */
const LEAST_OTHERS = 2;

/** The template that explains at least this share of the examples, or null. Of equal ones the one with the shallowest fields. */
export function learnTemplate(examples: readonly FieldExample[], share: number): FieldTemplate | null {
  let best: { readonly template: FieldTemplate; readonly right: number } | null = null;
  for (const seed of examples.slice(0, SEEDS)) {
    for (const template of templatesOf(seed)) {
      const right = examples.filter(({ text, fields }) => templateText(template, fields) === text).length;
      if (right >= share * examples.length && (best === null || right > best.right)) best = { template, right };
      if (right === examples.length) return template;
    }
  }
  return best?.template ?? null;
}

/**
 * The templates that together explain at least this share of the examples, or null. Records that have more may be shown in
 * another way than most, as those that are paid for are linked through the address that counts the visits.
 */
export function learnReading(examples: readonly FieldExample[], share: number): FieldReading | null {
  const whole = learnTemplate(examples, share);
  if (whole !== null) return [whole];
  const usual = learnTemplate(examples, USUAL_SHARE);
  if (usual === null) return null;
  const others = examples.filter(({ text, fields }) => templateText(usual, fields) !== text);
  const other = others.length < LEAST_OTHERS ? null : learnTemplate(others, share);
  if (other === null) return null;
  const isRight = (reading: FieldReading): boolean =>
    examples.filter(({ text, fields }) => readingText(reading, fields) === text).length >= share * examples.length;
  return (
    [
      [other, usual],
      [usual, other],
    ].find(isRight) ?? null
  );
}

/** The text for a record; null if it lacks some field of each template. */
export function readingText(reading: FieldReading, fields: ReadonlyMap<string, string>): string | null {
  for (const template of reading) {
    const text = templateText(template, fields);
    if (text !== null) return text;
  }
  return null;
}

/** The text for a record; null if one of its fields is missing. */
export function templateText(template: FieldTemplate, fields: ReadonlyMap<string, string>): string | null {
  if (template.given !== undefined && !isGiven(template.given, fields)) return null;
  let text = '';
  for (const part of template.parts) {
    if (typeof part === 'string') {
      text += part;
      continue;
    }
    const value = fields.get(part.field);
    if (value === undefined) return null;
    text += CHANGES[part.change](value);
  }
  return text;
}

/** Whether a record has a field, with a value where one is told. */
export function isGiven(
  { field, value }: NonNullable<FieldTemplate['given']>,
  fields: ReadonlyMap<string, string>,
): boolean {
  return value === undefined ? fields.has(field) : fields.get(field) === value;
}

/** Templates that explain one example: those with fewer and longer fields first. */
export function* templatesOf({ text, fields }: FieldExample): Generator<FieldTemplate> {
  let open: readonly FieldTemplate[] = [{ parts: [text] }];
  for (let round = 0; round < MOST_PARTS; round += 1) {
    open = open.flatMap((template) => refined(template, fields)).slice(0, MOST_CANDIDATES);
    yield* open;
  }
}

interface Occurrence {
  readonly field: string;
  readonly change: keyof typeof CHANGES;
  readonly text: string;
}

/** The template with its last literal that holds a field's value taken apart. */
function refined(template: FieldTemplate, fields: ReadonlyMap<string, string>): readonly FieldTemplate[] {
  return template.parts.flatMap((part, index) => {
    if (typeof part !== 'string') return [];
    return occurrences(part, fields).map(({ field, change, text }): FieldTemplate => {
      const at = wordPlace(part, text);
      const pieces = [part.slice(0, at), { field, change }, part.slice(at + text.length)].filter(
        (piece) => piece !== '',
      );
      return { parts: [...template.parts.slice(0, index), ...pieces, ...template.parts.slice(index + 1)] };
    });
  });
}

function occurrences(literal: string, fields: ReadonlyMap<string, string>): readonly Occurrence[] {
  const found: Occurrence[] = [];
  for (const [field, value] of fields) {
    const seen = new Set<string>();
    for (const change of CHANGE_NAMES) {
      const text = CHANGES[change](value);
      if (text === '' || seen.has(text) || wordPlace(literal, text) < 0) continue;
      seen.add(text);
      found.push({ field, change, text });
    }
  }
  return found.sort((a, b) => b.text.length - a.text.length || depth(a.field) - depth(b.field));
}

function depth(field: string): number {
  return field.split('/').length;
}

/** Where a text stands in another as words of its own, the last time (addresses end with what names the entity), or -1. */
function wordPlace(whole: string, part: string): number {
  for (let at = whole.lastIndexOf(part); at >= 0; at = at === 0 ? -1 : whole.lastIndexOf(part, at - 1)) {
    if (!isOneWord(whole[at - 1], part[0]) && !isOneWord(part.at(-1), whole[at + part.length])) return at;
  }
  return -1;
}

function isOneWord(left: string | undefined, right: string | undefined): boolean {
  return left !== undefined && right !== undefined && /[\p{L}\p{N}]/u.test(left) && /[\p{L}\p{N}]/u.test(right);
}
