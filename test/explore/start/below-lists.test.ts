import { expect, it } from 'vitest';
import { inTurn, isBelowKnown } from '../../../src/explore/start/below-lists.js';
import type { Candidate } from '../../../src/explore/start/scouting-candidates.js';
import type { FoundList } from '../../../src/explore/start/found-list.js';
import { listPage, SITE } from '../page-views.js';

const linkTo = (url: string, rank = 1): Candidate => ({ path: { kind: 'url', url: `${SITE}${url}` }, via: null, rank });

function known(url: string, declaredCount: number | null = 50): FoundList {
  const view = listPage(['1'], { url: `${SITE}${url}`, declaredCount });
  return {
    path: { kind: 'url', url: view.url },
    observation: { view, path: { kind: 'url', url: view.url } } as unknown as FoundList['observation'],
    via: null,
    depth: 1,
  };
}

it.each([
  ['/shop/tools/saws/c/7', '/shop/tools/c/5', true],
  ['/shop/tools/saws', '/shop/tools', true],
  ['/shop/tools/saws/c/7', '/shop/paints/c/5', false],
  ['/shop/c/7', '/c/5', false],
  ['/shop/tools/c/7', '/shop/tools/c/5', false],
  ['/shop/tools/12/c/7', '/shop/tools/c/5', false],
  ['/shop/tools/saws/hand/c/7', '/shop/tools/c/5', false],
])('%s lies below the list %s: %s', (link, list, expected) => {
  expect(isBelowKnown(linkTo(link), [known(list)])).toBe(expected);
});

it('is told of links of which nothing is known, below lists that offer a way into the whole', () => {
  const via = { attribute: 'Kind', value: 'Saws', path: ['Saws'], group: 'menu' };
  expect(isBelowKnown({ ...linkTo('/shop/tools/saws'), via }, [known('/shop/tools')])).toBe(false);
  expect(isBelowKnown(linkTo('/shop/tools/saws'), [known('/shop/tools', null)])).toBe(false);
});

it('has lists come before what lies below them', () => {
  const links = [linkTo('/shop/tools/saws'), linkTo('/a', 2), linkTo('/shop/paints'), linkTo('/shop/tools')];
  const urls = inTurn(links, ({ rank }) => rank).map(({ path }) =>
    path.kind === 'url' ? path.url.slice(SITE.length) : '',
  );
  expect(urls).toEqual(['/shop/paints', '/shop/tools', '/shop/tools/saws', '/a']);
});
