import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

import { crawlCallFields } from '../../src/cli/crawl-call.js';
import { optionsTable } from '../../src/cli/options-table.js';

const README = resolve(import.meta.dirname, '../../README.md');
const PLACE = /(?<=<!-- options: begin -->\n\n)[\s\S]*?(?=\n\n<!-- options: end -->)/u;

it('has a line for each option, with its names and its default', () => {
  const table = optionsTable(crawlCallFields);
  expect(table.split('\n')).toHaveLength(crawlCallFields.length + 2);
  expect(table).toContain(
    '| `-c, --concurrency …` | `concurrency`, `QUERENT_CONCURRENCY` | `4` | Requests at once, per host (a whole number from 1 to 64) |',
  );
  expect(table).toContain('| `--ignore-robots` | a flag only |');
});

it('stands in the README as it is now (UPDATE_DOCS=1 writes it there)', () => {
  const table = optionsTable(crawlCallFields);
  if (process.env['UPDATE_DOCS'] === '1')
    writeFileSync(
      README,
      readFileSync(README, 'utf8').replace(PLACE, () => table),
    );
  expect(PLACE.exec(readFileSync(README, 'utf8'))?.[0]).toBe(table);
});
