import { expect, it } from 'vitest';
import { readPage } from '../../../src/pages/read-page.js';
import { liveSnapshot } from '../live-page.js';

/** A table with two columns, and buttons that say which of some columns are shown. */
function groupOf(shown: readonly string[]): string | undefined {
  const pills = ['Name', 'Wood', 'Price', 'Weight'].map(
    (name) => `<button aria-checked=${String(shown.includes(name))} onclick=x>${name}</button>`,
  );
  const rows = ['Table', 'Chair', 'Shelf', 'Bench', 'Stool', 'Chest'].map(
    (name, at) =>
      `<tr><td><a href="/thing/${String(at)}-item"><img src=x alt=""> ${name} number ${String(at)}</a><td>Oak and elm`,
  );
  const html = `<main><p>48 things</p><h3>Columns</h3><div>${pills.join('')}</div><table><thead><tr><th>Name<th>Wood</thead><tbody>${rows.join('')}</table></main>`;
  return readPage(liveSnapshot(html)).groups.find(({ choices }) => choices.some(({ value }) => value === 'Weight'))
    ?.guess;
}

it.each([
  [['Name', 'Wood'], 'columns'],
  [['Name'], 'facet'],
  [['Name', 'Price'], 'facet'],
  [['Name', 'Wood', 'Price'], 'facet'],
])('a group in which %j is chosen, beside a table with the columns Name and Wood: %s', (shown, expected) => {
  expect(groupOf(shown)).toBe(expected);
});

/** A table over a form that says how it looks, with what else it holds. */
function guesses(form: string): Readonly<Record<string, string>> {
  const rows = ['Oak table', 'Elm chair', 'Ash shelf', 'Fir bench', 'Fig stool', 'Yew chest'].map(
    (name, at) =>
      `<tr><td>#<td>New<td><a href="/issues/${name.replace(' ', '-')}-${String(at)}"><img src=x alt=""> ${name}</a><td>Ann`,
  );
  const heads = ['#', 'Status', 'Subject', 'Assignee'].map((head) => `<th>${head}`).join('');
  const html = `<main><p>48 things</p><form action="/issues"><input type=submit value=Apply>${form}</form>
    <table><thead><tr>${heads}</thead><tbody>${rows.join('')}</table>
    <form action="/issues.csv"><label>Encoding <select name=encoding><option>Latin<option>Unicode</select></label>
    <input type=submit value=Export></form></main>`;
  const { groups } = readPage(liveSnapshot(html, 'https://shop.example/issues'));
  return Object.fromEntries(groups.map(({ label, guess }) => [label ?? '', guess]));
}

const select = (name: string, options: readonly string[], isMultiple = false): string =>
  `<div><label for=${name}>${name}</label> <select id=${name} name=${name} ${isMultiple ? 'multiple' : ''}>${options
    .map((option) => `<option value="${option.toLowerCase()}">${option}`)
    .join('')}</select></div>`;

const SHOWN = select('Shown', ['Status', 'Subject', 'Assignee'], true);
const OTHERS = select('Others', ['Author', 'Category', 'Closed'], true);
const MOVE = '<p><input type=button value="→"><input type=button value="←"></p>';

it('list boxes between which columns are moved, what parts the list by columns, and files of it are no facets', () => {
  const parted = select('Parting', ['Author', 'Status', 'Closed']);
  const state = select('State', ['Open', 'Closed']);
  const below = '<p>Below: <label><input type=checkbox name=Shown value=notes> Notes</label></p>';
  expect(guesses(OTHERS + MOVE + SHOWN + below + parted + state)).toMatchObject({
    Below: 'columns',
    Shown: 'columns',
    Others: 'columns',
    Parting: 'columns',
    State: 'facet',
    Encoding: 'columns',
  });
});

it('a list box beside one of columns is a facet where nothing moves options', () => {
  expect(guesses(OTHERS + SHOWN)).toMatchObject({ Shown: 'columns', Others: 'facet' });
});

it.each([
  [['Name', 'Wood', 'Colour', 'List price', 'Weight'], 'columns'],
  [['Name', 'Wood', 'Oak', 'Elm', 'Weight'], 'facet'],
])(
  'options %j of a list, beside a table with the columns Name, Wood, Colour, Price and Weight: %s',
  (options, guess) => {
    const rows = ['Table', 'Chair', 'Shelf', 'Bench', 'Stool', 'Chest'].map(
      (name, at) =>
        `<tr><td><a href="/thing/${String(at)}-item">${name} number ${String(at)}</a><td>Oak<td>Red<td>5<td>9`,
    );
    const heads = ['Name', 'Wood', 'Colour', 'Price', 'Weight'].map((name) => `<th>${name}`).join('');
    const entries = options.map((name) => `<p role=option aria-selected=false onclick=x>${name}</p>`).join('');
    const html = `<main><p>48 things</p><table><thead><tr>${heads}</thead><tbody>${rows.join('')}</table></main>`;
    const { groups } = readPage(liveSnapshot(`${html}<div role=listbox aria-label=Shown>${entries}</div>`));
    expect(groups.find(({ choices }) => choices.some(({ value }) => value === 'Weight'))?.guess).toBe(guess);
  },
);
