import { describe, expect, it } from 'vitest';
import { serve, status, type Answer } from '../local-server.js';
import { serveScriptedShop, thingsWhere, type ScriptedShop, type ShopHabits } from '../scripted-shop.js';
import { useSharedBrowser } from '../shared-browser.js';
import { namesOf, pathTo, show, shown, type StageAnswer } from '../stage-orders.js';
import { thingCards } from '../thing-cards.js';

const browser = useSharedBrowser();

const post = (path: string, body = 'thing=1'): string =>
  `fetch('${path}', { method: 'POST', body: ${JSON.stringify(body)} });`;
const json = (data: unknown): Answer => status(200, { 'content-type': 'application/json' }, JSON.stringify(data));

/** What becomes of choosing brands of a shop, one after the other. */
async function chooseBrands(
  habits: ShopHabits,
  brands: readonly string[] = ['Acme', 'Birch'],
): Promise<{ readonly shop: ScriptedShop; readonly answers: readonly StageAnswer[] }> {
  const shop = await serveScriptedShop(habits);
  const { stage } = await browser.stage(shop.url);
  const first = await shown(stage, shop.url);
  const answers: StageAnswer[] = [];
  for (const brand of brands) answers.push(await show(stage, pathTo(first, brand)));
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
    const { shop, answers } = await chooseBrands({ onBrand, drawsNot: true }, ['Acme']);
    expect(answers).toMatchObject([REFUSED]);
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

  it('was worked before the page listened, and drawn anew when it did, is worked again', async () => {
    const asleep = `<script>addEventListener('change', (event) => {
      event.stopImmediatePropagation();
      setTimeout(() => { app.innerHTML += ''; }, 100);
    }, { once: true, capture: true });</script>`;
    const { answers } = await chooseBrands({ aside: asleep }, ['Acme']);
    expect(answers.map((answer) => (answer.kind === 'page' ? namesOf(answer) : answer))).toEqual([
      thingsWhere(({ brand }) => brand === 'Acme'),
    ]);
  });

  it('cannot be pressed after what was chosen, as a button that promises no results, leads nowhere', async () => {
    const promise = `results.disabled = brand === 'Acme';`;
    const button = '<button type="button" id="results">Show results</button>';
    const shop = await serveScriptedShop({ onBrand: promise, drawsNot: true, foot: button });
    const { stage } = await browser.stage(shop.url);
    const first = await shown(stage, shop.url);
    expect(pathTo(first, 'Acme')).toMatchObject({ steps: [{ name: 'Acme' }, { name: 'Show results' }] });
    expect(await show(stage, pathTo(first, 'Birch'))).toMatchObject({ kind: 'page' });
    expect(await show(stage, pathTo(first, 'Acme'))).toMatchObject({ kind: 'failed', reason: 'not-found' });
  });

  it('opens a popup, downloads, asks and tells leaves the page as it is', async () => {
    const { answers } = await chooseBrands(
      {
        onBrand: `alert(1); confirm(2); prompt(3); window.open('/elsewhere'); location.href = '/file.zip';`,
        drawsNot: true,
        answers: {
          '/elsewhere': '<p>elsewhere</p>',
          '/file.zip': status(200, { 'content-type': 'application/zip', 'content-disposition': 'attachment' }, 'PK'),
        },
      },
      ['Acme'],
    );
    expect(answers.map((answer) => (answer.kind === 'page' ? namesOf(answer) : answer))).toEqual([
      thingsWhere(() => true).slice(0, 4),
    ]);
  });

  it.each([
    ['to what acts', `location.href = '/logout';`, 'write-guard'],
    ['to what robots forbid', `location.href = '/secret/1';`, 'robots'],
    ['without a load to what robots forbid', `history.pushState(0, '', '/secret/2');`, 'robots'],
  ])('leads %s is refused', async (_where, onBrand, reason) => {
    const answers = { '/robots.txt': 'User-agent: *\nDisallow: /secret', '*': '<p>reached</p>' };
    const led = await chooseBrands({ onBrand, drawsNot: true, answers }, ['Acme']);
    expect(led.answers).toMatchObject([{ kind: 'refused', reason }]);
    expect(led.shop.paths().filter((path) => /logout|secret/u.test(path))).toEqual([]);
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

describe('facets that are drawn once they are to be seen', () => {
  const boxes = (legend: string, values: readonly string[]): string =>
    `<fieldset><legend>${legend}</legend>${values.map((value) => `<p><label><input type="checkbox" value="${value}"> ${value}</label></p>`).join('')}</fieldset>`;
  const FACETS = `${boxes('Colour', ['Red', 'Green'])}<div style="height:2000px"></div>${boxes('Brand', ['Acme', 'Birch'])}`;
  /** Each choice draws all of it anew, and the page stays where it is. */
  const PAGE = `<!doctype html><title>Things</title><h1>Things</h1><div id="app"></div><script>
    function show(brands) {
      app.innerHTML = '<aside style="min-height:60px"></aside><main style="min-height:4000px"><p>' + brands.length + ' results</p><ul>' +
        brands.map((brand) => '<li><a href="/thing/' + brand + '"><h3>Thing of ' + brand + '</h3></a></li>').join('') + '</ul></main>';
      const watch = new IntersectionObserver((entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        app.firstChild.innerHTML = ${JSON.stringify(FACETS)};
      });
      watch.observe(app.firstChild);
    }
    document.addEventListener('change', ({ target }) => show([target.value]));
    show(['Acme', 'Birch']);
  </script>`;

  it('are seen after a choice that was made far below', async () => {
    const { origin } = await serve({ '/': PAGE });
    const { stage } = await browser.stage(origin);
    const chosen = await shown(stage, pathTo(await shown(stage, `${origin}/`), 'Birch'));
    expect(namesOf(chosen)).toEqual(['Thing of Birch']);
    expect(chosen.view.groups.map(({ label }) => label)).toEqual(expect.arrayContaining(['Colour', 'Brand']));
  });

  /** Each choice draws the list anew, and its facets a moment later. */
  const LATE = `<!doctype html><title>Things</title><h1>Things</h1><aside>${FACETS}</aside><main></main><script>
    const facets = document.querySelector('aside').innerHTML;
    function show(brands) {
      document.querySelector('main').innerHTML = '<p>' + brands.length + ' results</p><ul>' +
        brands.map((brand) => '<li><a href="/thing/' + brand + '"><h3>Thing of ' + brand + '</h3></a></li>').join('') + '</ul>';
    }
    document.addEventListener('change', ({ target }) => {
      show([target.value]);
      document.querySelector('aside').innerHTML = '';
      setTimeout(() => { document.querySelector('aside').innerHTML = facets; }, 600);
    });
    show(['Acme', 'Birch']);
  </script>`;

  it('are waited for where they come after the list', async () => {
    const { origin } = await serve({ '/': LATE });
    const { stage } = await browser.stage(origin);
    const chosen = await shown(stage, pathTo(await shown(stage, `${origin}/`), 'Birch'));
    expect(namesOf(chosen)).toEqual(['Thing of Birch']);
    expect(chosen.view.groups.map(({ label }) => label)).toEqual(expect.arrayContaining(['Colour', 'Brand']));
  });
});

describe('a list that draws only the cards to be seen', () => {
  const HIGH = 120;
  const PAGE = `<!doctype html><title>Things</title><style>li { display: block; height: ${HIGH}px }</style>
  <div style="display: flex"><aside><div style="height: 1500px"></div>
  <fieldset><legend>Brand</legend><label><input type="checkbox" value="Acme">Acme (12)</label>
  <label><input type="checkbox" value="Birch">Birch (9)</label></fieldset></aside>
  <main><h1>Things</h1><p></p><ul></ul></main></div><div style="height: 1500px"></div><script>
    const [ul, p] = [document.querySelector('ul'), document.querySelector('p')];
    let things = [];
    const card = (name) => '<li><a href="/thing/' + encodeURIComponent(name) + '"><h3>' + name + '</h3></a></li>';
    const gap = (count) => count > 0 ? '<li style="height: ' + count * ${HIGH} + 'px"></li>' : '';
    function draw() {
      const from = Math.max(0, Math.min(things.length - 6, Math.floor(-ul.getBoundingClientRect().top / ${HIGH})));
      const here = things.slice(from, from + 6);
      ul.innerHTML = gap(from) + here.map(card).join('') + gap(things.length - from - here.length);
    }
    function list(brand, count) {
      things = Array.from({ length: count }, (_, at) => brand + ' thing ' + (at + 1));
      p.textContent = count + ' results';
      draw();
    }
    document.addEventListener('change', ({ target }) => list(target.value, target.value === 'Acme' ? 12 : 9));
    addEventListener('scroll', draw, { passive: true });
    list('Any', 21);
  </script>`;

  it('is seen from its first card after a choice that was made far below', async () => {
    const { origin } = await serve({ '/': PAGE });
    const { stage } = await browser.stage(origin);
    const chosen = await shown(stage, pathTo(await shown(stage, `${origin}/`), 'Birch'));
    expect(namesOf(chosen)).toEqual([1, 2, 3, 4, 5, 6].map((at) => `Birch thing ${at}`));
  });
});

describe('what looks like an opener', () => {
  it('is left alone where it takes a choice back, though something must be opened to make that choice again', async () => {
    const things = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];
    const server = await serve({
      '/': `<title>Acme</title><h1>Acme</h1>
        <div><div><button id="more" aria-expanded="false" aria-controls="panel">Colour</button>
        <div id="panel" role="group" aria-label="Colour"></div></div></div><div id="chips"></div>
        <main><p id="count">6 results</p><ul id="list">${thingCards(things)}</ul></main>
        <script>
          const all = list.innerHTML;
          let clears = 0;
          more.onclick = () => {
            panel.innerHTML = '<label><input type="checkbox" id="red">Red</label><label><input type="checkbox">Blue</label>';
            red.onchange = () => {
              list.lastElementChild.remove();
              count.textContent = '5 results';
              panel.innerHTML = '';
              chips.innerHTML = '<button id="clear" aria-expanded="false">Clear all</button>';
              clear.onclick = () => {
                list.innerHTML = all;
                count.textContent = '6 results';
                chips.innerHTML = '';
                document.title = 'Cleared ' + String((clears += 1));
              };
            };
          };
        </script>`,
    });
    const { stage } = await browser.stage(server.origin);
    const unfolded = await shown(stage, `${server.origin}/`, true);
    const red = await shown(stage, pathTo(unfolded, 'Red'), true);
    expect(namesOf(red)).toEqual(things.slice(0, 5));
    expect(stage.loads()).toBeLessThan(5);
  });
});

it('a tick that only reports itself does nothing for itself, and all the same counts with the button behind it', async () => {
  const woods = ['Oak', 'Elm', 'Ash'];
  const cards = woods
    .flatMap((wood) => ['table', 'chair', 'shelf'].map((kind) => `${wood} ${kind}`))
    .map((name, at) => `<li><a href="/thing/${String(at)}"><h3>${name}</h3></a><b>$9.50</b></li>`)
    .join('');
  const boxes = woods.map((wood) => `<li><label><input type=checkbox value=${wood}> ${wood}</label></li>`).join('');
  const server = await serve({
    '/': `<title>Things</title><h1>Things</h1><aside><h3>Wood</h3><ul id=woods>${boxes}</ul><button id=go>Go</button></aside><main><ul id=list>${cards}</ul></main><script>
      const all = [...list.children];
      woods.onchange = () => { ${post('/seen')} };
      go.onclick = () => list.replaceChildren(...all.filter((card) => [...woods.querySelectorAll(':checked')].some(({ value }) => card.textContent.includes(value))));
    </script>`,
    '/seen': json({}),
  });
  const { stage } = await browser.stage(server.origin);
  const path = pathTo(await shown(stage, `${server.origin}/`), 'Oak');
  if (path.kind !== 'actions') throw new Error('Boxes are ticked.');
  expect(path.steps.map(({ name }) => name)).toEqual(['Oak', 'Go']);
  expect(await show(stage, { ...path, steps: path.steps.slice(0, 1) })).toMatchObject(REFUSED);
  expect(namesOf(await shown(stage, path))).toEqual(['Oak table', 'Oak chair', 'Oak shelf']);
});

it('a box is ticked in a list that draws only what is to be seen, anew as it is scrolled', async () => {
  const woods = ['Ash', 'Birch', 'Cedar', 'Elm', 'Fir', 'Lime', 'Oak', 'Pine', 'Yew'];
  const kinds = ['table', 'chair', 'shelf', 'bench'];
  const cards = woods.flatMap((wood) => kinds.map((kind) => `${wood} ${kind}`));
  const server = await serve({
    '/': `<title>Things</title><h1>Things</h1><aside><h3>Wood</h3>
      <div id=box style="height:120px;overflow:auto;position:relative"><div style="height:270px"></div></div></aside>
      <main><ul id=list>${thingCards(cards)}</ul></main><script>
      const all = [...list.children];
      const chosen = new Set();
      const draw = () => {
        const from = Math.floor(box.scrollTop / 30);
        box.querySelectorAll('label').forEach((row) => row.remove());
        for (const [at, wood] of ${JSON.stringify(woods)}.entries())
          if (at >= from && at < from + 6) box.insertAdjacentHTML('beforeend', '<label style="position:absolute;top:' + at * 30 + 'px"><input type=checkbox value=' + wood + (chosen.has(wood) ? ' checked' : '') + '> ' + wood + '</label>');
      };
      draw();
      box.onscroll = draw;
      box.onchange = ({ target }) => {
        chosen.add(target.value);
        list.replaceChildren(...all.filter((card) => [...chosen].some((wood) => card.textContent.includes(wood))));
        draw();
      };
    </script>`,
  });
  const { stage } = await browser.stage(server.origin);
  const first = await shown(stage, `${server.origin}/`);
  expect(namesOf(await shown(stage, pathTo(first, 'Lime')))).toEqual(kinds.map((kind) => `Lime ${kind}`));
});
