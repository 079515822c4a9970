import { expect, test } from 'vitest';
import type { AccessPath } from '../../../../src/model/access-path.js';
import { bareFormAround, endsBareForm } from '../../../../src/pages/groups/live/bare-forms.js';
import { readPage } from '../../../../src/pages/read-page.js';
import { cardsHtml, PAGE_URL, pageOf } from '../../html-page.js';
import { liveSnapshot } from '../../live-page.js';

const BOXES = `<table><tr><th>Colour<td><input type=checkbox id=all checked onclick="clearAll()"><label for=all>Any</label>
  <input type=checkbox name=c id=r value=r><label for=r>Red</label>
  <input type=checkbox name=c id=b value=b><label for=b>Blue</label></table>`;
const ENDS = '<p><a href="javascript:send()">Search</a> <a href="javascript:empty()">Clear</a></p>';

test('what stands behind the choices of a form without a button ends it', () => {
  const index = pageOf(`<form action=/go>${BOXES}${ENDS}</form>`);
  const links = index.byTag('a');
  expect(endsBareForm(index, links)).toBe(true);
  expect(bareFormAround(index, links[0] ?? -1)).toBe(index.byTag('form')[0]);
});

test('what stands before a choice, beside a button, or where only words are asked for ends none', () => {
  const ends = (html: string): boolean => {
    const index = pageOf(html);
    return endsBareForm(index, index.byTag('a'));
  };
  expect(ends(`<form>${ENDS}${BOXES}</form>`)).toBe(false);
  expect(ends(`<form>${BOXES}${ENDS}<button>Go</button></form>`)).toBe(false);
  expect(ends(`<form><input name=q>${ENDS}</form>`)).toBe(false);
  expect(ends(BOXES + ENDS)).toBe(false);
});

test('it applies what is chosen in a posted form, whose boxes are called as the cell before them', () => {
  const at: AccessPath = { kind: 'url', url: PAGE_URL };
  const form = `<form method=post action=/list><input type=hidden name=page value=1>${BOXES}${ENDS}</form>`;
  const { groups } = readPage(liveSnapshot(`<main>${form}<div class=grid>${cardsHtml(6)}</div></main>`), null, at);
  const group = groups.find(({ choices }) => choices.some(({ value }) => value === 'Red'));
  expect([group?.label, group?.choices.length, group?.apply?.step.name]).toEqual(['Colour', 2, 'Search']);
  expect(groups.some(({ choices }) => choices.some(({ value }) => value === 'Search'))).toBe(false);
});
