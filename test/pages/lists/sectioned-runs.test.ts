import { expect, it } from 'vitest';
import { readLive } from '../live-page.js';

const posting = (id: string): string =>
  `<a class=post href="/jobs/${id}"><h4>Engineer ${id}</h4><p>Lisbon <b>•</b> Full-time</p></a>`;
const team = (name: string, ids: readonly string[]): string =>
  `<div class=team><h3>${name}</h3><div class=posts>${ids.map(posting).join('')}</div></div>`;
const DEPARTMENTS = [
  `<section><h2>Data</h2>${team('Analytics', ['a1', 'a2', 'a3'])}${team('Platform', ['b4'])}</section>`,
  `<section><h2>Design</h2>${team('Brand', ['c5'])}</section>`,
  `<section><h2>Sales</h2>${team('Europe', ['d6', 'd7'])}${team('Asia', ['e8', 'e9'])}</section>`,
].join('');
const page = (title: string, parts = DEPARTMENTS): string =>
  `<header><a href="/">Acme</a></header><main><h1>${title}</h1><div class=list>${parts}</div></main>`;

it('a list in sections of sections is one, where the page tells its size', () => {
  const { list } = readLive(page('Open positions <span>(9)</span>'));
  expect(list?.cards.map(({ name }) => name)).toEqual(
    ['a1', 'a2', 'a3', 'b4', 'c5', 'd6', 'd7', 'e8', 'e9'].map((id) => `Engineer ${id}`),
  );
});

it('else it is not', () => {
  expect(readLive(page('Open positions')).list).toBeNull();
});

it('sections that show more than their heading and their blocks are no parts of one', () => {
  const shelves = ['New', 'Loved', 'Last'].map(
    (name, at) =>
      `<section><h2>${name}</h2><p>Picked by us for the season that comes</p>${[1, 2, 3].map((n) => posting(`${String(at)}x${String(n)}`)).join('')}</section>`,
  );
  expect(readLive(page('Shelves (9)', shelves.join(''))).list?.cards.length ?? 0).toBeLessThan(4);
});
