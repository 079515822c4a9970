import { describe, expect, it } from 'vitest';
import { offeredWords, pageWords, wordsOfName } from '../../../src/explore/keywords/keyword-words.js';
import { to } from '../fixture-site.js';
import { choice, facet, link, listPage, pageView } from '../page-views.js';

describe('words of a page', () => {
  it('are those of its choices, its field, its links and its title', () => {
    const view = pageView({
      title: 'Lamps of all kinds',
      groups: [facet('colour', ['Sky blue'])],
      searches: [{ node: 0, label: 'Find a lantern', template: to('/find?q={query}') }],
      links: [link('/x', { text: 'Garden 灯' }), link('/y', { text: 'Delete', acts: true })],
    });
    expect(pageWords(view)).toEqual(['sky', 'blue', 'find', 'lantern', 'garden', '灯', 'lamps', 'all', 'kinds']);
  });
});

describe('words of a name', () => {
  it('are its words, each once, and short ones such as sizes', () => {
    expect(wordsOfName('Trail Tent XL, a trail tent')).toEqual(['trail', 'tent', 'xl']);
  });
});

describe('words that a result offers', () => {
  it('have the share of the result that their count says, or all the same', () => {
    const counted = facet('Maker', [], {
      choices: [choice('Acme', 'm=1', { count: 30 }), choice('Bolt', 'm=2', { count: 10 })],
    });
    const view = listPage(['a'], { declaredCount: 40, groups: [counted, facet('Colour', ['Red', 'Blue'])] });
    expect(offeredWords(view)).toEqual([
      { facet: 'maker', word: 'acme', share: 0.75 },
      { facet: 'maker', word: 'bolt', share: 0.25 },
      { facet: 'colour', word: 'red', share: 0.5 },
      { facet: 'colour', word: 'blue', share: 0.5 },
    ]);
  });
});
