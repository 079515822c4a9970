import { expect, test } from 'vitest';
import { commonAncestor, findNumberRows, numberOf } from '../../../src/pages/paging/pressed-numbers.js';
import { findPressables } from '../../../src/pages/pressables.js';
import { livePageOf } from '../live-page.js';

/** Rows of a live page: numbers and the current one, marked with `!` if the page says so. */
function rows(html: string): readonly string[] {
  const index = livePageOf(html);
  return findNumberRows(index, findPressables(index, { forms: [], at: null })).map(
    ({ numbers, current, isMarked }) =>
      `${numbers.map(({ number }) => number).join(' ')}: ${current}${isMarked ? '!' : ''}`,
  );
}

const buttons = (numbers: readonly number[], mark: (number: number) => string = () => ''): string =>
  `<div>${numbers.map((number) => `<button${mark(number)}>${number}</button>`).join('')}</div>`;

test('neighbouring numbers make a row', () => {
  expect(rows(buttons([1, 2, 3, 86]))).toEqual(['1 2 3 86: 1']);
});

test('a number that does not go on begins another row', () => {
  expect(rows(`${buttons([1, 2, 3])}<p>or</p>${buttons([1, 2])}`)).toEqual(['1 2 3: 1', '1 2: 1']);
});

test('numbers without neighbours are no pages', () => {
  expect(rows(buttons([10, 25, 50]))).toEqual([]);
});

test('numbers with single ones missing are seats or rooms, pages leave out more, or say that they do', () => {
  expect(rows(buttons([2, 4, 5, 7], (n) => (n === 5 ? ' class="on"' : '')))).toEqual([]);
  expect(rows(buttons([1, 3, 4, 5, 7]))).toEqual(['1 3 4 5 7: 1']);
  expect(
    rows('<div><button>1</button><button>2</button>…<button>5</button><button>6</button><button>7</button></div>'),
  ).toEqual(['1 2 5 6 7: 1']);
});

test('the current page: said, disabled, not to be pressed, set apart', () => {
  expect(rows(buttons([1, 2, 3], (n) => (n === 2 ? ' aria-current="true"' : '')))).toEqual(['1 2 3: 2!']);
  expect(rows(buttons([1, 2, 3], (n) => (n === 3 ? ' disabled' : '')))).toEqual(['1 2 3: 3!']);
  expect(rows('<div><button>1</button> <b>2</b> <button>3</button></div>')).toEqual(['1 3: 2!']);
  expect(rows(buttons([1, 2, 3, 4], (n) => ` class="n ${n === 3 ? 'x' : ''}"`))).toEqual(['1 2 3 4: 3!']);
});

test('the current page said by what is drawn in what can be pressed, and sizes of pages behind words', () => {
  const item = (number: number, mark = ''): string =>
    `<li onclick><span role=button tabindex=0${mark}>${number}</span></li>`;
  const pager = `<ul>${[1, 2, 3].map((n) => item(n, n === 2 ? ' aria-current=page' : '')).join('')}</ul>`;
  expect(rows(`${pager}<div><p>Per page</p></div><ul>${item(12)}${item(24)}</ul>`)).toEqual(['1 2 3: 2!']);
});

test('the current page with words behind its number, where it is said to be that', () => {
  const first = (mark: string): string =>
    `<ul><li${mark}><button>1 <span>(shown)</span></button></li><li><button>2</button></li></ul>`;
  expect(rows(first(' aria-current="page"'))).toEqual(['1 2: 1!']);
  expect(rows(first(''))).toEqual([]);
});

test('digits of other scripts', () => {
  expect(rows('<div><button>١</button><button>٢</button></div>')).toEqual(['1 2: 1']);
});

test.each([
  ['7', 7],
  ['[2]', 2],
  ['Page 2', null],
  ['1234567', null],
  ['', null],
])('%s as a page number', (text, expected) => {
  expect(numberOf(text)).toBe(expected);
});

test('the common ancestor is neither of the two', () => {
  const index = livePageOf('<main><p><b>1</b><i>2</i></p></main>');
  const [b = 0] = index.byTag('b');
  const [i = 0] = index.byTag('i');
  expect(commonAncestor(index, b, i)).toBe(index.byTag('p')[0]);
});
