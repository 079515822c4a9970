import { describe, expect, it } from 'vitest';

import { parseControls, parseForms } from '../../src/forms/index.js';
import type { Field, Form } from '../../src/model/form.js';
import { snapshotFromHtml } from '../../src/pages/html-snapshot.js';

const PAGE = 'https://shop.example/list?page=2';

function formsOf(html: string): readonly Form[] {
  return parseForms(snapshotFromHtml(html, { url: PAGE, status: 200 }));
}

function formOf(inside: string, attributes = ''): Form {
  const form = formsOf(`<form ${attributes}>${inside}</form>`)[0];
  if (form === undefined) throw new Error('no form');
  return form;
}

function fieldOf(inside: string): Field | undefined {
  return formOf(inside).fields[0];
}

describe('the label of a field', () => {
  const cases: readonly [name: string, html: string][] = [
    ['label[for]', '<label for=b>Brand:</label><select name=b id=b><option>x</select>'],
    ['a label around it', '<label>Brand <select name=b><option>x</select></label>'],
    ['aria-label', '<select name=b aria-label=Brand><option>x</select>'],
    ['aria-labelledby', '<p><i id=t>Brand</i></p><select name=b aria-labelledby=t><option>x</select>'],
    ['a heading before it', '<h3>Brand</h3><div><div><select name=b><option>x</select></div></div>'],
    ['the cell before it', '<table><tr><th>Brand<td><select name=b><option>x</select></table>'],
    ['the text before it', 'Brand： <select name=b><option>x</select>'],
    [
      'a legend around boxes',
      '<fieldset><legend>Brand</legend><label><input type=checkbox name=b value=1> A</label><label><input type=checkbox name=b value=2> B</label></fieldset>',
    ],
    [
      'a summary',
      '<details><summary>Brand</summary><div><label><input type=radio name=b value=1> A</label></div><div><label><input type=radio name=b value=2> B</label></div></details>',
    ],
    [
      'a term',
      '<dl><dt>Brand<dd><input type=radio name=b id=x><label for=x>A</label><dd><input type=radio name=b id=y><label for=y>B</label></dl>',
    ],
    [
      'the name of a group',
      '<div role=group aria-label=Brand><span><input type=radio name=b>A</span><span><input type=radio name=b>B</span></div>',
    ],
  ];
  it.each(cases)('is read from %s', (_, html) => {
    expect(fieldOf(html)?.label).toBe('Brand');
  });

  it('is never borrowed from the field before', () => {
    const { fields } = formOf('<b>Brand</b><select name=a><option>x</select><select name=b><option>y</select>');
    expect(fields.map(({ label }) => label)).toEqual(['Brand', null]);
  });

  it('is the placeholder of a text field only where nothing else tells', () => {
    expect(fieldOf('<input name=q placeholder="Find shoes">')?.label).toBe('Find shoes');
  });
});

describe('the options of a field', () => {
  it('are labelled by what stands beside the boxes', () => {
    const field = fieldOf(
      '<h3>Size</h3><input type=checkbox name=s value=1> Small<br><input type=checkbox name=s value=2 checked> Large<br>',
    );
    expect(field?.label).toBe('Size');
    expect(field?.options.map(({ value, label, selected }) => [value, label, selected])).toEqual([
      ['1', 'Small', false],
      ['2', 'Large', true],
    ]);
  });

  it('are named by their picture where a swatch has no text', () => {
    expect(fieldOf('<label><input type=radio name=c value=7><img src=r.png alt=Red></label>')?.options[0]?.label).toBe(
      'Red',
    );
  });

  it('of a select send their text where they have no value, and the first is chosen', () => {
    expect(
      fieldOf('<select name=s><option> A  b <option value="">C</select>')?.options.map(({ value, selected }) => [
        value,
        selected,
      ]),
    ).toEqual([
      ['A b', true],
      ['', false],
    ]);
  });

  it('of one name are one field, wherever they stand', () => {
    const html =
      '<form id=f></form><input type=checkbox name=x value=1 form=f><p>…</p><input type=checkbox name=x value=2 form=f>';
    expect(formsOf(html)[0]?.fields.map(({ options }) => options.length)).toEqual([2]);
  });
});

describe('a form', () => {
  it('owns the controls of the rows that follow it in a table', () => {
    const html =
      '<table><tr><form action=/find><td><input name=q></td></tr><tr><td><select name=s><option>1</select></td></form></tr></table><input name=z>';
    const { forms, loose } = parseControls(snapshotFromHtml(html, { url: PAGE, status: 200 }));
    expect(forms[0]?.fields.map(({ name }) => name)).toEqual(['q', 's']);
    expect(loose.map(({ name }) => name)).toEqual(['z']);
  });

  it('leaves out what a browser would not send: disabled controls and those without a name', () => {
    const { fields } = formOf(
      '<input value=1><input name=a disabled><fieldset disabled><legend><input name=c></legend><input name=b></fieldset>',
    );
    expect(fields.map(({ name }) => name)).toEqual(['c']);
  });

  it('without an action submits to its own page, and a script is no address', () => {
    expect(formOf('').action).toBe(PAGE);
    expect(formOf('<select name=a><option>1</select>', 'action="javascript:void(0)"').purpose).toBe('other');
  });

  it('survives names that objects have', () => {
    expect(
      formOf('<input name=__proto__ value=1><input name=constructor value=2>').fields.map(({ name }) => name),
    ).toEqual(['__proto__', 'constructor']);
  });

  it('lists its submit buttons and leaves out the others', () => {
    const { buttons } = formOf(
      '<button name=go value=1>Go</button><button type=button>Fold</button><input type=image name=i alt=Find><input type=reset>',
    );
    expect(buttons.map(({ name, label, image }) => [name, label, image ?? false])).toEqual([
      ['go', 'Go', false],
      ['i', 'Find', true],
    ]);
  });
});

it('a POST form tells what it would be for if it only asked; choices without a name are kept apart', () => {
  const { forms, nameless } = parseControls(
    snapshotFromHtml(
      '<form method=post><select name=a><option>x<option>y</select><select><option>x</select><input></form><form><input type=search name=q></form>',
      { url: 'https://shop.example/', status: 200 },
    ),
  );
  expect(forms.map(({ purpose, asks }) => [purpose, asks])).toEqual([
    ['act', 'filter'],
    ['search', undefined],
  ]);
  expect(nameless.map(({ widget }) => widget)).toEqual(['select']);
});
