import { expect, it } from 'vitest';

import { findControls, type Control } from '../../src/forms/controls.js';
import { createMarkup } from '../../src/forms/index.js';
import { snapshotFromHtml } from '../../src/pages/html-snapshot.js';

function controlsOf(html: string): readonly Control[] {
  return findControls(createMarkup(snapshotFromHtml(html, { url: 'https://a.example/', status: 200 })));
}

it('knows the kinds of controls, and an unknown type is a text field', () => {
  const kinds = controlsOf(
    '<input><input type=WEEK><input type=nonsense><select multiple></select><button>a</button><button type=button>b</button><input type=image>',
  ).map(({ kind }) => kind);
  expect(kinds).toEqual(['text', 'date', 'text', 'multi-select', 'submit', 'button', 'image']);
});

it('finds the owner by the form attribute, else around the control; a wrong name owns nothing', () => {
  const controls = controlsOf(
    '<form id=f><input name=a></form><input name=b form=f><form><input name=c form=f><input name=d form=none></form><input name=e>',
  );
  const [first] = controls;
  expect(controls.map(({ name, form }) => [name, form === first?.form])).toEqual([
    ['a', true],
    ['b', true],
    ['c', true],
    ['d', false],
    ['e', false],
  ]);
});

it('disables what stands in a disabled fieldset, but not in its legend', () => {
  expect(
    controlsOf('<fieldset disabled><legend><input></legend><input></fieldset><input>').map(({ disabled }) => disabled),
  ).toEqual([false, true, false]);
});
