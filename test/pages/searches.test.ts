import { describe, expect, test } from 'vitest';
import type { SearchControl } from '../../src/model/page.js';
import { snapshotFromHtml } from '../../src/pages/html-snapshot.js';
import { readPage } from '../../src/pages/read-page.js';
import { PAGE_URL } from './html-page.js';
import { readLive } from './live-page.js';

/** Keyword fields of a live page. */
function searches(html: string): readonly SearchControl[] {
  return readLive(html).searches ?? [];
}

/** What the steps of the likeliest field do. */
function steps(html: string): readonly string[] {
  const template = searches(html)[0]?.template;
  return template?.kind === 'actions'
    ? template.steps.map((step) => `${step.do} ${step.name ?? '-'}=${step.value ?? ''}`)
    : [];
}

describe('fields of forms', () => {
  test('GET: an address', () => {
    expect(searches('<form action="/find"><input name="q"><button>Go</button></form>')[0]?.template).toEqual({
      kind: 'url',
      url: 'https://shop.example/find?q={query}',
    });
  });

  test('GET over HTTP', () => {
    const html = '<header><form action="/find"><input type="search" name="q" placeholder="Find"></form></header>';
    const [search] = readPage(snapshotFromHtml(html, { url: PAGE_URL, status: 200 })).searches ?? [];
    expect(search).toMatchObject({ label: 'Find', template: { url: 'https://shop.example/find?q={query}' } });
  });

  test('what else can be chosen in the form is told with it', () => {
    const html =
      '<form action="/find"><input name="q"><select name="in" aria-label="Part"><option value="">All</option><option value="b">Books</option></select><input type="checkbox" name="new" value="1"></form>';
    expect(searches(html)[0]?.inputs).toEqual([
      {
        name: 'in',
        label: 'Part',
        values: [
          { value: '', label: 'All' },
          { value: 'b', label: 'Books' },
        ],
      },
    ]);
  });

  test('other fields at their defaults, required ones filled', () => {
    const html =
      '<form action="/find"><input name="q"><input type="hidden" name="l" value="en"><select name="in" required><option value="">–</option><option value="b">Books</option></select><input type="number" name="n" required min="2"></form>';
    expect(searches(html)[0]?.template).toMatchObject({ url: 'https://shop.example/find?q={query}&l=en&in=b&n=2' });
  });

  const posted =
    '<form method="post" action="/find"><input type="hidden" name="t" value="x"><input type="search" name="words" aria-label="Find"><button>Go</button></form>';

  test('POST: a request with its hidden tokens', () => {
    const [search] = readPage(snapshotFromHtml(posted, { url: PAGE_URL, status: 200 })).searches ?? [];
    expect(search?.template).toMatchObject({ method: 'POST', body: 't=x&words={query}' });
  });

  test('POST in a browser: typed there, where the token is valid', () => {
    expect(steps(posted)).toEqual(['type Find={query}', 'press Find=Enter']);
  });

  test('a field that sends nothing is worked', () => {
    expect(steps('<form role="search"><input type="search" aria-label="Find"></form>')).toEqual([
      'type Find={query}',
      'press Find=Enter',
    ]);
  });
});

describe('fields without a form', () => {
  test('typing and Enter', () => {
    expect(steps('<div><input type="search" placeholder="Find"></div>')).toEqual([
      'type Find={query}',
      'press Find=Enter',
    ]);
  });

  test('typing and the button beside it', () => {
    const html = '<header><div><input placeholder="Find" id="search"><button>Go</button></div></header>';
    expect(steps(html)).toEqual(['type Find={query}', 'click Go=']);
    expect(searches(html)[0]?.controls?.map(({ step }) => step.do)).toEqual(['type', 'click']);
  });

  test('not over HTTP', () => {
    expect(readPage(snapshotFromHtml('<input type="search">', { url: PAGE_URL, status: 200 })).searches).toEqual([]);
  });
});

test('the likeliest comes first', () => {
  const html =
    '<main><form action="/a"><input name="city"><input name="x"></form></main><header><form action="/b"><input type="search" name="q"></form></header>';
  expect(searches(html)[0]?.template).toMatchObject({ url: 'https://shop.example/b?q={query}' });
});

describe('what is no keyword field', () => {
  test.each([
    ['a newsletter', '<form method="post"><input type="email" name="email"><button>Join</button></form>'],
    [
      'a newsletter of a bare field',
      '<form method="post"><input name="nl" placeholder="Your address"><button>Join</button></form>',
    ],
    ['a form that acts', '<form action="/cart/add"><input name="q"></form>'],
    ['a sign-in', '<form method="post"><input name="user"><input type="password" name="p"></form>'],
    ['a review', '<form method="post"><input type="search" name="title"><textarea name="text"></textarea></form>'],
    ['a scripted sign-in', '<form><input placeholder="Search"><input type="password"></form>'],
    ['the filter of a column', '<table><thead><tr><th>Name <input type="search"></th></tr></thead></table>'],
    [
      'a field in a grid',
      '<div role="grid"><div role="row"><div role="gridcell"><input type="search"></div></div></div>',
    ],
    ['two number fields', '<form><input type="number" name="min"><input type="number" name="max"></form>'],
    [
      'the field of a facet’s own values',
      '<div><h3>Brand</h3><input type="search" placeholder="Find"><ul><li><label><input type="checkbox"> Acme</label></li><li><label><input type="checkbox"> Blue</label></li><li><label><input type="checkbox"> Coil</label></li></ul></div>',
    ],
  ])('%s', (_, html) => {
    expect(searches(html)).toEqual([]);
  });
});
