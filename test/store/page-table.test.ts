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
  const page = storedPage('k');
  const pages = createPageTable(runDatabase(), JSON.stringify(page).length);
  pages.put({ ...page, key: 'larger' });
  expect([pages.get('larger'), pages.size()]).toEqual([null, 0]);
  pages.put(page);
  expect(pages.get('k')).toEqual(page);
});
