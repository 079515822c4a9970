import { describe, expect, it } from 'vitest';
import { status, type Answer } from './local-server.js';
import { serveScriptedShop, thingsWhere, type ScriptedShop, type ShopHabits } from './scripted-shop.js';
import { useSharedBrowser } from './shared-browser.js';
import { namesOf, pathTo, show, shown, type StageAnswer } from './stage-orders.js';

const browser = useSharedBrowser();

const post = (path: string, body = 'thing=1'): string =>
  `fetch('${path}', { method: 'POST', body: ${JSON.stringify(body)} });`;
const json = (data: unknown): Answer => status(200, { 'content-type': 'application/json' }, JSON.stringify(data));

/** What becomes of choosing two brands of a shop, one after the other. */
async function chooseBrands(
  habits: ShopHabits,
): Promise<{ readonly shop: ScriptedShop; readonly answers: readonly StageAnswer[] }> {
  const shop = await serveScriptedShop(habits);
  const { stage } = await browser.stage(shop.url);
  const first = await shown(stage, shop.url);
  const answers = [await show(stage, pathTo(first, 'Acme')), await show(stage, pathTo(first, 'Birch'))];
  return { shop, answers };
}

const REFUSED = { kind: 'refused', reason: 'write-guard' };
const REVIEW =
  '<form id="review" method="post" action="/opinions"><input type="hidden" name="text" value="Good"></form>';

describe('a control that', () => {
  it.each([
    ['buys with one press', post('/cart/add')],
    ['saves by a mutation', post('/graphql', '{"query":"mutation { save(thing: 1) { id } }"}')],
    ['deletes', `fetch('/api/things/1', { method: 'DELETE' });`],
    ['reports by a beacon', `navigator.sendBeacon('/api/seen', 'x'); fetch('/api/things/1', { method: 'PUT' });`],
    ['deletes when it is confirmed', `if (confirm('Really?')) ${post('/api/away')} else fetch('/logout');`],
  ])('%s does nothing and is refused', async (_what, onBrand) => {
    const { shop, answers } = await chooseBrands({ onBrand, drawsNot: true });
    expect(answers).toMatchObject([REFUSED, REFUSED]);
    expect(shop.writes()).toEqual([]);
  });

  it.each([
    ['an answer without a list', post('/api/saved'), { '/api/saved': json({ ok: true }) }],
    ['no answer to read', post('/api/saved'), { '/api/saved': status(204) }],
    [
      'a page without a list',
      `review.submit();`,
      { '/opinions': '<title>Thanks</title><p>Thank you for your review.</p>' },
    ],
    [
      'a page that leads on',
      `review.submit();`,
      { '/opinions': status(303, { location: '/thanks' }), '/thanks': '<p>Thank you.</p>' },
    ],
  ])('posts and gets %s does so once and never again', async (_what, onBrand, further) => {
    const { shop, answers } = await chooseBrands({ onBrand, drawsNot: true, aside: REVIEW, answers: further });
    expect(answers).toMatchObject([REFUSED, REFUSED]);
    expect(shop.writes()).toHaveLength(1);
  });

  it('filters, and posts besides, is used without what it posts', async () => {
    const { shop, answers } = await chooseBrands({
      onBrand: post('/api/seen'),
      answers: { '/api/seen': json({ ok: true }) },
    });
    expect(answers.map((answer) => (answer.kind === 'page' ? namesOf(answer) : answer))).toEqual(
      ['Acme', 'Birch'].map((wanted) => thingsWhere(({ brand }) => brand === wanted)),
    );
    expect(shop.writes()).toEqual(['POST /api/seen']);
  });

  it('posts to ask for a list is used again and again', async () => {
    const { shop, answers } = await chooseBrands({
      drawsNot: true,
      onBrand: `fetch('/api/things?brand=' + brand, { method: 'POST' }).then((answer) => answer.json()).then(({ total, shown }) => {
        document.querySelector('main').innerHTML = '<p>' + total + ' results</p><ul>' + shown.map(({ name }) => '<li><a href="/thing/' + name.slice(-1) + '"><h3>' + name + '</h3></a></li>').join('') + '</ul>';
      });`,
    });
    expect(answers.map((answer) => (answer.kind === 'page' ? namesOf(answer) : answer))).toEqual(
      ['Acme', 'Birch'].map((wanted) => thingsWhere(({ brand }) => brand === wanted)),
    );
    expect(new Set(shop.writes())).toEqual(new Set(['POST /api/things?brand=Acme', 'POST /api/things?brand=Birch']));
  });

  it.each([
    ['opens a popup', `window.open('/elsewhere');`],
    ['downloads', `location.href = '/file.zip';`],
    ['asks and tells', `alert(1); confirm(2); prompt(3);`],
  ])('%s leaves the page as it is', async (_what, onBrand) => {
    const { answers } = await chooseBrands({
      onBrand,
      drawsNot: true,
      answers: {
        '/elsewhere': '<p>elsewhere</p>',
        '/file.zip': status(200, { 'content-type': 'application/zip', 'content-disposition': 'attachment' }, 'PK'),
      },
    });
    expect(answers.map((answer) => (answer.kind === 'page' ? namesOf(answer) : answer))).toEqual(
      [0, 1].map(() => thingsWhere(() => true).slice(0, 4)),
    );
  });

  it('leads to what acts or what robots forbid is refused', async () => {
    const robots = { '/robots.txt': 'User-agent: *\nDisallow: /secret', '*': '<p>reached</p>' };
    const acting = await chooseBrands({ onBrand: `location.href = '/logout';`, drawsNot: true, answers: robots });
    expect(acting.answers[0]).toMatchObject(REFUSED);
    const secret = await chooseBrands({ onBrand: `location.href = '/secret/1';`, drawsNot: true, answers: robots });
    expect(secret.answers[0]).toMatchObject({ kind: 'refused', reason: 'robots' });
    const hidden = await chooseBrands({
      onBrand: `history.pushState(0, '', '/secret/2');`,
      drawsNot: true,
      answers: robots,
    });
    expect(hidden.answers[0]).toMatchObject({ kind: 'refused', reason: 'robots' });
    const asked = [acting, secret, hidden].flatMap(({ shop }) => shop.paths());
    expect(asked.filter((path) => /logout|secret/u.test(path))).toEqual([]);
  });

  it('is no filter is left alone when what is folded is opened', async () => {
    const shop = await serveScriptedShop({
      aside: `<div><button type="button" aria-label="Save to favourites" onclick="fetch('/api/hearts', { method: 'POST' })">♥</button>
        <button type="button" onclick="fetch('/api/orders', { method: 'POST' })">Buy now</button></div>${REVIEW}`,
    });
    const { stage } = await browser.stage(shop.url);
    expect(pathTo(await shown(stage, shop.url, true), 'Blue').kind).toBe('actions');
    expect(shop.writes()).toEqual([]);
  });
});
