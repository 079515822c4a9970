import { expect, it } from 'vitest';
import { createCoveringKeyword } from '../../../src/explore/keywords/covering-keyword.js';

/** Whether after each of some answers, given as word, listed and new, one keyword is taken to list everything. */
function foundAfter(answers: readonly (readonly [string, number, number])[]): readonly boolean[] {
  const covering = createCoveringKeyword();
  let all = 0;
  return answers.map(([text, listed, fresh]) => {
    all += fresh;
    covering.note({ text, listed, fresh }, all);
    return covering.isFound();
  });
}

const VAIN = ['elm', 'oak', 'ash', 'fir'].map((word) => [word, 3, 0] as const);

it('a result that holds what four other words find is everything', () => {
  expect(foundAfter([['tree', 40, 40], ...VAIN])).toEqual([false, false, false, false, true]);
});

it.each([
  ['are empty', [['tree', 40, 40], ...VAIN.map(([word]) => [word, 0, 0] as const)]],
  ['list one entity each', [['tree', 40, 40], ...VAIN.map(([word]) => [word, 1, 0] as const)]],
  ['hold the first', [['e', 40, 40], ...['tree', 'elder', 'pine', 'cherry'].map((word) => [word, 3, 0] as const)]],
  ['found something new', [['tree', 40, 40], ['bush', 9, 5], ...VAIN]],
] as const)('words that %s prove nothing', (_, answers) => {
  expect(foundAfter(answers)).not.toContain(true);
});

it('a larger result that holds all before it may be everything, too', () => {
  expect(foundAfter([['elder', 19, 19], ['tree', 40, 21], ...VAIN]).at(-1)).toBe(true);
});
