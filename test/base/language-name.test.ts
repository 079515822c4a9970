import { describe, expect, it } from 'vitest';

import { isAutonym, languageCode, languageOf } from '../../src/base/language-name.js';

describe('the code of a language', () => {
  it.each([
    ['fr', 'fr'],
    ['pt_BR', 'pt-BR'],
    ['zh-Hans', 'zh-Hans'],
    ['de', 'de'],
    ['xx', null],
    ['all', null],
    ['french', null],
    ['12', null],
    ['', null],
  ])('%s', (text, code) => {
    expect(languageCode(text)).toBe(code);
  });

  it('is of one language whatever its region', () => {
    expect(['pt-BR', 'PT', 'pt_PT'].map(languageOf)).toEqual(['pt', 'pt', 'pt']);
  });
});

describe('what a language calls itself', () => {
  it.each([
    ['English', 'en'],
    ['Français', 'fr'],
    ['FRANCAIS', 'fr_FR'],
    ['English (UK)', 'en-GB'],
    ['Português (Brasil)', 'pt-BR'],
    ['Español – Latinoamérica', 'es-419'],
    ['简体中文', 'zh-CN'],
    ['中文', 'zh'],
    ['日本語', 'ja'],
    ['Русский', 'ru'],
    ['العربية', 'ar'],
    ['Norsk', 'nb'],
    ['Čeština', 'cs'],
  ])('%s is %s', (text, code) => {
    expect(isAutonym(text, code)).toBe(true);
  });

  it.each([
    ['French', 'fr'],
    ['English', 'fr'],
    ['English (22)', 'en'],
    ['English literature', 'en'],
    ['Français 12', 'fr'],
    ['DE', 'de'],
    ['Deutschland', 'de'],
    ['', 'en'],
  ])('%s is not %s', (text, code) => {
    expect(isAutonym(text, code)).toBe(false);
  });
});
