import { expect, test } from 'vitest';
import { drawnArrow, drawnSteps } from '../../../src/pages/paging/drawn-steps.js';
import { findPressables } from '../../../src/pages/pressables.js';
import { livePageOf } from '../live-page.js';

test.each([
  ['<button rel="next">More</button>', 'right'],
  ['<button rel="prev">More</button>', 'left'],
  ['<button aria-label="›"><i></i></button>', 'right'],
  ['<button>More</button>', null],
])('%s points %s', (html, arrow) => {
  const index = livePageOf(html);
  const [press] = findPressables(index, { forms: [], at: null });
  expect(press && drawnArrow(index, press)).toBe(arrow);
});

test('double arrows are steps only where there are no single ones', () => {
  const stepsOf = (html: string): readonly (string | undefined)[] => {
    const index = livePageOf(html);
    const { previous, next } = drawnSteps(index, findPressables(index, { forms: [], at: null }));
    return [previous?.text, next?.text];
  };
  const [first, back, on, last] = ['«', '‹', '›', '»'].map((text) => `<button>${text}</button>`);
  expect(stepsOf(`${first}${back}${on}${last}`)).toEqual(['‹', '›']);
  expect(stepsOf(`${first}${last}`)).toEqual(['«', '»']);
});
