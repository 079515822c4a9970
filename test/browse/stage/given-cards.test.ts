import { expect, it } from 'vitest';
import type { Step } from '../../../src/model/access-path.js';
import { PAGINATION_GROUP } from '../../../src/model/step.js';
import type { PageView } from '../../../src/model/page.js';
import { createGivenCards } from '../../../src/browse/stage/given-cards.js';
import type { UnitPath } from '../../../src/browse/stage/stage-path.js';
import { tinySnapshot, tinyView } from '../tiny-reader.js';

const SCROLL: Step = { do: 'scroll', role: null, name: null, group: null, ordinal: 0, value: null };
const NEXT: Step = { do: 'click', role: 'button', name: 'Next', group: PAGINATION_GROUP, ordinal: 0, value: null };

function viewOf(names: string): PageView {
  const html = [...names].map((name) => `<li><a href="/${name}">${name}</a>`).join('');
  return tinyView(tinySnapshot(html, { url: 'https://site.example/', status: 200 }));
}

function pathOf(...units: readonly Step[]): UnitPath {
  return { url: 'https://site.example/', units };
}

function namesOf({ list }: PageView): string {
  return list?.cards.map(({ name }) => name).join('') ?? '';
}

it('tells what scrolling brings after what was told, also where the page went on by itself meanwhile', () => {
  const given = createGivenCards();
  expect(namesOf(given.news(pathOf(), null, viewOf('ab')))).toBe('ab');
  expect(namesOf(given.news(pathOf(SCROLL), viewOf('abcd'), viewOf('abcdef')))).toBe('cdef');
  expect(namesOf(given.news(pathOf(SCROLL, SCROLL), viewOf('abcdef'), viewOf('abcdefgh')))).toBe('gh');
});

it('tells all that is there where the beginning of the list came without a browser, also where all had come by itself', () => {
  expect(namesOf(createGivenCards().news(pathOf(SCROLL), viewOf('abcd'), viewOf('abcdef')))).toBe('abcdef');
  const given = createGivenCards();
  expect(namesOf(given.news(pathOf(SCROLL), viewOf('abcd'), viewOf('abcd')))).toBe('abcd');
  expect(namesOf(given.news(pathOf(SCROLL, SCROLL), viewOf('abcd'), viewOf('abcd')))).toBe('');
});

it('tells all of a page that a pager puts into the place of the one before', () => {
  const given = createGivenCards();
  given.news(pathOf(), null, viewOf('ab'));
  expect(namesOf(given.news(pathOf(NEXT), viewOf('ab'), viewOf('cd')))).toBe('cd');
  expect(namesOf(given.news(pathOf(NEXT, NEXT), viewOf('cd'), viewOf('ab')))).toBe('ab');
});

it('a list that is begun again is told again, and so is a page that is asked for once more', () => {
  const given = createGivenCards();
  for (let times = 0; times < 2; times += 1) {
    expect(namesOf(given.news(pathOf(), null, viewOf('ab')))).toBe('ab');
    expect(namesOf(given.news(pathOf(SCROLL), viewOf('ab'), viewOf('abcd')))).toBe('cd');
  }
  expect(namesOf(given.news(pathOf(SCROLL), viewOf('ab'), viewOf('abcd')))).toBe('cd');
});
