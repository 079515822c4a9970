import { expect, it } from 'vitest';
import { findWidgets } from '../../../../src/pages/groups/live/widgets.js';
import { liveIndex } from '../read-live.js';

const NOWHERE = { walls: new Set<number>(), taken: new Set<number>(), submits: new Set<number>() };

function widgetsOf(html: string, bounds = NOWHERE): readonly string[] {
  const index = liveIndex(html);
  return findWidgets(index, bounds).map(
    ({ block, kind, selected }) => `${kind} ${index.text(block)}${selected === true ? '*' : ''}`,
  );
}

it('finds boxes of any make', () => {
  const html =
    '<label><input type=checkbox checked>a</label><p><i role=switch>b</i></p><p><i role=radio aria-checked=true>c</i></p><p role=menuitemcheckbox>d</p>';
  expect(widgetsOf(html)).toEqual(['checkbox a*', 'checkbox b', 'radio c*', 'checkbox d']);
});

it('a list of which each entry is clicked is no box, whatever it says', () => {
  const entry = (name: string): string => `<li onclick=x>${name}</li>`;
  expect(widgetsOf(`<ul role=menuitemcheckbox>${entry('a')}${entry('b')}</ul>`)).toEqual(['plain a', 'plain b']);
  expect(widgetsOf(`<ul role=menuitemcheckbox>${entry('a')}</ul>`)).toEqual(['checkbox a']);
});

it('says which boxes cannot be worked now', () => {
  const index = liveIndex(
    '<label><input type=checkbox disabled>a</label><i role=checkbox aria-disabled=true>b</i><i role=checkbox>c</i>',
  );
  expect(findWidgets(index, NOWHERE).map(({ isDisabled }) => isDisabled)).toEqual([true, true, undefined]);
});

it('leaves alone what stands in a card, or is read elsewhere', () => {
  const index = liveIndex('<div><button>a</button></div><button>b</button>');
  const [wall = -1] = index.byTag('div');
  const [, taken = -1] = index.byTag('button');
  expect(findWidgets(index, { ...NOWHERE, walls: new Set([wall]), taken: new Set([taken]) })).toEqual([]);
});

it('a tool beside each box is no alternative', () => {
  const row = (value: string): string => `<li><label><input type=checkbox>${value}</label><button>Save</button></li>`;
  expect(widgetsOf(`<ul>${row('a')}${row('b')}</ul>`)).toEqual(['checkbox a', 'checkbox b']);
  expect(widgetsOf('<div><label><input type=checkbox>a</label><button>Go</button></div>')).toEqual([
    'checkbox a',
    'button Go',
  ]);
});
