import { describe, expect, it } from 'vitest';
import { readLinkFacts } from '../../../src/pages/link-facts.js';
import { findCursorLinks } from '../../../src/pages/paging/cursor-links.js';
import { pageOf } from '../html-page.js';

const SITE = 'https://shop.example';

/** A cursor as servers write it. */
const at = (id: string): string => encodeURIComponent(Buffer.from(JSON.stringify({ last_id: id })).toString('base64'));

/** Addresses of next and previous links around a list. */
function steps(
  before: string,
  behind: string,
  path = '/shoes',
): { readonly next: readonly string[]; readonly previous: readonly string[] } {
  const index = pageOf(`${before}<ul><li><a href="/shoe/1">Boot</a></li></ul>${behind}`, `${SITE}${path}`);
  const listStart = index.byTag('ul')[0] ?? 0;
  const links = readLinkFacts(index).filter(({ url }) => !url.includes('/shoe/'));
  const { next, previous } = findCursorLinks(index, { links, cards: 1, listStart });
  const paths = (found: typeof next): readonly string[] => found.map(({ url }) => url.replace(SITE, ''));
  return { next: paths(next), previous: paths(previous) };
}

const link = (path: string, text = 'Load more'): string => `<a href="${path}">${text}</a>`;

describe('pages named by cursors', () => {
  const [on, back] = [`/shoes?direction=next&cursor=${at('ü7')}`, `/shoes?direction=previous&cursor=${at('3')}`];

  it('go on by the one behind the list', () => {
    expect(steps('', link(on))).toEqual({ next: [on], previous: [] });
  });

  it('go on and back where both are linked', () => {
    const here = `/shoes?direction=next&cursor=${at('2')}`;
    expect(steps(link(back), link(on), here)).toEqual({ next: [on], previous: [back] });
  });

  it.each([
    ['says another direction', back],
    ['stands before the list', on],
  ])('go back where the only link %s', (_title, only) => {
    expect(steps(link(only), '', `/shoes?direction=next&cursor=${at('2')}`)).toEqual({ next: [], previous: [only] });
  });

  it('are told by a word before the name, and keep what was chosen', () => {
    const after = `after=${Buffer.from('cursor:v2:\u0091X9').toString('base64').replace(/=+$/u, '')}`;
    expect(steps('', link(`/shoes?colour=red&${after}`), '/shoes?colour=red').next).toHaveLength(1);
    expect(steps('', link(`/shoes?${after}`), '/shoes?colour=red').next).toEqual([]);
  });

  it('are no values of a facet, and no other lists', () => {
    const values = ['1', '2', '3'].map((id) => link(`/shoes?f=${at(id)}`)).join('');
    expect(steps(values, '')).toEqual({ next: [], previous: [] });
    expect(steps('', link(`/hats?cursor=${at('1')}`)).next).toEqual([]);
    expect(steps('', link('/shoes?session=d41d8cd98f00b204e980')).next).toEqual([]);
  });
});
