import { expect, test } from 'vitest';
import type { AccessPath } from '../../../src/model/access-path.js';
import { cardsHtml } from '../html-page.js';
import { readLive } from '../live-page.js';

const TOOLS = Array.from({ length: 80 }, (_, at) => `<p>Tool <b>${String(at)}</b></p>`).join('');

/** What leads on from six cards, far behind which a bar of arrows says this. */
function nextBehindTools(said: string): AccessPath | null {
  const bar = `<div>${said}<span><button disabled title=Back><i></i></button>Page <input value=1> of 9<button title=On><i></i></button></span></div>`;
  return readLive(`<main><h1>Things</h1><div>${cardsHtml(6)}</div><div>${TOOLS}</div>${bar}</main>`).pagination.next;
}

test('a bar far behind the list is its pager where it says how many entries are shown, and of how many', () => {
  expect(['1 to 6 of 52', 'Size: 6. 1–6 of 1,052'].map(nextBehindTools)).not.toContain(null);
  expect(['1 to 8 of 52', '6 of 52', '1 to 6 of 3', ''].map(nextBehindTools)).toEqual([null, null, null, null]);
});
