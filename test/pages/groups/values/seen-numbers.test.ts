import { expect, it } from 'vitest';

import { liveLinesOf } from '../read-live.js';

const button = (label: string, shown: string, isOn = false): string =>
  `<button role="checkbox" aria-checked="${String(isOn)}" aria-label="${label}"><div>${shown}</div></button>`;

function sizes(values: readonly string[], labelOf: (value: string) => string): string {
  return `<h3>Size</h3><div>${values.map((value) => button(labelOf(value), value, value === '8')).join('')}</div>`;
}

it('numbers among values are those that are seen, whatever is said before all of them', () => {
  const said = (value: string): string => (value === '8' ? 'Remove filter: 8' : `Add filter: ${value}`);
  const lines = liveLinesOf(sizes(['XS', 'S', 'M', '7.5', '8', '10'], said));
  expect(lines.join()).toContain('Size: XS S M 7.5 *8 10');
});

it('what is said in words of its own before each number is part of the value', () => {
  const said: Readonly<Record<string, string>> = { '6': 'Up to 6', '7': 'From 7', '9': 'About 9', '10': 'Over 10' };
  expect(liveLinesOf(sizes(['6', '7', '9', '10'], (value) => said[value] ?? value)).join()).toContain('Up to 6');
});
