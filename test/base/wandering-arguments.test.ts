import { expect, test } from 'vitest';
import { wanderingArguments, type WrittenLink } from '../../src/base/wandering-arguments.js';

const at = (path: string, text: string): WrittenLink => ({ url: `https://shop.example${path}`, text });
const linked = (text: string, values: readonly string[]): readonly WrittenLink[] =>
  values.map((value) => at(`/list?from=${value}`, text));

test.each<[string, readonly WrittenLink[], readonly string[]]>([
  [
    'take several values under each of several texts',
    [...linked('A', ['1', '2']), ...linked('B', ['3', '4'])],
    ['from'],
  ],
  ['are not told by one text, which may name nothing', linked('Details', ['1', '2']), []],
  [
    'are not told by texts that many links share, as "exclude" beside each value',
    [...linked('exclude', ['1', '2', '3', '4']), ...linked('only', ['1', '2', '3', '4'])],
    [],
  ],
  [
    'are none that one link gives several values',
    ['A', 'B'].map((text) => at(`/list?f[]=kind:${text}&f[]=place:${text}`, text)),
    [],
  ],
  ['are not told by links without words', [...linked('', ['1', '2']), ...linked('B', ['3', '4'])], []],
])('arguments that wander %s', (_, links, names) => {
  expect(wanderingArguments(links)).toEqual(names);
});
