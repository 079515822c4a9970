import { expect, it } from 'vitest';
import { restFolds } from '../../../../src/pages/groups/labels/rest-folds.js';
import { besideList, liveIndex } from '../read-live.js';

function boxes(...values: readonly string[]): string {
  const rows = values.map(
    (value) => `<p><button role=checkbox id=${value}></button><label for=${value}>${value}</label></p>`,
  );
  return `<div><fieldset>${rows.join('')}</fieldset></div>`;
}

/** A button that unfolds what stands behind it, whatever is drawn first. */
function unfolded(words: string, rest: string): string {
  return `<div><button class=more type=button aria-expanded=true onclick=x>${words}</button><div>${rest}</div></div>`;
}

function section(name: string, ...parts: readonly string[]): string {
  const isOpen = String(parts.length > 0);
  const head = `<h3><button class=head type=button aria-expanded=${isOpen} onclick=x>${name}</button></h3>`;
  return `<div>${head}<div><div>${parts.join('')}</div></div></div>`;
}

const SOIL = section('Soil', boxes('Clay', 'Loam', 'Sand'), unfolded('Less', boxes('Chalk', 'Peat')));

function foldsOf(html: string): readonly string[] {
  const index = liveIndex(`<aside>${html}</aside>`);
  return [...restFolds(index).keys()].map((id) => index.text(id));
}

it('are told behind the first values of one of several sections', () => {
  expect(foldsOf(SOIL + section('Light'))).toEqual(['Less']);
});

it.each([
  ['the section stands alone', SOIL],
  ['nothing stands before it', section('Soil', unfolded('Clay', boxes('Red', 'Grey'))) + section('Light')],
  ['nothing stands behind it', section('Soil', boxes('Clay', 'Loam'), unfolded('Less', '')) + section('Light')],
  [
    'sections follow in the section',
    section('Soil', boxes('Clay', 'Loam'), unfolded('Acid', boxes('Peat')), unfolded('Base', boxes('Chalk'))) +
      section('Light'),
  ],
  [
    'it looks as the head of the section does',
    section('Soil', boxes('Clay', 'Loam'), section('Acid', boxes('Peat', 'Bog'))) + section('Light'),
  ],
])('are none where %s', (_, html) => {
  expect(foldsOf(html)).toEqual([]);
});

it('neither part the values of a facet nor name some of them, nor apply any', () => {
  const use = section('Use', boxes('Hedge', 'Pot'), unfolded('Less', boxes('Lawn', 'Roof', 'Wall')));
  const { groups } = besideList(`<aside>${SOIL}${use}${section('Light')}</aside>`);
  expect(groups.map(({ label, choices, apply }) => [label, choices.map(({ value }) => value).join(), apply])).toEqual([
    ['Soil', 'Clay,Loam,Sand,Chalk,Peat', undefined],
    ['Use', 'Hedge,Pot,Lawn,Roof,Wall', undefined],
  ]);
});

it('name the rest as the first values where these stand otherwise', () => {
  const rest =
    '<ul><li><i role=checkbox aria-label=Chalk>Chalk</i></li><li><i role=checkbox aria-label=Peat>Peat</i></li></ul>';
  const { groups } = besideList(
    `<aside>${section('Soil', boxes('Clay', 'Loam', 'Sand'), unfolded('Less', rest))}${section('Light')}</aside>`,
  );
  expect(groups.map(({ label, choices }) => [label, choices.length])).toEqual([
    ['Soil', 3],
    ['Soil', 2],
  ]);
});
