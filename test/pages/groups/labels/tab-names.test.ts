import { expect, it } from 'vitest';
import { besideList, liveLinesOf } from '../read-live.js';

it.each([
  ['h1', null],
  ['h3', 'Homewares'],
])('tabs under a %s before the list are called %s', (tag, label) => {
  const tabs = ['All', 'Hall', 'Attic'].map((name) => `<button role=tab>${name}</button>`).join('');
  const { groups } = besideList(`<${tag}>Homewares</${tag}><div role=tablist>${tabs}</div>`);
  expect(groups.find(({ choices }) => choices[1]?.value === 'Hall')?.label).toBe(label);
});

it('a button before tabs names them only if it unfolds them', () => {
  const tabs =
    '<div role=tablist><i role=tab aria-selected=true>All</i><i role=tab>Hall</i><i role=tab>Attic</i></div>';
  expect(liveLinesOf(`<div><button>Filter</button></div><div>${tabs}</div>`)).toEqual(['-: *All Hall Attic']);
  const folding = '<button aria-expanded=true aria-controls=rooms>Room</button>';
  expect(liveLinesOf(`<div>${folding}<div id=rooms>${tabs}</div></div>`)).toEqual(['Room: *All Hall Attic']);
});
