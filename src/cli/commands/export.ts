/**
 * `querent export DIR`: a run folder in another format, streamed.
 */

import { createWriteStream, existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';

import { z } from 'zod';

import { EnvironmentError, UsageError } from '../../base/errors.js';
import type { ExitReason } from '../../base/errors.js';
import { textKey } from '../../base/text.js';
import type { OptionField } from '../../model/option-field.js';
import { RUN_FILE } from '../../model/run-folder.js';
import { displayText } from '../../report/display-text.js';
import { exportCsv } from '../../report/export-csv.js';
import { exportJsonl } from '../../report/export-jsonl.js';
import { readRun } from '../../report/run-files.js';
import type { Call, Command } from '../command.js';
import { verboseField } from '../display-options.js';
import { gatherOptions } from '../gather-options.js';
import type { Terminal } from '../terminal.js';
import { mustBeWritable } from '../writable-file.js';

const GROUP = 'Export';
const SHAPES = ['wide', 'long'] as const;
const RECORDS = ['entities', 'facts', 'queries', 'observations', 'keywords'] as const;

const FIELDS: readonly OptionField[] = [
  {
    name: 'format',
    flag: 'format',
    alias: 'f',
    kind: 'choice',
    schema: z.enum(['csv', 'jsonl']),
    standard: 'csv',
    allowed: 'csv or jsonl',
    group: GROUP,
    description: 'csv or jsonl',
  },
  {
    name: 'shape',
    flag: 'shape',
    kind: 'choice',
    schema: z.enum(SHAPES),
    standard: 'wide',
    allowed: 'wide or long',
    group: GROUP,
    description: 'CSV: wide (a row per entity) or long (a row per fact)',
  },
  {
    name: 'records',
    flag: 'records',
    kind: 'choice',
    schema: z.enum(RECORDS),
    standard: 'entities',
    allowed: RECORDS.join(', '),
    group: GROUP,
    description: `JSON lines: ${RECORDS.join(', ')}`,
  },
  {
    name: 'attributes',
    flag: 'attributes',
    kind: 'list',
    schema: z.array(z.string()),
    standard: [],
    allowed: 'names separated by commas',
    separator: ',',
    group: GROUP,
    description: 'Only these attributes, in this order',
  },
  {
    name: 'output',
    flag: 'output',
    alias: 'o',
    kind: 'text',
    schema: z.string().min(1),
    standard: null,
    allowed: 'the path of a file',
    group: GROUP,
    description: 'File to write (default: standard output)',
  },
  {
    name: 'delimiter',
    flag: 'delimiter',
    kind: 'text',
    schema: z.string().length(1),
    standard: ',',
    allowed: 'one character',
    group: GROUP,
    description: 'CSV: character between cells',
  },
  {
    name: 'bom',
    flag: 'bom',
    kind: 'switch',
    schema: z.boolean(),
    standard: false,
    allowed: 'true or false',
    group: GROUP,
    description: 'CSV: byte order mark, by which Excel knows UTF-8',
  },
  {
    name: 'guardFormulas',
    flag: 'guard-formulas',
    kind: 'switch',
    schema: z.boolean(),
    standard: true,
    allowed: 'true or false',
    group: GROUP,
    description: "CSV: put ' before cells that a spreadsheet would execute; --no-guard-formulas leaves them",
  },
  verboseField,
];

/** The command. */
export const exportCommand: Command = {
  name: 'export',
  positional: '<run>',
  description: 'Write a run folder as CSV, wide or long, or as JSON lines',
  fields: FIELDS,
  examples: [
    ['export storage/shop.example-2026-11-21T10-00-00 > shop.csv', 'A row per entity, a column per attribute'],
    ['export DIR --shape long', 'A row per fact, with its evidence'],
    ['export DIR --format jsonl --records queries', 'The queries that were asked'],
    ['export DIR --attributes color,size -o sizes.csv', 'Two attributes, into a file'],
  ],
  run,
};

async function run({ flags, positionals, terminal }: Call): Promise<ExitReason> {
  const values = gatherOptions(FIELDS, { flags, environment: {}, config: null });
  const folder = resolve(terminal.folder, positionals[0] ?? '');
  const write = writerFor(folder, values);
  const file = values.get('output');
  if (typeof file === 'string') await writeFile(resolve(terminal.folder, file), write, terminal);
  else await writeOut(write, terminal);
  await tellUnknown(folder, values.get('attributes'), terminal);
  return 'finished';
}

/** Names attributes that were asked for and that the run has not; says nothing where its record is gone. */
async function tellUnknown(folder: string, wanted: unknown, terminal: Terminal): Promise<void> {
  if (!Array.isArray(wanted) || wanted.length === 0 || !existsSync(join(folder, RUN_FILE))) return;
  const known = (await readRun(folder)).attributes.map(({ attribute }) => attribute);
  const keys = new Set(known.map(textKey));
  const unknown = wanted.map(String).filter((name) => !keys.has(textKey(name)));
  if (unknown.length > 0)
    terminal.note(
      `The run has no attribute ${unknown.map((name) => JSON.stringify(name)).join(', ')}. It has: ${known.map(displayText).join(', ')}.`,
    );
}

type Write = (output: Writable) => Promise<number>;

function writerFor(folder: string, values: ReadonlyMap<string, unknown>): Write {
  const isCsv = (values.get('format') ?? 'csv') === 'csv';
  refuseForeign(values, isCsv);
  const names = values.get('attributes');
  const attributes = Array.isArray(names) && names.length > 0 ? { attributes: names.map(String) } : {};
  if (!isCsv)
    return (output) =>
      exportJsonl(folder, output, {
        ...attributes,
        records: RECORDS.find((one) => one === values.get('records')) ?? 'entities',
      });
  return (output) =>
    exportCsv(folder, output, {
      ...attributes,
      shape: SHAPES.find((one) => one === values.get('shape')) ?? 'wide',
      delimiter: String(values.get('delimiter') ?? ','),
      byteOrderMark: values.get('bom') === true,
      guardFormulas: values.get('guardFormulas') !== false,
    });
}

/** Options of the other format would be ignored: say so. */
function refuseForeign(values: ReadonlyMap<string, unknown>, isCsv: boolean): void {
  const foreign = (isCsv ? ['records'] : ['shape', 'delimiter', 'bom', 'guardFormulas']).find((name) =>
    values.has(name),
  );
  const flag = FIELDS.find(({ name }) => name === foreign)?.flag;
  if (flag !== undefined)
    throw new UsageError(
      'conflicting-options',
      `--${flag} has no meaning with --format ${isCsv ? 'csv' : 'jsonl'}. Leave one of them out.`,
    );
}

async function writeOut(write: Write, terminal: Terminal): Promise<void> {
  try {
    await write(terminal.stream);
  } catch (error) {
    if (!terminal.gone.aborted) throw error;
  }
}

/** The file appears when it is complete. */
async function writeFile(file: string, write: Write, terminal: Terminal): Promise<void> {
  await mustBeWritable(file, 'The export');
  const part = `${file}.part`;
  const output = createWriteStream(part);
  try {
    const rows = await write(output);
    output.end();
    await finished(output);
    await rename(part, file);
    terminal.note(`${String(rows)} rows written to ${file}`);
  } catch (error) {
    output.destroy();
    if (error instanceof UsageError || !(error instanceof Error)) throw error;
    throw new EnvironmentError('no-output', `${file} cannot be written: ${error.message}. Choose another --output.`, {
      cause: error,
    });
  }
}
