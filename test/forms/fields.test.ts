import { expect, it } from 'vitest';

import { parseControls } from '../../src/forms/index.js';
import type { LabelledField } from '../../src/forms/fields.js';
import { snapshotFromHtml } from '../../src/pages/html-snapshot.js';

function fieldOf(html: string): LabelledField | undefined {
  return parseControls(snapshotFromHtml(html, { url: 'https://a.example/', status: 200 })).loose[0];
}

it('chooses the last marked option of a select, as browsers do', () => {
  expect(
    fieldOf('<select name=a><option selected>1<option selected>2<option>3</select>')?.options.map(
      ({ selected }) => selected,
    ),
  ).toEqual([false, true, false]);
});

it('chooses the first enabled option where none is marked, and none of a list of several', () => {
  expect(
    fieldOf('<select name=a><option disabled>1<option>2</select>')?.options.map(({ selected }) => selected),
  ).toEqual([false, true]);
  expect(fieldOf('<select name=a multiple><option>1<option>2</select>')?.options.some(({ selected }) => selected)).toBe(
    false,
  );
});

it('keeps the value that is sent apart from the label that is read', () => {
  const field = fieldOf(
    '<select name=a><optgroup label=x disabled><option value=1 label=One></option></optgroup></select>',
  );
  expect(field?.options[0]).toMatchObject({ value: '1', label: 'One', disabled: true });
});

it('says where the label was read', () => {
  const field = fieldOf('<h3>Size</h3><select name=a><option>1</select>');
  expect(field?.labelNode).toBeGreaterThan(0);
  expect(fieldOf('<select name=a><option>1</select>')?.labelNode).toBe(-1);
});
