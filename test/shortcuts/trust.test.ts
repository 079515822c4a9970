import { describe, expect, test } from 'vitest';
import { Trust } from '../../src/shortcuts/trust.js';

const RULES = ['data', 'brand'];

function used(trust: Trust, times: number): number {
  let checks = 0;
  for (let use = 0; use < times; use += 1) if (trust.wantsCheck(RULES)) checks += 1;
  return checks;
}

test('the first two uses are checked, then one in fifty', () => {
  const trust = new Trust();
  for (let use = 0; use < 2; use += 1) {
    expect([trust.wantsCheck(RULES), trust.isProven(RULES)]).toEqual([true, false]);
    trust.note(RULES, true);
  }
  expect(trust.isProven(RULES)).toBe(true);
  expect(used(trust, 98)).toBe(2);
});

test('one failure at first ends a combination, later it takes two', () => {
  const fresh = new Trust();
  fresh.note(RULES, false);
  expect(fresh.isBroken(RULES)).toBe(true);
  const proven = new Trust();
  proven.note(RULES, true);
  proven.note(RULES, true);
  proven.note(RULES, false);
  expect(proven.isBroken(RULES)).toBe(false);
  proven.note(RULES, false);
  expect(proven.isBroken(RULES)).toBe(true);
});

test('combinations are trusted each on its own, in whatever order', () => {
  const trust = new Trust();
  trust.note(['data', 'brand', 'colour'], false);
  expect(trust.isBroken(['colour', 'data', 'brand'])).toBe(true);
  expect(trust.isBroken(RULES)).toBe(false);
});

test('an agreement that tells nothing of the last rule counts once that rule was right elsewhere', () => {
  const trust = new Trust();
  const agree = (rules: readonly string[], tells: boolean): boolean => {
    for (const _use of [1, 2]) trust.note(rules, true, tells);
    return trust.isProven(rules);
  };
  expect(agree(['data', 'brand', 'size'], false)).toBe(false);
  expect(agree(['data', 'size'], true)).toBe(true);
  expect(agree(['data', 'brand', 'size'], false)).toBe(true);
});

test('a kind of request that was only ever wrong is given up', () => {
  const trust = new Trust();
  trust.note(['document', 'brand'], false);
  expect(trust.isBroken(['document', 'colour'])).toBe(false);
  trust.note(['document', 'size'], false);
  expect(trust.isBroken(['document', 'colour'])).toBe(true);
  expect(trust.isBroken(['data', 'colour'])).toBe(false);
  const proven = new Trust();
  proven.note(['document', 'brand'], true);
  for (const rule of ['colour', 'size', 'price']) proven.note(['document', rule], false);
  expect(proven.isBroken(['document', 'brand'])).toBe(false);
});

test('a combination that told wrong requests is tried anew once it tells the right ones, if its answers were never wrong', () => {
  const trust = new Trust();
  trust.noteMisled(RULES);
  expect(trust.isBroken(RULES)).toBe(true);
  for (const isRight of [true, false, true]) trust.noteTold(RULES, isRight);
  expect(trust.isBroken(RULES)).toBe(true);
  trust.noteTold(RULES, true);
  expect([trust.isBroken(RULES), trust.wantsCheck(RULES), trust.isProven(RULES)]).toEqual([false, true, false]);
  trust.note(RULES, false);
  for (const _time of [1, 2, 3]) trust.noteTold(RULES, true);
  expect(trust.isBroken(RULES)).toBe(true);
});

test('wrong requests say less of their kind than wrong answers', () => {
  const trust = new Trust();
  for (const rule of ['brand', 'size', 'price', 'colour', 'kind']) trust.noteMisled(['document', rule]);
  expect(trust.isBroken(['document', 'wood'])).toBe(false);
  trust.noteMisled(['document', 'maker']);
  expect(trust.isBroken(['document', 'wood'])).toBe(true);
});

test('an answer that holds what was promised stands for a comparison once its kind was right', () => {
  const trust = new Trust();
  for (const _time of [1, 2]) trust.noteKept(['data', 'colour']);
  expect(trust.isProven(['data', 'colour'])).toBe(false);
  for (const _time of [1, 2]) trust.note(RULES, true);
  for (const _time of [1, 2]) trust.noteKept(['data', 'colour']);
  expect(trust.isProven(['data', 'colour'])).toBe(true);
  expect(trust.isProven(['data', 'size'])).toBe(false);
});

test('an answer that holds what was promised proves nothing of a combination that was wrong', () => {
  const trust = new Trust();
  for (const _time of [1, 2]) trust.note(RULES, true);
  trust.note(['data', 'colour'], false);
  for (const _time of [1, 2]) trust.noteKept(['data', 'colour']);
  expect(trust.isBroken(['data', 'colour'])).toBe(true);
});

describe('how lists go on', () => {
  const right = (trust: Trust, ...rules: readonly string[]): void => {
    for (const _time of [1, 2]) trust.note(rules, true);
  };

  test('is believed of a list that is known once it was right in two others', () => {
    const trust = new Trust();
    right(trust, 'data', 'as seen', 'pager');
    right(trust, 'data', 'colour');
    expect(trust.isProven(['data', 'colour', 'pager'])).toBe(false);
    right(trust, 'data', 'brand', 'pager');
    expect(trust.isProven(['data', 'colour', 'pager'])).toBe(true);
    expect(trust.wantsCheck(['data', 'colour', 'pager'])).toBe(false);
    expect(trust.isProven(['data', 'size', 'pager'])).toBe(false);
    expect(trust.isProven(['other', 'colour', 'pager'])).toBe(false);
  });

  test('is not believed once it was wrong there', () => {
    const trust = new Trust();
    right(trust, 'data', 'as seen', 'pager');
    right(trust, 'data', 'brand', 'pager');
    right(trust, 'data', 'colour');
    trust.note(['data', 'colour', 'pager'], false);
    expect(trust.isProven(['data', 'colour', 'pager'])).toBe(false);
    expect(trust.isBroken(['data', 'colour', 'pager'])).toBe(true);
  });
});
