import { describe, expect, it } from 'vitest';

import type { PageView } from '../../src/model/page.js';
import { formatInspection } from '../../src/report/inspect-text.js';
import { blankPage } from '../pages/blank-page.js';

const BASE = blankPage({
  url: 'http://shop.example/lamps',
  source: 'http',
  title: 'Lamps',
  language: 'en',
  type: 'list',
  typeScores: { list: 0.9, entity: 0.06, other: 0.04 },
});

const CARD = { node: 1, image: null, identifier: null, texts: [], attributes: [] };

function inspect(view: Partial<PageView>, all = false): string {
  return formatInspection({ ...BASE, ...view }, { width: 100, all });
}

describe('what is seen on a page', () => {
  it('begins with the address and the type', () => {
    expect(inspect({})).toContain('Type       list (list 0.90, entity 0.06, other 0.04)');
    expect(inspect({ empty: { empty: true, reason: 'declared-zero' } })).toContain(
      'Empty      as a result: declared-zero',
    );
  });

  it('names the cards, their links and their marks', () => {
    const cards = Array.from({ length: 12 }, (_, position) => ({
      ...CARD,
      position,
      name: `Lamp ${String(position)}`,
      url: `http://shop.example/l/${String(position)}`,
      marks: position === 1 ? ['Ad'] : [],
    }));
    const text = inspect({
      list: { node: 0, cards, linkPattern: 'shop.example/l/*', label: 'Results' },
      declaredCount: 40,
    });
    expect(text).toContain('Main list: 12 cards of 40 under "Results", links like shop.example/l/*');
    expect(text).toMatch(/ 2 {2}Lamp 1 +\/l\/1 {2}\[Ad\]/u);
    expect(text).toContain('… 4 more cards');
  });

  it('names facets with their values and counts apart from other groups', () => {
    const choice = { node: 2, selected: false, path: null, level: 0, range: null };
    const group = {
      node: 1,
      widget: 'checkboxes' as const,
      confidence: 0.9,
      key: '',
      field: null,
      multiple: true,
      more: null,
    };
    const color = {
      ...group,
      label: 'Color',
      guess: 'facet' as const,
      choices: [
        { ...choice, value: 'Red', count: 12 },
        { ...choice, value: 'Blue', count: null, selected: true },
      ],
    };
    const sort = {
      ...group,
      label: null,
      guess: 'order' as const,
      choices: [{ ...choice, value: 'Price', count: null }],
    };
    const text = inspect({ groups: [color, sort] });
    expect(text).toMatch(/Facets\n {2}Color +checkboxes, several at once, sure 0\.90\n {4}Red \(12\) · ✓ Blue/u);
    expect(text).toMatch(/Other groups\n {2}\(no label\) +order, /u);
  });

  it('says how to get to the other pages', () => {
    const path = { kind: 'url' as const, url: 'http://shop.example/lamps?page=2' };
    const text = inspect({ pagination: { next: path, previous: null, pages: [{ number: 2, path }], nodes: [] } });
    expect(text).toContain('next      http://shop.example/lamps?page=2');
  });

  it('says the same about alike forms once', () => {
    const form = {
      node: 1,
      method: 'post' as const,
      action: 'http://shop.example/cart',
      enctype: '',
      purpose: 'act' as const,
      label: null,
      fields: [],
      buttons: [],
    };
    expect(inspect({ forms: [form, form, form] })).toContain(
      'act     POST http://shop.example/cart: no fields (3 times)',
    );
  });

  it('tells the entity', () => {
    const details = {
      ...BASE.details,
      name: 'Lamp',
      price: { amount: 12.5, currency: 'EUR', text: '12,50 €' },
      attributes: [{ node: 1, label: 'Color', values: ['Red'], from: 'table' as const }],
    };
    const text = inspect({ details });
    expect(text).toMatch(/price +12\.5 EUR, shown as "12,50 €"/u);
    expect(text).toMatch(/Color +Red \(table\)/u);
  });

  it('keeps each line on the screen and never obeys the site', () => {
    const text = inspect({ title: `\u001b[2J${'very long '.repeat(40)}` });
    expect(text).not.toContain('\u001b');
    for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
  });
});
