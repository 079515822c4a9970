import { describe, expect, it } from 'vitest';
import {
  dropDownAround,
  dropDownLabel,
  headOfSection,
  pointsDown,
} from '../../../../src/pages/groups/opening/drop-downs.js';
import { first } from '../../html-page.js';
import { liveIndex } from '../read-live.js';

it.each([
  ['after a label', '<label>Soil</label><div onclick=x>Any</div>', 'Soil'],
  ['after a block with a label', '<p><label>Soil</label></p><p><div onclick=x>Any</div></p>', 'Soil'],
  ['after a text that is none', '<b>Soil</b><div onclick=x>Any</div>', null],
  ['that listens for nothing', '<label>Soil</label><div>Any</div>', null],
  ['that says what it is', '<label>Soil</label><div role=button onclick=x>Any</div>', null],
])('the label of something %s', (_, html, label) => {
  const index = liveIndex(`<section>${html}</section>`);
  expect(dropDownLabel(index, first(index, 'div'))?.text ?? null).toBe(label);
});

it('is found from the values in it', () => {
  const index = liveIndex('<p><label>Soil</label><u onclick=x>Any<s><b>Clay</b></s></u></p><i>Loam</i>');
  expect(dropDownAround(index, first(index, 'b'))?.label.text).toBe('Soil');
  expect(dropDownAround(index, first(index, 'i'))).toBeNull();
});

it('may say so by a sign that points down', () => {
  const index = liveIndex('<b>Brand ▾</b><i>▾</i><u>Brand ▸</u>');
  expect(['b', 'i', 'u'].map((tag) => pointsDown(index, first(index, tag)))).toEqual([true, false, false]);
});

it.each([
  ['arrow box__right-icon', true],
  ['arrow down', true],
  ['arrow-right', false],
  ['right arrow', false],
])('may say so by a picture behind it called "%s"', (name, isDown) => {
  const index = liveIndex(`<b>Brand <svg class="${name}"></svg></b>`);
  expect(pointsDown(index, first(index, 'b'))).toBe(isDown);
});

describe('buttons with menus under headings', () => {
  const dropped = (head: string, shown: string, look = 'drop'): string =>
    `<div>${head}<p><button class=${look} aria-label=open aria-haspopup=true aria-expanded=false>${shown}</button></p></div>`;
  const labelsOf = (html: string): readonly (string | null)[] => {
    const index = liveIndex(html);
    return index.byTag('button').map((id) => dropDownLabel(index, id)?.text ?? null);
  };

  it('are called as these, one each', () => {
    expect(labelsOf(dropped('<h3>Soil</h3>', 'Any') + dropped('<h3>Sun</h3>', 'All'))).toEqual(['Soil', 'Sun']);
  });

  it.each([
    ['where only one has a heading', dropped('<h3>Filter</h3>', 'Soil') + dropped('', 'Sun')],
    ['where they look otherwise', dropped('<h3>Filter</h3>', 'Soil') + dropped('<h3>Sort</h3>', 'New', 'sort')],
    ['where several stand under one', `<div>${dropped('<h3>Filter</h3>', 'Soil')}${dropped('', 'Sun')}</div>`],
    ['where texts stand under it', dropped('<i>b</i><h3>A</h3>', 'Soil') + dropped('<i>b</i><h3>B</h3>', 'Sun')],
  ])('are not %s', (_, html) => {
    expect(labelsOf(html)).toEqual([null, null]);
  });
});

describe('something that shows nothing in an unfolded section', () => {
  const section = (head: string, panel = ''): string => `<div>${head}<div>${panel}</div></div>`;
  const list = '<u onclick=x><input type=hidden><img alt=loading></u>';
  const headOf = (html: string): string | null => {
    const index = liveIndex(`<section>${html}</section>`);
    return headOfSection(index, first(index, 'u'))?.text ?? null;
  };
  const soil = '<div><b onclick=x>Soil</b></div>';
  const sun = section('<div><b onclick=x>Sun</b></div>');

  it('is called as the head that is pressed', () => {
    expect(headOf(section(soil, list) + sun)).toBe('Soil');
  });

  it.each([
    ['the head is not pressed', section('<div>Soil</div>', list) + sun],
    ['there is no other section', section(soil, list)],
    ['it shows what is chosen', section(soil, '<u onclick=x>Clay</u>') + sun],
    ['something else stands before it', section(soil, `<p>Only one</p>${list}`) + sun],
  ])('is not where %s', (_, html) => {
    expect(headOf(html)).toBeNull();
  });
});

describe('a picture behind the words of something', () => {
  const pointing = (picture: string, around = 'main'): boolean => {
    const index = liveIndex(`<${around}><div onclick=x><u>Brand</u>${picture}</div></${around}>`);
    return pointsDown(index, first(index, 'div'));
  };

  it.each([
    ['that is called as an arrow', '<span class=title-arrow><svg><path></svg></span>'],
    ['that is called as one that points down', '<svg data-icon=chevron-down></svg>'],
    ['of a font', '<i class="fa fa-caret-down"></i>'],
    ['in a group with a border', '<svg class="border group-arrow"></svg>'],
  ])('%s points down', (_, picture) => {
    expect(pointing(picture)).toBe(true);
  });

  it.each([
    ['that points to a side', '<svg class=arrow-right></svg>', 'main'],
    ['of one word that points up', '<svg data-icon=ArrowUp></svg>', 'main'],
    ['of an order', '<svg class="sort arrow"></svg>', 'main'],
    ['that is called as something else', '<svg class=icon-close></svg>', 'main'],
    ['with words behind it', '<svg class=arrow-down></svg><b>Acme</b>', 'main'],
    ['of nothing', '<span class=arrow></span>', 'main'],
    ['in a menu of the site', '<svg class=arrow-down></svg>', 'nav'],
  ])('%s does not', (_, picture, around) => {
    expect(pointing(picture, around)).toBe(false);
  });
});
