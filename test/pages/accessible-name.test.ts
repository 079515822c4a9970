import { expect, test } from 'vitest';
import { first, pageOf } from './html-page.js';

test.each([
  ['aria-label wins', '<button aria-label="Close">x</button>', 'button', 'Close'],
  [
    'aria-labelledby joins its targets',
    '<b id="a">Red</b><i id="c">wine</i><u aria-labelledby="a c">x</u>',
    'u',
    'Red wine',
  ],
  [
    'aria-labelledby means what stands nearest, not what holds it',
    '<p id="a">Other</p><div id="a"><b id="a">Red</b><u aria-labelledby="a">x</u></div>',
    'u',
    'Red',
  ],
  ['an image has its alternative text', '<img alt="A boot">', 'img', 'A boot'],
  ['a link around an image has the image’s name', '<a href="/x"><img alt="A boot"></a>', 'a', 'A boot'],
  ['a field has its label', '<label for="q">Search</label><input id="q">', 'input', 'Search'],
  ['a field in a label has the label', '<label>Size <select><option>S</select></label>', 'select', 'Size'],
  ['a submit input has its value', '<input type="submit" value="Go">', 'input', 'Go'],
  ['a fieldset has its legend', '<fieldset><legend>Colour</legend></fieldset>', 'fieldset', 'Colour'],
  ['a title is the last resort', '<span title="Blue"></span>', 'span', 'Blue'],
  ['an icon’s title counts', '<a href="/x"><svg><title>Next</title></svg></a>', 'a', 'Next'],
  ['nothing is nothing', '<span></span>', 'span', ''],
])('%s', (...[, html, tag, name]) => {
  const index = pageOf(html);
  expect(index.accessibleName(first(index, tag))).toBe(name);
});
