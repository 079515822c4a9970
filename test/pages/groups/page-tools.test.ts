import { expect, it } from 'vitest';
import type { FoundGroup } from '../../../src/pages/groups/found-group.js';
import { arePageTools } from '../../../src/pages/groups/page-tools.js';
import { liveIndex, liveLinesOf } from './read-live.js';

const SKIPS =
  '<div>' + ['header', 'content', 'footer'].map((part) => `<button>Skip to ${part}</button>`).join('') + '</div>';

it('are no choices: buttons before all else that come before the header of the site', () => {
  expect(liveLinesOf(`${SKIPS}<header><a href="/">Shop</a></header><p>Words</p>`)).toEqual([]);
  expect(liveLinesOf(`<p>Words</p>${SKIPS}<header><a href="/">Shop</a></header>`)).toHaveLength(1);
  expect(liveLinesOf(`${SKIPS}<p>Words</p>`)).toHaveLength(1);
});

it.each([
  { inside: '<a href="/p/1"><img src=x></a><a href="/p/2"><img src=x></a>', word: '', expected: true },
  { inside: '<p>Some words</p>', word: '', expected: false },
  { inside: '<a href="/p/1"><img src=x></a><a href="/p/2"><img src=x></a>', word: 'Red', expected: false },
])('are told of buttons that say "$word" around $inside: $expected', ({ inside, word, expected }) => {
  const button = (name: string): string => `<button aria-label="${name}"><i></i>${word}</button>`;
  const index = liveIndex(`<h2>New</h2><div>${button('Back')}<div>${inside}</div>${button('On')}</div>`);
  const choices = index.byTag('button').map((node) => ({ node, count: null }));
  const group = { widget: 'buttons', label: 'New', choices } as unknown as FoundGroup;
  expect(arePageTools(index, group)).toBe(expected);
});
