import { expect, it } from 'vitest';

import { groupsOf, lineOf } from '../read-html.js';

it('reads the buttons of one form that send a value of their own', () => {
  const [group] = groupsOf(
    '<form action="/s"><h3>Brand</h3><button name=b value=1>Acme</button><button name=b value=2>Bolt</button></form>',
  );
  expect(group?.choices.map(({ value, path }) => [value, path?.kind === 'url' ? path.url : null])).toEqual([
    ['Acme', 'https://shop.example/s?b=1'],
    ['Bolt', 'https://shop.example/s?b=2'],
  ]);
  expect(group?.widget).toBe('buttons');
});

it('reads forms that are one button each', () => {
  const form = (value: string): string =>
    `<li><form action="/s"><input type=hidden name=b value=${value}><button>${value}</button></form></li>`;
  expect(groupsOf(`<h3>Brand</h3><ul>${form('Acme')}${form('Bolt')}</ul>`).map(lineOf)).toEqual(['Brand: Acme Bolt']);
});

it('shows rows of buttons that only a script can use, with little confidence', () => {
  const [group] = groupsOf(
    '<h3>Size</h3><div><button type=button>S</button><button type=button aria-pressed=true>M</button><span role=button>L</span></div>',
  );
  expect(
    group && [lineOf(group), group.guess, group.confidence, group.choices.every(({ path }) => path === null)],
  ).toEqual(['Size: S *M L', 'facet', 0.2, true]);
});

it('takes neither two tools nor the buttons of a form that acts for choices', () => {
  expect(groupsOf('<button type=button>Fold</button><button type=button>Close</button>')).toEqual([]);
  expect(
    groupsOf(
      '<form method=post><button name=b value=1>A</button><button name=b value=2>B</button><button name=b value=3>C</button></form>',
    ),
  ).toEqual([]);
});
