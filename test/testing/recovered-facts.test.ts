import { describe, expect, it } from 'vitest';
import { factTable, toRecover } from '../../src/testing/recovered-facts.js';

const RUN = {
  entities: [
    { id: 'urn:2', name: '', attributes: { Brand: ['Acme'] } },
    { id: 'urn:1', name: 'Lamp', attributes: { Color: ['Red', 'Blue'], Brand: ['Acme'] } },
  ],
};

describe('a run recovers', () => {
  it.each([{}, { Lamp: { Color: 'Blue' } }, { 'urn:1': { Color: ['Blue', 'Red'], Brand: 'Acme' } }])('%j', (facts) => {
    const { pass, message } = toRecover(RUN, facts);
    expect([pass, message()]).toEqual([true, 'The run found all these facts, and was expected not to.']);
  });
});

describe('a run that does not is told by', () => {
  it.each([
    [{ Chair: {} }, 'Chair: there is no such entity among 2'],
    [{ Lamp: { Color: ['Red', 'Green'] } }, 'Lamp: Color = Green (found were Red, Blue)'],
    [{ Lamp: { Size: 'L' } }, 'Lamp: Size = L (nothing is known of it)'],
  ])('%j', (facts, line) => {
    const { pass, message } = toRecover(RUN, facts);
    expect([pass, message()]).toEqual([false, `The run did not find:\n  ${line}`]);
  });
});

it('a table is sorted and has a line for each attribute of an entity', () => {
  expect(factTable(RUN)).toBe('Lamp | Brand | Acme\nLamp | Color | Blue, Red\nurn:2 | Brand | Acme\n');
});
