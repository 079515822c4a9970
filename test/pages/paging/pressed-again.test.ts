import { expect, test } from 'vitest';
import type { AccessPath } from '../../../src/model/access-path.js';
import { readPage } from '../../../src/pages/read-page.js';
import { cardsHtml, PAGE_URL } from '../html-page.js';
import { liveSnapshot } from '../live-page.js';

const HERE = { kind: 'url', url: PAGE_URL } as const;

/** The name of what leads on from a page that a press of `name` led to. */
function onwardFrom(at: AccessPath, buttons: string): string | null {
  const html = `<main><h1>Things</h1><div class="grid">${cardsHtml(6)}</div>${buttons}</main>`;
  return readPage(liveSnapshot(html), null, at).pagination.control?.step.name ?? null;
}

const after = (name: string, group: string | null): AccessPath => ({
  kind: 'actions',
  from: HERE,
  steps: [{ do: 'click', role: 'button', name, group, ordinal: 0, value: null }],
});

const SCROLLED = { do: 'scroll', role: null, name: null, group: 'list', ordinal: 0, value: null } as const;
const scrolledAfter = (name: string): AccessPath => {
  const pressed = after(name, 'pagination');
  return pressed.kind === 'actions' ? { ...pressed, steps: [...pressed.steps, SCROLLED, SCROLLED] } : pressed;
};

const NUMBERS = '<p><button class="on">1</button><button>2</button><button>3</button><button>4</button></p>';
const INPUTS = '<input type="button" value="Zurück"><input type="button" value="Weiter">';
const BOTH = '<button>Zurück</button><button>Weiter</button>';

test.each<readonly [string, AccessPath, string, string | null]>([
  ['a press that led here leads on', after('Weiter', 'pagination'), BOTH, 'Weiter'],
  ['so it does where the list was scrolled since', scrolledAfter('Weiter'), BOTH, 'Weiter'],
  ['so it does where the buttons are inputs', after('Weiter', 'pagination'), INPUTS, 'Weiter'],
  ['two buttons alone tell nothing', HERE, BOTH, null],
  ['a choice that led here does not', after('Weiter', 'Colour'), BOTH, null],
  ['a number leads to the next though the page still marks the first', after('2', 'pagination'), NUMBERS, '3'],
  ['the last number of two leads nowhere', after('2', 'pagination'), '<button>1</button><button>2</button>', null],
  [
    'the last page has none',
    after('Weiter', 'pagination'),
    '<button>Zurück</button><button disabled>Weiter</button>',
    null,
  ],
])('%s', (...[, at, buttons, name]) => {
  expect(onwardFrom(at, buttons)).toBe(name);
});
