import { expect, it } from 'vitest';
import type { AccessPath, Step } from '../../../src/model/access-path.js';
import type { PageView } from '../../../src/model/page.js';
import { serve } from '../local-server.js';
import { useSharedBrowser } from '../shared-browser.js';
import { namesOf, shown } from '../stage-orders.js';

const browser = useSharedBrowser();

const VALUES = { Wood: ['Oak', 'Elm', 'Ash'], Kind: ['Table', 'Chair', 'Shelf'] };

/**
 * A builder of one condition behind a button: its fields are called by their labels and have what is chosen for a text, the
 * list of each lies over all else while it is open. Another button has a panel of its own, and counts how often it was pressed.
 */
const BUILDER = `<title>Things</title><h1>Things</h1>
  <p><button id="tools" aria-expanded="false" aria-controls="more">Tools</button>
    <button id="filters" aria-expanded="false" aria-controls="panel">Filters</button></p>
  <div id="more" hidden><p id="pressed">0</p></div>
  <main><p>9 things</p><ul id="list">${VALUES.Wood.flatMap((wood, at) =>
    VALUES.Kind.map(
      (kind, place) =>
        `<li><a href="/thing/${String(at * VALUES.Kind.length + place)}"><h3>${wood} ${kind.toLowerCase()}</h3></a><b>$9.50</b></li>`,
    ),
  ).join('')}</ul></main><div id="panel" hidden><div id="column"></div><div id="value"></div></div><script>
  const all = [...list.children];
  const values = { Name: [], ...${JSON.stringify(VALUES)} };
  tools.onclick = () => {
    more.hidden = !more.hidden;
    panel.hidden = true;
    filters.setAttribute('aria-expanded', 'false');
    tools.setAttribute('aria-expanded', String(!more.hidden));
    pressed.textContent = Number(pressed.textContent) + 1;
  };
  filters.onclick = () => {
    panel.hidden = !panel.hidden;
    filters.setAttribute('aria-expanded', String(!panel.hidden));
  };
  const show = (test) => {
    list.replaceChildren(...all.filter(test));
    document.querySelector('main p').textContent = list.children.length + ' things';
  };
  const drop = (around, label, options, chosen, then) => {
    around.innerHTML = '<label id="l-' + label + '">' + label + '</label><div role="combobox" tabindex="0" aria-haspopup="listbox" aria-expanded="false" aria-labelledby="l-' + label + '">' + chosen + '</div>';
    const field = around.lastChild;
    field.onmousedown = () => {
      const over = document.createElement('div');
      over.setAttribute('role', 'presentation');
      over.style = 'position:fixed;inset:0;background:#fff';
      over.innerHTML = '<ul role="listbox" aria-labelledby="l-' + label + '">' + options.map((one) => '<li role="option" tabindex="0" aria-selected="' + (one === field.textContent) + '">' + one + '</li>').join('') + '</ul>';
      over.onclick = ({ target }) => {
        over.remove();
        field.setAttribute('aria-expanded', 'false');
        for (const other of document.body.children) other.removeAttribute('aria-hidden');
        if (target.getAttribute('role') !== 'option') return;
        field.textContent = target.textContent;
        then(target.textContent);
      };
      field.setAttribute('aria-expanded', 'true');
      for (const other of document.body.children) other.setAttribute('aria-hidden', 'true');
      document.body.append(over);
    };
  };
  drop(column, 'Column', Object.keys(values), 'Name', (name) => {
    show(() => true);
    if (values[name].length === 0) { value.innerHTML = '<input aria-label="Value">'; return; }
    drop(value, 'Value', values[name], 'any', (chosen) => show((card) => card.textContent.toLowerCase().includes(chosen.toLowerCase())));
  });
  value.innerHTML = '<input aria-label="Value">';</script>`;

function stepTo({ view }: { readonly view: PageView }, name: string, label: string): Step {
  const group = view.groups.find((one) => one.label === label && one.choices.some(({ value }) => value === name));
  const step = group?.choices.find(({ value }) => value === name)?.control?.step;
  if (step === undefined)
    throw new Error(`no ${name} in ${label}, only ${JSON.stringify(view.groups.map((one) => one.label))}`);
  return step;
}

it('columns and values of a builder are chosen in place of one another on one page, and nothing else is opened again', async () => {
  const { origin } = await serve({ '/': `<!doctype html>${BUILDER}` });
  const pathOf = (...steps: readonly Step[]): AccessPath => ({
    kind: 'actions',
    from: { kind: 'url', url: `${origin}/` },
    steps,
  });
  const { stage } = await browser.stage(origin);
  const first = await shown(stage, `${origin}/`, true);
  const [wood, kind] = [stepTo(first, 'Wood', 'Column'), stepTo(first, 'Kind', 'Column')];
  const woods = await shown(stage, pathOf(wood), true);
  const loads = stage.loads();
  const kinds = await shown(stage, pathOf(kind), true);
  const pressed = kinds.snapshot.nodes.findIndex(({ attributes }) => attributes.id === 'pressed');
  expect(kinds.snapshot.nodes[pressed + 1]?.text).toBe(woods.snapshot.nodes[pressed + 1]?.text);
  for (const name of VALUES.Kind) {
    const page = await shown(stage, pathOf(kind, stepTo(kinds, name, 'Value')));
    expect(namesOf(page)).toEqual(VALUES.Wood.map((one) => `${one} ${name.toLowerCase()}`));
  }
  expect(stage.loads()).toBe(loads);
  const elms = await shown(stage, pathOf(wood, stepTo(woods, 'Elm', 'Value')));
  expect(namesOf(elms)).toEqual(VALUES.Kind.map((one) => `Elm ${one.toLowerCase()}`));
});
