import { expect, it } from 'vitest';

import { formatDifference } from '../../src/report/difference-text.js';
import type { Change, RunDifference } from '../../src/report/run-difference.js';

const none: Change<never> = { came: { count: 0, examples: [] }, gone: { count: 0, examples: [] } };
const nothing: RunDifference = { entities: none, facts: none, interface: none };

it('says that nothing changed', () => {
  expect(formatDifference(nothing, { most: 5 })).toBe('Nothing changed.');
});

it('has a line for each change, safe to show, and counts the rest', () => {
  const red = { attribute: 'Color', value: 'Red\u001b[2J' };
  const interfaces = { came: { count: 3, examples: [red, red] }, gone: { count: 1, examples: [red] } };
  expect(formatDifference({ ...nothing, interface: interfaces }, { most: 1 })).toBe(
    ['Interface: 3 came, 1 went', '  - Color = Red [2J', '  + Color = Red [2J', '  … and 2 more'].join('\n'),
  );
});

it('names entities and facts', () => {
  const entities = { ...none, came: { count: 1, examples: [{ id: 'urn:1', name: 'Lamp' }] } };
  const fact = { entity: 'urn:1', name: 'Lamp', attribute: 'Color', value: 'Red' };
  const facts = { ...none, gone: { count: 1, examples: [fact] } };
  expect(formatDifference({ ...nothing, entities, facts }, { most: 5 })).toBe(
    'Entities: 1 came, 0 went\n  + Lamp (urn:1)\n\nFacts: 0 came, 1 went\n  - Lamp: Color = Red',
  );
});
