import { describe, expect, it } from 'vitest';
import { closedLists, opensClosedList } from '../../src/pages/closed-lists.js';
import { findNumberTexts } from '../../src/pages/count-texts.js';
import { first, pageOf } from './html-page.js';

/** A closed list as libraries of components draw it, with attributes of its field. */
const closed = (field: string): string =>
  `<section><div><div><input role=combobox ${field}></div><div><span>24/page</span></div></div><i></i></section>`;

const page = (field: string) => pageOf(`<p>Total 11</p>${closed(field)}`);

describe('a closed list whose field shows nothing', () => {
  it('shows what is chosen in it, which is no statement', () => {
    const index = page('readonly');
    expect([...closedLists(index)].map((id) => index.text(id))).toEqual(['24/page']);
    expect(findNumberTexts(index).map(({ text }) => text)).toEqual(['Total 11']);
  });

  it('is opened by a press on it or on what is drawn around it', () => {
    const index = page('readonly');
    expect([first(index, 'section'), first(index, 'span')].map((id) => opensClosedList(index, id))).toEqual([
      true,
      true,
    ]);
    expect(opensClosedList(index, first(index, 'p'))).toBe(false);
  });

  it.each([
    ['something can be typed', ''],
    ['it shows something itself', 'readonly value=24'],
  ])('is none where %s', (_title, field) => {
    expect(closedLists(page(field)).size).toBe(0);
  });
});
