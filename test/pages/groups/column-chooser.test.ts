import { expect, it } from 'vitest';
import { readPage } from '../../../src/pages/read-page.js';
import { liveSnapshot } from '../live-page.js';

/** A table with two columns, and buttons that say which of some columns are shown. */
function groupOf(shown: readonly string[]): string | undefined {
  const pills = ['Name', 'Wood', 'Price', 'Weight'].map(
    (name) => `<button aria-checked=${String(shown.includes(name))} onclick=x>${name}</button>`,
  );
  const rows = ['Table', 'Chair', 'Shelf', 'Bench', 'Stool', 'Chest'].map(
    (name, at) =>
      `<tr><td><a href="/thing/${String(at)}-item"><img src=x alt=""> ${name} number ${String(at)}</a><td>Oak and elm`,
  );
  const html = `<main><p>48 things</p><h3>Columns</h3><div>${pills.join('')}</div><table><thead><tr><th>Name<th>Wood</thead><tbody>${rows.join('')}</table></main>`;
  return readPage(liveSnapshot(html)).groups.find(({ choices }) => choices.some(({ value }) => value === 'Weight'))
    ?.guess;
}

it.each([
  [['Name', 'Wood'], 'columns'],
  [['Name'], 'facet'],
  [['Name', 'Price'], 'facet'],
  [['Name', 'Wood', 'Price'], 'facet'],
])('a group in which %j is chosen, beside a table with the columns Name and Wood: %s', (shown, expected) => {
  expect(groupOf(shown)).toBe(expected);
});
