import { expect, it } from 'vitest';
import { createAskedValues } from '../../../src/explore/planning/asked-values.js';
import { wasChosenAbove } from '../../../src/explore/planning/chosen-above.js';
import { choice, facet, listPage, region } from '../page-views.js';

it('what a larger region has chosen from the start takes back what was chosen', () => {
  const chosen = (several: boolean): ((value: string) => boolean) => {
    const offered = facet('Colour', [], {
      multiple: several,
      choices: [choice('Any', null, { selected: true }), choice('red', 'colour=red')],
    });
    const all = region([1, 2], { id: 'all', view: listPage(['a'], { groups: [offered] }) });
    const asked = createAskedValues();
    asked.note('colour', 'red', { region: all, size: 1 });
    const below = region([1], { ancestors: [all] });
    expect(wasChosenAbove(asked, all, { facet: 'colour', value: 'any' })).toBe(false);
    expect(wasChosenAbove(asked, region([1]), { facet: 'colour', value: 'any' })).toBe(false);
    return (value) => wasChosenAbove(asked, below, { facet: 'colour', value });
  };
  const one = chosen(false);
  expect([one('any'), one('red')]).toEqual([true, false]);
  expect(chosen(true)('any')).toBe(false);
});
