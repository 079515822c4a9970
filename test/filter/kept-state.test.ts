import { expect, test } from 'vitest';
import { createKeptState } from '../../src/filter/kept-state.js';

test('a session is kept with one value by all pages', () => {
  const kept = createKeptState();
  for (const value of ['7', '7', '7']) kept.note('sid', value);
  expect(kept.votes('sid')).toBe(3);
  expect([...kept.names()]).toEqual(['sid']);
});

test('what was asked is kept with another value by other pages', () => {
  const kept = createKeptState();
  for (const keyword of ['lamp', 'lamp', 'tent', 'lamp']) kept.note('q', keyword);
  expect(kept.votes('q')).toBe(0);
  expect(kept.votes('never')).toBe(0);
});

test('a site that makes up names fills no memory', () => {
  const kept = createKeptState();
  for (let name = 0; name < 6_000; name += 1) kept.note(`n${String(name)}`, 'x');
  expect([...kept.names()]).toHaveLength(5_000);
});
