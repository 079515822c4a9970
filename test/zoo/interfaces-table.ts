/** The table of docs/interfaces.md, from what the zoo has measured. */

import { readFileSync, writeFileSync } from 'node:fs';

import { passes, type ZooRow } from './cell-result.js';

const FILE = 'docs/interfaces.md';
const BEGIN = '<!-- zoo -->';
const END = '<!-- /zoo -->';

/** Writes the table between the two marks of the document. */
export function writeInterfacesTable(rows: readonly ZooRow[]): void {
  const text = readFileSync(FILE, 'utf8');
  const [before, after] = [text.slice(0, text.indexOf(BEGIN) + BEGIN.length), text.slice(text.indexOf(END))];
  writeFileSync(FILE, `${before}\n\n${interfacesTable(rows)}\n\n${after}`);
}

/** The table as Markdown: singles one by one, pairs as one line per way of fetching. */
export function interfacesTable(rows: readonly ZooRow[]): string {
  const singles = rows.filter(({ kind }) => kind !== 'pairs');
  const pairs = rows.filter(({ kind }) => kind === 'pairs');
  const head =
    '| kind | fetched | precision | recall | list pages | browser pages | writes | passes |\n| --- | --- | --- | --- | --- | --- | --- | --- |';
  const lines = singles.map(
    (row) =>
      `| ${row.kind} | ${row.render} | ${row.precision.toFixed(3)} | ${row.recall.toFixed(3)} | ${row.pages} | ${row.browserPages} | ${row.writes} | ${passes(row) ? 'yes' : 'no'} |`,
  );
  const renders = [...new Set(pairs.map(({ render }) => render))];
  const sums = renders.map((render) => {
    const some = pairs.filter((row) => row.render === render);
    return `Pairs with \`--render ${render}\`: ${some.filter(passes).length} of ${some.length} shops pass.`;
  });
  return [[head, ...lines].join('\n'), ...sums].join('\n\n');
}
