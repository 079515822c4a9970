import { describe, expect, it } from 'vitest';

import { linesOf } from '../read-html.js';
import { liveLinesOf } from '../read-live.js';

const brands = (tool: string): readonly string[] =>
  linesOf(
    `<div><h3>Brand</h3>${tool}</div><div><ul><li><a href="?p=1">Acme <i>(4)</i></a></li><li><a href="?b=1&b=2&p=1">Bolt <i>(3)</i></a></li><li><a href="?b=1&b=3&p=1">Cog <i>(2)</i></a></li></ul></div>`,
    'https://shop.example/list?b=1&p=1',
  );

describe('a link beside the heading of a group', () => {
  it('that takes back what is chosen in it is no value, and leaves the group its label', () => {
    expect(brands('<a href="?p=1" aria-label="Clear Brand">Clear</a>')).toEqual(['Brand: *Acme(4) Bolt(3) Cog(2)']);
  });

  it('that leads elsewhere stays what it is', () => {
    expect(brands('<a href="/brands">All</a>')).not.toEqual(['Brand: *Acme(4) Bolt(3) Cog(2)']);
  });
});

it('a button in a heading that takes back what is chosen leaves the heading its words', () => {
  const box = (value: string, state = ''): string => `<li><label><input type=checkbox ${state}>${value}</label></li>`;
  const card = (label: string, ...boxes: readonly string[]): string =>
    `<div class=card><h2>${label}</h2><ul>${boxes.join('')}</ul></div>`;
  const clear = '<button aria-label="Clear selection">Clear</button>';
  const cards = [
    card(`Access ${clear}`, box('Open', 'checked'), box('Closed')),
    card('Type', box('Image'), box('Text')),
  ];
  expect(liveLinesOf(cards.join(''))).toEqual(['Access: *Open Closed', 'Type: Image Text']);
});
