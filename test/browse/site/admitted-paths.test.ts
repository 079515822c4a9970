import { expect, it } from 'vitest';
import { withAdmittedPaths } from '../../../src/browse/site/admitted-paths.js';
import type { ExchangeRequest } from '../../../src/model/exchange.js';
import { snapshotFromHtml } from '../../../src/pages/html-snapshot.js';
import { readPage } from '../../../src/pages/read-page.js';

const PLACE = 'https://shop.example/c';
const box = (value: string): string => `<label><input type=checkbox name=colour value=${value}>${value} (2)</label>`;
const FORM = `<form action="/c"><fieldset><legend>Colour</legend>${box('red')}${box('blue')}</fieldset>
  <input name=from aria-label=From><select name=order aria-label=Sort><option value=new selected>New<option value=old>Old</select></form>`;

/** Addresses of the colours, as a site that forbids what the pattern fits lets them be asked; and how often it was asked. */
async function addresses(forbidden: RegExp): Promise<readonly string[]> {
  const cards = ['jug', 'cup', 'pot'].map((name) => `<li><a href="/p/${name}">${name}</a></li>`).join('');
  const view = readPage(snapshotFromHtml(`<main>${FORM}<ul>${cards}</ul></main>`, { url: PLACE, status: 200 }));
  const judge = ({ url }: ExchangeRequest) =>
    Promise.resolve(
      forbidden.test(url) ? ({ kind: 'refused', reason: 'robots' } as const) : ({ kind: 'admitted' } as const),
    );
  const { groups } = await withAdmittedPaths(view, { judge });
  const { choices = [] } = groups.find(({ label }) => label === 'Colour') ?? {};
  return choices.map(({ path }) => JSON.stringify(path));
}

const pathTo = (query: string): string => JSON.stringify({ kind: 'url', url: `${PLACE}?${query}` });

it('what a form sends is asked as it is where it may be', async () => {
  const sent = ['colour=red&from=&order=new', 'colour=blue&from=&order=new'];
  expect(await addresses(/nothing/u)).toEqual(sent.map(pathTo));
});

it('without what the form shows as it stands where only that may be asked', async () => {
  expect(await addresses(/order=/u)).toEqual([pathTo('colour=red'), pathTo('colour=blue')]);
});

it('as it is where neither may be asked', async () => {
  expect(await addresses(/colour=red/u)).toEqual([
    pathTo('colour=red&from=&order=new'),
    pathTo('colour=blue&from=&order=new'),
  ]);
});
