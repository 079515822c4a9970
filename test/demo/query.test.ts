import { describe, expect, it } from 'vitest';
import { EVERYTHING, SORTS } from '../../src/demo/selection.js';
import type { Filter, Selection } from '../../src/demo/selection.js';
import { visitShop } from './shop-fixture.js';

function selectionOf(...filters: readonly Filter[]): Selection {
  return { ...EVERYTHING, filters };
}

const HIKING: Filter = { attribute: 'activity', value: 'hiking' };
const CLIMBING: Filter = { attribute: 'activity', value: 'climbing' };
const RED: Filter = { attribute: 'color', value: 'red' };

describe('a query', () => {
  it('is met by the products that satisfy all attributes', () => {
    const { engine } = visitShop();
    const both = engine.matching(selectionOf(HIKING, RED));
    const hiking = engine.matching(selectionOf(HIKING));
    const red = engine.matching(selectionOf(RED));
    expect(both).toEqual(hiking.filter((product) => red.includes(product)));
  });

  it('widens with a second value where values of one facet are alternatives', () => {
    const { engine } = visitShop({ multi: 'or' });
    const either = engine.matching(selectionOf(HIKING, CLIMBING));
    expect(either.length).toBeGreaterThan(engine.matching(selectionOf(HIKING)).length);
  });

  it('narrows with a second value where values of one facet are all required', () => {
    const { engine } = visitShop({ multi: 'and' });
    const both = engine.matching(selectionOf(HIKING, CLIMBING));
    expect(both.length).toBeLessThan(engine.matching(selectionOf(HIKING)).length);
  });

  it('looks for all words of a keyword in name, brand and categories', () => {
    const { engine, speech } = visitShop();
    const found = engine.matching({ ...EVERYTHING, keyword: 'Northfell BOOTS' });
    expect(found.length).toBeGreaterThan(0);
    for (const product of found) expect(speech.productName(product)).toMatch(/boots/);
  });

  it('answers an empty search with everything or nothing', () => {
    const search = { ...EVERYTHING, keyword: ' ' };
    expect(visitShop().engine.matching(search)).toHaveLength(120);
    expect(visitShop({ emptySearch: 'nothing' }).engine.matching(search)).toHaveLength(0);
  });

  it('has a category that is the union of its subcategories', () => {
    const { engine, catalogue } = visitShop();
    const counts = engine.countCategories(EVERYTHING);
    const boots = catalogue.tree.nodes.get('boots');
    const parts = boots?.children.map((key) => counts.get(key) ?? 0) ?? [];
    expect(counts.get('boots')).toBe(parts.reduce((sum, part) => sum + part, 0));
  });

  it('has products of its own in a category where that is switched on', () => {
    const { catalogue } = visitShop({ parents: 'own' });
    const inParents = catalogue.products.filter(({ category }) => catalogue.tree.nodes.get(category)?.children.length);
    expect(inParents.length).toBeGreaterThan(0);
  });

  it.each(SORTS)('lists the same products in the order %s', (sort) => {
    const { engine } = visitShop();
    const listed = engine.listed({ ...EVERYTHING, sort });
    expect(new Set(listed)).toEqual(new Set(engine.matching(EVERYTHING)));
  });

  it('begins with a letter where the letter bar asks for one', () => {
    const found = visitShop().engine.matching({ ...EVERYTHING, letter: 'V' });
    expect(found.every(({ model }) => model.startsWith('V'))).toBe(true);
  });

  it('is remembered without being mixed up', () => {
    const { engine } = visitShop();
    for (let at = 0; at < 80; at++) engine.matching({ ...EVERYTHING, keyword: `${at}` });
    expect(engine.matching(EVERYTHING)).toHaveLength(120);
  });
});

describe('what combines otherwise', () => {
  it('is a union of all choices where everything is ORed', () => {
    const { engine } = visitShop({ semantics: 'or-all' });
    const either = engine.matching(selectionOf(HIKING, RED));
    const apart = new Set([...engine.matching(selectionOf(HIKING)), ...engine.matching(selectionOf(RED))]);
    expect(new Set(either)).toEqual(apart);
  });

  it('leaves out what is not in stock until that is lifted', () => {
    const { engine } = visitShop({ standing: 'stock' });
    const stocked = engine.matching(EVERYTHING).length;
    expect(stocked).toBeLessThan(110);
    expect(engine.matching(selectionOf({ attribute: 'stock', value: 'all' }))).toHaveLength(120);
    expect(engine.matching(selectionOf(RED)).length).toBeLessThan(stocked);
    // A form sends the box that is ticked from the start.
    expect(engine.matching(selectionOf({ attribute: 'stock', value: 'in-stock' }))).toHaveLength(stocked);
  });

  it('leaves out what is not in stock where everything is ORed, too', () => {
    const { engine } = visitShop({ standing: 'stock', semantics: 'or-all' });
    const lifted = { attribute: 'stock', value: 'all' };
    expect(engine.matching(EVERYTHING).length).toBeLessThan(110);
    expect(engine.matching(selectionOf(lifted))).toHaveLength(120);
    expect(engine.matching(selectionOf(RED)).length).toBeLessThan(engine.matching(selectionOf(RED, lifted)).length);
  });

  it('keeps to a free interval, both ends included', () => {
    const { engine, catalogue } = visitShop();
    const bounds = { kind: 'price', low: 2000, high: 9000 } as const;
    const wanted = catalogue.products.filter(({ priceCents }) => priceCents >= 2000 && priceCents <= 9000);
    expect(engine.matching({ ...EVERYTHING, bounds })).toEqual(wanted);
    expect(engine.matching({ ...EVERYTHING, bounds: { kind: 'day', low: null, high: 7 } })).toHaveLength(7);
  });

  it('reaches every product by two choices where a list is capped', () => {
    const { engine, catalogue } = visitShop({ cap: 'on' });
    expect(engine.listed(EVERYTHING)).toHaveLength(60);
    expect(engine.reachable(EVERYTHING)).toBe(60);
    const prices = catalogue.attributes.find(({ key }) => key === 'price')?.values ?? [];
    for (const { key: attribute, values } of catalogue.attributes) {
      for (const { key: value } of values) {
        for (const { key: price } of prices) {
          const selection = selectionOf({ attribute, value }, { attribute: 'price', value: price });
          expect(engine.listed(selection)).toHaveLength(engine.matching(selection).length);
        }
      }
    }
  });
});
