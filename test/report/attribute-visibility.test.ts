import { expect, it } from 'vitest';

import { attributeVisibility } from '../../src/report/attribute-visibility.js';
import { runRecord } from '../store/run-record.js';

it.each([
  ['hidden', 0, 30, 1000],
  ['hidden', 0.04, 100, 100],
  ['hidden', 0, 5, 5],
  ['visible', 1, 30, 1000],
  ['partly', 0.5, 30, 1000],
  ['partly', 0.05, 30, 1000],
  ['unknown', 0, 29, 1000],
  ['unknown', null, 0, 1000],
] as const)('an attribute is %s with a share of %s of %i looked up of %i', (expected, visibleShare, looked, facts) => {
  expect(attributeVisibility({ ...runRecord.attributes[0]!, visibleShare, looked, facts })).toBe(expected);
});
