import { expect, test } from 'vitest';
import { snapshotFromHtml } from '../../../src/pages/html-snapshot.js';
import { isCurrentRadio, radioPages, withRadios } from '../../../src/pages/paging/radio-pages.js';
import { indexPage } from '../../../src/pages/page-index.js';
import { readPage } from '../../../src/pages/read-page.js';
import { cardsHtml, PAGE_URL } from '../html-page.js';

function radio(value: number, shown: string, checked = ''): string {
  const id = `p-${value}-${shown}`;
  return `<li><input type=radio name=p id="${id}" value=${value} style="display:none" ${checked}><label for="${id}">${shown}</label></li>`;
}

/** The page as a browser tells it, radio buttons hidden. */
function live(html: string) {
  const snapshot = snapshotFromHtml(html, { url: PAGE_URL, status: 200 });
  const nodes = snapshot.nodes.map((node) => ({
    ...node,
    visible: node.tag !== 'input',
    ...(node.tag === 'input' && {
      state: { value: '', checked: node.attributes['checked'] !== undefined, selected: false, disabled: false },
    }),
  }));
  return { ...snapshot, source: 'browser' as const, nodes };
}

const PAGER = `<nav><ul>${radio(1, '1', 'checked')}${radio(2, '2')}${radio(3, '3')}${radio(2, 'next')}</ul></nav>`;

test('labels of hidden radio buttons turn pages if one that is no number stands for one that is', () => {
  const index = indexPage(live(PAGER));
  expect(radioPages(index).map(({ label }) => `${index.text(label)} ${String(isCurrentRadio(index, label))}`)).toEqual([
    '1 true',
    '2 false',
    '3 false',
    'next false',
  ]);
  const labels = radioPages(index).map(({ label }) => label);
  expect(withRadios(index, labels)).toEqual([...labels, ...radioPages(index).map(({ input }) => input)]);
});

test('the last page may lie beyond the numbers that are shown, and the one before the first is none', () => {
  const pager = `<ul>${radio(0, '‹')}${radio(1, '1', 'checked')}${radio(2, '2')}${radio(2, '›')}${radio(10, '»')}</ul>`;
  expect(radioPages(indexPage(live(pager)))).toHaveLength(5);
});

test('numbers to choose from turn none', () => {
  const stars = `<ul>${radio(1, '1')}${radio(2, '2')}${radio(0, 'Any')}</ul>`;
  expect(radioPages(indexPage(live(stars)))).toEqual([]);
});

test('a list goes on by them, and they are no facet', () => {
  const { pagination, groups } = readPage(live(`<div>${cardsHtml(6)}</div>${PAGER}`));
  expect(pagination.next).toMatchObject({ kind: 'actions', steps: [{ do: 'click', name: 'next' }] });
  expect(pagination.pages.map(({ number }) => number)).toEqual([2, 3]);
  expect(groups.filter(({ guess }) => guess === 'facet')).toEqual([]);
});
