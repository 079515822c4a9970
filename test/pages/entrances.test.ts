import { expect, it } from 'vitest';
import { locate } from '../../src/pages/locate.js';
import { readPage } from '../../src/pages/read-page.js';
import { snapshotFromHtml } from '../../src/pages/html-snapshot.js';
import { cardsHtml, PAGE_URL } from './html-page.js';
import { readLive } from './live-page.js';

const ENTER = '<h2>Which catalogue?</h2><p><a role=button href="javascript:void(0)">Harbour</a></p>';

it.each([
  ['of a page that shows nothing else', ENTER, ['Harbour']],
  ['that are several', `${ENTER}<button>Castle</button><button disabled>Abbey</button>`, ['Harbour', 'Castle']],
  ['beside what every page has', `<header><button>Sign in</button></header>${ENTER}`, ['Harbour']],
  ['that say nothing', '<button>×</button>', []],
  [
    'that are the tools of a page',
    ['Cut', 'Copy', 'Paste', 'Undo', 'Redo', 'Save'].map((one) => `<button>${one}</button>`).join(''),
    [],
  ],
  ['beside a list', `${ENTER}<div>${cardsHtml(12)}</div>`, []],
  [
    'of a form that asks for nothing',
    '<form method=post><input type=hidden name=to><button>Enter</button></form>',
    ['Enter'],
  ],
  ['of a form that deletes', '<form method=post action="/account/delete"><button>Yes</button></form>', []],
  ['beside a form', `${ENTER}<form><input name=q></form>`, []],
  ['in a page of text', `${ENTER}<p>${'Words. '.repeat(100)}</p>`, []],
])('buttons %s are entrances or not', (_, html, names) => {
  expect((readLive(html).entrances ?? []).map(({ step }) => step.name)).toEqual(names);
});

it('none is told of a page that came over HTTP', () => {
  expect(readPage(snapshotFromHtml(ENTER, { url: PAGE_URL, status: 200 })).entrances).toBeUndefined();
});

it('an entrance is found again', () => {
  const view = readLive(ENTER);
  const [entrance] = view.entrances ?? [];
  expect(entrance && locate(view, entrance.step)?.node).toBe(entrance?.node);
});
