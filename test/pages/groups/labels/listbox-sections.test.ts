import { expect, it } from 'vitest';
import { liveLinesOf } from '../read-live.js';

const options = (values: readonly string[]): string =>
  values.map((value) => `<div role=option aria-selected=false>${value}</div>`).join('');
const group = (title: string, values: readonly string[]): string =>
  `<div role=group aria-labelledby="g-${title}"><div id="g-${title}">${title}</div>${options(values)}</div>`;

it('options in groups with titles are values of the field whose list box they stand in', () => {
  const groups = group('North', ['Kirk', 'Thorn']) + group('South', ['Ash']) + group('West', ['Wick', 'Lynd']);
  const field = '<input role=combobox aria-label=Place aria-expanded=true aria-controls=l>';
  expect(liveLinesOf(`${field}<div id=l role=listbox aria-label=Place>${groups}</div>`)).toEqual([
    'Place: Kirk Thorn Ash Wick Lynd',
  ]);
  expect(liveLinesOf(`${field}<div id=l role=listbox>${groups}</div>`)).toEqual(['Place: Kirk Thorn Ash Wick Lynd']);
});

it('list boxes beside each other are fields of their own', () => {
  const box = (name: string, values: readonly string[]): string =>
    `<div role=listbox aria-label=${name}>${options(values)}</div>`;
  expect(liveLinesOf(`<div>${box('Wood', ['Oak', 'Elm'])}${box('Age', ['Old', 'New'])}</div>`)).toEqual([
    'Wood: Oak Elm',
    'Age: Old New',
  ]);
});
