import { expect, it } from 'vitest';

import { parseControls } from '../../src/forms/index.js';
import { snapshotFromHtml } from '../../src/pages/html-snapshot.js';

const LIST = '<datalist id=towns><option value=Ulm><option value="b2">Bonn</datalist>';

function parsed(html: string): ReturnType<typeof parseControls> {
  return parseControls(snapshotFromHtml(html, { url: 'https://a.example/', status: 200 }));
}

it('reads a field that lists what may be written into it as a select', () => {
  const [field] = parsed(`<label>Town <input list=towns name=town value=Ulm></label>${LIST}`).loose;
  expect(field).toMatchObject({ widget: 'select', label: 'Town' });
  expect(field?.options.map(({ label, value, selected }) => [label, value, selected])).toEqual([
    ['Ulm', 'Ulm', true],
    ['b2', 'b2', false],
  ]);
});

it('calls values without letters as what stands beside them', () => {
  const list = '<datalist id=towns><option value=1>Ulm<option value=2>Bonn</datalist>';
  const [field] = parsed(`<input list=towns name=town>${list}`).loose;
  expect(field?.options.map(({ label, value }) => [label, value])).toEqual([
    ['Ulm', '1'],
    ['Bonn', '2'],
  ]);
});

it('leaves the only field of a form one for words, whatever it suggests', () => {
  const [form] = parsed(`<form><input list=towns name=q><button>Go</button>${LIST}</form>`).forms;
  expect(form?.fields.map(({ widget }) => widget)).toEqual(['text']);
});

it('takes it for a select among other choices of its form', () => {
  const select = '<select name=a><option>1<option>2</select>';
  const [form] = parsed(`<form>${select}<input list=towns name=town>${LIST}</form>`).forms;
  expect(form?.fields.map(({ widget }) => widget)).toEqual(['select', 'select']);
});

it('takes no list of one value, none that is not there, and no field for a search', () => {
  const widgets = (html: string): readonly string[] => parsed(html).loose.map(({ widget }) => widget);
  expect(widgets('<input list=one name=a><datalist id=one><option value=1></datalist>')).toEqual(['text']);
  expect(widgets('<input list=none name=a>')).toEqual(['text']);
  expect(widgets(`<input type=search list=towns name=a>${LIST}`)).toEqual(['search']);
});
