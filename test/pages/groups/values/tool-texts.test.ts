import { expect, it } from 'vitest';

import { linesOf } from '../read-html.js';
import { liveLinesOf } from '../read-live.js';

const stars = (many: number): string => `<span aria-hidden=true>${'★'.repeat(many)}</span>`;

it('stars that are drawn beside words are no name', () => {
  const link = (least: number): string =>
    `<li><a href="?rating=${String(least)}"><svg aria-hidden=true></svg>${stars(least)}<!---->${String(least)} &amp; up <i>(${String(90 - least)})</i></a>`;
  expect(linesOf(`<h3>Rating</h3><ul>${[4, 3, 2].map(link).join('')}</ul>`)).toEqual([
    'Rating: 4 & up(86) 3 & up(87) 2 & up(88)',
  ]);
});

it('stars that are all that is shown are the name', () => {
  const link = (least: number): string => `<li><a href="?rating=${String(least)}">${stars(least)}</a>`;
  expect(linesOf(`<h3>Rating</h3><ul>${[3, 2].map(link).join('')}</ul>`)).toEqual(['Rating: ★★★ ★★']);
});

it('how a switch is set is no part of its name', () => {
  const html =
    '<div><button role=switch aria-checked=false id=s aria-labelledby=l></button><label id=l for=s><span>Certified</span> <i aria-hidden=true>Off</i></label></div>';
  expect(liveLinesOf(`<main>${html}</main>`).join()).toMatch(/Certified$/u);
});
