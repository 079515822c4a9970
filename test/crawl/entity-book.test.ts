import { expect, it } from 'vitest';

import { createEntityBook } from '../../src/crawl/entity-book.js';
import { createEntityNumbers } from '../../src/entities/entity-numbers.js';
import { createEntityRegister } from '../../src/entities/register.js';
import { openMemoryStore } from '../../src/store/open-store.js';
import { storedPage } from './stored-page.js';

it('an entity has one number however often it is listed, and is stored at once', async () => {
  const store = await openMemoryStore();
  const book = createEntityBook(
    createEntityRegister({ host: 'simulated.test', numbers: createEntityNumbers() }),
    store,
  );
  const { view, at, key } = storedPage();
  const observation = { page: key, view, at, cost: { pages: 0, bytes: 0, transport: 'memory' as const } };
  const first = await book.listed(observation);
  expect(await book.listed(observation)).toEqual(first);
  expect(new Set(first).size).toBe(4);
  expect((await store.totals()).entities).toBe(4);
  expect(book.isListed('http://simulated.test/item/0')).toBe(true);
  expect(book.isListed('http://simulated.test/list?page=1')).toBe(false);
  await store.close();
});

it('an entity is known under addresses with more than what identifies', async () => {
  const store = await openMemoryStore();
  const register = createEntityRegister({ host: 'simulated.test', numbers: createEntityNumbers() });
  const book = createEntityBook(register, store);
  const { view, at, key } = storedPage();
  await book.listed({ page: key, view, at, cost: { pages: 0, bytes: 0, transport: 'memory' } });
  expect(book.isListed('http://simulated.test/item/0?utm_source=shelf')).toBe(false);
  register.see(
    (view.list?.cards ?? []).map((card) => ({ ...card, url: `${card.url ?? ''}?utm_source=list` })),
    view.url,
  );
  expect(book.isListed('http://simulated.test/item/0?utm_source=shelf')).toBe(true);
  await store.close();
});
