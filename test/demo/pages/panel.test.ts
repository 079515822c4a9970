import { describe, expect, it } from 'vitest';
import type { DemoShopOptions } from '../../../src/demo/index.js';
import type { PanelModel } from '../../../src/demo/client/widgets.js';
import { createPagerModel, createPanel } from '../../../src/demo/pages/panel.js';
import { EVERYTHING } from '../../../src/demo/selection.js';
import { visitShop } from '../shop-fixture.js';

const RED = { ...EVERYTHING, filters: [{ attribute: 'color', value: 'red' }] };

function panelOf(options: Partial<DemoShopOptions>, selection = EVERYTHING): PanelModel {
  return createPanel(visitShop({ attributes: 'few', ...options }), selection);
}

function facetOf(panel: PanelModel, label: string): PanelModel['facets'][number] | undefined {
  return panel.facets.find((facet) => facet.label === label);
}

describe('the panel', () => {
  it('offers all values with what is chosen', () => {
    const color = facetOf(panelOf({ facets: 'chips' }, RED), 'Color');
    expect(color?.values.length).toBeGreaterThan(5);
    expect(color?.values.filter(({ chosen }) => chosen).map(({ text }) => text)).toEqual(['Red']);
  });

  it('counts what follows, what stays, or nothing', () => {
    const count = (counts: DemoShopOptions['counts']) =>
      facetOf(panelOf({ facets: 'chips', counts }, RED), 'Season')?.values.map((value) => value.count);
    expect(count('off')).toEqual(count('off')?.map(() => null));
    expect(count('still')).toEqual(facetOf(panelOf({ facets: 'chips' }), 'Season')?.values.map((value) => value.count));
    expect(count('on')).not.toEqual(count('still'));
  });

  it('keeps the rest of the state in its form', () => {
    const { form } = panelOf({ facets: 'checkbox-button' }, { ...RED, sort: 'dear' });
    expect(form).toEqual({ action: '/all', method: 'get', hidden: [['sort', 'dear']] });
    const posted = panelOf({ facets: 'checkbox-button', sending: 'post' }, RED).form;
    expect(posted).toMatchObject({ method: 'post', hidden: [['csrf', 'abc']] });
  });

  it('has a free interval in place of price buckets', () => {
    expect(facetOf(panelOf({ facets: 'slider' }), 'Price range')).toBeUndefined();
    expect(facetOf(panelOf({ facets: 'slider' }), 'Price')?.range).toMatchObject({ type: 'range', min: '0' });
    expect(facetOf(panelOf({ facets: 'date-range' }), 'In the shop since')?.range?.min).toBe('2020-01-01');
  });

  it('has the standing filter chosen until it is lifted', () => {
    const stock = (selection = EVERYTHING) =>
      facetOf(panelOf({ facets: 'chips', standing: 'stock' }, selection), 'Availability')?.values;
    expect(stock()).toMatchObject([{ text: 'In stock', chosen: true, off: 'all' }]);
    expect(stock({ ...EVERYTHING, filters: [{ attribute: 'stock', value: 'all' }] })).toMatchObject([
      { chosen: false },
    ]);
    expect(stock({ ...EVERYTHING, filters: [{ attribute: 'stock', value: 'in-stock' }] })).toMatchObject([
      { chosen: true },
    ]);
  });

  it('has another value beside the standing filter where nothing can be unticked', () => {
    const facet = facetOf(panelOf({ facets: 'radio', standing: 'stock' }), 'Availability');
    expect(facet?.values.map(({ text, chosen, off }) => [text, chosen, off])).toEqual([
      ['Any', false, ''],
      ['In stock', true, ''],
    ]);
  });

  it('offers only the chosen value of a single facet where values vanish', () => {
    const color = facetOf(panelOf({ facets: 'chips', semantics: 'cascade' }, RED), 'Color');
    expect(color?.values.map(({ text }) => text)).toEqual(['Red']);
  });
});

describe('the drawn pager', () => {
  it('tells every page with its position', () => {
    const model = createPagerModel(visitShop({ pager: 'form-buttons', position: 'offset', sizes: 'menu' }), RED, 3);
    expect(model).toMatchObject({ kind: 'form-buttons', positions: ['0', '24', '48'], name: 'start' });
    expect(model.form.hidden).toEqual([['color', 'red']]);
    expect(model.sizes?.values.map(({ value }) => value)).toEqual(['12', '24', '48', '96']);
  });
});
