import { expect, it } from 'vitest';
import { besideList, boxes } from './groups/read-live.js';

const field = '<div><label>Industry</label><input readonly aria-expanded=false></div>';

/** What applies what is chosen in each field that drops a list down. */
function appliedBy(html: string): readonly (string | undefined)[] {
  const fields = (besideList(html).openers ?? []).filter(({ step }) => step.name === 'Industry');
  return fields.map(({ apply }) => apply?.step.name ?? undefined);
}

const panel = (inside: string): string =>
  `<div>${boxes('Brand', ['Acme', 'Bolt', 'Corex'])}${inside}${boxes('Kind', ['New', 'Used', 'Rare'])}<p><button>Go</button></p></div>`;

it('what is chosen in a field is applied by the button of the facets beside it', () => {
  expect(appliedBy(panel(field))).toEqual(['Go']);
});

it('no button applies it where none stands beside it, or only the list is around both', () => {
  expect(appliedBy(`<div>${boxes('Brand', ['Acme', 'Bolt', 'Corex'])}${field}</div>`)).toEqual([undefined]);
  expect(appliedBy(`${panel('')}<section>${field}</section>`)).toEqual([undefined]);
});
