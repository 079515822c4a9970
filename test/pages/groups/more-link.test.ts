import { describe, expect, it } from 'vitest';

import { promisesMore, type LastLink } from '../../../src/pages/groups/more-link.js';

const VALUE: LastLink = { text: 'Zeta', hasCount: true, changesSame: true, standsApart: false };
const COUNTED = { size: 8, counted: 8, changing: 8 };

describe('the last link of a group', () => {
  const cases: readonly (readonly [text: string, link: Partial<LastLink>, promises: boolean])[] = [
    ['a value', {}, false],
    ['a value without a count', { hasCount: false }, false],
    ['no count, and changes something else', { hasCount: false, changesSame: false }, true],
    ['apart, and with a number above all', { hasCount: true, standsApart: true, text: 'Show all 27' }, true],
    ['no count, and a plus', { hasCount: false, text: '+ 19' }, true],
    ['no count, and an ellipsis', { hasCount: false, text: 'alle …' }, true],
    ['a number in a value', { text: 'Series 9' }, false],
  ];
  it.each(cases)('%s', (_, link, promises) => {
    expect(promisesMore({ ...VALUE, ...link }, COUNTED)).toBe(promises);
  });

  it('says nothing beside fewer than three values', () => {
    expect(
      promisesMore(
        { text: '+', hasCount: false, changesSame: false, standsApart: true },
        { size: 2, counted: 2, changing: 2 },
      ),
    ).toBe(false);
  });
});
