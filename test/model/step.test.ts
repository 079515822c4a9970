import { describe, expect, it } from 'vitest';
import type { AccessPath, Step } from '../../src/model/access-path.js';
import { isPaging, isSameStep, joinedSteps, PAGINATION_GROUP, pathWithSteps } from '../../src/model/step.js';

const URL_PATH: AccessPath = { kind: 'url', url: 'https://site.example/' };

function tick(name: string): Step {
  return { do: 'check', role: 'checkbox', name, group: 'Brand', ordinal: 0, value: null };
}

function next(name: string): Step {
  return { do: 'click', role: 'button', name, group: PAGINATION_GROUP, ordinal: 0, value: null };
}

const SCROLL: Step = { ...next('down'), do: 'scroll', group: null };

describe('a step', () => {
  it('pages by its group, or by scrolling', () => {
    expect([next('More'), SCROLL, tick('Acme')].map(isPaging)).toEqual([true, true, false]);
  });

  it('is another by whatever it does it to, unless it pages', () => {
    expect(isSameStep(tick('Acme'), { ...tick('Acme'), times: 2 })).toBe(true);
    expect(isSameStep(tick('Acme'), tick('Bolt'))).toBe(false);
    expect(isSameStep(tick('Acme'), { ...tick('Acme'), ordinal: 1 })).toBe(false);
    expect(isSameStep(next('2'), next('3'))).toBe(true);
    expect(isSameStep(next('2'), SCROLL)).toBe(false);
  });
});

describe('steps in a row', () => {
  it('are one step where they are the same', () => {
    const steps = [tick('Acme'), next('2'), { ...next('3'), times: 2 }, tick('Bolt')];
    expect(joinedSteps(steps)).toEqual([tick('Acme'), { ...next('2'), times: 3 }, tick('Bolt')]);
  });

  it('go on from a path', () => {
    const path = pathWithSteps(URL_PATH, [tick('Acme')]);
    expect(path).toEqual({ kind: 'actions', from: URL_PATH, steps: [tick('Acme')] });
    expect(pathWithSteps(path, [next('2')])).toEqual({
      kind: 'actions',
      from: URL_PATH,
      steps: [tick('Acme'), next('2')],
    });
    expect(pathWithSteps(URL_PATH, [])).toBe(URL_PATH);
  });
});
