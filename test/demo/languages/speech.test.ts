import { describe, expect, it } from 'vitest';
import { createSpeech } from '../../../src/demo/languages/speech.js';
import { resolveDemoShopOptions } from '../../../src/demo/switches.js';
import { visitShop } from '../shop-fixture.js';

const LANGUAGES = ['en', 'de', 'ar', 'ja'] as const;

describe('the shop speaks', () => {
  it.each(LANGUAGES)('%s in every label, value and category', (language) => {
    const { speech, catalogue } = visitShop({ language, residual: 'on' });
    const { attributes, tree } = catalogue;
    const labels = attributes.map((attribute) => speech.attributeLabel(attribute));
    expect(new Set(labels).size).toBe(attributes.length);
    for (const attribute of attributes) {
      const texts = attribute.values.map((_, at) => speech.valueText(attribute, at));
      expect(new Set(texts).size).toBe(texts.length);
      for (const [at, { key, text }] of attribute.values.entries()) if (text === null) expect(texts[at]).not.toBe(key);
    }
    const names = [...tree.nodes.keys()].map((key) => speech.categoryName(key));
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(LANGUAGES)('%s with other words than the rest', (language) => {
    const own = visitShop({ language }).speech;
    const others = LANGUAGES.filter((one) => one !== language).map(
      (one) => visitShop({ language: one }).speech.ui.next,
    );
    expect(others).not.toContain(own.ui.next);
  });

  it('prices as people write them', () => {
    expect(visitShop().speech.price(123_450)).toBe('$1,234.50');
    expect(visitShop({ language: 'de' }).speech.price(123_450)).toBe('1.234,50\u00a0€');
    expect(visitShop({ language: 'ja' }).speech.price(1990)).toMatch(/1,990/);
    expect(visitShop({ language: 'ja' }).speech.plainPrice(1990)).toBe('1990');
  });

  it('numbers in its own digits where it has them', () => {
    const speech = createSpeech(resolveDemoShopOptions({ language: 'ar', digits: 'native' }));
    expect(speech.number(123)).toBe('١٢٣');
    expect(createSpeech(resolveDemoShopOptions({ language: 'ar' })).number(123)).toBe('123');
  });

  it('counts with the right word', () => {
    const { speech } = visitShop();
    expect(speech.resultCount(1)).toBe('1 result');
    expect(speech.resultCount(1200)).toBe('1,200 results');
  });

  it('leaves holes that nobody fills', () => {
    expect(visitShop().speech.fill('{a} of {n}', { a: '1' })).toBe('1 of {n}');
  });
});
