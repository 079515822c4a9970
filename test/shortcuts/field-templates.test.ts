import { describe, expect, test } from 'vitest';
import {
  type FieldExample,
  learnReading,
  learnTemplate,
  readingText,
  templateText,
} from '../../src/shortcuts/field-templates.js';

function example(text: string, fields: Readonly<Record<string, string>>): FieldExample {
  return { text, fields: new Map(Object.entries(fields)) };
}

/** The text that is learnt from the first examples for the fields of the last. */
function madeFor(last: Readonly<Record<string, string>>, ...examples: readonly FieldExample[]): string | null {
  const template = learnTemplate(examples, 1);
  return template === null ? null : templateText(template, new Map(Object.entries(last)));
}

describe('texts are made of fields', () => {
  test.each([
    ['a field', 'A', 'B', 'C'],
    ['a field in an address', '/card/A', '/card/B', '/card/C'],
    ['a field with text around', '(cost A)', '(cost B)', '(cost C)'],
  ])('%s', (...[, one, two, three]) => {
    expect(madeFor({ f: 'C' }, example(one, { f: 'A' }), example(two, { f: 'B' }))).toBe(three);
  });

  test('two fields', () => {
    const of = (slug: string, id: string): FieldExample => example(`/p/${slug}-${id}.html`, { slug, id });
    expect(madeFor({ slug: 'hat', id: '9' }, of('red-shoe', '12'), of('bag', '7'))).toBe('/p/hat-9.html');
  });

  test('a number of an article in small letters beside a name', () => {
    const of = (key: string, sku: string): FieldExample =>
      example(`/products/${key}/${sku.toLowerCase()}`, { key, sku, name: key });
    expect(madeFor({ key: 'hat', sku: 'CC-9' }, of('red-shoe', 'CC-12'), of('bag', 'CC-7'))).toBe('/products/hat/cc-9');
  });

  test('escaped, trimmed and with cents', () => {
    expect(madeFor({ n: 'a b' }, example('/q/x%20y', { n: 'x y' }), example('/q/z', { n: 'z' }))).toBe('/q/a%20b');
    expect(madeFor({ n: ' a  b ' }, example('x y', { n: ' x  y' }), example('z', { n: 'z' }))).toBe('a b');
    expect(madeFor({ n: '5' }, example('$7.00', { n: '7' }), example('$8.50', { n: '8.5' }))).toBe('$5.00');
  });
});

test('of fields that explain one example the one that explains all is taken', () => {
  expect(madeFor({ a: '1', b: '2' }, example('x', { a: 'x', b: 'x' }), example('y', { a: 'z', b: 'y' }))).toBe('2');
});

test('what no field explains is not learnt', () => {
  expect(learnTemplate([example('red', { a: 'blue' })], 1)).toBeNull();
  expect(learnTemplate([example('12', { a: '1' })], 1)).toBeNull();
});

test('a missing field gives no text', () => {
  expect(madeFor({}, example('A', { f: 'A' }))).toBeNull();
});

describe('records that have more', () => {
  const SHARE = 0.95;
  const plain = (at: number): FieldExample => example(`/p/${String(at)}`, { id: String(at) });
  const paid = (at: number): FieldExample =>
    example(`/p/${String(at)}?visit=x${String(at)}`, {
      id: String(at),
      'ad/url': `/p/${String(at)}?visit=x${String(at)}`,
    });
  const many = Array.from({ length: 12 }, (_, at) => plain(at));

  test('may be shown in another way than most', () => {
    const reading = learnReading([...many, paid(30), paid(31)], SHARE) ?? [];
    expect([plain(40), paid(50)].map(({ fields }) => readingText(reading, fields))).toEqual([
      '/p/40',
      '/p/50?visit=x50',
    ]);
    expect(readingText(reading, new Map())).toBeNull();
  });

  test('may not if nothing that they have tells how', () => {
    const unlike = (at: number): FieldExample =>
      example(`/p/${String(at)}?visit=y${String(at * 7)}`, { id: String(at) });
    expect(learnReading([...many, unlike(30), unlike(31)], SHARE)).toBeNull();
    expect(learnReading([...many, paid(30), unlike(31)], SHARE)).toBeNull();
  });

  test('may not if most are not shown alike', () => {
    expect(learnReading([plain(1), paid(2), example('else', {}), example('other', {})], SHARE)).toBeNull();
  });

  test('may not if others that have it are shown as most are', () => {
    const asMost = (at: number): FieldExample => ({ ...paid(at), text: `/p/${String(at)}` });
    expect(learnReading([...many, paid(30), paid(31), asMost(32), asMost(33)], SHARE)).toBeNull();
  });
});
