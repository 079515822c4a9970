import { describe, expect, test } from 'vitest';
import {
  canonicalText,
  isSetLike,
  itemName,
  parseTree,
  recordOf,
  soleText,
  valueAt,
  withValueAt,
} from '../../src/shortcuts/tree.js';

describe('parseTree', () => {
  test('reads JSON and nothing else', () => {
    expect(parseTree('{"a":[1,"x",null,true]}')).toEqual(recordOf([['a', [1, 'x', null, true]]]));
    expect(parseTree('<p>')).toBeNull();
    expect(parseTree('')).toBeNull();
  });

  test('gives up on what is nested or repeated beyond reason', () => {
    expect(parseTree('['.repeat(50_000) + ']'.repeat(50_000))).toBeNull();
    expect(parseTree(JSON.stringify(Array.from({ length: 500_000 }, () => 0)))).toBeNull();
  });

  test('takes hostile names as names', () => {
    const tree = parseTree('{"__proto__":{"polluted":1},"constructor":2}');
    expect(valueAt(tree, ['__proto__', 'polluted'])).toBe(1);
    expect(valueAt(tree, ['constructor'])).toBe(2);
    expect(valueAt(tree, ['toString'])).toBeUndefined();
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
    const list = parseTree('[{"id":"a","n":1},{"id":"b\\u0000c","n":2}]');
    expect([valueAt(list, ['\u0000item {', 'n']), valueAt(list, [itemName('id', 'b\u0000c'), 'n'])]).toEqual([
      undefined,
      2,
    ]);
  });
});

describe('withValueAt', () => {
  const tree = recordOf([['a', recordOf([['list', [1, 2]]])]]);

  test.each([
    [['a', 'list', '1'], 9, { a: { list: [1, 9] } }],
    [['a', 'list', '0'], undefined, { a: { list: [2] } }],
    [['a', 'new', 'deep'], 'x', { a: { list: [1, 2], new: { deep: 'x' } } }],
    [['b', '0', 'c'], 5, { a: { list: [1, 2] }, b: [{ c: 5 }] }],
    [['a', 'missing', 'deep'], undefined, { a: { list: [1, 2] } }],
  ])('%j becomes %j', (place, value, expected) => {
    expect(JSON.parse(JSON.stringify(withValueAt(tree, place, value)))).toEqual(expected);
  });

  test('does not go through scalars or past the end of lists', () => {
    expect(withValueAt(tree, ['a', 'list', '0', 'x'], 1)).toBeNull();
    expect(withValueAt(tree, ['a', 'list', '7'], 1)).toBeNull();
  });

  test('leaves the tree as it was', () => {
    withValueAt(tree, ['a', 'list', '0'], 9);
    expect(valueAt(tree, ['a', 'list'])).toEqual([1, 2]);
  });
});

test('sets compare without their order, lists of records with it', () => {
  expect(canonicalText([['b', 'a'], ['c']])).toBe(canonicalText([['c'], ['a', 'b']]));
  const [one, two] = [recordOf([['id', 1]]), recordOf([['id', 2]])];
  expect(canonicalText([one, two])).not.toBe(canonicalText([two, one]));
  expect(isSetLike([one])).toBe(false);
  expect(isSetLike(['a', ['b']])).toBe(true);
});

test('the text of a plain value is told alone and in a list of one, of what holds more there is none', () => {
  expect(['20', 20, [20], true].map(soleText)).toEqual(['20', '20', '20', 'true']);
  const record = recordOf([['after', 20]]);
  expect([null, undefined, record, [record], [1, 2], []].map(soleText)).toEqual(['', '', '', '', '', '']);
});
