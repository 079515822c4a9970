import { expect, it } from 'vitest';
import { linesOf } from './read-html.js';

const row = (kind: number, cells: readonly string[]): string =>
  `<tr>${cells.map((cell, at) => `<td><a href="/issues?kind=${String(kind)}${['', '&state=closed', '&state=all'][at] ?? ''}">${cell}</a>`).join('')}`;

const tableOf = (rows: readonly (readonly string[])[]): readonly string[] =>
  linesOf(
    `<main><h3>Issues</h3><table><tbody>${rows.map((cells, at) => row(at, cells)).join('')}</table></main>`,
    'https://shop.example/project',
  );

it('numbers behind what the rows of a table are of are no values', () => {
  expect(
    tableOf([
      ['Bug', '52', '134'],
      ['Feature', '19', '49'],
      ['Support', '3', '16'],
    ]),
  ).toEqual(['Issues: Bug Feature Support']);
});

it('numbers that stand in rows of their own are', () => {
  expect(tableOf([['38'], ['39'], ['Other']])).toEqual(['Issues: 38 39 Other']);
});
