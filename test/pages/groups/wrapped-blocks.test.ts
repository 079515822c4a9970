import { expect, it } from 'vitest';
import { blocksAround } from '../../../src/pages/groups/wrapped-blocks.js';
import { first } from '../html-page.js';
import { liveIndex } from './read-live.js';

/** Tags of the blocks around the first field. */
function tagsAround(html: string, most: number, mostInAll = 9): string {
  const index = liveIndex(html);
  return blocksAround(index, first(index, 'input'), { most, mostInAll })
    .map((id) => index.node(id).tag)
    .join(' ');
}

const html = '<main><h2>a</h2><section><b>c</b><p><i><u><input></u></i></p></section></main>';

it('blocks that wrap one thing alone do not count', () => {
  expect(tagsAround(html, 1)).toBe('u i p section');
  expect(tagsAround(html, 2)).toBe('u i p section main');
});

it('no more are climbed than so many in all', () => {
  expect(tagsAround(html, 2, 3)).toBe('u i p');
  expect(tagsAround(html, 0)).toBe('');
});
