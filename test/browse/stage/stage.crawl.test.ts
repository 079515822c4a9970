import { describe, expect, it } from 'vitest';
import type { AccessPath, Step } from '../../../src/model/access-path.js';
import { serve } from '../local-server.js';
import { serveScriptedShop, thingsWhere } from '../scripted-shop.js';
import { useSharedBrowser } from '../shared-browser.js';
import { namesOf, pathTo, show, shown } from '../stage-orders.js';
import { thingCards } from '../thing-cards.js';

const browser = useSharedBrowser();

/** A page that lists two things. */
const LIST = `<title>Acme</title><h1>Acme</h1><main><p>2 results</p><ul>${thingCards(['One of them', 'Another one'])}</ul></main>`;

describe('a stage', () => {
  it('ticks a box, takes it back for the next one, and adds one to another', async () => {
    const shop = await serveScriptedShop();
    const { stage } = await browser.stage(shop.url);
    const first = await shown(stage, shop.url);
    expect(namesOf(first)).toEqual(thingsWhere(() => true).slice(0, 4));
    const acme = await shown(stage, pathTo(first, 'Acme'));
    expect(namesOf(acme)).toEqual(thingsWhere(({ brand }) => brand === 'Acme'));
    expect(acme.pages).toBe(1);
    const birch = await shown(stage, pathTo(first, 'Birch'));
    expect(namesOf(birch)).toEqual(thingsWhere(({ brand }) => brand === 'Birch'));
    const large = await shown(stage, pathTo(birch, 'Large'));
    expect(namesOf(large)).toEqual(thingsWhere(({ brand, size }) => brand === 'Birch' && size === 'Large'));
    expect(stage.loads()).toBe(1);
  });

  it('loads a page once more for a list that was shown before, if it draws a control too late', async () => {
    let loads = 0;
    const things = ['One of them', 'Another one', 'A third one', 'The last one'];
    const server = await serve({
      '/': (_request, response) => {
        loads += 1;
        // Only the second page does not come to draw its boxes.
        const boxes =
          loads === 2
            ? ''
            : '<label><input type="checkbox" id="red"> Red</label><label><input type="checkbox"> Blue</label>';
        response.setHeader('content-type', 'text/html');
        response.end(`<title>Acme</title><h1>Acme</h1><aside><fieldset><legend>Colour</legend>${boxes}</fieldset></aside>
          <main><ul id="list">${thingCards(things.slice(0, 2))}</ul></main>
          <script>document.getElementById('red')?.addEventListener('change', () => list.lastElementChild.remove());</script>`);
      },
      '/other': LIST,
    });
    const { stage } = await browser.stage(server.origin);
    const red = pathTo(await shown(stage, `${server.origin}/`), 'Red');
    expect(namesOf(await shown(stage, red))).toEqual(['One of them']);
    await shown(stage, `${server.origin}/other`);
    expect(namesOf(await shown(stage, red))).toEqual(['One of them']);
    expect(loads).toBe(3);
  });

  it('chooses one after another where one replaces the other', async () => {
    const shop = await serveScriptedShop();
    const { stage } = await browser.stage(shop.url);
    const first = await shown(stage, shop.url);
    for (const wanted of ['Small', 'Large']) {
      const { view } = await shown(stage, pathTo(first, wanted));
      expect(view.declaredCount).toBe(6);
      expect(view.list?.cards[0]?.name).toBe(thingsWhere(({ size }) => size === wanted)[0]);
    }
    for (const wanted of ['Wool', 'Cotton']) {
      const { view } = await shown(stage, pathTo(first, wanted));
      expect(view.list?.cards[0]?.name).toBe(thingsWhere(({ material }) => material === wanted)[0]);
    }
    // Once for the page, and once where Size had to be given up for Material.
    expect(stage.loads()).toBe(2);
  });

  it('begins anew where a select shows its blank again: each choice adds to the ones before', async () => {
    const cards = thingCards(['Oak table', 'Oak chair', 'Elm table', 'Elm chair', 'Ash table', 'Ash chair']);
    const server = await serve({
      '/': `<title>Things</title><h1>Things</h1><aside><label>Add filter <select id="add"><option value="">
        ${['Oak', 'Elm', 'Ash'].map((wood) => `<option>${wood}</option>`).join('')}</select></label></aside>
        <main><ul id="list">${cards}</ul></main><script>
        const [all, wanted] = [[...list.children], []];
        add.onchange = () => {
          wanted.push(add.value);
          add.value = '';
          list.replaceChildren(...all.filter((card) => wanted.every((value) => card.textContent.includes(value))));
        };</script>`,
    });
    const { stage } = await browser.stage(server.origin);
    const first = await shown(stage, `${server.origin}/`);
    const oak = await shown(stage, pathTo(first, 'Oak'));
    const elm = await shown(stage, pathTo(first, 'Elm'));
    expect([namesOf(oak), namesOf(elm)]).toEqual([
      ['Oak table', 'Oak chair'],
      ['Elm table', 'Elm chair'],
    ]);
  });

  it('chooses one after another in selects without a name that show only after what comes before them', async () => {
    const cards = thingCards(['Oak table', 'Oak chair', 'Elm table', 'Elm chair', 'Ash table', 'Ash chair']);
    const server = await serve({
      '/': `<title>Things</title><h1>Things</h1><p id="rows"></p><p><button id="add">Add condition</button></p>
        <main><ul id="list">${cards}</ul></main><script>
        const all = [...list.children];
        const drop = (first, options, then) => {
          const select = document.createElement('select');
          select.innerHTML = '<option value="" disabled hidden selected>' + first + '</option>' + options.map((one) => '<option>' + one + '</option>').join('');
          select.onchange = () => { while (select.nextSibling !== null) select.nextSibling.remove(); then(select.value); };
          rows.append(select);
        };
        const compare = () => drop('Condition', ['Equals', 'Not'], (how) => drop('Value', ['Oak', 'Elm', 'Ash'], (wood) =>
          list.replaceChildren(...all.filter((card) => card.textContent.includes(wood) === (how === 'Equals')))));
        add.onclick = () => { rows.replaceChildren(); drop('Data', ['Wood', 'Kind', 'Maker'], compare); };</script>`,
    });
    const { stage } = await browser.stage(server.origin);
    let page = await shown(stage, `${server.origin}/`, true);
    const steps: Step[] = [];
    for (const value of ['Wood', 'Equals', 'Elm']) {
      const choices = page.view.groups.flatMap((group) => group.choices);
      const control = choices.find((choice) => choice.value === value)?.control;
      if (control !== undefined) steps.push(control.step);
      page = await shown(stage, { kind: 'actions', from: { kind: 'url', url: `${server.origin}/` }, steps }, true);
    }
    expect(namesOf(page)).toEqual(['Elm table', 'Elm chair']);
  });

  it('opens what an option stands behind rather than tick a box of the same name that is to be seen', async () => {
    const woods = ['Oak', 'Elm', 'Ash'];
    const cards = thingCards(woods.flatMap((wood) => [`${wood} table`, `${wood} chair`]));
    const panel = (id: string, label: string, items: readonly string[]): string =>
      `<p><button id="${id}" aria-expanded="false">${label}</button></p><div hidden role="${id === 'pick' ? 'listbox' : 'group'}" aria-label="${label}">${items.join('')}</div>`;
    const server = await serve({
      '/': `<title>Things</title><h1>Things</h1><aside>
        ${panel(
          'marks',
          'Marks',
          woods.map((wood) => `<label><input type="checkbox"> ${wood}</label>`),
        )}</aside>
        <div><div><div><div>${panel(
          'pick',
          'Wood',
          woods.map((wood) => `<div role="option" tabindex="-1">${wood}</div>`),
        )}</div></div></div></div>
        <main><ul id="list">${cards}</ul></main><script>
        const all = [...list.children];
        for (const button of [marks, pick]) button.onclick = () => {
          for (const other of [marks, pick]) {
            const isOpen = other === button && other.getAttribute('aria-expanded') === 'false';
            other.setAttribute('aria-expanded', isOpen);
            other.parentNode.nextElementSibling.hidden = !isOpen;
          }
        };
        for (const option of document.querySelectorAll('[role=option]'))
          option.onclick = () => { list.replaceChildren(...all.filter((card) => card.textContent.includes(option.textContent))); };</script>`,
    });
    const { stage } = await browser.stage(server.origin);
    const first = await shown(stage, `${server.origin}/`, true);
    const choices = first.view.groups.flatMap((group) => group.choices);
    const pathOf = (role: string): AccessPath | null | undefined =>
      choices.find(({ value, control }) => value === 'Elm' && control?.step.role === role)?.path;
    const [box, option] = [pathOf('checkbox'), pathOf('option')];
    if (box == null || option == null) throw new Error('both are offered');
    await shown(stage, box);
    expect(namesOf(await shown(stage, option))).toEqual(['Elm table', 'Elm chair']);
  });

  it('shows the page that was posted for once a choice is taken back', async () => {
    const shop = await serveScriptedShop();
    const { stage } = await browser.stage(shop.url);
    const posted = { kind: 'request', method: 'POST', url: shop.url, body: 'q=thing' } as const;
    const first = await shown(stage, posted);
    await shown(stage, pathTo(first, 'Acme'));
    const again = await shown(stage, posted);
    expect(pathTo(again, 'Birch')).toEqual(pathTo(first, 'Birch'));
    expect(stage.loads()).toBe(1);
  });

  it('begins anew where a select keeps what was chosen in it and not applied', async () => {
    const things = ['Oak', 'Pine'].flatMap((wood) =>
      ['table', 'chair', 'bench', 'shelf'].map((kind) => `${wood} ${kind}`),
    );
    const select = (label: string, values: readonly string[]): string =>
      `<label>${label} <select><option value="">Any</option>${values.map((value) => `<option>${value}</option>`).join('')}</select></label>`;
    const server = await serve({
      '/': `<title>Things</title><h1>Things</h1><aside>${select('Wood', ['Oak', 'Pine'])}${select('Kind', ['table', 'chair', 'bench'])}<button id="go">Go</button></aside>
        <main><ul id="list">${thingCards(things)}</ul></main><script>
        const all = [...list.children];
        go.onclick = () => {
          const on = [...document.querySelectorAll('select')].map(({ value }) => value);
          list.replaceChildren(...all.filter((card) => on.every((value) => card.textContent.includes(value))));
        };</script>`,
    });
    const { stage } = await browser.stage(server.origin);
    const first = await shown(stage, `${server.origin}/`);
    const pine = pathTo(first, 'Pine');
    if (pine.kind !== 'actions') throw new Error('an option is worked');
    await shown(stage, { ...pine, steps: pine.steps.slice(0, 1) });
    expect(namesOf(await shown(stage, pathTo(first, 'chair')))).toEqual(['Oak chair', 'Pine chair']);
  });

  it('waits for no effect of a tick that showed none before the button after it', async () => {
    const things = ['Oak', 'Pine'].flatMap((wood) =>
      ['table', 'chair', 'bench', 'shelf'].map((kind) => `${wood} ${kind}`),
    );
    const box = (value: string): string => `<li><label><input type="checkbox" value="${value}"> ${value}</label></li>`;
    const server = await serve({
      '/': `<title>Things</title><h1>Things</h1><aside><fieldset><legend>Wood</legend><ul>${box('Oak')}${box('Pine')}</ul></fieldset>
        <fieldset><legend>Kind</legend><ul>${box('table')}${box('chair')}</ul></fieldset><button id="go">Go</button></aside>
        <main><ul id="list">${thingCards(things)}</ul></main><script>
        const all = [...list.children];
        let ticked = 0;
        document.addEventListener('change', () => { ticked = performance.now(); });
        go.onclick = () => {
          const on = [...document.querySelectorAll('input:checked')].map((box) => box.value);
          document.title = Math.round(performance.now() - ticked);
          list.replaceChildren(...all.filter((card) => on.every((value) => card.textContent.includes(value))));
        };</script>`,
    });
    // The page's own time: what the machine has to do beside it does not count.
    const { stage } = await browser.stage(server.origin, 'held');
    const first = await shown(stage, `${server.origin}/`);
    const wood = await shown(stage, pathTo(first, 'Oak'));
    const other = await shown(stage, pathTo(first, 'Pine'));
    expect([namesOf(wood), namesOf(other)]).toEqual([things.slice(0, 4), things.slice(4)]);
    expect(Number(other.view.title)).toBeLessThan(Number(wood.view.title));
  });

  it('shows only what is new when it loads more', async () => {
    const shop = await serveScriptedShop();
    const { stage } = await browser.stage(shop.url);
    const pages = [await shown(stage, shop.url)];
    for (let next = pages[0]?.view.pagination.next; next != null; next = pages.at(-1)?.view.pagination.next)
      pages.push(await shown(stage, next));
    const all = thingsWhere(() => true);
    expect(pages.map(namesOf)).toEqual([all.slice(0, 4), all.slice(4, 8), all.slice(8)]);
    expect(stage.loads()).toBe(1);
  });

  it('does all steps again where the state was lost', async () => {
    const shop = await serveScriptedShop();
    const { stage, page } = await browser.stage(shop.url);
    const acme = await shown(stage, pathTo(await shown(stage, shop.url), 'Acme'));
    const path = pathTo(acme, 'Large');
    await page.goto('about:blank');
    expect(namesOf(await shown(stage, path))).toEqual(
      thingsWhere(({ brand, size }) => brand === 'Acme' && size === 'Large'),
    );
    expect(stage.loads()).toBe(2);
  });

  it('goes along where a choice leads to an address of its own', async () => {
    const shop = await serveScriptedShop({
      onBrand: `location.href = '/list?brand=' + brand;`,
      drawsNot: true,
      answers: {
        '/list': LIST,
      },
    });
    const { stage } = await browser.stage(shop.url);
    const acme = await shown(stage, pathTo(await shown(stage, shop.url), 'Acme'));
    expect(acme.snapshot.url).toBe(`${shop.origin}/list?brand=Acme`);
    expect(namesOf(acme)).toEqual(['One of them', 'Another one']);
  });

  it('tells how near it is to a path', async () => {
    const shop = await serveScriptedShop();
    const { stage } = await browser.stage(shop.url);
    const start = { kind: 'url', url: shop.url } as const;
    const empty = stage.distance(start);
    const first = await shown(stage, shop.url);
    const acme = pathTo(first, 'Acme');
    expect([stage.distance(start), stage.distance(acme)]).toEqual([0, 1]);
    await shown(stage, acme);
    expect([stage.distance(acme), stage.distance(start), stage.distance(pathTo(first, 'Birch'))]).toEqual([0, 1, 2]);
    expect(empty).toBeGreaterThan(2);
  });

  it('begins anew where the choice that it stands on took the wanted one away', async () => {
    const radio = (brand: string): string =>
      `<p><label><input type="radio" name="brand" value="${brand}"> ${brand}</label></p>`;
    const { origin } = await serve({
      '/': `<!doctype html><title>Things</title><h1>Things</h1><fieldset><legend>Brand</legend>${radio('Acme')}${radio('Birch')}</fieldset><main></main><script>
        const show = (brands) => {
          document.querySelector('main').innerHTML = '<p>' + brands.length + ' results</p><ul>' +
            brands.map((brand) => '<li><a href="/thing/' + brand + '"><h3>Thing of ' + brand + '</h3></a></li>').join('') + '</ul>';
        };
        document.addEventListener('change', ({ target }) => {
          for (const input of document.querySelectorAll('input')) if (input !== target) input.closest('p').remove();
          show([target.value]);
        });
        show(['Acme', 'Birch']);
      </script>`,
    });
    const { stage } = await browser.stage(origin);
    const first = await shown(stage, `${origin}/`);
    expect(namesOf(await shown(stage, pathTo(first, 'Acme')))).toEqual(['Thing of Acme']);
    expect(namesOf(await shown(stage, pathTo(first, 'Birch')))).toEqual(['Thing of Birch']);
  });

  it('says which control is gone', async () => {
    const shop = await serveScriptedShop();
    const { stage } = await browser.stage(shop.url);
    const step = { do: 'check', role: 'checkbox', name: 'Nobody', group: 'Brand', ordinal: 0, value: null } as const;
    const path: AccessPath = { kind: 'actions', from: { kind: 'url', url: shop.url }, steps: [step] };
    expect(await show(stage, path)).toMatchObject({
      kind: 'failed',
      reason: 'not-found',
      message: expect.stringContaining('Nobody') as string,
    });
  });
});

it('facets that scripts put beside a list long after it are waited for', async () => {
  const cards = ['Acme', 'Birch'].map((name) => `<li><a href="/thing/${name}"><h3>Thing of ${name}</h3></a></li>`);
  const facets = ['Acme', 'Birch'].map((name) => `<label><input type="checkbox" value="${name}">${name} (1)</label>`);
  const page = `<!doctype html><title>Things</title><h1>Things</h1><p>2 results</p><aside></aside><ul>${cards.join('')}</ul><script>
    setTimeout(() => {
      document.querySelector('aside').innerHTML = ${JSON.stringify(`<fieldset><legend>Brand</legend>${facets.join('')}</fieldset>`)};
    }, 1200);
  </script>`;
  const { origin } = await serve({ '/': page });
  const { stage } = await browser.stage(origin);
  const { view } = await shown(stage, `${origin}/`, true);
  expect(view.groups.map(({ label }) => label)).toEqual(['Brand']);
});
