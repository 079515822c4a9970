import { describe, expect, it } from 'vitest';
import { createKeepingSite } from '../../src/explore/keeping-site.js';
import type { PageView } from '../../src/model/page.js';
import { fixtureSite, to, type FixtureSite } from './fixture-site.js';
import { listPage } from './page-views.js';

/** A page of a list that says how large it is. */
function page(names: readonly string[], size: number, next: string | null): PageView {
  const list = listPage(names, { source: 'http', declaredCount: size });
  const counts = [{ node: 1, template: '# things', value: size, from: null, to: null, confidence: 0.9 }];
  return { ...list, counts, pagination: { ...list.pagination, next: next === null ? null : to(next) } };
}

async function names(site: FixtureSite, path: string): Promise<readonly string[]> {
  const opening = await createKeepingSite(site).open(to(path));
  if (opening.kind !== 'session') throw new Error(opening.kind);
  const { session } = opening;
  const listed = [...(session.observe().view.list?.cards ?? [])];
  while ((await session.next()) !== null) listed.push(...(session.observe().view.list?.cards ?? []));
  await session.close();
  return listed.map(({ name }) => name);
}

describe('a pager that forgets what the address of its page asks', () => {
  const all = { '/list?page=2': page(['x', 'y'], 100, '/list?page=3') };

  it('is read on by that address with the number of the page', async () => {
    const site = fixtureSite({
      ...all,
      '/list?a=1&sort=': page(['a', 'b'], 15, '/list?page=2'),
      '/list?page=2&a=1': page(['c', 'd'], 15, '/list?page=3'),
      '/list?page=3&a=1': page(['e'], 15, null),
    });
    expect(await names(site, '/list?a=1&sort=')).toEqual(['a', 'b', 'c', 'd', 'e']);
    // What it forgets is learnt from the first page that it leads to.
    expect(site.opened).toEqual(['/list?a=1&sort=', '/list?page=2', '/list?page=2&a=1', '/list?page=3&a=1']);
  });

  it('leads where it leads, if the list does not go on so either', async () => {
    const site = fixtureSite({
      '/list?a=1': page(['a', 'b'], 15, '/list?page=2'),
      '/list?page=2': page(['x', 'y'], 100, null),
      '/list?page=2&a=1': page(['a', 'b'], 15, '/list?page=2'),
    });
    expect(await names(site, '/list?a=1')).toEqual(['a', 'b', 'x', 'y']);
  });

  it('is followed as it is, where the list goes on', async () => {
    const site = fixtureSite({
      '/list?search=7': page(['a', 'b'], 15, '/list?page=2'),
      '/list?page=2': page(['c'], 15, null),
    });
    expect(await names(site, '/list?search=7')).toEqual(['a', 'b', 'c']);
    expect(site.opened).toEqual(['/list?search=7', '/list?page=2']);
  });
});
