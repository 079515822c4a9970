import { expect, it } from 'vitest';
import type { PageView } from '../../src/model/page.js';
import { boxes, LIST } from './groups/read-live.js';
import { readCovered } from './live-page.js';

/** A page with a button that opens something, and this over it; what has `data-over` lies over the page. */
function under(html: string): PageView {
  return readCovered(`<main><button aria-haspopup=dialog>Brand</button>${LIST}</main>${html}`);
}

function openersOf({ openers = [] }: PageView): readonly (string | null)[] {
  return openers.map(({ step }) => step.name);
}

const CHOICES = boxes('Wood', ['Oak', 'Elm', 'Ash']);
const MORE = '<button aria-expanded=false>Kind</button>';

it.each([
  ['covers the page', `<div role=dialog aria-modal=true data-over>${MORE}${CHOICES}</div>`],
  ['stands in what covers it', `<div data-over><div aria-modal=true role=dialog>${MORE}${CHOICES}</div></div>`],
  ['holds what covers it', `<div aria-modal=true role=dialog><div data-over>${MORE}${CHOICES}</div></div>`],
  [
    'covers the page, whatever its button says',
    `<div><b aria-expanded=false aria-controls=side>Menu</b><div id=side role=dialog aria-modal=true data-over>${MORE}${CHOICES}</div></div>`,
  ],
])('only what a dialog offers can be opened where it %s', (_, html) => {
  const view = under(html);
  expect(openersOf(view)).toEqual(['Kind']);
  expect(view.modal).toBeDefined();
  expect(view.groups.find(({ label }) => label === 'Wood')?.isInDialog).toBe(true);
});

it('what a field of a dialog drops down over it belongs to the dialog, whose button applies it', () => {
  const options = ['Welsh', 'French', 'German'].map((name) => `<li role=option>${name}</li>`).join('');
  const field = '<label for=t>Tongue</label><input id=t role=combobox aria-expanded=true aria-controls=l>';
  const dialog = `<div role=dialog aria-modal=true data-over>${CHOICES}<p>${field}</p><button>Los</button></div>`;
  const { groups } = under(`${dialog}<div><ul role=listbox id=l>${options}</ul></div>`);
  const tongues = groups.find(({ label }) => label === 'Tongue');
  expect([tongues?.apply?.step.name, tongues?.isInDialog]).toEqual(['Los', true]);
});

it('what a dialog drops down over itself can be opened', () => {
  const dialog = `<div role=dialog aria-modal=true data-over>${CHOICES}${MORE}</div>`;
  expect(openersOf(under(`${dialog}<div><button aria-expanded=false>Shade</button></div>`))).toEqual(['Kind', 'Shade']);
});

it.each([
  ['does not say that the page waits', `<div role=dialog data-over>${MORE}${CHOICES}</div>`],
  ['is slid away', `<div role=dialog aria-modal=true>${MORE}${CHOICES}</div>`],
  ['is hidden', `<div role=dialog aria-modal=true hidden data-over>${MORE}${CHOICES}</div>`],
  [
    'a button says to be closed, in a header that stays in sight',
    `<header data-over><button aria-expanded=false aria-controls=side>Menu</button>
    <div id=side role=dialog aria-modal=true>${CHOICES}</div></header>`,
  ],
  [
    'is only to go away',
    '<div role=dialog aria-modal=true data-over><p>We use cookies<button>No thanks</button></div>',
  ],
])('the page can be worked beside a dialog that %s', (_, html) => {
  const view = under(html);
  expect(openersOf(view)).toContain('Brand');
  expect(view.modal).toBeUndefined();
});
