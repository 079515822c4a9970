import { expect, it } from 'vitest';
import { createVainTrials } from '../../../src/browse/stage/vain-trials.js';

const MOST = 2;

it('what is tried in vain a few times is tried no more, on pages of that kind', () => {
  const trials = createVainTrials();
  const asked = ['list', 'list', 'list'].map((kind) => {
    const may = trials.mayTry(kind, MOST);
    trials.note(kind, false);
    return may;
  });
  expect([...asked, trials.mayTry('other', MOST)]).toEqual([true, true, false, true]);
});

it('what brought something once is tried ever after', () => {
  const trials = createVainTrials();
  for (const isUseful of [false, true, false, false]) trials.note('list', isUseful);
  expect(trials.mayTry('list', MOST)).toBe(true);
  expect(['list', 'other'].map((kind) => trials.isUseful(kind))).toEqual([true, false]);
});
