/**
 * One option as data: how it is called, what it takes, what it means. Flags, environment variables, the
 * configuration file, the library's options and the docs are all read from such fields.
 */

import type { z } from 'zod';

import { UsageError } from '../base/errors.js';
import { parseBytes, parseDuration } from './duration.js';

/** How the option's value is written. `seconds` and `bytes` take units where they are texts. */
export type OptionKind = 'switch' | 'whole' | 'number' | 'seconds' | 'bytes' | 'choice' | 'text' | 'list';

/** One option. */
export interface OptionField<Name extends string = string> {
  /** Name in the library and in the configuration file. */
  readonly name: Name;
  /** Name of the flag, without dashes. */
  readonly flag: string;
  readonly alias?: string;
  readonly kind: OptionKind;
  /** Accepts the values that are allowed; null, where it is allowed, means that nothing is asked for. */
  readonly schema: z.ZodType;
  readonly standard: unknown;
  /** What is allowed, in words that go on from "give …". */
  readonly allowed: string;
  readonly description: string;
  /** Heading under which `--help` lists it. */
  readonly group: string;
  /** For lists: what separates the items in one text; null takes each text as one item. */
  readonly separator?: string | null;
  /** True if only a flag or the library can set it: not the environment, not a file. */
  readonly flagOnly?: true;
}

/** Where a value was given; `name` is how the user knows it there (`--max-pages`, `QUERENT_MAX_PAGES`, `maxPages`). */
export interface OptionSource {
  readonly name: string;
  /** The configuration file, or null. */
  readonly file: string | null;
  /** True if all values are texts there (flags, environment). */
  readonly textOnly: boolean;
}

/** Name of the environment variable of an option, e.g. `QUERENT_MAX_PAGES`. */
export function environmentName(field: OptionField): string {
  return `QUERENT_${field.flag.toUpperCase().replaceAll('-', '_')}`;
}

/** The value given for an option, checked. Throws a {@link UsageError} that names source, value and what is allowed. */
export function readOption(field: OptionField, raw: unknown, source: OptionSource): unknown {
  const value = isReadAsText(field, raw, source) ? fromText(field, raw) : raw;
  const result = field.schema.safeParse(value);
  if (value === undefined || !result.success) throw badOption(field, raw, source);
  return result.data;
}

function isReadAsText(field: OptionField, raw: unknown, source: OptionSource): raw is string | readonly string[] {
  if (source.textOnly) return true;
  return typeof raw === 'string' && (field.kind === 'seconds' || field.kind === 'bytes');
}

/** The value that a text means, or undefined if it means none. */
function fromText(field: OptionField, raw: string | readonly string[] | boolean): unknown {
  if (field.kind === 'list') return listItems(field, raw);
  if (typeof raw === 'boolean') return field.kind === 'switch' ? raw : undefined;
  const text = typeof raw === 'string' ? raw : raw.at(-1);
  return text === undefined ? undefined : READERS[field.kind](text.trim());
}

const READERS: Readonly<Record<Exclude<OptionKind, 'list'>, (text: string) => unknown>> = {
  switch: switchValue,
  whole: numberValue,
  number: numberValue,
  seconds: (text) => parseDuration(text) ?? undefined,
  bytes: (text) => parseBytes(text) ?? undefined,
  choice: (text) => text,
  text: (text) => text,
};

function numberValue(text: string): number | undefined {
  return /^[+-]?\d+(?:\.\d+)?$/u.test(text) ? Number(text) : undefined;
}

function switchValue(text: string): boolean | undefined {
  if (/^(?:1|true|yes|on)$/iu.test(text)) return true;
  return /^(?:0|false|no|off|)$/iu.test(text) ? false : undefined;
}

function listItems(field: OptionField, raw: string | readonly string[] | boolean): readonly string[] | undefined {
  if (typeof raw === 'boolean') return undefined;
  const texts = typeof raw === 'string' ? [raw] : raw;
  const separator = field.separator ?? null;
  const items = separator === null ? texts : texts.flatMap((text) => text.split(separator));
  return items.map((item) => item.trim()).filter((item) => item !== '');
}

function badOption(field: OptionField, raw: unknown, source: OptionSource): UsageError {
  const where = source.file === null ? source.name : `${source.file}: ${source.name}`;
  return new UsageError('bad-option', `${where} cannot be ${shown(raw)}: give ${field.allowed}.`);
}

const SHOWN_LENGTH = 80;

function shown(raw: unknown): string {
  const last: unknown = Array.isArray(raw) && raw.length === 1 ? raw[0] : raw;
  const text = JSON.stringify(last) ?? String(last);
  return text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text;
}

/** In a name of more than three letters so many may be wrong (two of them swapped are two). */
const MOST_WRONG_LETTERS = 2;

/** The known name nearest to a misspelt one, or null if none is near. */
export function nearestName(name: string, known: readonly string[]): string | null {
  const most = name.length > MOST_WRONG_LETTERS + 1 ? Math.max(MOST_WRONG_LETTERS, Math.floor(name.length / 3)) : 1;
  let [best, bestDistance] = [null as string | null, most + 1];
  for (const one of known) {
    const distance = one.startsWith(name) && name.length > 2 ? 1 : editDistance(name.toLowerCase(), one.toLowerCase());
    if (distance < bestDistance) [best, bestDistance] = [one, distance];
  }
  return best;
}

/** Levenshtein distance, with two rows. */
function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const change = (previous[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      current.push(Math.min(change, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
}
