import { expect, it } from 'vitest';

import { drawsNumber } from '../../../../src/pages/groups/values/picture-name.js';
import { besideList } from '../read-live.js';

it('stars that draw the number beside them are no name', () => {
  const ratings = [
    ['5', '94'],
    ['4 & up', '349'],
    ['3 & up', '473'],
    ['2 & up', '473'],
  ].map(
    ([name = '', count = '']) =>
      `<label><input type=radio name=r><i role=img aria-label="${name[0] ?? ''} out of 5"></i><b>${name}</b><i>${count}</i></label>`,
  );
  const [group] = besideList(`<details open><summary>Rating</summary>${ratings.join('')}</details>`).groups;
  expect(group?.choices.map(({ value, count }) => [value, String(count)])).toEqual([
    ['5', '94'],
    ['4 & up', '349'],
    ['3 & up', '473'],
    ['2 & up', '473'],
  ]);
});

it('a picture draws no number where it is the only one that is shown, or the name has another', () => {
  const pieces = (...texts: readonly string[]): readonly { readonly text: string; readonly inMain: boolean }[] =>
    texts.map((text) => ({ text, inMain: true }));
  expect(drawsNumber('5 out of 5', pieces('5', '94'))).toBe(true);
  expect(drawsNumber('Size 36', pieces('36'))).toBe(false);
  expect(drawsNumber('Red', pieces('12', '3'))).toBe(false);
});
