import { expect, it } from 'vitest';

import { createNameEdges } from '../../src/queries/name-edges.js';
import { readWords, spanKey } from '../../src/queries/words.js';

it('knows how names begin and end, but not whole names', () => {
  const edges = createNameEdges();
  for (const name of ['The Red House', 'the mill', 'Boston College', 'The']) edges.add(readWords(name).keys);
  const share = (side: 'prefix' | 'suffix', text: string): number => edges.share(side, spanKey(readWords(text)));
  expect([share('prefix', 'the'), share('suffix', 'college'), share('suffix', 'red house')]).toEqual([0.5, 0.25, 0.25]);
  expect([share('suffix', 'the'), share('prefix', 'the red house'), share('prefix', 'boston college')]).toEqual([
    0, 0, 0,
  ]);
  expect(createNameEdges().share('prefix', spanKey(readWords('the')))).toBe(0);
});
