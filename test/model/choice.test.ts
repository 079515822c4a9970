import { describe, expect, it } from 'vitest';
import type { AccessPath, Step } from '../../src/model/access-path.js';
import { isScripted } from '../../src/model/choice.js';
import type { Choice } from '../../src/model/page.js';
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
