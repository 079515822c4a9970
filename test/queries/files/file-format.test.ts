import { expect, it } from 'vitest';

import { formatOf } from '../../../src/queries/files/file-format.js';

it.each([
  ['jsonl', ['{"a":1}', '{"a":2}']],
  ['jsonl', ['[', '{"a":1},', '{"a":2}', ']']],
  ['n-triples', ['<http://a/x> <http://b/p> "Name"@en .', '_:b0 <http://b/p> <http://c/d> . # note']],
  ['plain', ['red lamp', 'lamp, brass', 'desk']],
  ['plain', ['a, b']],
  ['plain', []],
])('is %s for %j', (kind, lines) => {
  expect(formatOf(lines)).toMatchObject({ kind });
});

it.each([
  ['\t', ['a\tb', 'c\td', 'e\tf']],
  [',', ['query,clicks', '"lamp, red",3', 'desk,4']],
  [';', ['query;clicks', 'lamp;3']],
  ['|', ['city|Rome', 'city|Oslo']],
])('is separated by %j', (separator, lines) => {
  expect(formatOf(lines)).toEqual({ kind: 'separated', separator });
});
