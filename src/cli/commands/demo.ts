/**
 * `querent demo`: serves the demo shop; with `--crawl` crawls it and shows what was found and whether it is true.
 */

import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';

import { z } from 'zod';

import { EnvironmentError, UsageError } from '../../base/errors.js';
import type { ExitReason } from '../../base/errors.js';
import type * as DemoModule from '../../demo/index.js';
import type { DemoShop, DemoShopOptions } from '../../demo/index.js';
import type { OptionField } from '../../model/option-field.js';
import { padText } from '../../report/display-text.js';
import type { Call, Command } from '../command.js';
import { displayFields, readVerbosity } from '../display-options.js';
import { gatherOptions } from '../gather-options.js';
import { onInterruption } from '../interruption.js';
import { paint } from '../terminal.js';
import type { Terminal } from '../terminal.js';
import { mustBeWritable } from '../writable-file.js';

const GROUP = 'Demo';
const MOST_PORT = 65_535;
const NAME_COLUMNS = 16;

const FIELDS: readonly OptionField[] = [
  {
    name: 'crawl',
    flag: 'crawl',
    kind: 'switch',
    schema: z.boolean(),
    standard: false,
    allowed: 'true or false',
    group: GROUP,
    description: 'Crawl the shop, show the table and the score, and end',
  },
  {
    name: 'switches',
    flag: 'switch',
    kind: 'list',
    schema: z.array(z.string().includes('=')),
    standard: [],
    allowed: 'name=value, see --list-switches',
    separator: null,
    group: GROUP,
    description: 'How the shop behaves: name=value; repeatable',
  },
  {
    name: 'listSwitches',
    flag: 'list-switches',
    kind: 'switch',
    schema: z.boolean(),
    standard: false,
    allowed: 'true or false',
    group: GROUP,
    description: 'List the switches with their values',
  },
  {
    name: 'port',
    flag: 'port',
    kind: 'whole',
    schema: z.number().int().min(0).max(MOST_PORT),
    standard: 0,
    allowed: 'a whole number from 0 to 65535',
    group: GROUP,
    description: 'Port to listen on; 0 = any free one',
  },
  {
    name: 'truth',
    flag: 'truth',
    kind: 'text',
    schema: z.string().min(1),
    standard: null,
    allowed: 'the path of a file',
    group: GROUP,
    description: 'Write what a perfect visitor can learn to this file, as JSON lines',
  },
  {
    name: 'outputDir',
    flag: 'output-dir',
    alias: 'o',
    kind: 'text',
    schema: z.string().min(1),
    standard: null,
    allowed: 'the path of a folder',
    group: GROUP,
    description: 'With --crawl: run folder to write (default: storage/<host>-<time>)',
  },
  ...displayFields,
];

/** The command. */
export const demoCommand: Command = {
  name: 'demo',
  positional: '',
  description: 'Serve the demo shop, or crawl it and show what was found and whether it is true',
  fields: FIELDS,
  examples: [
    ['demo --crawl', 'Serve the demo shop, crawl it, show the table and the score'],
    ['demo --port 8080', 'Serve it until Ctrl-C'],
    ['demo --switch theme=table --switch language=ar', 'Another look, another language'],
    ['demo --list-switches', 'What the shop can be asked to be'],
  ],
  run,
};

async function run({ flags, terminal }: Call): Promise<ExitReason> {
  const values = gatherOptions(FIELDS, { flags, environment: {}, config: null });
  const demo = await import('../../demo/index.js');
  if (values.get('listSwitches') === true) return listSwitches(demo, terminal, values.get('json') === true);
  const shop = await openShop(() =>
    demo.startDemoShop({ ...readSwitches(demo, values), port: Number(values.get('port') ?? 0) }),
  );
  try {
    const truth = values.get('truth');
    if (typeof truth === 'string') await writeTruth(shop, resolve(terminal.folder, truth));
    if (values.get('crawl') !== true) return await serve(shop, terminal);
    const { crawlDemo } = await import('../demo-crawl.js');
    return await crawlDemo(shop, terminal, {
      verbosity: readVerbosity(values),
      json: values.get('json') === true,
      outputDir: textOrNull(values.get('outputDir')),
    });
  } finally {
    await shop.close();
  }
}

type Demo = typeof DemoModule;

function readSwitches({ parseDemoSwitches }: Demo, values: ReadonlyMap<string, unknown>): Partial<DemoShopOptions> {
  const texts = values.get('switches');
  try {
    return parseDemoSwitches(Array.isArray(texts) ? texts.map(String) : []);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new UsageError('bad-switch', `${error.message}. See querent demo --list-switches.`, { cause: error });
  }
}

async function openShop(start: () => Promise<DemoShop>): Promise<DemoShop> {
  try {
    return await start();
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const why = error instanceof Error ? error.message : String(error);
    throw new EnvironmentError(
      'no-demo',
      `The demo shop cannot be opened: ${why}. Is the port taken? Leave --port out for a free one.`,
      { cause: error },
    );
  }
}

async function listSwitches(
  { demoSwitches, demoNumbers }: Demo,
  terminal: Terminal,
  asJson: boolean,
): Promise<ExitReason> {
  if (asJson) {
    for (const one of [...demoSwitches, ...demoNumbers]) await terminal.out(`${JSON.stringify(one)}\n`);
    return 'finished';
  }
  const choices = demoSwitches.map(
    ({ name, values, standard }) =>
      `${padText(name, NAME_COLUMNS)} ${values.map((value) => (value === standard ? paint.title(`${value}*`) : value)).join(' | ')}`,
  );
  const numbers = demoNumbers.map(
    ({ name, least, most }) => `${padText(name, NAME_COLUMNS)} ${String(least)} to ${String(most)}`,
  );
  await terminal.out(
    `${[...choices, ...numbers].join('\n')}\n\n* unless said otherwise. Use: querent demo --switch name=value\n`,
  );
  return 'finished';
}

async function writeTruth(shop: DemoShop, file: string): Promise<void> {
  await mustBeWritable(file, 'The truth');
  await writeFile(
    file,
    shop
      .truth()
      .map((entity) => `${JSON.stringify(entity)}\n`)
      .join(''),
  );
}

/** Serves until a signal comes. */
async function serve(shop: DemoShop, terminal: Terminal): Promise<ExitReason> {
  const closed = new Promise<void>((done) => {
    const forget = onInterruption(process, {
      stop: () => {
        forget();
        done();
      },
      force: () => undefined,
    });
  });
  await terminal.out(`${shop.url}/\n`);
  terminal.note(
    `The demo shop is open, with ${String(shop.options.size)} products. Ctrl-C closes it. Other shops: querent demo --list-switches`,
  );
  await closed;
  return 'finished';
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
