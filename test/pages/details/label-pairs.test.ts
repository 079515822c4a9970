import { describe, expect, test } from 'vitest';

import { readLabelPairs } from '../../../src/pages/details/label-pairs.js';
import { brief, htmlScope } from './html-page.js';

const both = { Maker: ['Acme'], Weight: ['4 kg'] };

describe('pairs are read from', () => {
  test.each([
    [
      'rows of two elements',
      '<div><div><span>Maker</span><span>Acme</span></div><div><span>Weight</span><span>4 kg</span></div></div>',
    ],
    [
      'rows in wrappers',
      '<div><section><div><b>Maker</b><i>Acme</i></div></section><section><div><b>Weight</b><i>4 kg</i></div></section></div>',
    ],
    [
      'elements that take turns',
      '<div><span class="l">Maker</span><span class="v">Acme</span><span class="l">Weight</span><span class="v">4 kg</span></div>',
    ],
    ['labels before text', '<ul><li><b>Maker</b> Acme</li><li><b>Weight</b> 4 kg</li></ul>'],
    ['lines between breaks', '<p><strong>Maker:</strong> Acme<br><strong>Weight:</strong> 4 kg</p>'],
    ['lines of text', '<p>Maker: Acme</p><p>Weight: 4 kg</p>'],
    ['lines with wide colons', '<p>Maker：Acme</p><p>Weight：4 kg</p>'],
    [
      'rows with a colon between',
      '<div><span>Maker</span> : <span>Acme</span></div><div><span>Weight</span> : <span>4 kg</span></div>',
    ],
    [
      'tables without table elements',
      '<div role="table"><div role="row"><div role="rowheader">Maker</div><div role="cell">Acme</div></div><div role="row"><div role="rowheader">Weight</div><div role="cell">4 kg</div></div></div>',
    ],
    [
      'labels of controls that cannot be changed',
      '<div><label>Maker</label><input readonly value="Acme"></div><div><label>Weight</label><input disabled value="4 kg"></div>',
    ],
  ])('%s', (_, html) => {
    expect(brief(readLabelPairs(htmlScope(html)))).toEqual(both);
  });

  test('one row alone if a colon says so', () => {
    expect(brief(readLabelPairs(htmlScope('<p><b>Maker:</b> Acme</p>')))).toEqual({ Maker: ['Acme'] });
  });
});

describe('no pairs are read from', () => {
  test.each([
    ['one row without a colon', '<div><span>Maker</span><span>Acme</span></div>'],
    ['comments', '<ul><li><b>Ann</b> good</li><li><b>Ann</b> bad</li><li><b>Ann</b> so so</li></ul>'],
    [
      'links with prices',
      '<ul><li><a href="/1">Anvil</a><span>4</span></li><li><a href="/2">Drill</a><span>5</span></li></ul>',
    ],
    [
      'menus under headings',
      '<div><h4>Help</h4><ul><li><a href="/a">Contact</a></li></ul></div><div><h4>Shop</h4><ul><li><a href="/b">Jobs</a></li></ul></div>',
    ],
    [
      'menus under labels',
      '<div><b>Help</b><p><a href="/a">Contact</a> <a href="/c">Chat</a></p></div><div><b>Shop</b><p><a href="/b">Jobs</a> <a href="/d">News</a></p></div>',
    ],
    [
      'questions of forms',
      '<div><label>Size</label><select><option>S</option></select></div><div><label>Name</label><input></div>',
    ],
    ['times', '<p>Monday 12:30</p><p>Tuesday 14:45</p>'],
    ['sentences', `<p>Note: ${'word '.repeat(200)}</p><p>Hint: ${'word '.repeat(200)}</p>`],
  ])('%s', (_, html) => {
    expect(brief(readLabelPairs(htmlScope(html)))).toEqual({});
  });
});

test('a section around several rows is none itself', () => {
  const rows = '<div><span>Maker</span><span>Acme</span></div><div><span>Weight</span><span>4 kg</span></div>';
  const html = `<div><div>Facts</div><div>${rows}</div></div><div><div>More</div><div><div><span>Made</span><span>1999</span></div><div><span>In</span><span>Oslo</span></div></div></div>`;
  expect(brief(readLabelPairs(htmlScope(html)))).toEqual({ ...both, Made: ['1999'], In: ['Oslo'] });
});
