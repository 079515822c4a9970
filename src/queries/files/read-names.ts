/**
 * Typed names of knowledge bases: tables and JSON lines of names with types, N-Triples, Wikidata's JSON.
 */

import { basename } from 'node:path';

import { badFile, openText, type FileText } from './file-text.js';
import { cellText, isHeaderOf, isList, namedColumn, textColumn, typeColumn } from './columns.js';
import { readTriples } from './n-triples.js';
import { openTable, type Row, type Table } from './rows.js';
import type { TypedName } from './typed-name.js';
import { wikidataEntity } from './wikidata.js';

/** Options of {@link openKnowledge}. */
export interface KnowledgeOptions {
  /** Language of labels, where names come in several, as in `en`. @default 'en' */
  readonly language?: string;
}

/** A knowledge base to read, several times if need be. */
export interface Knowledge {
  /** All names in batches. */
  readonly names: () => AsyncGenerator<readonly TypedName[]>;
}

/** A file as the user called it, and where it is. */
export interface NamedPath {
  readonly path: string;
  readonly name: string;
}

const USUAL_LANGUAGE = 'en';
/** Marks between several names or types in one cell. */
const SEVERAL_NAMES = /\|/u;
const SEVERAL_TYPES = /[,|]/u;

interface Source {
  readonly file: FileText;
  readonly table: Table;
  /** Type of names that have none. */
  readonly fallback: string;
}

/**
 * The knowledge base in some files; what has no type is of the type that its file is called by.
 *
 * @throws {UsageError} `bad-file` if one cannot be read or is no list of names; while it is read also if it holds none.
 */
export async function openKnowledge(paths: readonly NamedPath[], options: KnowledgeOptions = {}): Promise<Knowledge> {
  const language = options.language ?? USUAL_LANGUAGE;
  const sources: Source[] = [];
  for (const { path, name } of paths) {
    const file = await openText(path, name);
    const table = await openTable(file, isHeaderOf(['type', 'name']));
    sources.push({ file, table, fallback: typeOfFile(path) });
  }
  const triples = sources.filter(({ table }) => table.format.kind === 'n-triples');
  const others = sources.filter((source) => !triples.includes(source));
  for (const { file, table } of others) if (!isWikidata(table)) nameColumns(file, table);
  return {
    names: async function* names() {
      for (const source of others) yield* someNames(source.file.name, namesOf(source, language), language);
      const [first] = triples;
      if (first === undefined) return;
      const files = triples.map(({ file }) => file);
      const read = readTriples(files, { language, fallback: first.fallback });
      yield* someNames(files.map(({ name }) => name).join(', '), read, language);
    },
  };
}

/** The same batches; an error if nothing is in them. */
async function* someNames(
  name: string,
  batches: AsyncIterable<readonly TypedName[]>,
  language: string,
): AsyncGenerator<readonly TypedName[]> {
  let count = 0;
  for await (const batch of batches) {
    count += batch.length;
    yield batch;
  }
  if (count === 0) throw badFile(name, `holds no names (labels are read in "${language}")`);
}

function namesOf({ file, table, fallback }: Source, language: string): AsyncGenerator<readonly TypedName[]> {
  return isWikidata(table) ? entityNames(table, { language, fallback }) : tableNames(file, table, fallback);
}

interface Reading {
  readonly language: string;
  /** Type of names that have none. */
  readonly fallback: string;
}

function isWikidata({ format, header }: Table): boolean {
  return format.kind === 'jsonl' && header.includes('labels') && header.includes('claims');
}

async function* entityNames(table: Table, { language, fallback }: Reading): AsyncGenerator<readonly TypedName[]> {
  const [labels, aliases, claims] = ['labels', 'aliases', 'claims'].map((field) => table.header.indexOf(field));
  for await (const rows of table.rows()) {
    yield rows.flatMap(({ cells }) => {
      const entity = { labels: cells[labels ?? -1], aliases: cells[aliases ?? -1], claims: cells[claims ?? -1] };
      const { names, types } = wikidataEntity(entity, language);
      return crossed(names, types.length === 0 ? [fallback] : types);
    });
  }
}

async function* tableNames(file: FileText, table: Table, fallback: string): AsyncGenerator<readonly TypedName[]> {
  const columns = nameColumns(file, table);
  for await (const rows of table.rows()) yield rows.flatMap((row) => rowNames(row, columns, fallback));
}

function nameColumns(file: FileText, table: Table): NameColumns {
  const type = typeColumn(table);
  const name = table.format.kind === 'jsonl' ? namedColumn(table, 'name') : textColumn(table, 'name', [type]);
  if (name >= 0 && isList(table)) return { name, type, alias: namedColumn(table, 'alias') };
  throw badFile(
    file.name,
    'is no list of names. Give a type and a name a line, such as "city<tab>Seattle", or JSON lines of {"type","name"}',
  );
}

interface NameColumns {
  readonly name: number;
  readonly type: number;
  readonly alias: number;
}

function rowNames({ cells }: Row, { name, type, alias }: NameColumns, fallback: string): readonly TypedName[] {
  const types = type < 0 ? [fallback] : listOf(cells[type], SEVERAL_TYPES);
  const names = Array.isArray(cells[name]) ? listOf(cells[name], SEVERAL_NAMES) : [cellText(cells[name])];
  return crossed(
    alias < 0 ? names : [...names, ...listOf(cells[alias], SEVERAL_NAMES)],
    types.length === 0 ? [fallback] : types,
  );
}

function crossed(names: readonly string[], types: readonly string[]): readonly TypedName[] {
  const pairs: TypedName[] = [];
  for (const name of names) if (name !== '') for (const type of types) pairs.push({ name, type });
  return pairs;
}

/** Several texts of one cell. */
function listOf(cell: unknown, separator: RegExp): readonly string[] {
  const texts = Array.isArray(cell) ? cell.map(cellText) : [cellText(cell)];
  const several = texts.some((text) => separator.test(text)) && !Array.isArray(cell);
  const all = several ? texts.flatMap((text) => text.split(separator)) : texts;
  return all.map((text) => text.trim()).filter((text) => text !== '');
}

function typeOfFile(path: string): string {
  return basename(path).replace(/(?:\.[a-z0-9]{1,5})+$/iu, '');
}
