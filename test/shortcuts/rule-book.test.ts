import { describe, expect, test } from 'vitest';
import { type Move, pagerMove } from '../../src/shortcuts/moves.js';
import { type Following, RuleBook } from '../../src/shortcuts/rule-book.js';
import { requestOf, requestTree } from '../../src/shortcuts/request-tree.js';
import type { TreeRecord } from '../../src/shortcuts/tree.js';

function get(address: string): TreeRecord {
  return requestTree({ method: 'GET', url: `http://s.test${address}`, body: null, contentType: null })!;
}

function choosing(value: string, rule = 'brand'): Move {
  return { rule, texts: [{ source: '0 value', text: value }], replaces: false };
}

function address(following: Following | null): string | null {
  return following === null ? null : requestOf(following.request).url.replace('http://s.test', '');
}

describe('a rule', () => {
  test('is believed from its second value on', () => {
    const book = new RuleBook();
    book.learn(choosing('a'), get('/'), get('/?b=a'));
    expect(address(book.predict(choosing('z'), get('/')))).toBeNull();
    book.learn(choosing('a'), get('/'), get('/?b=a'));
    expect(address(book.predict(choosing('z'), get('/')))).toBeNull();
    book.learn(choosing('c'), get('/'), get('/?b=c'));
    expect(address(book.predict(choosing('z'), get('/x?y=1')))).toBe('/x?y=1&b=z');
  });

  test('of the way on is believed once two lists went on alike, of that page alone', () => {
    const book = new RuleBook();
    book.learn(pagerMove(1, 36), get('/?in=a&from=0'), get('/?in=a&from=36'));
    expect(address(book.predict(pagerMove(1, 36), get('/?in=c&from=0')))).toBeNull();
    book.learn(pagerMove(1, 36), get('/?in=b&from=0'), get('/?in=b&from=36'));
    expect(address(book.predict(pagerMove(1, 36), get('/?in=c&from=0')))).toBe('/?in=c&from=36');
    expect(address(book.predict(pagerMove(2, 36), get('/?in=c&from=0')))).toBeNull();
  });

  test('of the way on says nothing where data goes on that is packed into an argument', () => {
    const book = new RuleBook();
    for (const list of ['a', 'b'])
      book.learn(pagerMove(1, 36), get(`/?in=${list}`), get(`/?in=${list}&on={"from":36}`));
    expect(address(book.predict(pagerMove(1, 36), get('/?in=c')))).toBeNull();
  });

  test('of the way on says nothing where each list goes on otherwise', () => {
    const book = new RuleBook();
    for (const list of ['a', 'b'])
      book.learn(pagerMove(1, 36), get(`/?in=${list}`), get(`/?in=${list}&after=${list}x`));
    expect(address(book.predict(pagerMove(1, 36), get('/?in=c')))).toBeNull();
  });

  test('takes along what always comes with the value', () => {
    const book = new RuleBook();
    book.learn(choosing('a'), get('/?page=4'), get('/?b=a&op=in'));
    book.learn(choosing('c'), get('/'), get('/?b=c&op=in'));
    expect(address(book.predict(choosing('z'), get('/?page=2')))).toBe('/?op=in&b=z');
  });

  test('forgets what came along once only', () => {
    const book = new RuleBook();
    for (const value of ['a', 'c']) book.learn(choosing(value), get('/'), get(`/?b=${value}&op=in`));
    book.learn(choosing('d'), get('/'), get('/?b=d&op=in&left=over'));
    book.learn(choosing('e'), get('/'), get('/?b=e&op=in'));
    expect(address(book.predict(choosing('z'), get('/')))).toBe('/?op=in&b=z');
  });

  test('leaves times and tokens as they are', () => {
    const book = new RuleBook();
    book.learn(choosing('a'), get('/?t=100'), get('/?t=217&b=a'));
    book.learn(choosing('c'), get('/?t=100'), get('/?t=389&b=c'));
    expect(address(book.predict(choosing('z'), get('/?t=100')))).toBe('/?t=100&b=z');
  });

  test('of several choices says nothing of one that was the same every time', () => {
    const both = (month: string, nights: string): Move => ({
      rule: 'month + nights',
      texts: [
        { source: '0 value', text: month },
        { source: '1 value', text: nights },
      ],
      replaces: false,
    });
    const book = new RuleBook();
    for (const month of ['may', 'june']) book.learn(both(month, ''), get('/'), get(`/?m=${month}`));
    expect(address(book.predict(both('july', ''), get('/')))).toBe('/?m=july');
    expect(book.predict(both('july', '6-9'), get('/'))).toBeNull();
    book.learn(both('june', '1-5'), get('/'), get('/?m=june'));
    expect(address(book.predict(both('july', '6-9'), get('/')))).toBe('/?m=july');
  });

  test('does not undo what another choice did', () => {
    const book = new RuleBook();
    for (const value of ['a', 'c']) book.learn(choosing(value), get('/'), get(`/?f=${value}`));
    expect(address(book.predict(choosing('z'), get('/?f=other'), get('/')))).toBeNull();
    expect(address(book.predict(choosing('z'), get('/?f=other'), get('/?f=other')))).toBe('/?f=z');
  });

  test('that changes nothing is none', () => {
    const book = new RuleBook();
    book.learn(choosing('a'), get('/'), get('/'));
    expect(book.isConfirmed('brand')).toBe(false);
  });

  test('is not crowded out by requests that say nothing of what was chosen', () => {
    const book = new RuleBook();
    for (const value of ['a', 'c']) book.learn(choosing(value), get('/'), get(`/?b=${value}`));
    for (const [at, value] of ['d', 'e', 'f', 'g'].entries())
      book.learn(choosing(value), get('/'), get(`/?left=${String(at)}over`));
    expect(address(book.predict(choosing('z'), get('/')))).toBe('/?b=z');
  });

  test('needs the value in the request', () => {
    const book = new RuleBook();
    for (const value of ['a', 'c', 'e']) book.learn(choosing(value), get('/'), get(`/?s=${value.length}xx`));
    expect(book.isConfirmed('brand')).toBe(false);
  });
});

describe('a rule of one example', () => {
  const choose = (group: string, value: string, code: string): Move => ({
    rule: `click button ${group}`,
    texts: [
      { source: '0 value', text: value },
      { source: '0 handle 1', text: code },
    ],
    replaces: false,
  });

  function taught(write: (group: string, code: string) => string): RuleBook {
    const book = new RuleBook();
    book.learn(choose('Brand', 'Acme', '40'), get('/s'), get(write('brand', '40')));
    book.learn(choose('Brand', 'Best', '41'), get('/s'), get(write('brand', '41')));
    book.learn(choose('Stuff', 'Oak', '52'), get('/s'), get(write('stuff', '52')));
    return book;
  }

  test.each([
    ['parts of the path', (group: string, code: string) => `/s/q/${group}/${code}`],
    ['an argument', (group: string, code: string) => `/s?${group}=${code}`],
    ['an argument for all', (group: string, code: string) => `/s?f=${group}:${code}`],
    ['packed data', (group: string, code: string) => `/s?f=${JSON.stringify({ [group]: { in: [code] } })}`],
  ])('is read as those of another group that is believed: %s', (_kind, write) => {
    const following = taught(write).predict(choose('Stuff', 'Ash', '53'), get('/s'));
    expect(following?.rule).toBe('click button Stuff as others');
    expect(decodeURIComponent(address(following) ?? '')).toBe(write('stuff', '53'));
  });

  test('is not where it carries the value otherwise', () => {
    const book = taught((group, code) => (group === 'brand' ? `/s?brand=${code}` : '/s?stuff=Oak'));
    expect(book.predict(choose('Stuff', 'Ash', '53'), get('/s'))).toBeNull();
  });

  test('is not where more differs than names', () => {
    const book = taught((group, code) => (group === 'brand' ? `/s?f=brand:${code}` : `/s?f=stuff:${code}:any`));
    expect(book.predict(choose('Stuff', 'Ash', '53'), get('/s'))).toBeNull();
  });

  test('is not where no group is believed', () => {
    const book = new RuleBook();
    book.learn(choose('Brand', 'Acme', '40'), get('/s'), get('/s?brand=40'));
    book.learn(choose('Stuff', 'Oak', '52'), get('/s'), get('/s?stuff=52'));
    expect(book.predict(choose('Stuff', 'Ash', '53'), get('/s'))).toBeNull();
  });
});

describe('the very same move', () => {
  test('does the same elsewhere, even where it changes nothing', () => {
    const book = new RuleBook();
    book.learn(choosing('48 per page'), get('/'), get('/?size=48'));
    expect(address(book.predict(choosing('48 per page'), get('/?b=a')))).toBe('/?b=a&size=48');
    expect(address(book.predict(choosing('48 per page'), get('/?size=48')))).toBe('/?size=48');
    expect(book.predict(choosing('96 per page'), get('/'))).toBeNull();
  });

  test('does what it did every time', () => {
    const book = new RuleBook();
    book.learn(choosing('Acme'), get('/?page=2'), get('/?b=17'));
    book.learn(choosing('Acme'), get('/?c=red'), get('/?c=red&b=17'));
    expect(address(book.predict(choosing('Acme'), get('/?page=2')))).toBe('/?page=2&b=17');
  });

  test('does not undo what another choice did', () => {
    const book = new RuleBook();
    book.learn(choosing('Acme'), get('/'), get('/?f=17'));
    expect(book.predict(choosing('Acme'), get('/?f=23'), get('/'))).toBeNull();
  });
});

test('moves that were made at once are told apart by what each of them wrote', () => {
  const book = new RuleBook();
  book.learnEach([choosing('a'), choosing('red', 'colour')], get('/'), get('/?b=a&c=red'));
  book.learnEach([choosing('e'), choosing('blue', 'colour')], get('/'), get('/?b=e&c=blue'));
  expect(address(book.predict(choosing('green', 'colour'), get('/')))).toBe('/?c=green');
  book.learnEach([choosing('x', 'other'), choosing('y', 'further')], get('/'), get('/?b=x&d=1'));
  expect(book.predict(choosing('x', 'other'), get('/'))).toBeNull();
});

test('what differs between two requests for one page is noise', () => {
  const book = new RuleBook();
  book.learnNoise(get('/?n=1'), get('/?n=2'));
  book.learn(choosing('3'), get('/?n=2'), get('/?n=3'));
  book.learn(choosing('4'), get('/?n=3'), get('/?n=4'));
  expect(book.isConfirmed('brand')).toBe(false);
});

test('a page that packs no filters into an argument, or leaves it out, makes no noise of it', () => {
  const book = new RuleBook();
  const [none, empty] = [get('/'), get('/?f={}&o=0')];
  book.learnNoise(none, empty);
  book.learnNoise(empty, get('/?f={"hue":[],"kind":[]}&o=0'));
  for (const value of ['red', 'blue'])
    book.learn(choosing(value), none, get(`/?f={"hue":[{"hue":"${value}"}],"kind":[]}&o=0`));
  expect(decodeURIComponent(address(book.predict(choosing('teal'), none)) ?? '')).toBe('/?f={"hue":[{"hue":"teal"}]}');
  const before = get('/?f={"hue":[],"kind":[{"kind":"new"}]}');
  expect(decodeURIComponent(address(book.predict(choosing('teal'), before, none)) ?? '')).toBe(
    '/?f={"hue":[{"hue":"teal"}],"kind":[{"kind":"new"}]}',
  );
});

test('a page that lists its values with their states only once it knows them makes no noise of the list', () => {
  const [all, none] = [['red', 'blue', 'teal'], [] as readonly string[]];
  const states = (values: readonly string[], chosen: string): TreeRecord =>
    requestTree({
      method: 'POST',
      url: 'http://s.test/',
      body: JSON.stringify({
        facets: [
          { id: 'hue', values: values.map((value) => ({ value, state: value === chosen ? 'on' : 'off' })) },
          { id: 'kind', values: [] },
        ],
      }),
      contentType: 'application/json',
    })!;
  const book = new RuleBook();
  book.learnNoise(states(none, ''), states(all, ''));
  for (const value of ['red', 'blue']) book.learn(choosing(value), states(none, ''), states(all, value));
  const request = requestOf(book.predict(choosing('teal'), states(none, ''))!.request);
  const body = request.kind === 'request' ? request.body : null;
  const { facets } = JSON.parse(body ?? '') as {
    readonly facets: readonly { readonly values: readonly { readonly value: string; readonly state: string }[] }[];
  };
  const told = facets[0]?.values.map(({ value, state }) => `${value} ${state}`);
  expect(told?.toSorted()).toEqual(['blue off', 'red off', 'teal on']);
});
