import { expect, it } from 'vitest';
import { readPage } from '../../../../src/pages/read-page.js';
import { liveSnapshot } from '../../live-page.js';
import { LIST } from '../read-live.js';

const VALUES = ['Acme', 'Bolt', 'Corex'].map((name) => `<li role=option>${name}</li>`).join('');
const DROPPED = `<div><div><ul role=listbox id=l>${VALUES}</ul></div></div>`;
const FIELD =
  '<div><label for=b>Brand</label><div><input id=b role=combobox aria-expanded=true aria-controls=l></div></div>';

function appliedBy(html: string): readonly (string | null | undefined)[] {
  return readPage(liveSnapshot(html)).groups.map(({ apply }) => apply?.step.name);
}

it.each([
  ['before the field applies nothing', `<button>Share</button>${FIELD}<button>Go</button>`],
  ['behind the field applies it', `${FIELD}<button>Go</button>`],
])('where the list of a field hangs apart before the page, a button %s', (_, bar) => {
  expect(appliedBy(`${DROPPED}<main><div>${bar}</div>${LIST}</main>`)).toEqual(['Go']);
});

it('a button in the list that hangs apart applies it', () => {
  const dropped = `<div><div><ul role=listbox id=l>${VALUES}</ul></div><button>Use</button></div>`;
  expect(appliedBy(`${dropped}<main><div>${FIELD}</div>${LIST}</main>`)).toEqual(['Use']);
});
