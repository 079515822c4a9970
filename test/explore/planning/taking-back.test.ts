import { describe, expect, it } from 'vitest';
import { takesBack } from '../../../src/explore/planning/taking-back.js';
import type { Choice } from '../../../src/model/page.js';
import { choice, facet, listPage, region, SITE } from '../page-views.js';

const link = (value: string, given: Partial<Choice> = {}): Choice =>
  choice(value, `f=${encodeURIComponent(value)}&seen=${value}`, given);

/** For each choice of a facet whether it takes back what the page has chosen. */
function taken(
  page: string,
  choices: readonly Choice[],
  groups: readonly (readonly Choice[])[] = [],
): readonly boolean[] {
  const group = facet('Colour', [], { choices });
  const others = groups.map((own, at) => facet(`Other ${at}`, [], { choices: own }));
  const own = region([1], { view: listPage([], { url: `${SITE}/list?${page}`, groups: [group, ...others] }) });
  return choices.map((one) => takesBack(own, { group, attribute: 'Colour', choices }, one));
}

describe('"clear"', () => {
  it('keeps but a part of what is chosen, which all others keep', () => {
    const ofValues = (page: string, values: readonly string[]): readonly boolean[] =>
      taken(
        `f=${page}&seen=0`,
        values.map((value) => link(value)),
      );
    expect(ofValues('a,b:1', ['a', 'a,b:1', 'a,b:2', 'a,b:3'])).toEqual([true, false, false, false]);
    expect(ofValues('a', ['a', 'a,b:1', 'a,b:2'])).toEqual([false, false, false]);
    expect(ofValues('a,b:1', ['a', 'a,b:1', 'b:2'])).toEqual([false, false, false]);
    expect(ofValues('a,b:1', ['a', 'a,b:1'])).toEqual([false, false]);
    const undo = choice('1', 'f=a&seen=1', { selected: true });
    const several = [link('a'), undo, link('a,b:1|2'), link('a,b:1|3')];
    expect(taken('f=a,b:1', several)).toEqual([true, false, false, false]);
  });

  it('does so beside one other or none where a value is chosen', () => {
    const chosen = choice('b:1', 'f=a,b:1', { selected: true });
    expect(taken('f=a,b:1', [link('a'), chosen, link('a,b:2')])).toEqual([true, false, false]);
    const others = [[link('a,b:1,c:1')], [link('a,b:1,d:1')]];
    expect(taken('f=a,b:1', [link('a'), chosen], others)).toEqual([true, false]);
  });

  it('is none that sets another argument, which other groups leave as it is', () => {
    const chosen = choice('round', 'f=a,b:1&shape=round', { selected: true });
    const others = [[link('a,b:1,c:1')], [link('a,b:1,d:1')]];
    expect(taken('f=a,b:1&shape=round', [chosen, choice('square', 'f=a&shape=square')], others)).toEqual([
      false,
      false,
    ]);
    expect(taken('f=a,b:1', [link('a'), choice('b:1', 'f=a,b:1', { selected: true })])).toEqual([false, false]);
  });
});
