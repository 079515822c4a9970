import { expect, it } from 'vitest';
import { besideList, boxes } from '../read-live.js';

const BRAND = ['Acme', 'Bolt', 'Corex', 'Dyna'];
const KIND = ['Tree', 'Shrub', 'Herb'];
const COLOR = ['Red', 'Blue', 'Green', 'White', 'Black', 'Brown'];

function openedIn(end: (label: string) => string, labels: readonly string[] = ['Brand', 'Kind']) {
  const values = { Brand: BRAND, Kind: KIND, Color: COLOR };
  const blocks = Object.entries(values).map(([label, names]) =>
    boxes(label, names, labels.includes(label) ? end(label) : ''),
  );
  const { openers = [] } = besideList(`<aside>${blocks.join('')}</aside>`);
  return openers.map(({ step }) => `${step.group ?? ''}: ${step.name ?? ''}`);
}

const more = (): string => '<span class=link onclick=x>Weitere</span>';

it('text that can be pressed behind the values of several groups shows the rest of them, however long others are', () => {
  expect(openedIn(more)).toEqual(['Brand: Weitere', 'Kind: Weitere']);
});

it('it is offered for the other one when it has shown the rest of the first and says how to fold that', () => {
  const end = (label: string): string =>
    `<span class=link onclick=x>${label === 'Brand' ? 'Weniger' : 'Weitere'}</span>`;
  expect(openedIn(end)).toContain('Kind: Weitere');
});

it.each([
  ['behind one group alone', more, ['Brand']],
  ['behind all groups', more, ['Brand', 'Kind', 'Color']],
  ['of another look each', (label: string) => `<span class=${label} onclick=x>Weitere</span>`, ['Brand', 'Kind']],
])('%s it is none', (_, end, labels) => {
  expect(openedIn(end, labels).filter((name) => /Weitere/u.test(name) && !name.startsWith(':'))).toEqual([]);
});
