import { describe, expect, it } from 'vitest';
import {
  createKeywordAgenda,
  type KeywordAgenda,
  type KeywordAnswer,
} from '../../../src/explore/keywords/keyword-agenda.js';
import type { KeywordQuery } from '../../../src/model/keyword.js';
import { facet, listPage } from '../page-views.js';

const given = (text: string): KeywordQuery => ({ text, source: 'given', score: 1, why: 'given' });
const NOTHING: KeywordAnswer = { listed: 0, fresh: 0, names: [], views: [] };

/** Asks for the next keyword and answers it. */
function ask(agenda: KeywordAgenda, answer: Partial<KeywordAnswer> = {}): string | null {
  const next = agenda.next();
  if (next !== null) agenda.note(next, { ...NOTHING, ...answer });
  return next?.text ?? null;
}

/** What is asked where single letters find nothing. */
function words(agenda: KeywordAgenda): KeywordAgenda {
  const skip = (): ReturnType<KeywordAgenda['next']> => {
    const next = agenda.next();
    if (next?.origin !== 'letters') return next;
    agenda.note(next, NOTHING);
    return skip();
  };
  return { ...agenda, next: skip };
}

describe('the next keyword', () => {
  it('is what was given, in its order and nothing else', () => {
    const agenda = createKeywordAgenda({ given: [given('b'), given('a'), given('b')], siteWords: [], growing: false });
    expect(ask(agenda, { listed: 1, fresh: 1, names: ['lamp'] })).toBe('b');
    expect(ask(agenda)).toBe('a');
    expect(ask(agenda)).toBeNull();
  });

  it('is a word of the site as long as nothing is found, then one that many names have', () => {
    const agenda = words(createKeywordAgenda({ given: [], siteWords: ['shop', 'lamp', 'about'], growing: true }));
    expect(ask(agenda)).toBe('shop');
    expect(ask(agenda, { listed: 3, fresh: 3, names: ['red lamp', 'tall lamp shade', 'red shade'] })).toBe('lamp');
    expect(['red', 'shade']).toContain(ask(agenda));
    expect(agenda.namesWith('shade')).toBe(2);
  });

  it('is a value of a facet that much of a result has before a word of two names', () => {
    const agenda = words(createKeywordAgenda({ given: [], siteWords: ['lamp'], growing: true }));
    const names = ['red lamp', 'red shade', ...Array.from({ length: 20 }, (_, at) => `thing${String(at)}`)];
    const view = listPage(names, { groups: [facet('Maker', ['Acme', 'Bolt'])] });
    ask(agenda, { listed: 22, fresh: 22, names, views: [view] });
    expect(ask(agenda)).toBe('acme');
  });

  it('is none of a facet whose values find nothing', () => {
    const agenda = words(createKeywordAgenda({ given: [], siteWords: ['lamp'], growing: true }));
    const view = listPage(['lamp'], { groups: [facet('Maker', ['Acme', 'Bolt', 'Crux', 'Dorn'])] });
    ask(agenda, { listed: 100, fresh: 100, names: ['lamp'], views: [view] });
    expect([ask(agenda), ask(agenda), ask(agenda), ask(agenda)]).toEqual(['acme', 'bolt', 'crux', null]);
  });

  it('is none once forty words in a row brought nothing new', () => {
    const siteWords = Array.from({ length: 60 }, (_, at) => `word${String(at)}`);
    const agenda = words(createKeywordAgenda({ given: [], siteWords, growing: true }));
    const asked = Array.from({ length: 60 }, () => ask(agenda)).filter((word) => word !== null);
    expect(asked).toHaveLength(40);
  });

  it('is a letter that many words have, as long as letters list much that is new', () => {
    const siteWords = ['sofa', 'sand', 'table', 'apple'];
    const agenda = createKeywordAgenda({ given: [], siteWords, growing: true });
    expect(ask(agenda, { listed: 50, fresh: 50, names: ['lamp'] })).toBe('a');
    const [second, third] = [ask(agenda, { listed: 40, fresh: 4 }), ask(agenda)];
    expect(second).toHaveLength(1);
    expect(siteWords.concat('lamp')).toContain(third);
    const silent = createKeywordAgenda({ given: [], siteWords, growing: true });
    expect(Array.from({ length: 8 }, () => ask(silent)).filter((text) => text?.length === 1)).toHaveLength(3);
  });

  it('is the first one found where words are asked as they were found', () => {
    const agenda = createKeywordAgenda({ given: [], siteWords: ['shop', 'lamp'], growing: true, order: 'found' });
    const names = ['tall shade', 'red shade', 'red thing'];
    expect(ask(agenda, { listed: 3, fresh: 3, names })).toBe('shop');
    expect([ask(agenda), ask(agenda), ask(agenda)]).toEqual(['lamp', 'tall', 'shade']);
  });
});
