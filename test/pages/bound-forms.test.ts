import { expect, test } from 'vitest';
import { parseForms } from '../../src/forms/index.js';
import { isBoundToPage } from '../../src/pages/bound-forms.js';
import { indexPage } from '../../src/pages/page-index.js';
import { pageOf } from './html-page.js';
import { liveSnapshot } from './live-page.js';

const TOKEN = '<input type="hidden" name="t" value="x">';
const form = (method: string, hidden: string): string =>
  `<form method="${method}" action="/find">${hidden}<input name="q"><button>Go</button></form>`;

test.each([
  ['posted with something hidden', form('post', TOKEN), true],
  ['posted with nothing hidden', form('post', ''), false],
  ['that asks', form('get', TOKEN), false],
])('a live form %s', (_, html, isBound) => {
  const index = indexPage(liveSnapshot(html));
  expect(parseForms(index.snapshot).map((one) => isBoundToPage(index, one))).toEqual([isBound]);
});

test('a form that came over HTTP is sent over HTTP', () => {
  const index = pageOf(form('post', TOKEN));
  expect(parseForms(index.snapshot).map((one) => isBoundToPage(index, one))).toEqual([false]);
});
