import { expect, test } from 'vitest';

import { addressInCharset, inCharset } from '../../src/base/page-charset.js';
import { argumentText } from '../../src/base/url-arguments.js';

test.each([
  ['windows-1251', 'Роман', '%D0%EE%EC%E0%ED'],
  ['shift_jis', '赤い', '%90%D4%82%A2'],
  ['windows-1252', 'Löwe ☃', 'L%F6we+%26%239731%3B'],
  ['utf-8', 'Löwe', 'L%C3%B6we'],
  [undefined, 'Löwe', 'L%C3%B6we'],
  ['no-such-charset', 'Löwe', 'L%C3%B6we'],
])('a page in %s sends %s as %s', (charset, text, sent) => {
  expect(argumentText([['a', inCharset(text, charset)]])).toBe(`a=${sent}`);
});

test('what an address says outside of ASCII is in the encoding of its page, in its query only', () => {
  expect(addressInCharset('/роман?a=Роман&b=%D0#ж', 'windows-1251')).toBe('/роман?a=%D0%EE%EC%E0%ED&b=%D0#ж');
  expect(addressInCharset('?a=1', 'windows-1251')).toBe('?a=1');
  expect(addressInCharset('?a=ж', undefined)).toBe('?a=ж');
});
