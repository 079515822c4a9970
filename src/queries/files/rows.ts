/**
 * Records of a file as rows of cells, whatever it is written in: in JSON lines a field is a cell, its name the column's.
 */

import { parse } from 'csv-parse';

import { badFile, type FileText } from './file-text.js';
import { formatOf, type FileFormat } from './file-format.js';

/** A cell; JSON has lists and objects too. */
export type Cell = unknown;

/** One record. */
export interface Row {
  /** 1-based line; of a record over several lines about where it stands. */
  readonly line: number;
  readonly cells: readonly Cell[];
}

/** Rows and what their columns are called. */
export interface Table {
  readonly format: FileFormat;
  /** Names of the columns where a header says them, in lower case; empty names otherwise. */
  readonly header: readonly string[];
  /** The first records, to look at. */
  readonly sample: readonly (readonly Cell[])[];
  /** All records in batches; lines that are none are counted. */
  readonly rows: () => AsyncGenerator<readonly Row[]>;
  /** Lines that were no records so far, and the first of them. */
  readonly broken: () => { readonly count: number; readonly first: number };
}

/** Lines that are looked at first. */
const SAMPLE_LINES = 200;
const BATCH = 4096;
/** Characters of a record over several lines. */
const LONGEST_RECORD = 33_554_432;

/** What tells a header from a record: the names that its columns may have. */
export type IsHeader = (cells: readonly string[]) => boolean;

/** A file as a table. `isHeader` tells whether the first line names columns. */
export async function openTable(file: FileText, isHeader: IsHeader): Promise<Table> {
  const first = await firstLines(file);
  const format = formatOf(first);
  const broken = { count: 0, first: 0 };
  const note = (line: number): void => {
    if (broken.count === 0) broken.first = line;
    broken.count += 1;
  };
  const sampled = await sampleRows(first, format);
  if (sampled.length === 0) throw badFile(file.name, 'holds no record');
  const [head = []] = sampled;
  const names = head.map((cell) => String(cell).trim().toLowerCase());
  const hasHeader = format.kind === 'separated' && isHeader(names);
  const header = format.kind === 'jsonl' ? fieldNames(sampled) : hasHeader ? names : [];
  return {
    format,
    header,
    sample: format.kind === 'jsonl' ? sampled.map((row) => cellsOf(row[0], header)) : sampled.slice(hasHeader ? 1 : 0),
    rows: async function* rows() {
      broken.count = 0;
      let skip = hasHeader;
      for await (const batch of rawRows(file, format, note)) {
        const own = skip ? batch.slice(1) : batch;
        skip = false;
        yield format.kind === 'jsonl'
          ? own.map(({ line, cells }) => ({ line, cells: cellsOf(cells[0], header) }))
          : own;
      }
    },
    broken: () => broken,
  };
}

async function firstLines(file: FileText): Promise<readonly string[]> {
  const lines: string[] = [];
  for await (const batch of file.lines()) {
    lines.push(...batch.filter((line) => line.trim() !== '').slice(0, SAMPLE_LINES - lines.length));
    if (lines.length >= SAMPLE_LINES) break;
  }
  return lines;
}

async function sampleRows(lines: readonly string[], format: FileFormat): Promise<readonly (readonly Cell[])[]> {
  const text: FileText = {
    name: '',
    pieces: async function* pieces() {
      yield lines.join('\n');
    },
    lines: async function* all() {
      yield lines;
    },
  };
  const rows: (readonly Cell[])[] = [];
  for await (const batch of rawRows(text, format, () => undefined)) rows.push(...batch.map(({ cells }) => cells));
  return rows;
}

type Note = (line: number) => void;

function rawRows(file: FileText, format: FileFormat, note: Note): AsyncGenerator<readonly Row[]> {
  if (format.kind === 'separated' && format.separator !== '\t') return quotedRows(file, format.separator, note);
  return lineRows(file, format, note);
}

/** Formats in which a line is a record. */
async function* lineRows(file: FileText, format: FileFormat, note: Note): AsyncGenerator<readonly Row[]> {
  let line = 0;
  for await (const batch of file.lines()) {
    const rows: Row[] = [];
    for (const text of batch) {
      line += 1;
      if (text.trim() === '') continue;
      const cells = cellsOfLine(text, format);
      if (cells === 'broken') note(line);
      else if (cells !== null) rows.push({ line, cells });
    }
    yield rows;
  }
}

/** Cells of a line; null if it is no record, such as the brackets around a list of them. */
function cellsOfLine(text: string, format: FileFormat): readonly Cell[] | 'broken' | null {
  if (format.kind === 'jsonl') return jsonCells(text);
  if (text.includes('\ufffd')) return 'broken';
  return format.kind === 'separated' ? text.split(format.separator) : [text.trim()];
}

/** Wikidata's dumps are one list with an entity a line, so that lines end in commas. */
function jsonCells(text: string): readonly Cell[] | 'broken' | null {
  const plain = text.trim().replace(/,$/u, '');
  if (plain === '[' || plain === ']' || plain === '') return null;
  try {
    const value: unknown = JSON.parse(plain);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? [value] : 'broken';
  } catch (error) {
    if (error instanceof SyntaxError) return 'broken';
    throw error;
  }
}

/** Cells in quotes may hold separators and line ends. */
async function* quotedRows(file: FileText, separator: string, note: Note): AsyncGenerator<readonly Row[]> {
  const parser = parse({
    delimiter: separator,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    max_record_size: LONGEST_RECORD,
    trim: true,
  });
  parser.on('skip', () => note(parser.info.lines));
  const feeding = feed(file, parser);
  let rows: Row[] = [];
  for await (const cells of parser as AsyncIterable<readonly string[]>) {
    rows.push({ line: parser.info.lines, cells });
    if (rows.length >= BATCH) {
      yield rows;
      rows = [];
    }
  }
  await feeding;
  if (rows.length > 0) yield rows;
}

async function feed(file: FileText, parser: ReturnType<typeof parse>): Promise<void> {
  try {
    for await (const piece of file.pieces()) {
      if (parser.destroyed) return;
      if (!parser.write(piece)) await new Promise((resolve) => parser.once('drain', resolve).once('close', resolve));
    }
    parser.end();
  } catch (error) {
    parser.destroy(error instanceof Error ? error : new Error(String(error)));
  }
}

/** Names of all fields of the first records. */
function fieldNames(rows: readonly (readonly Cell[])[]): readonly string[] {
  const names = rows.flatMap(([record]) => (typeof record === 'object' && record !== null ? Object.keys(record) : []));
  return [...new Set(names.map((name) => name.toLowerCase()))];
}

function cellsOf(record: Cell, header: readonly string[]): readonly Cell[] {
  if (typeof record !== 'object' || record === null) return [];
  const fields = new Map<string, unknown>(Object.entries(record).map(([name, value]) => [name.toLowerCase(), value]));
  return header.map((name) => fields.get(name));
}
