import { expect, it } from 'vitest';
import { fieldFaces } from '../../../../src/pages/groups/opening/field-faces.js';
import { liveIndex, liveLinesOf } from '../read-live.js';

/** A chip that is shown in place of a field, which is hidden. */
function chip(name: string): string {
  return `<div><p hidden><input id=${name} role=combobox aria-expanded=false><b>Any</b></p><i class=f onclick=x>${name}<svg></svg></i></div>`;
}

/** A chip that brings something up without a field. */
function bare(name: string, look = 'f'): string {
  return `<div><u onclick=x><i class=${look}>${name}<svg></svg></i></u></div>`;
}

/** What the faces of a page show, each with the id of its field. */
function facesOf(html: string): readonly string[] {
  const index = liveIndex(html);
  return [...fieldFaces(index)].map(
    ([face, field]) => `${index.text(face)} ${field === null ? '-' : (index.node(field).attributes['id'] ?? '')}`,
  );
}

it('a text that is clicked beside a hidden field alone is its face, and so is what is drawn like several of them', () => {
  const others = `${bare('Age')}${bare('New', 'g')}`;
  expect(facesOf(`<div>${chip('Maker')}${chip('Wood')}${others}</div>`)).toEqual(['Maker Maker', 'Wood Wood', 'Age -']);
  expect(facesOf(`<div>${chip('Maker')}${others}</div>`)).toEqual(['Maker Maker']);
});

it.each([
  ['the field is to be seen', '<div><input role=combobox><i onclick=x>Maker</i></div>'],
  ['other words stand beside it', '<div><p hidden><input role=combobox></p><i onclick=x>Maker</i>Acme</div>'],
  ['two fields do', '<div><p hidden><input role=combobox></p><input role=combobox><i onclick=x>Maker</i></div>'],
  ['nothing is clicked', '<div><p hidden><input role=combobox></p><i>Maker</i></div>'],
])('there is none where %s', (_, html) => {
  expect(facesOf(html)).toEqual([]);
});

it('faces of fields are no values of what stands before them', () => {
  const row = [chip('Maker'), chip('Wood'), bare('Age')].join('');
  expect(liveLinesOf(`<h3>Tools</h3><div>${row}</div>`)).toEqual([]);
  expect(liveLinesOf(`<h3>Tools</h3><div>${['Saw', 'Axe', 'Hoe'].map((name) => bare(name)).join('')}</div>`)).toEqual([
    'Tools: Saw Axe Hoe',
  ]);
});
