import { describe, expect, it } from 'vitest';
import { groupsOf } from './read-html.js';

const link = (path: string): string => `<li><a href="/lamps/${path}">${path.replace(/.*-/u, '')} (4)</a></li>`;
const row = (paths: readonly string[]): string =>
  paths.map((path) => `<a href="/lamps/${path}">${path.replace(/.*-/u, '')}</a>`).join(' ');
const facet = (label: string, paths: readonly string[]): string =>
  `<div><h3>${label}</h3><ul>${paths.map(link).join('')}</ul></div>`;
const BRAND = ['b-Acme', 'b-Bolt', 'b-Core', 'b-Dune'];
const SHADE = ['s-Red', 's-Blue', 's-Gold'];
const FACETS = `<aside>${facet('Brand', BRAND)}${facet('Shade', SHADE)}</aside>`;
const page = (wanted: readonly string[], facets = FACETS): string =>
  `<main><h1>Lamps</h1><div class=wanted>${row(wanted)}</div>${facets}</main>`;
const labelsOf = (html: string): readonly (string | null)[] =>
  groupsOf(html)
    .filter(({ guess }) => guess === 'facet')
    .map(({ label }) => label);

describe('a row of links under a title', () => {
  it('is no facet where it gathers values of several others', () => {
    expect(labelsOf(page(['b-Acme', 'b-Core', 's-Red', 'k-Kit']))).toEqual(['Brand', 'Shade']);
  });

  it('is none where it has all values that one of the others shows', () => {
    const kinds = ['k-Desk', 'k-Floor', 'k-Wall'];
    const facets = `<aside>${facet('Kind', kinds)}${facet('Brand', BRAND)}${facet('Shade', SHADE)}</aside>`;
    expect(labelsOf(page([...kinds, 'k-Rare', 'b-Acme', 's-Red'], facets))).toEqual(['Kind', 'Brand', 'Shade']);
  });

  it.each([
    ['has values of one other only', ['b-Acme', 'b-Core', 'b-Dune'], FACETS],
    ['has mostly values of its own', ['b-Acme', 's-Red', 'k-Kit', 'k-Set', 'k-Pair'], FACETS],
    [
      'has all values of the others, which are selections from it',
      [...BRAND, 'b-Ever'],
      `<aside>${facet('New', BRAND.slice(0, 2))}${facet('Popular', BRAND.slice(2))}</aside>`,
    ],
  ])('may be one where it %s', (_, wanted, facets) => {
    expect(labelsOf(page(wanted, facets))).toContain('Lamps');
  });
});
