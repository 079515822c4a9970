import { expect, it } from 'vitest';
import { locate } from '../../src/pages/locate.js';
import { readPage } from '../../src/pages/read-page.js';
import { snapshotFromHtml } from '../../src/pages/html-snapshot.js';
import { PAGE_URL } from './html-page.js';
import { readLive } from './live-page.js';

const FIELDS = '<label>Wood <input name=wood></label><label>Kind <input name=kind></label>';
const own = `<form>${FIELDS}<button>Search</button></form>`;

it.each([
  ['without an address', own, ['Search']],
  ['to its own page', `<form action="?sort=name">${FIELDS}<button>Search</button></form>`, ['Search']],
  ['to another page', `<form action="/find">${FIELDS}<button>Search</button></form>`, []],
  ['that is posted', `<form method=post>${FIELDS}<button>Search</button></form>`, []],
  ['that signs in', `<form>${FIELDS}<input type=password name=p><button>Sign in</button></form>`, []],
  ['without a button', `<form>${FIELDS}</form>`, []],
])('the button of a live form %s may be a script’s', (_, html, names) => {
  expect(readLive(html).senders?.map(({ step }) => step.name)).toEqual(names);
});

it('is told of no page that came over HTTP', () => {
  expect(readPage(snapshotFromHtml(own, { url: PAGE_URL, status: 200 })).senders).toBeUndefined();
});

it('is found again', () => {
  const view = readLive(`<form>${FIELDS}<button>Search</button></form><form>${FIELDS}<button>Search</button></form>`);
  const [first, second] = view.senders ?? [];
  expect([first, second].map((sender) => sender && locate(view, sender.step)?.node)).toEqual([
    first?.node,
    second?.node,
  ]);
  expect(first?.node).not.toBe(second?.node);
});
