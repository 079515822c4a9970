import { expect, it } from 'vitest';
import { locate } from '../../src/pages/locate.js';
import { readPage } from '../../src/pages/read-page.js';
import { snapshotFromHtml } from '../../src/pages/html-snapshot.js';
import { PAGE_URL } from './html-page.js';
import { readLive } from './live-page.js';

const WHERE =
  '<input role=combobox aria-expanded=false aria-label=Where value="Lisbon"><button aria-label=Clear>×</button>';
const WHEN = '<button aria-haspopup=dialog>1 May</button><button aria-haspopup=dialog>2 guests</button>';
const SEND = '<button aria-label=Search>🔍</button>';
const said = `<div role=search><p>${WHERE}</p>${WHEN}${SEND}</div>`;

it.each([
  ['that the page says to be one', said, ['Search']],
  ['with only a field', `<search><input value=Lisbon>${SEND}</search>`, ['Search']],
  ['whose field suggests, beside what drops down', `<div><p>${WHERE}</p>${WHEN}${SEND}</div>`, ['Search']],
  ['that is a form', `<form role=search>${WHERE}${WHEN}${SEND}</form>`, []],
  ['around a form', `<div role=search><form>${WHERE}</form>${SEND}</div>`, []],
  ['with an empty field', `<div role=search><input>${WHEN}${SEND}</div>`, []],
  ['with one field of two filled in', `<div role=search>${WHERE}<input>${SEND}</div>`, []],
  ['that asks who is there', `<div role=search>${WHERE}<input type=email value=a@b.example>${SEND}</div>`, []],
  ['whose button cannot be pressed', `<div role=search><p>${WHERE}</p><button disabled>Go</button></div>`, []],
  ['without a button', `<div role=search><input value=Lisbon>${WHEN}</div>`, []],
  ['where nothing drops down', `<div><p>${WHERE}</p><button>When</button>${SEND}</div>`, []],
  ['whose field suggests nothing', `<div><input value=Ann>${WHEN}<button>Save</button></div>`, []],
  ['in a page of text', `<div><p>${WHERE}</p>${WHEN}<p>${'Words. '.repeat(80)}</p>${SEND}</div>`, []],
])('the button of a search %s is told of or not', (_, html, names) => {
  expect((readLive(html).filled ?? []).map(({ step }) => step.name)).toEqual(names);
});

it('is told of no page that came over HTTP', () => {
  expect(readPage(snapshotFromHtml(said, { url: PAGE_URL, status: 200 })).filled).toBeUndefined();
});

it('is found again', () => {
  const view = readLive(said);
  const [send] = view.filled ?? [];
  expect(send && locate(view, send.step)?.node).toBe(send?.node);
});
