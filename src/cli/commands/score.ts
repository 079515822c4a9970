/**
 * `querent score`: how right and how complete a run is.
 */

import { resolve } from 'node:path';

import { z } from 'zod';

import { UsageError } from '../../base/errors.js';
import type { ExitReason } from '../../base/errors.js';
import type { OptionField } from '../../model/option-field.js';
import { scoreRun } from '../../report/score.js';
import { formatScore } from '../../report/score-text.js';
import type { Call, Command } from '../command.js';
import { jsonField, verboseField } from '../display-options.js';
import { gatherOptions } from '../gather-options.js';

const GROUP = 'Score';

const FIELDS: readonly OptionField[] = [
  {
    name: 'truth',
    flag: 'truth',
    kind: 'text',
    schema: z.string().min(1),
    standard: null,
    allowed: 'the path of a file',
    group: GROUP,
    description: 'Truth: JSON lines of {"entity","id"?,"aliases"?,"attributes","hidden"?}',
  },
  {
    name: 'run',
    flag: 'run',
    kind: 'text',
    schema: z.string().min(1),
    standard: null,
    allowed: 'the folder of a run',
    group: GROUP,
    description: 'Run folder',
  },
  {
    name: 'same',
    flag: 'same',
    kind: 'list',
    schema: z.array(z.string().regex(/^[^=]+=[^=]+$/u)),
    standard: [],
    allowed: 'a pair such as "Manufacturer=Brand"',
    separator: null,
    group: GROUP,
    description: "Attribute's name in the run = its name in the truth, where they differ; repeatable",
  },
  jsonField,
  verboseField,
];

/** The command. */
export const scoreCommand: Command = {
  name: 'score',
  positional: '',
  description: 'Score a run against a truth: precision and recall per attribute and overall',
  fields: FIELDS,
  examples: [
    [
      'score --truth truth.jsonl --run storage/shop.example-2026-11-21T10-00-00',
      'Precision and recall, attribute by attribute',
    ],
  ],
  run,
};

async function run({ flags, terminal }: Call): Promise<ExitReason> {
  const values = gatherOptions(FIELDS, { flags, environment: {}, config: null });
  const [truth, folder] = [values.get('truth'), values.get('run')];
  if (typeof truth !== 'string' || typeof folder !== 'string')
    throw new UsageError('usage', 'score needs both --truth FILE and --run DIR.');
  const score = await scoreRun(resolve(terminal.folder, folder), resolve(terminal.folder, truth), {
    names: readPairs(values.get('same')),
  });
  await terminal.out(`${values.get('json') === true ? JSON.stringify(score, null, 2) : formatScore(score)}\n`);
  return 'finished';
}

function readPairs(texts: unknown): ReadonlyMap<string, string> {
  const pairs = Array.isArray(texts) ? texts.map((text) => String(text).split('=')) : [];
  return new Map(pairs.map(([run = '', truth = '']) => [run.trim(), truth.trim()]));
}
