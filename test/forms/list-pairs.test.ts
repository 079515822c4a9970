import { expect, test } from 'vitest';

import { parseControls } from '../../src/forms/index.js';
import { snapshotFromHtml } from '../../src/pages/html-snapshot.js';

/** Two lists with buttons between. */
function pair(label: string, from: string, to: string): string {
  return `<div><b>${label}</b><div><label>Available <select multiple>${from}</select></label></div>
    <div><button type=button>&gt;</button></div>
    <div><label>Chosen ${to}</label></div></div>`;
}

function fields(html: string): readonly unknown[] {
  const snapshot = snapshotFromHtml(`<form action=/go>${html}</form>`, { url: 'https://a.example/', status: 200 });
  return (parseControls(snapshot).forms[0]?.fields ?? []).map(({ name, label, widget, options }) => [
    name,
    label,
    widget,
    options.map(({ value }) => value),
  ]);
}

const TOWNS = '<option value=u>Ulm<option value=b>Bonn';

test('what is moved from one list to another is sent as that, and called as what stands above both', () => {
  const kinds = pair('Kind', '<option>Flat<option>House', '<select multiple name=kind></select>');
  expect(fields(pair('Town', TOWNS, '<select multiple name=town></select>') + kinds)).toEqual([
    ['town', 'Town', 'multi-select', ['u', 'b']],
    ['kind', 'Kind', 'multi-select', ['Flat', 'House']],
  ]);
});

test('a list with a name, or before one that has values or takes one alone, is no part of a pair', () => {
  const plain = [['town', 'Chosen', 'multi-select', ['x']]];
  expect(fields(pair('Town', TOWNS, '<select multiple name=town><option>x</select>'))).toEqual(plain);
  expect(fields(pair('Town', TOWNS, '<select name=town></select>'))).toHaveLength(1);
  const named = `<select multiple name=from>${TOWNS}</select><select multiple name=to></select>`;
  expect(fields(named)).toHaveLength(2);
});
