import { expect, it } from 'vitest';
import type { AccessPath } from '../../../src/model/access-path.js';
import type { PageView } from '../../../src/model/page.js';
import { serve } from '../local-server.js';
import { useSharedBrowser } from '../shared-browser.js';
import { namesOf, shown } from '../stage-orders.js';

const browser = useSharedBrowser();

const FACETS = { Wood: ['Oak', 'Elm', 'Ash'], Kind: ['Table', 'Chair', 'Shelf'], Size: ['Small', 'Large', 'Huge'] };

/**
 * A list under buttons for its facets, each of which opens a dialog over the page. `dialog` says, in a function `draw(label)`
 * that runs in the page, what is in it; ticks count at once.
 */
function shop(dialog: string): string {
  const things = FACETS.Wood.flatMap((wood) =>
    FACETS.Kind.flatMap((kind) => FACETS.Size.map((size) => [wood, kind, size])),
  );
  return `<!doctype html><title>Things</title><style>
      #over > * { position: fixed; inset: 0; background: #0008 } #over [role=dialog] { left: 40%; background: white }</style>
    <h1>Things</h1><p id="bar"></p><main><p id="count"></p><ul id="list"></ul></main><div id="over"></div><script>
    const [facets, things, wanted] = [${JSON.stringify(FACETS)}, ${JSON.stringify(things)}, new Set()];
    window.opened = [];
    const box = (value) => '<label><input type="checkbox" ' + (wanted.has(value) ? 'checked' : '') + ' value="' + value + '"> ' + value + '</label>';
    const boxes = (label) => '<div role="group" aria-label="' + label + '">' + facets[label].map(box).join('') + '</div>';
    const close = () => { over.innerHTML = ''; };
    const frame = (inner) => {
      over.innerHTML = '<div class="behind"></div><div role="dialog" aria-modal="true" aria-label="Filters" tabindex="-1"><button aria-label="Close">×</button>' + inner + '<button class="done">View items</button></div>';
      const sheet = over.querySelector('[role=dialog]');
      sheet.onkeydown = ({ key }) => { if (key === 'Escape') close(); };
      for (const closing of over.querySelectorAll('.behind, [aria-label=Close], .done')) closing.onclick = close;
      for (const heading of over.querySelectorAll('[data-toggle]')) heading.onclick = () => {
        const isOpen = heading.getAttribute('aria-expanded') === 'true';
        heading.setAttribute('aria-expanded', String(!isOpen));
        heading.nextElementSibling.innerHTML = isOpen ? '' : boxes(heading.dataset.toggle);
      };
      sheet.onchange = ({ target }) => { wanted[target.checked ? 'add' : 'delete'](target.value); show(); };
      sheet.focus();
    };
    ${dialog}
    const show = () => {
      const found = things.filter((thing) => Object.values(facets).every((values) => !values.some((one) => wanted.has(one)) || thing.some((one) => values.includes(one) && wanted.has(one))));
      count.textContent = found.length + ' items';
      list.innerHTML = found.map((thing) => '<li><a href="/thing/' + thing.join('-') + '"><h3>' + thing.join(' ') + '</h3></a><b>$9.50</b></li>').join('');
    };
    for (const label of Object.keys(facets)) {
      const pill = document.createElement('button');
      pill.textContent = label;
      pill.setAttribute('aria-haspopup', 'dialog');
      pill.onclick = () => { opened.push(label); draw(label); };
      bar.append(pill);
    }
    show();</script>`;
}

/** All facets in one sheet, that of the button open. */
const ONE_SHEET = `const draw = (label) => frame('<ul>' + Object.keys(facets).map((one) => '<li><button data-toggle="' + one + '" aria-expanded="' + (one === label) + '">' + one + '</button><div>' + (one === label ? boxes(one) : '') + '</div></li>').join('') + '</ul>');`;

/** A dialog for each facet. */
const OWN_DIALOGS = `const draw = (label) => frame('<h2>' + label + '</h2>' + boxes(label));`;

const LABELS = Object.keys(FACETS);

/** The ways to tick each value, without the button that only closes the dialog. */
function ticks({ url, groups }: PageView): readonly AccessPath[] {
  const controls = groups.flatMap(({ choices }) => choices.flatMap(({ control }) => control ?? []));
  return controls.map(({ step }) => ({ kind: 'actions', from: { kind: 'url', url }, steps: [step] }));
}

it('what stands behind buttons that open one and the same sheet is read from it, and the buttons are left alone', async () => {
  const { origin } = await serve({ '/': shop(ONE_SHEET) });
  const { stage, page } = await browser.stage(origin);
  const first = await shown(stage, `${origin}/`, true);
  expect(first.view.groups.map(({ label }) => label)).toEqual(LABELS);
  expect(await page.evaluate('opened')).toEqual([LABELS[0]]);
  for (const path of ticks(first.view)) expect(namesOf(await shown(stage, path))).toHaveLength(9);
  expect(stage.loads()).toBe(1);
});

it('a dialog is left for what stands behind it', async () => {
  const { origin } = await serve({ '/': shop(OWN_DIALOGS) });
  const { stage, page } = await browser.stage(origin);
  const first = await shown(stage, `${origin}/`, true);
  expect(first.view.groups.map(({ label }) => label)).toEqual(LABELS);
  expect(await page.evaluate('opened')).toEqual(LABELS);
  for (const path of ticks(first.view)) expect(namesOf(await shown(stage, path))).toHaveLength(9);
  expect(stage.loads()).toBe(1);
});

/** A list beside the first value of each facet, under which a button, always of the same name, brings up a dialog with one letter of all values at a time, told by letters and perhaps a word for all. */
function letteredShop(word: string): string {
  const things = Object.entries(LETTERED).flatMap(([label, values]) => values.map((value) => ({ label, value })));
  return `<!doctype html><title>Things</title><h1>Things</h1><aside id="side"></aside>
    <main><p id="count"></p><ul id="list"></ul></main><div id="over"></div><script>
    const [facets, things, word] = [${JSON.stringify(LETTERED)}, ${JSON.stringify(things)}, ${JSON.stringify(word)}];
    let wanted = null;
    window.pressed = [];
    const button = (name, isOn, then) => Object.assign(document.createElement('button'), { textContent: name, ariaPressed: isOn, onclick: then });
    const show = () => {
      const found = things.filter(({ label, value }) => wanted === null || (label === wanted.label && wanted.values.includes(value)));
      count.textContent = found.length + ' items';
      list.innerHTML = found.map(({ label, value }) => '<li><a href="/thing/' + value + '"><h3>' + label + ' of ' + value + '</h3></a><b>$9.50</b></li>').join('');
    };
    const open = (label) => {
      const dialog = document.createElement('dialog');
      const ticked = new Set();
      const names = [...new Set(facets[label].map((value) => value[0]))];
      const draw = (letter) => {
        dialog.innerHTML = '<h2 id="title">' + label + '</h2><div role="group" aria-label="Letters"></div><div></div>';
        const [bar, body] = dialog.querySelectorAll('div');
        bar.append(...(word === '' ? names : [word, ...names]).map((name) => button(name, name === letter, () => { pressed.push(name); draw(name); })));
        for (const name of letter === word ? names : [letter])
          body.innerHTML += '<h3>' + name + '</h3><ul>' + facets[label].filter((value) => value[0] === name).map((value) => '<li><label><input type="checkbox" value="' + value + '"> ' + value + '</label></li>').join('') + '</ul>';
        body.onchange = ({ target }) => ticked.add(target.value);
        dialog.append(button('Apply', null, () => { wanted = { label, values: [...ticked] }; dialog.remove(); show(); }));
      };
      dialog.setAttribute('aria-labelledby', 'title');
      dialog.onclose = () => dialog.remove();
      draw(names[0]);
      over.append(dialog);
      dialog.showModal();
    };
    for (const label of Object.keys(facets)) {
      const section = document.createElement('section');
      section.innerHTML = '<h2>' + label + '</h2><ul></ul>';
      for (const value of facets[label].slice(0, 2)) {
        const item = document.createElement('li');
        item.append(button(value, false, () => { wanted = { label, values: [value] }; show(); }));
        section.querySelector('ul').append(item);
      }
      const all = button('Show all', null, () => open(label));
      all.setAttribute('aria-haspopup', 'dialog');
      section.append(all);
      side.append(section);
    }
    show();</script>`;
}

const LETTERED = {
  Maker: ['Acme', 'Alto', 'Bolt', 'Beam', 'Cask'],
  Place: ['Delft', 'Dover', 'Essen', 'Faro', 'Fulda'],
};

it.each([
  ['each letter', '', ['B', 'C', 'E', 'F']],
  ['the word for all letters', 'All', ['All']],
])('values that a dialog shows a letter at a time are found behind %s', async (_, word, letters) => {
  const { origin } = await serve({ '/': letteredShop(word) });
  const { stage, page } = await browser.stage(origin);
  const { view } = await shown(stage, `${origin}/`, true);
  const facets = view.groups.filter(({ guess }) => guess === 'facet');
  const valuesOf = (name: string): readonly string[] =>
    facets.flatMap(({ label, choices }) => (label === name ? choices.map(({ value }) => value) : []));
  expect({ Maker: valuesOf('Maker'), Place: valuesOf('Place') }).toEqual(LETTERED);
  expect(await page.evaluate('pressed')).toEqual(expect.arrayContaining(letters));
  for (const value of ['Cask', 'Fulda', 'Essen', 'Alto']) {
    const path = facets.flatMap(({ choices }) => choices).find((choice) => choice.value === value)?.path;
    expect(namesOf(await shown(stage, path ?? ''))).toEqual([expect.stringContaining(value)]);
  }
});
