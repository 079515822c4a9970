import { expect, it } from 'vitest';
import { foldsPanel, holdsHidden } from '../../../../src/pages/groups/opening/folding.js';
import { first } from '../../html-page.js';
import { liveIndex } from '../read-live.js';

it.each([
  ['a hidden panel behind it', '<b>a</b><div hidden><input></div>', true],
  [
    'a hidden panel behind the field that it fills in',
    '<b>a</b><input type=hidden name=f><ul hidden><li>x</li><li>y</li></ul>',
    true,
  ],
  ['a hidden panel behind its wrapper', '<p><b>a</b></p><ul hidden><li>x</li></ul>', true],
  ['hidden links behind it, without a panel', '<b>a</b><a hidden href="?a=1">x</a><a hidden href="?a=2">y</a>', true],
  ['links of which the first are to be seen', '<b>a</b><a href="?a=1">x</a><a hidden href="?a=2">y</a>', false],
  ['one hidden link', '<b>a</b><a hidden href="?a=1">x</a>', false],
  ['hidden rows of a table', '<table><tr><td><b>a</b></td></tr><tr hidden><td>x</td></tr></table>', true],
  [
    'an empty block, as others have',
    '<section><b>a</b><div></div></section><section><b>b</b><div></div></section>',
    true,
  ],
  ['a hidden panel of one box', '<p><b>a</b></p><div hidden><input type=checkbox></div>', true],
  [
    'the hidden rest of a list of boxes',
    '<ul><li><label><input type=checkbox><b>a</b></label></li><li hidden><label><input type=checkbox>c</label></li></ul>',
    false,
  ],
  [
    'a hidden panel that a button before it unfolds',
    '<p><button aria-expanded=false></button><label><b>a</b></label></p><ul hidden><li>x</li></ul>',
    false,
  ],
  ['a hidden hint', '<b>a</b><div hidden>what it means</div>', false],
  ['a bar that is drawn', '<p><b>a</b><div style="width:3px"></div></p>', false],
  ['an empty block like no other', '<section><b>a</b><div></div></section>', false],
  ['a panel that is open', '<b>a</b><div><input></div>', false],
  ['nothing behind it', '<b>a</b>', false],
  ['no text', '<b></b><div hidden><input></div>', false],
  ['other text in its wrapper', '<p><b>a</b>c</p><div hidden><input></div>', false],
])('%s: %s', (_, html, expected) => {
  const index = liveIndex(html);
  expect(foldsPanel(index, first(index, 'b'))).toBe(expected);
});

it.each([
  ['<b>a<ul hidden><li>x</li></ul></b>', true],
  ['<b>a<i hidden>x</i></b>', false],
  ['<b>a<i hidden><u>x</u><u>y</u></i></b>', true],
  ['<b>a<i hidden><u>x</u><s>y</s></i></b>', false],
  ['<b>a<i hidden><u>x<s>y</s></u><u>z</u></i></b>', false],
  ['<b><ul hidden><li>x</li></ul></b>', false],
])('%s holds a hidden list: %s', (html, expected) => {
  const index = liveIndex(html);
  expect(holdsHidden(index, first(index, 'b'))).toBe(expected);
});
