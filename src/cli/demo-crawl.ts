/**
 * The demo shop crawled: summary, table, and the score against what the shop knows about itself.
 */

import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

import type { ExitReason } from '../base/errors.js';
import type { DemoShop } from '../demo/index.js';
import type { EntityRecord } from '../model/entity.js';
import { formatTable } from '../report/entity-table.js';
import type { Verbosity } from '../report/progress.js';
import { scoreRun } from '../report/score.js';
import { formatScore } from '../report/score-text.js';
import { formatSummary } from '../report/summary.js';
import { runCrawl } from './run-crawl.js';
import type { ShownRun } from './run-crawl.js';
import { paint, screenWidth } from './terminal.js';
import type { Terminal } from './terminal.js';
import { startWiredCrawl } from './wire.js';

/** How the demo is shown. */
export interface DemoCrawlOptions {
  readonly verbosity: Verbosity;
  readonly json: boolean;
  readonly outputDir: string | null;
}

/** Entities in the table. */
const ROWS = 12;
const WIDEST = 140;
const TRUTH_FILE = 'truth.jsonl';

/** Crawls an open shop, prints what was found, and answers how it ended. */
export async function crawlDemo(shop: DemoShop, terminal: Terminal, options: DemoCrawlOptions): Promise<ExitReason> {
  const { verbosity, json, outputDir } = options;
  const say = async (text: string): Promise<void> => {
    if (!json && verbosity !== 'quiet') await terminal.out(`${text}\n`);
  };
  await say(introduction(shop));
  const shown = await runCrawl(
    () => startWiredCrawl([`${shop.url}/`], outputDir === null ? {} : { outputDir }),
    terminal,
    options,
  );
  const { folder } = shown.run;
  const truth = join(folder, TRUTH_FILE);
  await writeFile(
    truth,
    shop
      .truth()
      .map((entity) => `${JSON.stringify(entity)}\n`)
      .join(''),
  );
  const place = shortPath(terminal.folder, folder);
  await say(`\n${formatSummary(shown.record, { folder: place, width: width() })}`);
  if (shown.record.counters.entities > 0) {
    await say(`\n${await firstEntities(shown)}`);
    const score = formatScore(await scoreRun(folder, truth));
    await say(`\n${paint.title('Against the truth that the shop knows')}\n\n${score}`);
  }
  await say(`\n${conclusion(shop, place)}`);
  return shown.exit;
}

function conclusion(shop: DemoShop, folder: string): string {
  return [
    `The shop counted ${String(shop.writes())} attempts to change something.`,
    '',
    paint.title('Next'),
    `  npx querent export ${folder} > shop.csv`,
    '  npx querent demo --port 8080          the same shop in your browser',
    '  npx querent crawl https://…           a site of your own',
  ].join('\n');
}

/** The folder from here, or in full where that is shorter to read. */
function shortPath(here: string, folder: string): string {
  const path = relative(here, folder);
  return path === '' || path.startsWith('..') ? folder : path;
}

function introduction(shop: DemoShop): string {
  const { theme, language, size } = shop.options;
  return `${paint.title('The demo shop')} is open at ${shop.url}/ (${String(size)} products, theme ${theme}, language ${language}).\nIts product pages hide some attributes, which only its filters tell. Querent knows nothing about it but this address.\n`;
}

async function firstEntities({ run, record }: ShownRun): Promise<string> {
  const rows: EntityRecord[] = [];
  for await (const entity of run.entities()) {
    rows.push(entity);
    if (rows.length === ROWS) break;
  }
  const title = paint.title(`The first ${String(rows.length)} of ${String(record.counters.entities)} entities`);
  return `${title}\n\n${formatTable(rows, record.attributes, width())}`;
}

function width(): number {
  return Math.min(WIDEST, screenWidth(process.stdout));
}
