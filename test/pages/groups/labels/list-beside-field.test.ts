import { expect, it } from 'vitest';

import { liveLinesOf } from '../read-live.js';

const values = (...names: readonly string[]): string => names.map((name) => `<div onclick=x>${name}</div>`).join('');

it('a list that a field has dropped down beside it is called as the field, not as what the field shows', () => {
  const box = `<div><input class=search aria-labelledby=l><div>Any skill</div><div>${values('Baking', 'Brining')}</div></div>`;
  expect(liveLinesOf(`<div><label id=l>Skills</label>${box}</div>`)).toEqual(['Skills: Baking Brining']);
});

it('a field in a panel that narrows its values gives them no other name', () => {
  const panel = `<div><h3>Brand</h3><input type=search aria-label="Search brands"><div>${values('Acme', 'Bolt')}</div></div>`;
  expect(liveLinesOf(`<div>${panel}</div>`)).toEqual(['Brand: Acme Bolt']);
});

it('a field that shows what is chosen names nothing behind it', () => {
  const field =
    '<div><label>Suitable for</label><div><input class=search><div>Everyone</div><div hidden><b>Couples</b><b>Children</b></div></div></div>';
  const box = '<div><input type=checkbox id=c><label for=c>Certificate included</label></div>';
  expect(liveLinesOf(`<form><div>${field}${box}</div></form>`)).toEqual(['-: Certificate included']);
});
