import { describe, expect, it } from 'vitest';
import { createTransportChoice } from '../../../src/browse/site/transport-choice.js';
import type { PageView } from '../../../src/model/page.js';
import { tinySnapshot, tinyView } from '../tiny-reader.js';

const URL_ONE = 'https://site.example/list/1';
const EMPTY = page('<div id="app"></div><script></script>');
const PLAIN = page('<p>nothing else</p>');
const LIST = page('<li><a href="/a">A</a><li><a href="/b">B</a><script></script>');
const LONG_LIST = page('<li><a href="/a">A</a><li><a href="/b">B</a><li><a href="/c">C</a><script></script>');
const TEXT = page(`<script></script>${'word '.repeat(400)}`);
const MENU: PageView = { ...TEXT, passages: ['Films', 'Genre', `image:/${'x'.repeat(700)}`] };
const LOADING: PageView = { ...EMPTY, passages: ['Wait, or see this'], links: linkTo('/plain') };
const ENTRANCE: PageView = { ...EMPTY, passages: ['Come in'], links: linkTo('/shop') };
const ONE = page('<li><a href="/a">A</a><script></script>');

function linkTo(url: string): PageView['links'] {
  return [{ node: 1, url, text: '', rel: [], area: 'content', acts: false }];
}

function page(html: string): PageView {
  return tinyView(tinySnapshot(html, { url: URL_ONE, status: 200 }));
}

describe('the choice of transport', () => {
  it('does what it is told', () => {
    expect(createTransportChoice('browser', {}).first(URL_ONE)).toBe('browser');
    expect(createTransportChoice('http', { [`site.example/list/*`]: 'browser' }).first(URL_ONE)).toBe('http');
    expect(createTransportChoice('http', {}).wantsComparison(URL_ONE, EMPTY)).toBe(false);
  });

  it('is the browser where the arguments of an address only count there', () => {
    const others = page('<li><a href="/c">C</a><li><a href="/d">D</a><script></script>');
    const learn = (url: string): string => createTransportChoice('auto', {}).learn(url, LIST, others);
    expect([`${URL_ONE}?page=4`, URL_ONE].map(learn)).toEqual(['browser', 'http']);
  });

  it('starts over HTTP and compares a page that shows little and has scripts', () => {
    const choice = createTransportChoice('auto', {});
    expect(choice.first(URL_ONE)).toBe('http');
    expect([EMPTY, PLAIN, TEXT].map((view) => choice.wantsComparison(URL_ONE, view))).toEqual([true, false, false]);
  });

  it('compares what looks like an entity only where it shows hardly a word and tells nothing else', () => {
    const shell: PageView = { ...page('<div>Loading...</div><script></script>'), type: 'entity' };
    const priced = { ...shell, details: { ...shell.details, price: { amount: 5, currency: '$', text: '$5' } } };
    const told = { ...shell, textLength: 200 };
    const wanted = [shell, priced, told].map((view) =>
      createTransportChoice('auto', {}).wantsComparison(URL_ONE, view),
    );
    expect(wanted).toEqual([true, false, false]);
  });

  it.each([
    ['a list only there', EMPTY, LIST, 'browser'],
    ['more cards there', LIST, LONG_LIST, 'browser'],
    ['much more text there', EMPTY, TEXT, 'browser'],
    ['something else in its place there', LOADING, ENTRANCE, 'browser'],
    ['a bit more beside it there', LOADING, { ...ENTRANCE, links: [...ENTRANCE.links, ...LOADING.links] }, 'http'],
    ['nothing in its place there', LOADING, EMPTY, 'http'],
    ['the same there', LIST, LIST, 'http'],
    ['less there', LONG_LIST, LIST, 'http'],
    ['nothing there either', EMPTY, EMPTY, 'http'],
  ] as const)('with %s settles for the better', (...[, http, browser, better]) => {
    const choice = createTransportChoice('auto', {});
    expect(choice.learn(URL_ONE, http, browser)).toBe(better);
    expect(choice.first('https://site.example/list/2')).toBe(better);
  });

  it('compares lists with places that hold nothing, however many looked fine, until their kind is settled', () => {
    const choice = createTransportChoice('auto', {});
    const url = (at: number): string => `https://site.example/${'x'.repeat(at)}`;
    expect([1, 2, 3, 4, 5].map((at) => choice.wantsComparison(url(at), LIST))).toEqual([true, true, true, true, false]);
    expect([0, 1, 2].map((blanks) => choice.wantsComparison(URL_ONE, LIST, blanks))).toEqual([false, true, true]);
    choice.learn(URL_ONE, LIST, LONG_LIST);
    expect([choice.first(URL_ONE), choice.wantsComparison(URL_ONE, LIST, 2)]).toEqual(['browser', false]);
  });

  it('asks a browser to draw blank places, page by page: others of their kind come over HTTP', () => {
    const choice = createTransportChoice('auto', {});
    expect(choice.learnDrawn(URL_ONE, LIST, LONG_LIST)).toBe('browser');
    expect([choice.first(URL_ONE), choice.learnt()]).toEqual(['http', {}]);
    for (const http of [LONG_LIST, LONG_LIST]) choice.learn(URL_ONE, http, LONG_LIST);
    expect([0, 1].map((blanks) => choice.wantsComparison(URL_ONE, LIST, blanks))).toEqual([false, true]);
  });

  it('asks the browser at once where many pages in a row have blank places', () => {
    const choice = createTransportChoice('auto', {});
    const draw = (times: number): void => {
      for (let time = 0; time < times; time += 1) choice.learnDrawn(URL_ONE, LIST, LONG_LIST);
    };
    draw(39);
    choice.wantsComparison(URL_ONE, LIST);
    draw(39);
    expect(choice.first(URL_ONE)).toBe('http');
    draw(1);
    expect(choice.first(URL_ONE)).toBe('browser');
  });

  it('leaves blank places that stay blank in the browser', () => {
    const choice = createTransportChoice('auto', {});
    for (const url of [URL_ONE, URL_ONE]) expect(choice.learnDrawn(url, LIST, LIST)).toBe('http');
    expect(choice.wantsComparison(URL_ONE, LIST, 2)).toBe(false);
  });

  it('compares two pages of a kind that looks fine, then no more', () => {
    const choice = createTransportChoice('auto', {});
    const compared = [1, 2, 3].map(() => choice.wantsComparison(URL_ONE, LIST) && choice.learn(URL_ONE, LIST, LIST));
    expect(compared).toEqual(['http', 'http', false]);
  });

  it('does not compare kinds that look fine for ever', () => {
    const choice = createTransportChoice('auto', {});
    const wanted = Array.from({ length: 50 }, (_, at) =>
      choice.wantsComparison(`https://site.example/${'x'.repeat(at + 1)}`, LIST),
    );
    expect(wanted.filter(Boolean)).toHaveLength(4);
  });

  it('compares a page that has a long menu and hardly says anything beside it', () => {
    const article: PageView = { ...MENU, passages: ['word '.repeat(150)] };
    const entity: PageView = { ...MENU, type: 'entity' };
    const wanted = [MENU, article, entity].map((view) =>
      createTransportChoice('auto', {}).wantsComparison(URL_ONE, view),
    );
    expect(wanted).toEqual([true, false, false]);
    const choice = createTransportChoice('auto', {});
    expect([choice.learn(URL_ONE, MENU, LIST), choice.first(URL_ONE)]).toEqual(['browser', 'browser']);
    expect(createTransportChoice('auto', {}).learn(URL_ONE, MENU, { ...TEXT, textLength: 9999 })).toBe('http');
  });

  it.each([
    { what: 'pages of menus that are no lists in a browser either', http: MENU, browser: TEXT, times: 6 },
    { what: 'pages of menus that are lists in a browser', http: MENU, browser: LIST, times: 50 },
    { what: 'lists that are as long in a browser', http: LIST, browser: LIST, times: 4 },
    { what: 'lists that a browser shows a little longer', http: LIST, browser: LONG_LIST, times: 4 },
    { what: 'lists that only begin without scripts', http: ONE, browser: LONG_LIST, times: 50 },
  ])('compares $what, each at an address of its own kind, $times times of 50', ({ http, browser, times }) => {
    const choice = createTransportChoice('auto', {});
    const compared = Array.from({ length: 50 }, (_, at) => {
      const url = `https://site.example/${'x'.repeat(at + 1)}`;
      return choice.wantsComparison(url, http) && choice.learn(url, http, browser);
    });
    expect(compared.filter((better) => better !== false)).toHaveLength(times);
  });

  it('goes on to compare pages of menus after many that list nothing where others are lists in a browser', () => {
    const choice = createTransportChoice('auto', {});
    const compare = (at: number, browser: PageView): boolean => {
      const url = `https://site.example/${'x'.repeat(at + 1)}`;
      return choice.wantsComparison(url, MENU) && choice.learn(url, MENU, browser) !== null;
    };
    const compared = Array.from({ length: 60 }, (_, at) => compare(at, at % 6 === 0 ? LIST : TEXT));
    expect(compared.every(Boolean)).toBe(true);
  });

  it('checks a settled kind again now and then', () => {
    const choice = createTransportChoice('auto', { 'site.example/list/*': 'http' });
    const wanted = Array.from({ length: 80 }, () => choice.wantsComparison(URL_ONE, EMPTY));
    expect(wanted.filter(Boolean)).toHaveLength(2);
  });

  it('tells what it learnt, and starts from it', () => {
    const choice = createTransportChoice('auto', {});
    choice.learn(URL_ONE, EMPTY, LIST);
    expect(choice.learnt()).toEqual({ 'site.example/list/*': 'browser' });
    expect(createTransportChoice('auto', choice.learnt()).first(URL_ONE)).toBe('browser');
  });
});
