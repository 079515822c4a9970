import { describe, expect, test } from 'vitest';
import type { RangeControl } from '../../src/model/page.js';
import { snapshotFromHtml } from '../../src/pages/html-snapshot.js';
import { readPage } from '../../src/pages/read-page.js';
import { PAGE_URL } from './html-page.js';
import { readLive } from './live-page.js';

/** Free intervals of a live page. */
function ranges(html: string): readonly RangeControl[] {
  return readLive(html).ranges ?? [];
}

/** What the steps of an interval do. */
function steps({ template }: RangeControl): readonly string[] {
  return template?.kind === 'actions'
    ? template.steps.map((step) => `${step.do} ${step.ordinal} ${step.value ?? step.name ?? ''}`)
    : [];
}

describe('fields of forms', () => {
  const FORM =
    '<form action="/list"><fieldset><legend>Price</legend><input type="number" name="price_min" min="0"> – <input type="number" name="price_max" max="900" step="5"></fieldset><button>Go</button></form>';

  test('an address with both ends', () => {
    const [range] = ranges(FORM);
    expect(range).toMatchObject({
      label: 'Price',
      min: 0,
      max: 900,
      step: 5,
      unit: 'number',
      template: { kind: 'url', url: 'https://shop.example/list?price_min={low}&price_max={high}' },
    });
    expect(range?.low?.step).toMatchObject({ do: 'type', value: '{low}' });
    expect(range?.apply?.step.name).toBe('Go');
  });

  test('over HTTP without controls', () => {
    const [range] = readPage(snapshotFromHtml(FORM, { url: PAGE_URL, status: 200 })).ranges ?? [];
    expect(range).toMatchObject({ low: null, high: null, apply: null, template: { kind: 'url' } });
  });

  test('two fields of one name', () => {
    const [range] = ranges(
      '<form action="/list"><label>Year <input name="y" type="number"> <input name="y" type="number"></label></form>',
    );
    expect(range?.template).toMatchObject({ url: 'https://shop.example/list?y={low}&y={high}' });
  });

  test('bounds of dates', () => {
    const [range] = ranges(
      '<form action="/list"><p>Built</p><input type="month" name="b_min" min="1990-02"> <input type="month" name="b_max" max="2020-01"></form>',
    );
    expect(range).toMatchObject({ written: 'month', min: 7_336, max: 18_262 });
  });

  test('dates', () => {
    const [range] = ranges(
      '<form action="/list"><p>Released</p><input type="date" name="released[from]"> <input type="date" name="released[to]"></form>',
    );
    expect(range).toMatchObject({ label: 'Released', unit: 'date', written: 'day', min: null, max: null });
  });
});

describe('fields without a form', () => {
  const field = (bound: string): string =>
    `<label><input type="number" min="0" max="14" placeholder="${bound}"></label>`;
  const PANEL = `<div><div><span>Power</span></div><div><div>${field('0')}<span>to</span>${field('14')}<button>Go</button></div></div></div>`;

  test('typing both and pressing the button', () => {
    const [range] = ranges(PANEL);
    expect(range).toMatchObject({ label: 'Power', min: 0, max: 14 });
    expect(range && steps(range)).toEqual(['type 0 {low}', 'type 1 {high}', 'click 0 Go']);
  });

  test('several of them', () => {
    expect(ranges(PANEL + PANEL.replace('Power', 'Cost')).map(({ label }) => label)).toEqual(['Power', 'Cost']);
  });

  test('typing both and pressing Enter', () => {
    const [range] = ranges(PANEL.replace('<button>Go</button>', ''));
    expect(range && steps(range)).toEqual(['type 0 {low}', 'type 1 {high}', 'press 1 Enter']);
  });

  test('text fields that suggest numbers', () => {
    const [range] = ranges('<div><h4>Price</h4><input placeholder="€ 10"> – <input placeholder="€ 1,900"></div>');
    expect(range).toMatchObject({ label: 'Price', min: 10, max: 1900 });
  });
});

describe('sliders', () => {
  test('two handles', () => {
    const [range] = ranges(
      '<div><h4>Price</h4><input type="range" min="10" max="90" step="1" value="10"><input type="range" min="10" max="90" step="1" value="90"></div>',
    );
    expect(range).toMatchObject({ label: 'Price', min: 10, max: 90, step: 1 });
    expect(range && steps(range)).toEqual(['drag 0 {low}', 'drag 1 {high}']);
  });

  test('one handle', () => {
    const [range] = ranges(
      '<div><h4>Distance</h4><div role="slider" aria-valuemin="0" aria-valuemax="50" aria-valuenow="50"></div></div>',
    );
    expect(range).toMatchObject({ label: 'Distance', low: null, min: 0, max: 50 });
  });

  test('a slider beside fields for the same is left out', () => {
    const html =
      '<div><h4>Price</h4><div><input type="range" min="0" max="9"><input type="range" min="0" max="9"></div><div><input type="number" min="0" max="9"> <input type="number" min="0" max="9"></div></div>';
    expect(ranges(html).map(({ low }) => low?.step.do)).toEqual(['type']);
  });
});

test.each([
  [
    'numbers of two attributes',
    '<form action="/list"><input type="number" name="beds"> <input type="number" name="baths"></form>',
  ],
  ['a quantity', '<form method="post" action="/cart/add"><input type="number" name="qty" value="1"></form>'],
  [
    'labels of their own',
    '<div><label>Beds <input type="number"></label> <label>Bathrooms <input type="number"></label></div>',
  ],
])('%s are no interval', (_, html) => {
  expect(ranges(html)).toEqual([]);
});
