import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { groupsOf, lineOf, linesOf, linksTo } from './read-html.js';

interface Facet {
  readonly label: string;
  readonly values: readonly { readonly value: string; readonly count: number }[];
}

/** How a page is written: nothing of it may matter. */
interface Dress {
  readonly heading: string;
  readonly list: string;
  readonly item: string;
  /** Wrappers around each item, heading and list, by turns. */
  readonly wraps: readonly number[];
  readonly classes: readonly string[];
}

const WORDS = fc.constantFrom(
  'Acme',
  'Bolt',
  'rot',
  'gelb',
  'لون',
  'أحمر',
  '色',
  '赤い',
  'Größe',
  'x-large',
  'Type A',
  '__proto__',
);

const facets: fc.Arbitrary<readonly Facet[]> = fc
  .array(fc.uniqueArray(WORDS, { minLength: 2, maxLength: 5 }), { minLength: 1, maxLength: 4 })
  .map((lists) =>
    lists.map((values, at) => ({
      label: `Facet ${'ABCD'[at] ?? ''}`,
      values: values.map((value, rank) => ({ value, count: 3 * (values.length - rank) + at })),
    })),
  );

const dress: fc.Arbitrary<Dress> = fc.record({
  heading: fc.constantFrom('h3', 'h4', 'div', 'strong', 'legend'),
  list: fc.constantFrom('ul', 'div', 'section'),
  item: fc.constantFrom('li', 'div', 'p'),
  wraps: fc.array(fc.nat({ max: 3 }), { minLength: 3, maxLength: 7 }),
  classes: fc.array(fc.stringMatching(/^[a-z]{1,8}$/u), { minLength: 1, maxLength: 5 }),
});

/** The facets as a page, dressed. */
function write(all: readonly Facet[], { heading, list, item, wraps, classes }: Dress): string {
  let turn = 0;
  const wrap = (html: string): string => {
    turn += 1;
    const depth = wraps[turn % wraps.length] ?? 0;
    const name = classes[turn % classes.length] ?? '';
    return `${`<div class="${name}">`.repeat(depth)}${html}${'</div>'.repeat(depth)}`;
  };
  return all
    .map(({ label, values }, at) => {
      const items = values.map(({ value, count }, rank) =>
        wrap(`<${item}><a href="?f${at}=${rank}">${value}</a> <span>(${count})</span></${item}>`),
      );
      return wrap(
        `<div>${wrap(`<${heading}>${label}</${heading}>`)}${wrap(`<${list}>${items.join('')}</${list}>`)}</div>`,
      );
    })
    .join('');
}

/** What is to be read, whatever the dress. */
function expected(all: readonly Facet[]): readonly string[] {
  const strip = new Set(all.map(({ label }) => label)).size > 2;
  return all.map(
    ({ label, values }) =>
      `${strip ? label.replace('Facet ', '') : label}: ${values.map(({ value, count }) => `${value}(${count})`).join(' ')}`,
  );
}

describe('the groups of a page', () => {
  it('do not depend on tags, class names, wrappers or language', () => {
    fc.assert(
      fc.property(facets, dress, (all, clothes) => {
        expect(linesOf(write(all, clothes))).toEqual(expected(all));
      }),
      { numRuns: 40 },
    );
  });

  it('do not depend on the order of blocks, but for their own order', () => {
    fc.assert(
      fc.property(facets, dress, (all, clothes) => {
        const turned = linesOf(write(all.toReversed(), clothes)).toSorted();
        expect(turned).toEqual(expected(all).toSorted());
      }),
      { numRuns: 40 },
    );
  });

  it('have the same keys under another address', () => {
    fc.assert(
      fc.property(facets, dress, dress, (all, one, other) => {
        const keys = (html: string, url: string): readonly string[] => groupsOf(html, url).map(({ key }) => key);
        expect(keys(write(all, one), 'https://shop.example/list')).toEqual(
          keys(write(all, other), 'https://shop.example/list?q=7'),
        );
      }),
      { numRuns: 40 },
    );
  });

  it('survive any page', () => {
    const piece = fc.constantFrom(
      '<ul>',
      '</ul>',
      '<li>',
      '<a href="?a=1">x</a>',
      '<a href="/y">',
      '</a>',
      '<table><tr><th>',
      '<select name=a>',
      '<option>1',
      '</select>',
      '<form>',
      '<label>',
      '<input type=radio name=r>',
      '<h3>T</h3>',
      'text',
      '|',
      '(3)',
      '<button>b</button>',
      '</div>',
      '<div>',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        for (const { choices, confidence } of groupsOf(pieces.join(''))) {
          expect(choices.length).toBeGreaterThan(0);
          expect(choices.every(({ value }) => value !== '') && confidence >= 0 && confidence <= 1).toBe(true);
        }
      }),
      { numRuns: 100 },
    );
  });
});

describe('labels of facets', () => {
  it('lose the words that at least three share', () => {
    const html = ['genre', 'role', 'size']
      .map((name) => `<h3>By ${name}</h3><ul>${linksTo(name, ['a1', 'b1'])}</ul>`)
      .join('');
    expect(groupsOf(html).map(({ label }) => label)).toEqual(['genre', 'role', 'size']);
    expect(groupsOf(html)[0]?.key).toBe('links|by genre|genre');
  });
});

describe('links that act', () => {
  it('are no choices', () => {
    expect(
      linesOf(
        '<h3>B</h3><ul><li><a href="?b=1">A</a><li><a href="/cart/add/7">Buy</a><li><a href="?b=2">B</a><li><a href="/x" data-method=delete>C</a></ul>',
      ),
    ).toEqual(['B: A B']);
  });
});

describe('a long list', () => {
  it('of values is one group', () => {
    const values = Array.from({ length: 159 }, (_, at) => `Person ${at}`);
    const [group] = groupsOf(`<h3>Maintainer</h3><ul>${linksTo('m', values)}</ul>`);
    expect(group?.choices).toHaveLength(159);
  });

  it('is read in little time for each node, however deep', () => {
    const html = `${'<div>'.repeat(100)}<h3>B</h3>${linksTo(
      'b',
      Array.from({ length: 400 }, (_, at) => `v${at}`),
    )}`;
    expect(groupsOf(html).map((group) => lineOf(group).length > 1200)).toEqual([true]);
  });
});
