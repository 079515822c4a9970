import { describe, expect, it } from 'vitest';
import { besideList, liveGroupsOf, liveLinesOf } from '../read-live.js';

const bar = (value: string, count: number): string =>
  `<g><rect onclick=x width=9 height=9></rect><text onclick=x>${value}</text><title>${value}: ${String(count)}</title></g>`;

const slice = (title: string): string => `<g onclick=x><path d=M0></path><title>${title}</title></g>`;

const AXIS = '<g><g><line></line><text>0</text></g><g><line></line><text>10</text></g></g>';

it.each([
  [
    'bars with words and titles',
    `<b>Brand</b><svg><g>${AXIS}${bar('Acme', 5)}${bar('Bolt', 4)}</g></svg>`,
    ['Brand: Acme(5) Bolt(4)'],
  ],
  [
    'slices with titles alone',
    `<h3>Color</h3><svg><g>${slice('Red: 5')}${slice('Blue: 4')}</g></svg>`,
    ['Color: Red(5) Blue(4)'],
  ],
  ['bars of years', `<h3>Year</h3><svg>${slice('2019: 5')}${slice('2020: 4')}</svg>`, ['Year: 2019(5) 2020(4)']],
  [
    'areas with names and no numbers',
    '<h3>Region</h3><svg><path onclick=x aria-label=North></path><path onclick=x aria-label=South></path></svg>',
    ['Region: North South'],
  ],
  [
    'slices that their legend and their labels say once more',
    `<h3>Color</h3><svg><g>${slice('Red: 5')}${slice('Blue: 4')}</g><g><text onclick=x>Red</text><text onclick=x>Blue</text></g><g><g onclick=x><rect></rect><text>Red</text></g><g onclick=x><rect></rect><text>Blue</text></g></g></svg>`,
    ['Color: Red(5) Blue(4)'],
  ],
  [
    'marks that are each wrapped',
    `<h3>Color</h3><svg><g><g>${slice('Red: 5')}</g><g>${slice('Blue: 4')}</g></g></svg>`,
    ['Color: Red(5) Blue(4)'],
  ],
  [
    'a chosen mark',
    '<h3>Region</h3><svg><path role=option aria-selected=true aria-label=North></path><path role=option aria-selected=false aria-label=South></path></svg>',
    ['Region: *North South'],
  ],
])('the marks of a chart are values: %s', (_, html, lines) => {
  expect(liveLinesOf(`<div>${html}</div>`)).toEqual(lines);
});

describe('what is drawn', () => {
  it.each([
    ['a single mark', `<h3>Color</h3><svg>${slice('Red: 5')}</svg>`],
    ['two marks without a label', `<svg>${slice('Red: 5')}${slice('Blue: 4')}</svg>`],
    [
      'marks that nothing listens to',
      '<h3>Color</h3><svg><g><title>Red: 5</title></g><g><title>Blue: 4</title></g></svg>',
    ],
    ['marks without names', '<h3>Color</h3><svg><rect onclick=x></rect><rect onclick=x></rect></svg>'],
    ['an icon on a button', `<h3>Color</h3><button><svg>${slice('Red')}${slice('Blue')}</svg></button>`],
    [
      'a cloud of points',
      `<h3>Color</h3><svg>${Array.from({ length: 101 }, (_, at) => slice(`Item ${String(at)}`)).join('')}</svg>`,
    ],
    ['what lies behind all marks', `<h3>Color</h3><svg><g><rect onclick=x></rect>${AXIS}</g></svg>`],
  ])('is no choice: %s', (_, html) => {
    expect(liveGroupsOf(`<div>${html}</div>`)).toEqual([]);
  });

  it('is pressed to choose, and narrows the list beside it', () => {
    const { groups } = besideList(`<div><b>Brand</b><svg>${bar('Acme', 5)}${bar('Bolt', 4)}</svg></div>`);
    expect(groups.map(({ label, guess }) => [label, guess])).toEqual([['Brand', 'facet']]);
    expect(groups[0]?.choices.map(({ control }) => control?.step)).toMatchObject([
      { do: 'click', name: 'Acme', group: 'Brand' },
      { do: 'click', name: 'Bolt', group: 'Brand' },
    ]);
  });
});
