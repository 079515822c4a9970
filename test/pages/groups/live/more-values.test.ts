import { expect, it } from 'vitest';
import type { PageView } from '../../../../src/model/page.js';
import { readPage } from '../../../../src/pages/read-page.js';
import { liveSnapshot } from '../../live-page.js';
import { besideList, boxes, LIST } from '../read-live.js';

const BRAND = ['Acme', 'Bolt', 'Corex', 'Dyna'];
const COLOR = ['Red', 'Blue'];

function openersOf({ openers = [] }: PageView): readonly (string | null)[] {
  return openers.map(({ step }) => step.name);
}

it('a lone button behind the values of one group is tried for more of them, whatever it is called, also where it may apply them', () => {
  const section = (label: string, html: string, isOpen: boolean): string =>
    `<div><h3><button aria-expanded=${String(isOpen)}>${label}</button></h3>${isOpen ? `<div>${html}</div>` : ''}</div>`;
  const values = (more: string): string =>
    BRAND.map((value) => `<label><input type=checkbox onclick=x>${value}</label>`).join('') + more;
  const drawer = (more: string): PageView =>
    readPage(
      liveSnapshot(
        `<main>${LIST}</main><div>${section('Wood', '', false)}${section('Brand', values(more), true)}<button>Clear</button><button>Done</button></div>`,
      ),
    );
  expect(openersOf(drawer('<button>Weitere</button>'))).toEqual(['Wood', 'Weitere']);
  expect(openersOf(drawer('<button>Los</button><button>Leeren</button>'))).toEqual(['Wood']);
  expect(openersOf(drawer(''))).toEqual(['Wood']);
});

it('a button behind boxes that are hidden shows them', () => {
  const rest =
    '<div hidden><label><input type=checkbox onclick=x>Elm</label><label><input type=checkbox onclick=x>Fir</label></div>';
  const panel = (more: string): PageView =>
    besideList(
      `<aside>${boxes('Brand', BRAND, `${more}<button>Weitere</button>`)}${boxes('Color', [...COLOR, 'Pink', 'Lilac', 'Grey'])}</aside>`,
    );
  expect(openersOf(panel(rest))).toEqual(['Weitere']);
});

it('a button between groups in one block belongs to the one before it, whether it is a link that leads nowhere or not', () => {
  const links = (name: string): string =>
    `<h5>${name}</h5>${[1, 2, 3].map((at) => `<div><a href="/list/${name}/${at}">${name} ${'abc'.charAt(at - 1)}</a></div>`).join('')}`;
  const more = (count: number): string => `<a href="#" onclick=x>and ${count} more</a>`;
  const view = besideList(
    `<aside>${links('Kind')}${more(3)}${links('Place')}${more(5)}${links('Wood')}${more(2)}${links('State')}${links('Maker')}</aside>`,
  );
  expect(openersOf(view)).toEqual(['and 3 more', 'and 5 more', 'and 2 more']);
  const values = view.groups.flatMap(({ choices }) => choices.map(({ value }) => value));
  expect(values.filter((value) => value.startsWith('and'))).toEqual([]);
});
