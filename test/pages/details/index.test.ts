import { describe, expect, test } from 'vitest';

import { readDetails, readPairs } from '../../../src/pages/details/index.js';
import { brief, htmlDetails, htmlIndex, jsonLd } from './html-page.js';

describe('details of a page', () => {
  test('come from structured data and from what is displayed', () => {
    const data = jsonLd({
      '@type': 'Product',
      name: 'Anvil',
      sku: 'A4',
      brand: { name: 'Acme' },
      offers: { price: '12.50', priceCurrency: 'EUR' },
    });
    const details = htmlDetails('<h1>Anvil</h1><table><tr><th>Weight</th><td>4 kg</td></tr></table>', data);
    expect(details).toMatchObject({
      name: 'Anvil',
      price: { amount: 12.5, currency: 'EUR' },
      identifiers: [{ kind: 'sku', value: 'A4' }],
    });
    expect(brief(details.attributes)).toEqual({ Weight: ['4 kg'], sku: ['A4'], brand: ['Acme'] });
  });

  test('of a read-only form are its labels and values', () => {
    const row = (label: string, value: string) =>
      `<div class="row f-${label}"><div><label>${label}:</label><div class="readonly">${value}</div></div></div>`;
    const trail = '<div><a href="/">Home</a> › <a href="/tools/">Tools</a> › 3dchess</div>';
    const details = htmlDetails(
      `${trail}<h1>View game</h1><h2>3dchess</h2><form>${row('Section', 'games')}${row('Genre', 'board, board:chess')}</form>`,
    );
    expect(details).toMatchObject({ name: '3dchess', breadcrumbs: ['Home', 'Tools'] });
    expect(brief(details.attributes)).toEqual({ Section: ['games'], Genre: ['board, board:chess'] });
  });

  test('hold no menus, footers, scripts or hidden texts', () => {
    const pairs = '<ul><li><b>Phone:</b> 1</li><li><b>Fax:</b> 2</li></ul>';
    const details =
      htmlDetails(`<nav>${pairs}</nav><p><b>Shops:</b> <a href="/a">A</a> · <a href="/b">B</a></p><h1>Anvil</h1>
      <div hidden>${pairs}</div><dl><dt>Kind</dt><dd>heavy<script>alert(1)</script></dd></dl><footer>${pairs}</footer>`);
    expect(brief(details.attributes)).toEqual({ Kind: ['heavy'] });
  });

  test('keep labels called like properties of all objects, and texts that attack', () => {
    const details = htmlDetails(
      '<h1>Anvil</h1><dl><dt>__proto__</dt><dd>&lt;script&gt;alert(1)&lt;/script&gt;</dd><dt>constructor</dt><dd>=cmd</dd></dl>',
    );
    expect(details.attributes.map(({ label, values }) => [label, ...values])).toEqual([
      ['__proto__', '<script>alert(1)</script>'],
      ['constructor', '=cmd'],
    ]);
  });

  test('are bounded for pages without bounds', () => {
    const rows = Array.from({ length: 5_000 }, (_, row) => `<tr><th>Label ${row}</th><td>x</td></tr>`).join('');
    const lines = Array.from({ length: 5_000 }, (_, row) => `<p>Key ${row}: x</p>`).join('');
    const deep = '<div><b>a</b>'.repeat(1_000);
    expect(htmlDetails(`<h1>Anvil</h1><table>${rows}</table>${lines}${deep}`).attributes.length).toBe(300);
  });

  test('of nothing are nothing', () => {
    expect(htmlDetails('')).toMatchObject({
      name: null,
      price: null,
      image: null,
      identifiers: [],
      breadcrumbs: [],
      attributes: [],
      contentHash: null,
    });
  });

  test('are not told by the cards of a list', () => {
    const index = htmlIndex('<h1>Tools</h1><div id="card"><dl><dt>Weight</dt><dd>4</dd></dl></div>');
    const card = {
      node: index.byElementId('card') ?? 0,
      position: 0,
      url: null,
      name: 'Anvil',
      image: null,
      identifier: null,
      texts: [],
      attributes: [],
      marks: [],
    };
    expect(readDetails(index, { list: { node: 0, cards: [card], linkPattern: '', label: null } }).attributes).toEqual(
      [],
    );
  });

  test('hold the short texts beside the name', () => {
    expect(htmlDetails('<h1>Anvil</h1><div>Acme</div><p>★★★★</p>').besideName).toEqual(['Acme', '★★★★']);
  });

  test('prefer the picture that is called like the entity', () => {
    expect(
      htmlDetails(
        '<img src="/logo.png"><h1>Anvil</h1><img src="/star.png"><img src="/a.png" alt="Anvil, seen from above">',
      ).image,
    ).toBe('https://shop.example/a.png');
  });
});

test('pairs of a table row have the labels of its columns', () => {
  const index = htmlIndex(
    '<table><tr><th>Name</th><th><a href="?o=1">Version</a></th></tr><tr id="row"><th><a href="/5">chess</a></th><td>0.8</td></tr></table>',
  );
  expect(brief(readPairs(index, index.byElementId('row') ?? 0))).toEqual({ Name: ['chess'], Version: ['0.8'] });
});

test('pairs of a block are its labels with values', () => {
  const index = htmlIndex('<div id="card"><p>Maker: Acme</p><p>Weight: 4 kg</p></div><p>Other: 1</p>');
  expect(brief(readPairs(index, index.byElementId('card') ?? 0))).toEqual({ Maker: ['Acme'], Weight: ['4 kg'] });
});
