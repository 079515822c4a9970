/** Crawls one shop of the zoo, as the installed program would, and prints what was found as one line of JSON. */

import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';

import { parseDemoSwitches } from '../../src/demo/index.js';
import { crawlDemo, type StartCrawl } from '../crawl/crawl-demo.js';
import type { CellResult } from './cell-result.js';

const SIZE = 48;
const LONGEST_SECS = 540;

const [key = '', render = 'auto', dist = 'dist'] = process.argv.slice(2);
const wire = pathToFileURL(resolve(dist, 'cli/wire.js')).href;
const { startWiredCrawl } = (await import(wire)) as { readonly startWiredCrawl: StartCrawl };
const switches = parseDemoSwitches(key.split(',').filter((part) => part !== ''));
const started = performance.now();
const { score, result, writes } = await crawlDemo(
  { size: SIZE, attributes: 'few', ...switches },
  { render: render as 'auto' | 'browser', maxTimeSecs: LONGEST_SECS },
  startWiredCrawl,
);
const { counters } = result.run;
const found: CellResult = {
  precision: score.precision,
  recall: score.recall,
  right: score.right,
  missing: score.missing,
  wrong: score.wrong,
  pages: counters.listPages,
  browserPages: counters.browserFetches,
  writes,
  exit: result.exit,
  seconds: Math.round((performance.now() - started) / 100) / 10,
  error: null,
};
process.stdout.write(`\n${JSON.stringify(found)}\n`);
process.exit(0);
