import { expect, it } from 'vitest';
import { isWidgetName, isWidgetWord } from '../../src/forms/widget-name.js';

it.each([
  'checkbox-group',
  'radio-group',
  'Combobox listbox',
  'Select options',
  'Dropdown',
  'Cascader',
  'DropDownList',
  'selectable options',
  'Checkbox filter',
  'filter popup',
])('"%s" only names a widget', (name) => {
  expect(isWidgetName(name)).toBe(true);
});

it.each([
  'Filter',
  'Filters',
  'Oil filter',
  'Tree',
  'Switch',
  'Radio',
  'Menu',
  'Color group',
  'Farbe',
  'Group size',
  '',
  '—',
])('"%s" may name an attribute', (name) => {
  expect(isWidgetName(name)).toBe(false);
});

it.each([
  ['Slider', true],
  ['selector', true],
  ['Brand', false],
  ['Select options', false],
])('"%s" is the one word of a widget: %s', (name, expected) => {
  expect(isWidgetWord(name)).toBe(expected);
});
