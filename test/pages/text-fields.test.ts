import { describe, expect, test } from 'vitest';
import { parseForms } from '../../src/forms/index.js';
import { findPressables } from '../../src/pages/pressables.js';
import { buttonBeside, findTextFields, typedTexts } from '../../src/pages/text-fields.js';
import { livePageOf } from './live-page.js';

/** Kinds of the fields of a live page. */
function kinds(html: string): readonly string[] {
  const index = livePageOf(html);
  return findTextFields(index, parseForms(index.snapshot)).map(({ kind }) => kind);
}

test.each([
  ['<input>', 'text'],
  ['<input type="search">', 'search'],
  ['<input type="number">', 'number'],
  ['<input inputmode="numeric">', 'number'],
  ['<input type="range">', 'slider'],
  ['<div role="slider" aria-valuenow="3"></div>', 'slider'],
  ['<div role="spinbutton"></div>', 'number'],
  ['<input type="date">', 'date'],
  ['<input type="email">', 'personal'],
  ['<input name="email">', 'personal'],
  ['<input autocomplete="given-name">', 'personal'],
  ['<input placeholder="you@example.org">', 'personal'],
  ['<div role="textbox" contenteditable></div>', 'text'],
])('%s is a field for %s', (html, kind) => {
  expect(kinds(html)).toEqual([kind]);
});

test.each([
  '<input disabled>',
  '<input readonly>',
  '<input aria-hidden="true">',
  '<input type="checkbox">',
  '<select></select>',
  '<textarea></textarea>',
  '<div role="slider"></div>',
])('%s takes no query and no bound', (html) => {
  expect(kinds(html)).toEqual([]);
});

test('the form that owns a field, by place and by name', () => {
  const index = livePageOf('<form id="f"><input name="a"></form><input name="b" form="f"><input name="c">');
  const forms = findTextFields(index, parseForms(index.snapshot)).map(({ form }) => form?.node ?? null);
  expect(forms).toEqual([index.byTag('form')[0], index.byTag('form')[0], null]);
});

describe('the button beside a field', () => {
  /** What the button beside the first field shows. */
  function beside(html: string): string | null {
    const index = livePageOf(html);
    const fields = findTextFields(index, []);
    const presses = findPressables(index, { forms: [], at: null });
    return buttonBeside(index, [fields[0]?.node ?? 0], { presses, fields })?.text ?? null;
  }

  test('the only one there', () => {
    expect(beside('<div><span><input></span><button>Go</button></div>')).toBe('Go');
  });

  test('the only one behind it', () => {
    expect(beside('<div><button>Menu</button><input><button>Go</button></div>')).toBe('Go');
  });

  test('none where several stand, or another field', () => {
    expect(beside('<div><input><button>Go</button><button>Clear</button></div>')).toBeNull();
    expect(beside('<div><input><input><button>Go</button></div>')).toBeNull();
  });

  test('none before it that boxes before it have', () => {
    expect(beside('<div><p><input type=checkbox><button>All 12</button></p><p><input></p></div>')).toBeNull();
  });
});

test('what stands in fields that no form sends is typed text', () => {
  const index = livePageOf(
    '<form><input value="python"><input name="q" value="java"><input type="number" value="3"><input value=" "></form>',
  );
  expect(typedTexts(index, parseForms(index.snapshot))).toEqual(['python']);
});
