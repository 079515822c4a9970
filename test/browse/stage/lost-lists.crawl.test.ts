import { expect, it } from 'vitest';
import { serve, type LocalServer } from '../local-server.js';
import { useSharedBrowser } from '../shared-browser.js';
import { namesOf, pathTo, show, shown } from '../stage-orders.js';

const browser = useSharedBrowser();

const BRANDS = ['Acme', 'Birch', 'Cedar'] as const;
const things = (brand: string | null): readonly string[] =>
  BRANDS.filter((own) => brand === null || own === brand).flatMap((own) =>
    [1, 2, 3, 4, 5, 6].map((at) => `${own} ${at}`),
  );

/** What a shop lists for the address of a page; a script that asks for what robots forbid takes the list away. */
async function serveCutOff(
  listed: (brand: string | null) => readonly string[],
  setByItself: (brand: string | null) => string | null = () => null,
): Promise<LocalServer> {
  return serve({
    '/robots.txt': 'User-agent: *\nDisallow: /token',
    '/': (request, response) => {
      const brand = new URL(request.url ?? '', 'http://shop').searchParams.get('brand');
      const cards = listed(brand).map(
        (name) => `<li><a href="/thing/${name.replace(' ', '-')}"><h3>${name}</h3></a><p>A thing to have</p></li>`,
      );
      const isTicked = (own: string): string => (own === setByItself(brand) ? 'checked' : '');
      const boxes = BRANDS.map(
        (own) => `<p><label><input type="checkbox" value="${own}" ${isTicked(own)}> ${own}</label></p>`,
      );
      const page = `<!doctype html><title>Things</title><h1>Things</h1><fieldset><legend>Brand</legend>${boxes.join('')}</fieldset>
        <main><ul>${cards.join('')}</ul></main><script>
        document.addEventListener('change', ({ target }) => {
          history.pushState(null, '', '/?brand=' + target.value);
          document.querySelector('main').innerHTML = '<p>Just a moment</p>';
          fetch('/token').then(() => location.reload(), () => null);
        });
        </script>`;
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
    },
  });
}

/** What each brand leads to, and how often its address was asked for. */
async function choose(...shopOf: Parameters<typeof serveCutOff>) {
  const shop = await serveCutOff(...shopOf);
  const { stage } = await browser.stage(`${shop.origin}/`);
  const first = await shown(stage, `${shop.origin}/`);
  const lists: (readonly string[] | null)[] = [];
  for (const brand of BRANDS) {
    const answer = await show(stage, pathTo(first, brand));
    lists.push(answer.kind === 'page' ? namesOf(answer) : null);
  }
  return { lists, asked: BRANDS.map((brand) => shop.paths().filter((path) => path === `/?brand=${brand}`).length) };
}

it('a list that a page loses when something is chosen is that of its address', async () => {
  const { lists, asked } = await choose(things);
  expect(lists).toEqual(BRANDS.map(things));
  expect(asked).toEqual([1, 1, 1]);
});

it('an address that lists the same whatever was chosen says nothing of it, and is soon left alone', async () => {
  const { lists, asked } = await choose(() => things(null));
  expect(lists).toEqual([[], [], []]);
  expect(asked).toEqual([1, 1, 0]);
});

it('an address that the site does not understand says nothing, where it sets a filter by itself then', async () => {
  const { lists } = await choose(
    (brand) => (brand === null ? things(null) : things('Acme')),
    (brand) => (brand === 'Birch' || brand === 'Cedar' ? 'Acme' : null),
  );
  expect(lists).toEqual([things('Acme'), [], []]);
});

it('a page without a list is empty if its address has none either', async () => {
  const { lists } = await choose((brand) => (brand === null ? things(null) : []));
  expect(lists).toEqual([[], [], []]);
});
