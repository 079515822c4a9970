import { expect, it } from 'vitest';
import { readLive } from '../../live-page.js';

const row = (...names: readonly string[]): string => names.map((name) => `<button>${name}</button>`).join('');
const list = '<ul><li><a href="/p/a">Oak</a></li><li><a href="/p/b">Elm</a></li><li><a href="/p/c">Ash</a></li></ul>';
const search = (days: string): string =>
  `<div role=search><h2>Days</h2><input value=Lisbon><div>${days}</div><button aria-haspopup=dialog>2 guests</button><button>Go</button></div>`;

it.each([
  ['beside the list are choices', `<h2>Colour</h2><div>${row('Red', 'Blue', 'Green')}</div>${list}`, ['Colour']],
  [
    'in the page’s footer are none',
    `${list}<footer><h2>Site</h2><div>${row('English', 'US dollar')}</div></footer>`,
    [],
  ],
  [
    'of which one is pressed there are',
    `${list}<footer><h2>Kind</h2><div><button aria-pressed=true>New</button><button aria-pressed=false>Used</button></div></footer>`,
    ['Kind'],
  ],
  ['in a search that is filled in are none', `${search(row('1 May', '4 May', '5 May'))}${list}`, []],
  [
    'in a search that is not are',
    `${search(row('1 May', '4 May', '5 May')).replace('value=Lisbon', '')}${list}`,
    ['Days'],
  ],
])('buttons %s', (_, html, labels) => {
  const { groups } = readLive(`<main>${html.replace(/<footer>.*/u, '')}</main>${/<footer>.*/u.exec(html)?.[0] ?? ''}`);
  const worked = groups.filter(({ choices }) => choices.some(({ control }) => control?.step.role === 'button'));
  expect(worked.map(({ label }) => label)).toEqual(labels);
});
