import { describe, expect, it } from 'vitest';

import { besideList } from './read-live.js';

const wood = (chosen: string): string =>
  `<div><h3>Wood</h3><ul>${['Oak', 'Ash', 'Elm']
    .map((name) => `<li><button aria-pressed="${name === chosen}">${name}</button></li>`)
    .join('')}</ul></div>`;

const told = (text: string): string =>
  `<div><h3>Filters</h3><ul><li><button>${text}</button></li><li><button>Show 1 more</button></li><li><button>Clear</button></li></ul></div>`;

const guessOf = (html: string): string | undefined =>
  besideList(html).groups.find(({ label }) => label === 'Filters')?.guess;

describe('buttons that tell what is chosen in another group', () => {
  it.each([['Wood: Oak'], ['Wood: Hard / Oak']])('choose nothing: %s', (text) => {
    expect(guessOf(told(text) + wood('Oak'))).toBe('other');
  });

  it.each([['Wood: Ash'], ['Colour: Oak'], ['Oak']])('are choices otherwise: %s', (text) => {
    expect(guessOf(told(text) + wood('Oak'))).toBe('facet');
  });
});

describe('links that tell what is chosen in another group', () => {
  const links = (...texts: readonly string[]): string =>
    `<div><h3>Filters</h3><ul>${texts.map((text, at) => `<li><a href="/list?f=${String(at)}">${text}</a></li>`).join('')}</ul></div>`;

  it('choose nothing, whatever they call it', () => {
    expect(guessOf(links('Wood: all', '(Clear all)') + wood('Oak'))).toBe('other');
  });

  it('are choices where nothing is chosen there, or less', () => {
    expect(guessOf(links('Wood: Ash', 'Cheap') + wood(''))).toBe('facet');
    expect(guessOf(links('Wood: Ash', 'Wood: Elm') + wood('Oak'))).toBe('facet');
  });
});
