import { describe, expect, test } from 'vitest';

import type { LabelMerges } from '../../src/entities/label-merge.js';
import { cardFacts, pageFacts, visibility } from '../../src/entities/visible.js';
import type { PageView } from '../../src/model/page.js';
import { at, card, page, shown } from './cards.js';

const NOW = '2026-01-01T00:00:00.000Z';

function factsOf(view: PageView, labels: LabelMerges = new Map()): readonly string[] {
  return pageFacts({ entity: 7, view, at: NOW, labels, known: [] }).map(
    ({ attribute, value }) => `${attribute}=${value}`,
  );
}

function isVisible(view: PageView, attribute: string, value: string): boolean | undefined {
  return visibility(view, [{ attribute, op: '=', values: [value] }])[0]?.visible;
}

describe('facts of a page', () => {
  test('have its address as their source', () => {
    const [fact] = pageFacts({
      entity: 7,
      view: page('/p/1', { attributes: [shown('Weight', '4 kg')] }),
      at: NOW,
      labels: new Map(),
      known: [],
    });
    expect(fact).toEqual({
      entity: 7,
      attribute: 'Weight',
      value: '4 kg',
      evidence: { kind: 'page', source: at('/p/1'), at: NOW },
    });
  });

  test('have the label under which a value is displayed, not the name of its property', () => {
    const data = { node: 0, label: 'brand', values: ['Acme'], from: 'json-ld' } as const;
    expect(factsOf(page('/p', { attributes: [data, shown('Marke', 'Acme')] }))).toEqual(['Marke=Acme']);
    expect(factsOf(page('/p', { attributes: [data] }))).toEqual(['brand=Acme']);
  });

  test('hold the price, once', () => {
    const price = { amount: 12.5, currency: '€', text: '12,50 €' };
    expect(factsOf(page('/p', { price }))).toEqual(['price=12,50 €']);
    expect(factsOf(page('/p', { price, attributes: [shown('Preis', '12,50 €')] }))).toEqual(['Preis=12,50 €']);
  });

  test('come under the label and the facet that it is', () => {
    const labels: LabelMerges = new Map([['kind', { attribute: 'Genre', kind: 'same', isSplit: true }]]);
    expect(factsOf(page('/p', { attributes: [shown('Kind', 'board, board:chess')] }), labels)).toEqual([
      'Genre=board',
      'Genre=board:chess',
      'Kind=board',
      'Kind=board:chess',
    ]);
  });

  test('do not mix with a facet that only has the same label', () => {
    const labels: LabelMerges = new Map([['price', { attribute: 'Price', kind: 'other', isSplit: false }]]);
    expect(factsOf(page('/p', { attributes: [shown('Price', '9.99')] }), labels)).toEqual(['Price (page)=9.99']);
  });

  test('keep names and values that attack', () => {
    const hostile = page('/p', {
      attributes: [shown('__proto__', '<script>alert(1)</script>'), shown('=cmd', 'a"b\nc')],
    });
    expect(factsOf(hostile)).toEqual(['__proto__=<script>alert(1)</script>', '=cmd=a"b c']);
  });

  test('are bounded in number', () => {
    const many = Array.from({ length: 5000 }, (_, number) => shown(`Label ${number}`, 'x'));
    expect(factsOf(page('/p', { attributes: many })).length).toBe(500);
  });
});

test('facts of a card have the list as their source', () => {
  const facts = cardFacts(7, card('/p/1', 'Anvil', { attributes: [{ ...shown('Version', '2'), from: 'card' }] }), {
    url: at('/list'),
    at: NOW,
  });
  expect(facts).toMatchObject([{ attribute: 'Version', value: '2', evidence: { source: at('/list') } }]);
});

describe('a known value is displayed', () => {
  const view = page('/p', {
    name: 'Acme anvil',
    breadcrumbs: ['Home', 'Heavy tools'],
    attributes: [shown('Color', 'Dark red, blue'), shown('Vegan', 'yes')],
    besideName: ['Bolt & Sons'],
  });

  test.each([
    ['Color', 'dark  RED', true],
    ['Brand', 'Acme', true],
    ['Brand', 'Bolt & Sons', true],
    ['Category', 'Heavy tools', true],
    ['Brand', 'Acm', false],
    ['Brand', 'Cog', false],
  ])('%s = %s: %s', (attribute, value, expected) => {
    expect(isVisible(view, attribute, value)).toBe(expected);
  });

  test('if short, only under its own label', () => {
    expect(isVisible(view, 'Recycled', 'yes')).toBe(false);
    expect(isVisible(view, 'vegan', 'Yes')).toBe(true);
  });

  test('in scripts that do not part words, as a part of a text', () => {
    expect(isVisible(page('/p', { name: '黒い登山靴' }), '色', '登山')).toBe(true);
  });

  test('on the card, if not on the page', () => {
    expect(
      visibility(
        page('/p', {}),
        [{ attribute: 'Brand', op: '=', values: ['Acme'] }],
        card('/p', 'Anvil', { texts: ['Anvil', 'by Acme'] }),
      )[0]?.visible,
    ).toBe(true);
  });
});
