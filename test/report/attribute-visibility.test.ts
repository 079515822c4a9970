import { expect, it } from 'vitest';

import { attributeVisibility } from '../../src/report/attribute-visibility.js';
import { runRecord } from '../store/run-record.js';

it.each([
  ['hidden', { visibleShare: 0, looked: 30, facts: 1000 }],
  ['hidden', { visibleShare: 0.04, looked: 100, facts: 100 }],
  ['hidden', { visibleShare: 0, looked: 5, facts: 5 }],
  ['visible', { visibleShare: 1, looked: 30, facts: 1000 }],
  ['partly', { visibleShare: 0.5, looked: 30, facts: 1000 }],
  ['partly', { visibleShare: 0.05, looked: 30, facts: 1000 }],
  ['unknown', { visibleShare: 0, looked: 29, facts: 1000 }],
  ['unknown', { visibleShare: null, looked: 0, facts: 1000 }],
] as const)('an attribute is %s with %j', (expected, counts) => {
  expect(attributeVisibility({ ...runRecord.attributes[0]!, ...counts })).toBe(expected);
});
