/**
 * Learns the page-type weights from all WCXB pages and writes `src/pages/kinds/page-type-weights.ts`.
 *
 *     npx tsx test/bench/train-page-type.ts DATA_DIR
 */

import { writeFileSync } from 'node:fs';
import { learnTypes, readTypeExamples } from './page-type.js';
import { readExtraExamples } from './type-examples.js';

const FILE = new URL('../../src/pages/kinds/page-type-weights.ts', import.meta.url);

const dataDir = process.argv[2];
if (dataDir === undefined) throw new Error('Usage: train-page-type DATA_DIR');
const weights = learnTypes([...readTypeExamples(dataDir), ...(await readExtraExamples(dataDir))]);
const table = Object.entries(weights).map(
  ([type, of]) =>
    `  ${type}: {\n${Object.entries(of)
      .map(([name, weight]) => `    ${name}: ${weight},\n`)
      .join('')}  },\n`,
);
writeFileSync(
  FILE,
  `/**
 * Weights of page features per page type, written by test/bench/train-page-type.ts.
 *
 * Learnt from the pages of WCXB 1.0 (Murrough Foley, CC-BY-4.0), product pages (Zyte, MIT) and the demo shop; \`test/bench/page-type.ts\` measures them by domain.
 */

import type { PageType } from '../model/page.js';

/** Weight of each feature for each type; \`bias\` is added always. */
export const PAGE_TYPE_WEIGHTS: Readonly<Record<PageType, Readonly<Record<string, number>>>> = {
${table.join('')}};
`,
);
