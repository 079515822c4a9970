import { describe, expect, it } from 'vitest';
import { informativeTemplates, sampleOf, withValue } from '../../../src/explore/keywords/search-templates.js';
import type { PageView, SearchControl, SearchInput } from '../../../src/model/page.js';
import { exploreContext } from '../explore-simulated.js';
import { fixtureSite, to } from '../fixture-site.js';
import { listPage, pageView } from '../page-views.js';

const input = (name: string, ...values: readonly string[]): SearchInput => ({
  name,
  label: null,
  values: values.map((value) => ({ value, label: value })),
});
const search = (template: string, ...inputs: readonly SearchInput[]): SearchControl => ({
  node: 0,
  label: null,
  template: to(template),
  inputs,
});

/** The templates of a form on a site of these pages, told by the keyword `lamp`. */
async function templates(form: SearchControl, pages: Readonly<Record<string, PageView>>): Promise<readonly unknown[]> {
  return informativeTemplates(exploreContext(fixtureSite(pages)).context, form, 'lamp');
}

describe('the templates of a search form', () => {
  it('are that of its defaults where they find everything', async () => {
    const pages = {
      '/find?q=lamp&in=all': listPage(['a', 'b', 'c']),
      '/find?q=lamp&in=x': listPage(['a']),
      '/find?q=lamp&in=y': listPage(['b', 'c']),
    };
    const form = search('/find?q={query}&in=all', input('in', 'all', 'x', 'y'));
    expect(await templates(form, pages)).toEqual([form.template]);
    const ordered = search('/find?q={query}&in=all', input('in', 'all', 'up'));
    expect(await templates(ordered, { ...pages, '/find?q=lamp&in=up': listPage(['c', 'b', 'a']) })).toEqual([
      form.template,
    ]);
  });

  it('are that of the value that finds all, where the default finds less', async () => {
    const form = search('/find?q={query}&in=x', input('in', 'x', 'y', 'all'));
    const pages = {
      '/find?q=lamp&in=all': listPage(['a', 'b', 'c']),
      '/find?q=lamp&in=x': listPage(['a']),
      '/find?q=lamp&in=y': listPage(['b', 'c']),
    };
    expect(await templates(form, pages)).toEqual([to('/find?q={query}&in=all')]);
  });

  it('are those of all values where each finds something of its own, of two inputs at most', async () => {
    const form = search('/find?q={query}&in=x', input('in', 'x', 'y'));
    const parts = { '/find?q=lamp&in=x': listPage(['a']), '/find?q=lamp&in=y': listPage(['b']) };
    expect(await templates(form, parts)).toEqual([to('/find?q={query}&in=x'), to('/find?q={query}&in=y')]);
    const three = search(
      '/find?q={query}&a=1&b=1&c=1',
      input('a', '1', '2'),
      input('b', '1', '2'),
      input('c', '1', '2'),
    );
    const pages: Record<string, PageView> = {};
    for (const a of [1, 2])
      for (const b of [1, 2])
        for (const c of [1, 2])
          pages[`/find?q=lamp&a=${String(a)}&b=${String(b)}&c=${String(c)}`] = listPage([
            `${String(a)}${String(b)}${String(c)}`,
          ]);
    expect(await templates(three, pages)).toHaveLength(4);
  });

  it('are that of the defaults where no value finds anything', async () => {
    const form = search('/find?q={query}&in=x', input('in', 'x', 'y'));
    const empty = pageView({ empty: { empty: true, reason: 'no-main-list' } });
    const pages = { '/find?q=lamp&in=x': empty, '/find?q=lamp&in=y': empty };
    expect(await templates(form, pages)).toEqual([form.template]);
  });
});

describe('a value', () => {
  it('is sent in the address or in the body, the rest as it is', () => {
    expect(withValue(to('/f?q={query}&in=x#top'), 'in', 'a b')).toEqual(to('/f?q={query}&in=a%20b'));
    const post = { kind: 'request', method: 'POST', url: to('/f').url, body: 'q={query}&in=x' } as const;
    expect(withValue(post, 'in', 'y')).toEqual({ ...post, body: 'q={query}&in=y' });
    expect(withValue(to('/f?q={query}'), 'in', 'y')).toBeNull();
  });

  it('is sampled among all, the first and the last among them', () => {
    expect(sampleOf(input('in', 'a', 'b'))).toEqual(['a', 'b']);
    expect(sampleOf(input('in', ...'abcdefghijk'))).toEqual(['a', 'd', 'f', 'i', 'k']);
  });
});
