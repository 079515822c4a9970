import { expect, it } from 'vitest';

import { createCleanedQueries } from '../../src/queries/cleaned-queries.js';

it('joins what was cleaned to the same, and says where it comes from', () => {
  const collected = createCleanedQueries(10);
  const add = (text: string, asked: string, clicks: number): void =>
    collected.add({ key: text, text, asked, count: { clicks, pages: 2 } });
  add('hp touchpad', 'hp touchpad reviews', 4);
  add('hp touchpad', 'cheap hp touchpad', 6);
  add('hp touchpad', 'hp touchpad specs', 1);
  add('lamp', 'lamp', 10);
  add('desk', 'desk reviews', 1);
  const [touchpad, lamp, desk] = collected.queries();
  expect(touchpad).toMatchObject({
    source: 'cleaned',
    why: 'from 3 queries such as "cheap hp touchpad", clicked 11 times on 2 pages or more',
  });
  expect(lamp).toEqual({ text: 'lamp', source: 'log', score: 0.75, why: 'clicked 10 times on 2 pages' });
  expect(desk).toMatchObject({ source: 'cleaned', why: 'from "desk reviews", clicked once on 2 pages' });
});

it('keeps what is clicked most where there is no room for all', () => {
  const collected = createCleanedQueries(2);
  for (let at = 1; at <= 40; at += 1)
    collected.add({ key: `q${String(at)}`, text: `q${String(at)}`, asked: '', count: { clicks: at, pages: 2 } });
  const texts = collected.queries().map(({ text }) => text);
  expect(texts.length).toBeLessThanOrEqual(16);
  expect(texts).toEqual(expect.arrayContaining(['q40', 'q39', 'q38']));
});
