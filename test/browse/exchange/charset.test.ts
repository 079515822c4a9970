import { describe, expect, it } from 'vitest';
import { decodePage, decodeText, isReadableMarkup, mediaType } from '../../../src/browse/exchange/charset.js';

const latin1 = (text: string): Uint8Array => Buffer.from(text, 'latin1');
const utf8 = (text: string): Uint8Array => Buffer.from(text, 'utf8');
const bytes = (...values: number[]): Uint8Array => Uint8Array.from(values);

it.each([
  ['text/html; charset=windows-1251', bytes(0xd0, 0xee, 0xec), { text: 'Ром', charset: 'windows-1251' }],
  ['text/html', latin1('<meta charset=shift_jis>'), { text: '<meta charset=shift_jis>', charset: 'shift_jis' }],
  ['text/html', utf8('café'), { text: 'café' }],
] as const)('a page of %s has the encoding that it is written in', (contentType, body, page) => {
  expect(decodePage(body, contentType)).toEqual(page);
});

describe('the text of a body', () => {
  it.each([
    ['as the header says', latin1('caf\u00e9'), 'text/html; charset=ISO-8859-1', 'café'],
    ['as the header says in quotes', utf8('café'), 'text/html;charset="UTF-8"', 'café'],
    [
      'as the meta element says',
      latin1('<meta charset=windows-1252>caf\u00e9'),
      'text/html',
      '<meta charset=windows-1252>café',
    ],
    [
      'as the old meta element says',
      latin1('<meta http-equiv=Content-Type content="text/html; charset=latin1">\u00e9'),
      '',
      '<meta http-equiv=Content-Type content="text/html; charset=latin1">é',
    ],
    ['as UTF-8 if nothing is said and it is UTF-8', utf8('日本語 café'), 'text/html', '日本語 café'],
    ['as windows-1252 if nothing is said and it is not', latin1('\u0093caf\u00e9\u0094'), 'text/html', '“café”'],
    ['in Shift_JIS', bytes(0x93, 0xfa, 0x96, 0x7b), 'text/html; charset=Shift_JIS', '日本'],
    ['in EUC-JP', bytes(0xc6, 0xfc, 0xcb, 0xdc), 'text/html; charset=euc-jp', '日本'],
    ['in GBK', bytes(0xd6, 0xd0, 0xce, 0xc4), 'text/html; charset=gb2312', '中文'],
    ['in Big5', bytes(0xa4, 0xa4, 0xa4, 0xe5), 'text/html; charset=big5', '中文'],
    ['in EUC-KR', bytes(0xc7, 0xd1), 'text/html; charset=euc-kr', '한'],
    ['in windows-1251', bytes(0xcf, 0xf0), 'text/html; charset=windows-1251', 'Пр'],
    ['in windows-1256', bytes(0xde), 'text/html; charset=windows-1256', 'ق'],
    ['by its mark, whatever the header says', bytes(0xef, 0xbb, 0xbf, 0xc3, 0xa9), 'text/html; charset=latin1', 'é'],
    ['in UTF-16 by its mark', bytes(0xff, 0xfe, 0xe9, 0x00), 'text/html', 'é'],
    [
      'by the header, whatever the meta element says',
      utf8('<meta charset=latin1>é'),
      'text/html; charset=utf-8',
      '<meta charset=latin1>é',
    ],
    ['as if an unknown charset had not been named', utf8('é'), 'text/html; charset=klingon', 'é'],
    [
      'of an XML declaration',
      latin1('<?xml version="1.0" encoding="iso-8859-1"?>\u00e9'),
      'application/xhtml+xml',
      '<?xml version="1.0" encoding="iso-8859-1"?>é',
    ],
    ['of nothing', bytes(), 'text/html', ''],
  ])('is decoded %s', (...[, body, contentType, text]) => {
    expect(decodeText(body, contentType)).toBe(text);
  });

  it('decodes broken UTF-8 that is declared as such', () => {
    expect(decodeText(bytes(0x61, 0xff, 0x62), 'text/html; charset=utf-8')).toBe('a\ufffdb');
  });
});

describe('whether a response is a page', () => {
  it.each([
    ['text/html; charset=utf-8', '', true],
    ['application/xhtml+xml', '', true],
    ['TEXT/HTML', '', true],
    ['application/json', '{}', false],
    ['image/png', '', false],
    ['application/pdf', '%PDF', false],
    ['', '<!doctype html>', true],
    ['', '{"a":1}', false],
    ['application/octet-stream', '<html>', true],
    ['application/octet-stream', '\u0000\u0001<html>', false],
    ['text/plain', 'just words', false],
    ['text/plain', '<table>', true],
  ])('of type "%s" starting with "%s": %s', (type, body, readable) => {
    expect(isReadableMarkup(utf8(body), type)).toBe(readable);
  });

  it('knows the media type', () => {
    expect(mediaType('Text/HTML ; charset=x')).toBe('text/html');
  });
});
