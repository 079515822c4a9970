import { expect, it } from 'vitest';
import { oncePer, remembering } from '../../src/base/remember.js';

it('computes once for each object, even where the answer is nothing', () => {
  let times = 0;
  const sizeOf = oncePer((list: readonly number[]): number | undefined => {
    times += 1;
    return list.length === 0 ? undefined : list.length;
  });
  const [some, none] = [[1, 2], []];
  expect([sizeOf(some), sizeOf(some), sizeOf(none), sizeOf(none), sizeOf([1])]).toEqual([
    2,
    2,
    undefined,
    undefined,
    1,
  ]);
  expect(times).toBe(3);
});

it('remembers what a text was answered, even where that is nothing', () => {
  const asked: string[] = [];
  const firstDigit = remembering((text) => {
    asked.push(text);
    return /\d/u.exec(text)?.[0];
  });
  expect(['a1', 'b', 'a1', 'b'].map(firstDigit)).toEqual(['1', undefined, '1', undefined]);
  expect(asked).toEqual(['a1', 'b']);
});

it('forgets texts that were not asked for a long time, and no others', () => {
  let asked: string[] = [];
  const same = remembering((text) => {
    asked.push(text);
    return text;
  });
  const many = Array.from({ length: 20_000 }, (_, at) => `text ${String(at)}`);
  for (const text of many) expect(same('often') + same(text)).toBe(`often${text}`);
  expect(asked.filter((text) => text === 'often')).toHaveLength(1);
  asked = [];
  expect([same('text 19999'), same('text 0')]).toEqual(['text 19999', 'text 0']);
  expect(asked).toEqual(['text 0']);
});
