/**
 * The truth to score a run against: a line of JSON per entity.
 *
 * `{"entity": "/path" or address, "id"?, "name"?, "aliases"?: [...], "attributes": {label: [value, ...]}, "hidden"?: [label, ...]}`
 */

import { collapse } from '../base/text.js';
import { UsageError } from '../base/errors.js';
import { lineError, readJsonLines } from './json-lines.js';

/** One entity as it should be known. */
export interface TruthEntity {
  /** Address or path, as given. */
  readonly entity: string;
  readonly id: string | null;
  readonly name: string | null;
  readonly aliases: readonly string[];
  /** Per attribute (its position in {@link Truth.attributes}) the keys of its values, each with the value as given. */
  readonly values: ReadonlyMap<number, ReadonlyMap<string, string>>;
}

/** What should be known. */
export interface Truth {
  readonly entities: readonly TruthEntity[];
  /** Names of all attributes, as given first. */
  readonly attributes: readonly string[];
  /** Position of an attribute by the key of its name. */
  readonly attributeByKey: ReadonlyMap<string, number>;
  /** Positions of the attributes that the truth calls hidden; null if it never does. */
  readonly hidden: ReadonlySet<number> | null;
}

/** Key under which two attributes or values are the same: case, surrounding and repeated white space do not count. */
export function scoreKey(text: string): string {
  return collapse(text).normalize('NFC').toLowerCase();
}

/**
 * The truth in a file.
 *
 * @throws {UsageError} `bad-file` with file and line if it is not of the form above; `empty-truth` if nothing is in it.
 */
export async function readTruth(file: string): Promise<Truth> {
  const entities: TruthEntity[] = [];
  const names = createNames();
  const hidden = new Set<number>();
  let tellsHidden = false;
  for await (const { number, value } of readJsonLines(file)) {
    const line = parseTruthLine(value);
    if (typeof line === 'string') throw lineError({ file, number }, line);
    const values = [...line.attributes].map(([name, texts]): readonly [number, ReadonlyMap<string, string>] => [
      names.position(name),
      new Map(texts.map((text) => [scoreKey(text), text])),
    ]);
    entities.push({ ...line, values: new Map(values) });
    for (const name of line.hidden ?? []) hidden.add(names.position(name));
    tellsHidden ||= line.hidden !== null;
  }
  if (entities.length === 0) throw new UsageError('empty-truth', `${file} holds no truth: it has no lines`);
  return { entities, attributes: names.all, attributeByKey: names.byKey, hidden: tellsHidden ? hidden : null };
}

interface Names {
  readonly all: readonly string[];
  readonly byKey: ReadonlyMap<string, number>;
  position(name: string): number;
}

function createNames(): Names {
  const all: string[] = [];
  const byKey = new Map<string, number>();
  return {
    all,
    byKey,
    position: (name) => {
      const known = byKey.get(scoreKey(name));
      if (known !== undefined) return known;
      byKey.set(scoreKey(name), all.length);
      all.push(name);
      return all.length - 1;
    },
  };
}

interface TruthLine extends Omit<TruthEntity, 'values'> {
  readonly attributes: ReadonlyMap<string, readonly string[]>;
  readonly hidden: readonly string[] | null;
}

/** The line, or what is wrong with it. */
function parseTruthLine(value: unknown): TruthLine | string {
  if (typeof value !== 'object' || value === null) return 'a line of truth is an object {entity, attributes}';
  const fields = new Map<string, unknown>(Object.entries(value));
  const entity = fields.get('entity');
  const attributes = parseAttributes(fields.get('attributes'));
  if (typeof entity !== 'string' || entity === '') return '"entity" must be the path or the address of an entity';
  if (typeof attributes === 'string') return attributes;
  const [id, name] = [textOrNull(fields.get('id')), textOrNull(fields.get('name'))];
  const [aliases, hidden] = [listOfTexts(fields.get('aliases') ?? []), listOfTexts(fields.get('hidden') ?? [])];
  if (aliases === null || hidden === null) return '"aliases" and "hidden" must be lists of texts';
  return { entity, id, name, aliases, attributes, hidden: fields.has('hidden') ? hidden : null };
}

function parseAttributes(value: unknown): ReadonlyMap<string, readonly string[]> | string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return '"attributes" must be an object of lists of values';
  }
  const attributes = new Map<string, readonly string[]>();
  for (const [name, given] of Object.entries(value)) {
    const texts = listOfTexts(Array.isArray(given) ? given : [given]);
    if (texts === null) return `the values of ${JSON.stringify(name)} must be texts or numbers`;
    attributes.set(name, texts);
  }
  return attributes;
}

function listOfTexts(value: unknown): readonly string[] | null {
  if (!Array.isArray(value)) return null;
  const texts = value.map(textOrNull);
  return texts.every((text) => text !== null) ? texts : null;
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : null;
}
