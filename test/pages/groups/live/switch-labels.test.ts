import { expect, it } from 'vitest';
import { labelBefore, labelOverSwitch, namesSwitch } from '../../../../src/pages/groups/live/switch-labels.js';
import { first } from '../../html-page.js';
import { liveGroupsOf, liveIndex } from '../read-live.js';

const knob = '<div class=switch onclick=x><span></span><p></p></div>';
const stated =
  '<div class=switch role=checkbox aria-checked=false onclick=x><p style="visibility:hidden" hidden>Yes</p><i></i><p>No</p></div>';

/** The name of the first switch in a page, if it has one. */
function nameOf(html: string): string | null {
  const index = liveIndex(html);
  const [at = -1] = index.byTag('div').filter((id) => index.node(id).attributes['class'] === 'switch');
  const label = labelOverSwitch(index, at);
  expect(label === null ? false : namesSwitch(index, label, at)).toBe(label !== null);
  return label === null ? null : index.text(label);
}

it.each([
  ['the label before it', `<div><div><label>In stock</label></div><div><div>${knob}</div></div></div>`],
  ['the words in a row with it', `<div><span>In stock</span>${knob}</div>`],
  ['the label before what says its state alone', `<div><label>In stock</label>${stated}<p>More</p></div>`],
])('a switch without words is called as %s', (_, html) => {
  expect(nameOf(html)).toBe('In stock');
});

it.each([
  ['a label that is of a field', `<div><label for=a>Name</label><p>${knob}</p><input id=a></div>`],
  [
    'words of its own',
    '<div><label>Stock</label><div class=switch role=checkbox onclick=x>In stock</div><p>a</p></div>',
  ],
  ['a text that is no label', `<div><p>Narrow your search</p><p>${knob}</p><p>More</p></div>`],
])('%s does not name it', (_, html) => {
  expect(nameOf(html)).toBe(null);
});

it('what a field says names no switch', () => {
  const index = liveIndex('<label>In stock</label><input type=checkbox>');
  expect(labelOverSwitch(index, first(index, 'input'))).toBe(null);
  expect(labelBefore(index, first(index, 'input'))).not.toBe(null);
});

it('a switch behind the boxes of another facet is a facet of its own', () => {
  const size = ['Small', 'Large'].map((name) => `<label><input type=radio name=s>${name}</label>`).join('');
  const html = `<form><div><p><label>Size</label></p><div>${size}</div></div><div><p><label>In stock</label></p><div>${knob}</div></div></form>`;
  const groups = liveGroupsOf(html).map(({ label, choices }) => [label, choices.map(({ value }) => value)]);
  expect(groups).toEqual([
    ['Size', ['Small', 'Large']],
    [null, ['In stock']],
  ]);
});
