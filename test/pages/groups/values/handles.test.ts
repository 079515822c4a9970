import { expect, it } from 'vitest';
import { readHandles } from '../../../../src/pages/groups/values/handles.js';
import { liveIndex } from '../read-live.js';

function handlesOf(html: string, sent: readonly (string | null)[] = []): readonly (readonly string[])[] {
  const index = liveIndex(html);
  return readHandles(
    index,
    index.byTag('li').map((part, at) => ({ value: index.text(part), parts: [part], sent: sent[at] ?? null })),
  );
}

it.each([
  ['what is sent', '<li><input value=7>a</li><li><input value=8>b</li>', [['7'], ['8']]],
  ['the part of ids that differs', '<li id=rarity-7-box>a</li><li id=rarity-10-box>b</li>', [['7'], ['10']]],
  ['a sign before a sent number', '<li><input value=-2>a</li><li><input value=-4>b</li>', [['-2'], ['-4']]],
  ['data of scripts', '<li data-v=x1>a</li><li data-v=y1>b</li>', [['x1'], ['y1']]],
  ['no looks', '<li class=a style="x" title=t>a</li><li class=b style="y" title=u>b</li>', [[], []]],
  ['no numbers of their order', '<li data-at=0>a</li><li data-at=1>b</li>', [[], []]],
  ['nothing that some lack or share', '<li data-v=x>a</li><li>b</li><li data-v=x>c</li>', [[], [], []]],
  ['nothing that is the name', '<li data-v=a>a</li><li data-v=b>b</li>', [[], []]],
  ['of one alone only what it sends', '<li id=x data-v=y><input value=7>a</li>', [['7']]],
])('%s', (_, html, handles) => {
  expect(handlesOf(html)).toEqual(handles);
});

it('what is known to be sent comes first', () => {
  expect(handlesOf('<li data-v=x>a</li><li data-v=y>b</li>', ['1', '2'])).toEqual([
    ['1', 'x'],
    ['2', 'y'],
  ]);
});
