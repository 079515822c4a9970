import { expect, it } from 'vitest';

import { createPageTable } from '../../src/store/page-table.js';
import { runDatabase } from './run-database.js';
import { storedPage } from './stored-page.js';

it('keeps a page in a fraction of its size', () => {
  const database = runDatabase();
  const pages = createPageTable(database);
  const page = storedPage('k');
  const links = Array.from({ length: 500 }, (_, node) => ({
    ...page.view.links[0]!,
    node,
    text: `Product ${String(node)}`,
  }));
  const large = { ...page, view: { ...page.view, links } };
  pages.put(large);
  expect(pages.get('k')).toEqual(large);
  expect(Number(database.prepare('SELECT length(body) FROM page').get([])?.[0])).toBeLessThan(
    JSON.stringify(large).length / 8,
  );
});

it('does not keep a page that is too large', () => {
  const pages = createPageTable(runDatabase());
  const page = storedPage('k');
  pages.put({ ...page, view: { ...page.view, title: 'x'.repeat(33 * 1_048_576) } });
  expect([pages.get('k'), pages.size()]).toEqual([null, 0]);
});
