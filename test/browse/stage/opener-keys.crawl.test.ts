import { expect, it } from 'vitest';
import type { PageView } from '../../../src/model/page.js';
import type { AccessPath, Step } from '../../../src/model/access-path.js';
import { serve } from '../local-server.js';
import { useSharedBrowser } from '../shared-browser.js';
import { namesOf, pathTo, shown } from '../stage-orders.js';

const browser = useSharedBrowser();

const WOODS = ['Oak', 'Elm', 'Ash'];
const KINDS = ['Table', 'Chair', 'Shelf'];

/**
 * A filter builder of drop-downs that scripts draw, without labels: each shows what is chosen in it or a hint, and draws its
 * options when the mouse goes down on it. A panel of columns has buttons that are called as the attributes.
 */
const BUILDER = `<title>Things</title><h1>Things</h1>
  <p><button id="columns" aria-expanded="false" aria-controls="marks">Columns</button>
    <button id="filters" aria-expanded="false" aria-controls="panel">Filters</button></p>
  <div id="marks" hidden><div><div><button aria-checked="true">Name</button><button aria-checked="false">Wood</button><button aria-checked="false">Kind</button></div></div></div>
  <section><div id="panel" hidden><div><p id="none">No filters set</p><div><button id="add">Add filter</button></div><div id="rows"></div></div></div></section>
  <main><p>9 things</p><ul id="list">${WOODS.flatMap((wood, at) =>
    KINDS.map(
      (kind, place) =>
        `<li><a href="/thing/${String(at * KINDS.length + place)}"><h3>${wood} ${kind.toLowerCase()}</h3></a><b>$9.50</b></li>`,
    ),
  ).join('')}</ul></main><script>
  const all = [...list.children];
  const values = { Name: [], Wood: ${JSON.stringify(WOODS)}, Kind: ${JSON.stringify(KINDS)} };
  for (const [button, shows] of [[columns, marks], [filters, panel]]) button.onclick = () => {
    for (const [other, block] of [[columns, marks], [filters, panel]]) {
      block.hidden = other !== button || !block.hidden;
      other.setAttribute('aria-expanded', String(!block.hidden));
    }
  };
  const show = (test) => {
    list.replaceChildren(...all.filter(test));
    document.querySelector('main p').textContent = list.children.length + ' things';
  };
  let fields = 0;
  const drop = (around, options, chosen, then) => {
    const id = 'f' + fields++;
    const field = document.createElement('div');
    const draw = (text, isHint) => {
      field.innerHTML = '<div><div' + (isHint ? ' id="' + id + '-hint"' : '') + '>' + text + '</div><div><input role="combobox" aria-haspopup="true" aria-expanded="false" autocomplete="off" style="width:2px"' + (isHint ? ' aria-describedby="' + id + '-hint"' : '') + '></div></div>';
    };
    draw(chosen ?? 'Select a value', chosen === null);
    field.onmousedown = (event) => {
      const option = event.target.closest('[role=option]');
      if (option !== null) { chosen = option.textContent; draw(chosen, false); then(chosen); return; }
      const input = field.querySelector('input');
      if (input.getAttribute('aria-expanded') === 'true') return;
      input.setAttribute('aria-expanded', 'true');
      input.setAttribute('aria-controls', id);
      field.insertAdjacentHTML('beforeend', '<div role="listbox" id="' + id + '">' + options.map((one) => '<div role="option" aria-selected="' + (one === chosen) + '">' + one + '</div>').join('') + '</div>');
    };
    around.replaceChildren(field);
  };
  add.onclick = () => {
    rows.innerHTML = '<div></div><div></div><div></div>';
    const [attribute, comparison, value] = rows.children;
    const words = () => { value.innerHTML = '<input placeholder="Enter a value">'; };
    drop(attribute, Object.keys(values), 'Name', (name) => {
      show(() => true);
      if (values[name].length === 0) return words();
      drop(value, values[name], null, (chosen) => show((card) => card.textContent.toLowerCase().includes(chosen.toLowerCase())));
    });
    drop(comparison, ['equals', 'differs from', 'exists'], 'equals', () => undefined);
    words();
    none.remove();
    add.remove();
  };</script>`;

/** The step that chooses a value in the list of a label. */
function stepTo({ view }: { readonly view: PageView }, value: string, label: string): Step {
  const group = view.groups.find((one) => one.label === label && one.choices.some((choice) => choice.value === value));
  const step = group?.choices.find((choice) => choice.value === value)?.control?.step;
  if (step === undefined)
    throw new Error(`no ${value} in ${label}, only ${view.groups.map((one) => one.label).join()}`);
  return step;
}

it('works fields of a builder that are called as what is chosen in them, one value in the place of the other', async () => {
  const server = await serve({ '/': BUILDER });
  const { stage } = await browser.stage(server.origin);
  const pathOf = (...steps: Step[]): AccessPath => ({
    kind: 'actions',
    from: { kind: 'url', url: `${server.origin}/` },
    steps,
  });
  const first = await shown(stage, `${server.origin}/`, true);
  const wood = stepTo(first, 'Wood', 'Name');
  const woods = await shown(stage, pathOf(wood), true);
  const loads = stage.loads();
  for (const value of WOODS) {
    const page = await shown(stage, pathOf(wood, stepTo(woods, value, 'Select a value')));
    expect(namesOf(page)).toEqual(KINDS.map((kind) => `${value} ${kind.toLowerCase()}`));
  }
  expect(stage.loads()).toBe(loads);
  const kind = stepTo(woods, 'Kind', 'Name');
  const kinds = await shown(stage, pathOf(kind), true);
  const chairs = await shown(stage, pathOf(kind, stepTo(kinds, 'Chair', 'Select a value')));
  expect(namesOf(chairs)).toEqual(WOODS.map((one) => `${one} chair`));
});

it('a stage does not take the list of one radio button for that of another that changed nothing', async () => {
  const radio = (brand: string): string =>
    `<p><label><input type="radio" name="brand" value="${brand}"> ${brand}</label></p>`;
  const { origin } = await serve({
    '/': `<!doctype html><title>Things</title><h1>Things</h1><fieldset><legend>Brand</legend>${radio('Acme')}${radio('Birch')}</fieldset><main></main><script>
      const show = (brands) => {
        document.querySelector('main').innerHTML = '<p>' + brands.length + ' results</p><ul>' +
          brands.map((brand) => '<li><a href="/thing/' + brand + '"><h3>' + brand + ' thing</h3></a><b>$9.50</b></li>').join('') + '</ul>';
      };
      document.addEventListener('change', ({ target }) => { if (target.value === 'Acme') show(['Acme', 'Old Acme']); });
      show(['Acme', 'Old Acme', 'Birch']);
    </script>`,
  });
  const { stage } = await browser.stage(origin);
  const first = await shown(stage, `${origin}/`);
  expect(namesOf(await shown(stage, pathTo(first, 'Acme')))).toEqual(['Acme thing', 'Old Acme thing']);
  expect(namesOf(await shown(stage, pathTo(first, 'Birch')))).toHaveLength(3);
});
