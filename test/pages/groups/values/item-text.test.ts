import { describe, expect, it } from 'vitest';

import { linesOf } from '../read-html.js';
import { besideList } from '../read-live.js';

/** The first group, with its items in a list under a heading. */
function read(items: readonly string[]): string | undefined {
  return linesOf(`<h3>Brand</h3><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`)[0];
}

describe('value and count', () => {
  const cases: readonly (readonly [how: string, items: readonly string[], line: string])[] = [
    ['in brackets', ['<a href="?b=1">Acme (12)</a>', '<a href="?b=2">Bolt (3)</a>'], 'Brand: Acme(12) Bolt(3)'],
    [
      'in brackets of another script',
      ['<a href="?b=1">色（１２）</a>', '<a href="?b=2">形（３）</a>'],
      'Brand: 色(12) 形(3)',
    ],
    [
      'in brackets that a script wrote in parts',
      ['<a href="?b=1">Acme <i>(<!-- -->12<!-- -->)</i></a>', '<a href="?b=2">Bolt <i>(<!-- -->3<!-- -->)</i></a>'],
      'Brand: Acme(12) Bolt(3)',
    ],
    [
      'none, but a sign behind a number that a script wrote in parts',
      ['<a href="?b=1">1<!-- -->+</a>', '<a href="?b=2">1.5<!-- -->+</a>', '<a href="?b=3">2<!-- -->+</a>'],
      'Brand: 1+ 1.5+ 2+',
    ],
    [
      'in brackets behind a sum that a script wrote in parts',
      ['<a href="?b=1">$<!-- -->100<!-- -->+ (12)</a>', '<a href="?b=2">$<!-- -->200<!-- -->+ (3)</a>'],
      'Brand: $100+(12) $200+(3)',
    ],
    [
      'in brackets around an element',
      ['<a href="?b=1">Acme (<b>12</b>)</a>', '<a href="?b=2">Bolt (<b>3</b>)</a>'],
      'Brand: Acme(12) Bolt(3)',
    ],
    [
      'behind how to choose the value, for those who hear the page',
      ['Acme', 'Bolt'].map(
        (name) => `<a href="?b=${name}"><span>${name}<div>. To choose it, press Enter.</div> <i>(3)</i></span></a>`,
      ),
      'Brand: Acme(3) Bolt(3)',
    ],
    [
      'behind a box that is drawn as text',
      ['<a href="?b=1">☐ Acme (12)</a>', '<a href="/">☑ Bolt (3)</a>'],
      'Brand: Acme(12) Bolt(3)',
    ],
    ['behind the link', ['<a href="?b=1">Acme</a> (12)', '<a href="?b=2">Bolt</a> (3)'], 'Brand: Acme(12) Bolt(3)'],
    [
      'in an element',
      ['<a href="?b=1">Acme <i>12</i></a>', '<a href="?b=2">Bolt <i>3</i></a>'],
      'Brand: Acme(12) Bolt(3)',
    ],
    [
      'before the value',
      ['<i>12</i> <a href="?b=1">Acme</a>', '<i>3</i> <a href="?b=2">Bolt</a>'],
      'Brand: Acme(12) Bolt(3)',
    ],
    [
      'none, but bounds with a dash in an element of its own',
      [1, 2, 3].map((from) => `<a href="?b=${from}"><b>$${from}.00</b><i>-</i><b>$${from + 1}.00</b></a>`),
      'Brand: $1.00 - $2.00 $2.00 - $3.00 $3.00 - $4.00',
    ],
    [
      'behind bounds with a dash in an element of its own',
      [1, 2, 3].map(
        (from) => `<a href="?b=${from}"><b>$${from}0</b><i>–</i><b>$${from + 1}0</b></a> <span>(${9 - from})</span>`,
      ),
      'Brand: $10 – $20(8) $20 – $30(7) $30 – $40(6)',
    ],
    [
      'before values that are numbers',
      [
        '<a href="?b=1"><i>50</i> <b>2010</b></a>',
        '<a href="?b=2"><i>49</i> <b>1980</b></a>',
        '<a href="?b=3"><i>37</i> <b>2020</b></a>',
      ],
      'Brand: 2010(50) 1980(49) 2020(37)',
    ],
    [
      'before values of which one has a number',
      ['<a href="?b=1"><i>86</i> <b>Album</b></a>', '<a href="?b=2"><i>91</i> <b>45 RPM</b></a>'],
      'Brand: Album(86) 45 RPM(91)',
    ],
    [
      'with a word',
      ['<a href="?b=1">Acme</a> <i>12 <b>items</b></i>', '<a href="?b=2">Bolt</a> <i>1 <b>item</b></i>'],
      'Brand: Acme(12) Bolt(1)',
    ],
    [
      'but none where numbers are all that tells names apart',
      ['<a href="?b=1" aria-label="Size 36">36</a>', '<a href="?b=2" aria-label="Size 38">38</a>'],
      'Brand: 36 38',
    ],
    ['as the link', ['Acme <a href="?b=1">(12)</a>', 'Bolt <a href="?b=2">(3)</a>'], 'Brand: Acme(12) Bolt(3)'],
    [
      'beside some that nobody sees',
      [
        '<a href="?b=1">Acme</a> <i>12</i>',
        '<a href="?b=2">Bolt</a> <i>3</i>',
        '<div hidden><a href="?b=3">Cog</a></div>',
      ],
      'Brand: Acme(12) Bolt(3)',
    ],
    [
      'also of links that are folded away beside others',
      [
        '<a href="?b=1">Acme</a> <i>12</i>',
        '<a href="?b=2">Bolt</a> <i>3</i>',
        '</li><li style="display:none"><a href="?b=3">Cog</a> <i>2</i>',
      ],
      'Brand: Acme(12) Bolt(3) Cog(2)',
    ],
    [
      'of links that are all folded away and say it for eyes, for ears and as their title',
      ['Acme', 'Bolt'].map(
        (name, at) =>
          `</li><li style="display:none"><a href="?b=${String(at)}" title="${name}, ${String(12 - at)} results">${name}<b>, ${String(12 - at)} results</b><i aria-hidden="true">${String(12 - at)}</i></a>`,
      ),
      'Brand: Acme(12) Bolt(11)',
    ],
    [
      'behind arrows that lead on',
      ['<a href="?b=1">Acme-&gt;&nbsp;(12)</a>', '<a href="?b=2">Bolt-&gt;&nbsp;(3)</a>'],
      'Brand: Acme(12) Bolt(3)',
    ],
    [
      'in brackets before a sign that parts the values',
      [
        '<a href="?b=1">Acme</a>&nbsp;(12) · <a href="?b=2">Bolt</a>&nbsp;(3) · <a href="?b=3"><i>None</i></a>&nbsp;(4)',
      ],
      'Brand: Acme(12) Bolt(3) None(4)',
    ],
    ['rounded', ['<a href="?b=1">Acme <i>99+</i></a>', '<a href="?b=2">Bolt <i>3</i></a>'], 'Brand: Acme Bolt(3)'],
    [
      'of swatches',
      ['<a href="?b=1"><img alt=Red></a> (12)', '<a href="?b=2" title=Blue><i></i></a> (3)'],
      'Brand: Red(12) Blue(3)',
    ],
    [
      'but no ranks',
      ['<i>1</i> <a href="?b=1">A</a>', '<i>2</i> <a href="?b=2">B</a>', '<i>3</i> <a href="?b=3">C</a>'],
      'Brand: 1 A 2 B 3 C',
    ],
    [
      'but no ratings',
      [
        '<a href="?r=45"><b>4.5</b> <i>Rare</i></a>',
        '<a href="?r=42"><b>4.2</b> <i>Good</i></a>',
        '<a href="?r=38"><b>3.8</b> <i>Fair</i></a>',
      ],
      'Brand: 4.5 Rare 4.2 Good 3.8 Fair',
    ],
    [
      'but no sizes',
      ['<a href="?b=1"><b>8</b> <i>GB</i></a>', '<a href="?b=2"><b>16</b> <i>GB</i></a>'],
      'Brand: 8 GB 16 GB',
    ],
    [
      'but no number in brackets that only one of them has',
      ['<a href="?b=1">Single speed</a>', '<a href="?b=2">3-speed hub</a>', '<a href="?b=3">Derailleur (21+)</a>'],
      'Brand: Single speed 3-speed hub Derailleur (21+)',
    ],
    [
      'of the only one beside what cannot be chosen',
      ['<a href="?b=1">Acme</a>', 'Bolt', '<a href="?b=3">Cog (3)</a>'],
      'Brand: Acme *Bolt Cog(3)',
    ],
    ['but no badges', ['<a href="?b=1">Acme</a> <sup>new</sup>', '<a href="?b=2">Bolt</a>'], 'Brand: Acme Bolt'],
    [
      'whole where it is cut',
      ['<a href="?b=1" title="Acme and Sons">Acme an…</a>', '<a href="?b=2">Bolt</a>'],
      'Brand: Acme and Sons Bolt',
    ],
    [
      'without counts whose brackets stand in elements of their own',
      ['Acme', 'Bolt'].map((name, at) => `<a href="?b=${at}"><b>${name}</b> <i><u>(</u><u>1${at}</u><u>)</u></i></a>`),
      'Brand: Acme(10) Bolt(11)',
    ],
    ['in one word over elements', ['<a href="?b=1"><b>A</b>cme</a>', '<a href="?b=2">Bolt</a>'], 'Brand: Acme Bolt'],
    [
      'with the letters marked that were looked for, and a badge in letters as bold',
      [
        '<a href="?b=1">Ac<mark>m</mark>e</a>',
        '<a href="?b=2">Bol<mark>t</mark></a>',
        '<a href="?b=3">Cog<b>New</b></a>',
      ],
      'Brand: Acme Bolt Cog New',
    ],
  ];
  it.each(cases)('is read %s', (_, items, line) => {
    expect(read(items)).toBe(line);
  });
});

describe('the count of a lone value', () => {
  const brands =
    '<div role=group aria-labelledby=b><div id=b>Brand</div><ul><li><a href="?b=1">Acme</a> <i>2</i></li><li><a href="?b=2">Bolt</a> <i>1</i></li></ul></div>';
  it.each([
    ['that begins with words', 'under $25'],
    ['that begins with a number', '$25 or less'],
  ])('%s is told by the other groups', (_, value) => {
    const price = `<div role=group aria-labelledby=p><div id=p>Price</div><ul><li><a href="?p=1"><span>${value}</span></a> <i>3</i></li></ul></div>`;
    expect(linesOf(`${brands}${price}`)[1]).toBe(`Price: ${value}(3)`);
  });
});

it('the label of the only box in an option names it, not the code beside it', () => {
  const options = (rest: (name: string) => string): string =>
    ['Canada', 'Ghana', 'Norway']
      .map((name) => `<li role=option><div><input type=checkbox id=${name}>${rest(name)}</div></li>`)
      .join('');
  const named = (html: string): readonly string[] =>
    besideList(`<div><h3>Country</h3><ul role=listbox>${html}</ul></div>`).groups.flatMap(({ choices }) =>
      choices.map(({ value, count }) => `${value} ${count ?? ''}`.trim()),
    );
  const code = (name: string): string => `<span>${name.slice(0, 2).toUpperCase()}</span>`;
  expect(named(options((name) => `<label for=${name}>${name}</label>${code(name)}`))).toEqual([
    'Canada',
    'Ghana',
    'Norway',
  ]);
  expect(named(options((name) => `<label for=${name}>${name}</label><span>(12)</span>`))[0]).toBe('Canada 12');
  expect(named(options((name) => `<label for=${name}></label>${name}`))[0]).toBe('Canada');
});

it('numbers in brackets that climb by one step belong to the values', () => {
  const sizes = ['3-4Y(110)', '5-6Y(120)', '9-10Y(140)'].map((size) => `<li><a href="?s=${size}">${size}</a></li>`);
  expect(linesOf(`<h3>Size</h3><ul>${sizes.join('')}</ul>`)).toEqual(['Size: 3-4Y(110) 5-6Y(120) 9-10Y(140)']);
});
