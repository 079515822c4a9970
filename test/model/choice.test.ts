import { describe, expect, it } from 'vitest';
import type { AccessPath, Step } from '../../src/model/access-path.js';
import { isScripted, offersValues } from '../../src/model/choice.js';
import type { Choice, ChoiceGroup } from '../../src/model/page.js';
import { pathWithSteps } from '../../src/model/step.js';

const ADDRESS: AccessPath = { kind: 'url', url: 'https://site.example/' };
const TICK: Step = { do: 'check', role: 'checkbox', name: 'Acme', group: 'Brand', ordinal: 0, value: null };
const ACTIONS = pathWithSteps(ADDRESS, [TICK]);

function choice(path: AccessPath | null): Choice {
  return { node: 1, value: 'Acme', count: null, selected: false, level: 0, range: null, path };
}

function liveChoice(path: AccessPath | null): Choice {
  return { ...choice(path), control: { node: 1, step: TICK } };
}

describe('choices', () => {
  it('are scripted where one of them is worked in a live page', () => {
    expect(isScripted({ choices: [liveChoice(ADDRESS), liveChoice(ACTIONS)] })).toBe(true);
  });

  it('are not where each has an address, cannot be asked or came over HTTP', () => {
    expect(isScripted({ choices: [liveChoice(ADDRESS), liveChoice(null), choice(ACTIONS)] })).toBe(false);
    expect(isScripted({ choices: [] })).toBe(false);
  });
});

it('a facet offers values, and so do boxes that are all ticked, but nothing else that is no facet', () => {
  const offers = (guess: ChoiceGroup['guess'], selected: boolean): boolean => {
    const choices = [ADDRESS, ADDRESS].map((path) => ({ ...choice(path), selected }));
    return offersValues({ guess, widget: 'checkboxes', multiple: true, choices });
  };
  expect([offers('facet', false), offers('other', true)]).toEqual([true, true]);
  expect([offers('other', false), offers('columns', true)]).toEqual([false, false]);
});
