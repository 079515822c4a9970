import { describe, expect, it } from 'vitest';
import { linesOf } from '../read-html.js';

const ANY = '<label><input type=radio name=season value="" checked><span>Any</span></label>';

/** A facet of radios, each with its number in an element of its own. */
function facet(name: string, values: Readonly<Record<string, number>>): string {
  const boxes = Object.entries(values).map(
    ([value, count]) =>
      `<label><input type=radio name=${name} value="${value}"><span>${value}</span><span>${count}</span></label>`,
  );
  return `<fieldset><legend>${name}</legend>${ANY.replace('season', name)}${boxes.join('')}</fieldset>`;
}

function form(...facets: readonly string[]): readonly string[] {
  return linesOf(`<form action="/s">${facets.join('')}<button>Go</button></form>`);
}

describe('a number beside the only value of boxes', () => {
  it('is a count where others have counts', () => {
    const [, seasons] = form(facet('brand', { Acme: 2, Bolt: 3, Cord: 1 }), facet('season', { Autumn: 1 }));
    expect(seasons).toBe('season: *Any Autumn(1)');
  });

  it('is a count where others have counts and what asks for nothing is sent, too', () => {
    const [, stock] = form(
      facet('brand', { Acme: 2, Bolt: 3, Cord: 1 }),
      facet('stock', { 'In stock': 32 }).replace('value=""', 'value="all"'),
    );
    expect(stock).toBe('stock: *Any In stock(32)');
  });

  it('is a count where it stands beside each of several', () => {
    expect(form(facet('brand', { Acme: 1 }), facet('season', { Autumn: 1 }))).toEqual([
      'brand: *Any Acme(1)',
      'season: *Any Autumn(1)',
    ]);
  });

  it('belongs to it where others have none, or where it is no part of its own', () => {
    const { 0: size } = form(
      `<fieldset><legend>size</legend>${ANY.replace('season', 'size')}<label><input type=radio name=size value=42>Size 42</label></fieldset>`,
      facet('brand', { Acme: 2, Bolt: 3, Cord: 1 }),
    );
    expect(size).toBe('size: *Any Size 42');
    expect(form(facet('season', { Autumn: 1 }))).toEqual(['season: *Any Autumn1']);
  });
});

describe('a number beside the only link of a group', () => {
  const links = (name: string, values: Readonly<Record<string, number | null>>, tag = 'h3'): string => {
    const items = Object.entries(values).map(([value, count]) => {
      const badge = count === null ? '' : `<span>${count}<span class="sr-only">results</span></span>`;
      return `<li><a href="/s?${name}=${value}"><span>${value}</span>${badge}</a></li>`;
    });
    return `<div><${tag}>${name}</${tag}><ul>${items.join('')}</ul></div>`;
  };
  const plain =
    links('help', { Terms: null, Prices: null }, 'strong') + links('more', { News: null, New: null }, 'strong');

  it('is a count where groups whose labels are marked up alike have counts, whatever others have', () => {
    const lines = linesOf(links('brand', { Acme: 2, Bolt: 3 }) + links('form', { Map: 2 }) + plain);
    expect(lines).toContain('form: Map(2)');
  });

  it('is a count where all lone ones under such labels have one', () => {
    const before = (name: string, value: string, count: number): string =>
      `<h2>${name}</h2><ul><li><a href="?${name}=${value}"><small>${count}</small> <span>${value}</span></a></li></ul>`;
    const others = plain + links('view', { Covers: null, Text: null }, 'h2');
    const singles = before('genre', 'Rock', 5) + before('decade', '2000', 3);
    expect(linesOf(singles + before('label', 'Ace', 2) + others)).toEqual(
      expect.arrayContaining(['genre: Rock(5)', 'decade: 2000(3)', 'label: Ace(2)']),
    );
  });

  it('is none where these have none', () => {
    const counted = links('brand', { Acme: 2, Bolt: 3 }, 'strong');
    const lines = linesOf(links('make', { Cord: null, Dorn: null }) + links('form', { Map: 2 }) + plain + counted);
    expect(lines).not.toContain('form: Map(2)');
  });
});
