import { expect, it } from 'vitest';
import type { PageView } from '../../../src/model/page.js';
import { cardsHtml } from '../html-page.js';
import { readLive } from '../live-page.js';

const sign = (name: string): string => `<b role=button title="${name}" onclick=x><i></i></b>`;

/** The pager behind a list of six. */
function pagerOf(bar: string): PageView['pagination'] {
  return readLive(`<main><h1>Things</h1><div class="grid">${cardsHtml(6)}</div><div>${bar}</div></main>`).pagination;
}

function pressed({ next, previous }: PageView['pagination']): readonly (string | null)[] {
  return [previous, next].map((path) => (path?.kind === 'actions' ? (path.steps.at(-1)?.name ?? null) : null));
}

it('two signs right behind which entries are shown are steps, the first page having none before it', () => {
  expect(pressed(pagerOf(`<p>1-6 of 134</p>${sign('zurück')}${sign('weiter')}`))).toEqual([null, 'weiter']);
  expect(pressed(pagerOf(`<p>7-12 of 134</p>${sign('zurück')}${sign('weiter')}`))).toEqual(['zurück', 'weiter']);
  const sizes = '<p>Rows: <b role=combobox onclick=x>6</b></p>';
  expect(pressed(pagerOf(`${sizes}<p>1-6 of 134</p>${sign('zurück')}${sign('weiter')}`))).toEqual([null, 'weiter']);
});

it.each([
  ['show words', '<p>1-6 of 134</p><button>Print</button><button>Share</button>'],
  ['stand behind another text', `<p>134 things of 6 makers</p>${sign('tiles')}${sign('rows')}`],
  ['stand apart', `<p>1-6 of 134</p>${sign('tiles')}<p>Sort by name</p>${sign('rows')}`],
])('two that %s are none', (_, bar) => {
  expect(pressed(pagerOf(bar))).toEqual([null, null]);
});
