/**
 * A run as CSV (RFC 4180, UTF-8): wide, a row per entity and a column per attribute; or long, a row per fact.
 */

import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { stringify } from 'csv-stringify';

import { textKey } from '../base/text.js';
import type { EntityRecord, FactRecord } from '../model/entity.js';
import { guardFormula } from './formula-guard.js';
import { readEntities, readFacts } from './run-files.js';

/** How to write CSV. */
export interface CsvOptions {
  /** @default 'wide' */
  readonly shape?: 'wide' | 'long';
  /** Between cells. @default ',' */
  readonly delimiter?: string;
  /** Between several values in one cell. @default ' | ' */
  readonly separator?: string;
  /** Only these attributes, in this order, compared without case. @default all, by name */
  readonly attributes?: readonly string[];
  /** Puts `'` before cells that a spreadsheet would execute. @default true */
  readonly guardFormulas?: boolean;
  /** Writes a byte order mark, by which Excel knows UTF-8. @default false */
  readonly byteOrderMark?: boolean;
}

type Row = readonly string[];

const DEFAULTS: Required<Omit<CsvOptions, 'attributes'>> = {
  shape: 'wide',
  delimiter: ',',
  separator: ' | ',
  guardFormulas: true,
  byteOrderMark: false,
};

const ENTITY_COLUMNS: Row = ['id', 'url', 'name'];

const FACT_COLUMNS: Row = [
  'entity',
  'attribute',
  'value',
  'path',
  'min',
  'max',
  'residual',
  'visible',
  'evidence',
  'sources',
];

/** Between the labels of a path. */
const PATH_SEPARATOR = ' > ';

/**
 * Writes a run folder's table; answers the number of rows after the header. The output is left open. Memory does not
 * grow with the run: the wide shape reads the entities twice, first for the columns.
 *
 * @throws {UsageError} `no-run` or `bad-file` with file and line if the folder cannot be read.
 */
export async function exportCsv(folder: string, output: Writable, options: CsvOptions = {}): Promise<number> {
  const settings = { ...DEFAULTS, ...options };
  const rows = settings.shape === 'wide' ? wideRows(folder, settings) : longRows(folder, settings);
  let count = -1;
  const guarded = async function* (): AsyncGenerator<Row> {
    for await (const row of rows) {
      count += 1;
      yield settings.guardFormulas ? row.map(guardFormula) : row;
    }
  };
  const csv = stringify({
    delimiter: settings.delimiter,
    record_delimiter: '\r\n',
    quoted_match: /[\r\n]/u,
    bom: settings.byteOrderMark,
  });
  await pipeline(Readable.from(guarded()), csv, output, { end: false });
  return count;
}

interface Settings {
  readonly separator: string;
  readonly attributes?: readonly string[];
}

async function* wideRows(folder: string, settings: Settings): AsyncGenerator<Row> {
  const columns = await attributeColumns(folder, settings.attributes);
  yield [...ENTITY_COLUMNS, ...columns.map(columnTitle)];
  for await (const entity of readEntities(folder)) {
    yield [
      entity.id,
      entity.url ?? '',
      entity.name,
      ...columns.map((column) => cell(entity, column, settings.separator)),
    ];
  }
}

function cell(entity: EntityRecord, attribute: string, separator: string): string {
  return Object.hasOwn(entity.attributes, attribute) ? (entity.attributes[attribute] ?? []).join(separator) : '';
}

async function attributeColumns(folder: string, wanted: readonly string[] | undefined): Promise<readonly string[]> {
  const found = new Set<string>();
  for await (const entity of readEntities(folder)) for (const name of Object.keys(entity.attributes)) found.add(name);
  const columns = [...found].sort();
  return wanted === undefined
    ? columns
    : wanted.flatMap((name) => columns.filter((column) => textKey(column) === textKey(name)));
}

/** The attribute's name, told apart from the columns that every table has. */
function columnTitle(attribute: string): string {
  return ENTITY_COLUMNS.includes(attribute) ? `${attribute} (attribute)` : attribute;
}

async function* longRows(folder: string, settings: Settings): AsyncGenerator<Row> {
  const wanted = settings.attributes === undefined ? null : new Set(settings.attributes.map(textKey));
  yield FACT_COLUMNS;
  for await (const fact of readFacts(folder)) {
    if (wanted === null || wanted.has(textKey(fact.attribute))) yield factRow(fact, settings.separator);
  }
}

function factRow(fact: FactRecord, separator: string): Row {
  return [
    fact.entity,
    fact.attribute,
    fact.value,
    (fact.path ?? []).join(PATH_SEPARATOR),
    numberCell(fact.range?.min),
    numberCell(fact.range?.max),
    fact.residual === true ? 'true' : '',
    typeof fact.visible === 'boolean' ? String(fact.visible) : '',
    [...new Set(fact.evidence.map(({ kind }) => kind))].join(separator),
    [...new Set(fact.evidence.map(({ source }) => source))].join(separator),
  ];
}

function numberCell(value: number | null | undefined): string {
  return typeof value === 'number' ? String(value) : '';
}
