import { describe, expect, it } from 'vitest';
import { accessKey } from '../../../src/explore/access-key.js';
import { createAskedValues, type AskedValues } from '../../../src/explore/planning/asked-values.js';
import {
  inAskingOrder,
  openQuestions,
  trials,
  type PlanningState,
  type Question,
} from '../../../src/explore/planning/planner.js';
import type { Facet } from '../../../src/explore/region.js';
import type { Choice } from '../../../src/model/page.js';
import { choice, facet, listPage, region } from '../page-views.js';

const state = (): PlanningState & { readonly asked: AskedValues } => ({
  asked: createAskedValues(),
  visited: new Set(),
  tracking: new Set(),
  context: { isEntity: () => false },
});

function facetOf(choices: readonly Choice[]): Facet {
  return { group: facet('Colour', [], { choices }), attribute: 'Colour', identity: 'colour', choices };
}

const questions = (...choices: readonly Choice[]): readonly Question[] =>
  choices.map((one) => ({ facet: facetOf(choices), choice: one, path: [one.value] }));
const valuesOf = (list: readonly Question[]): readonly string[] => list.map((question) => question.choice.value);

describe('the questions of a facet', () => {
  const colours = facetOf([choice('red', 'c=red'), choice('blue', 'c=blue'), choice('green', 'c=green', { count: 0 })]);

  it('are its values that can be asked', () => {
    expect(valuesOf(openQuestions(region([1]), colours, state()))).toEqual(['red', 'blue']);
  });

  it('are not those that were asked, here or in a larger region', () => {
    const known = state();
    const all = region([1, 2, 3]);
    known.asked.note('colour', 'red', { region: all, size: null });
    const visited = new Set([accessKey({ kind: 'url', url: 'https://shop.example/list?c=blue' }, new Set())]);
    expect(valuesOf(openQuestions(region([1], { ancestors: [all] }), colours, known))).toEqual(['blue']);
    expect(valuesOf(openQuestions(all, colours, { ...known, visited }))).toEqual([]);
  });

  it('are not those that a larger region has chosen from the start', () => {
    const known = state();
    const choices = [choice('any', 'c=', { selected: true }), choice('red', 'c=red')];
    const all = region([1, 2], { id: 'all', view: listPage([], { groups: [facet('Colour', [], { choices })] }) });
    known.asked.note('colour', 'red', { region: all, size: 1 });
    const below = region([1], { ancestors: [all] });
    const lifting = facetOf([choice('any', 'c=any'), choice('blue', 'c=blue')]);
    expect(valuesOf(openQuestions(below, lifting, known))).toEqual(['blue']);
  });

  it('are not the way to where the site begins, which asks for nothing', () => {
    const home = { ...choice('home', null), path: { kind: 'url', url: 'https://shop.example/' } as const };
    expect(valuesOf(openQuestions(region([1]), facetOf([home, choice('red', 'c=red')]), state()))).toEqual(['red']);
  });

  it('are not those above the chosen one in a tree, but those below it', () => {
    const tree = [choice('warm', 'c=warm'), choice('reds', 'c=reds', { level: 1, selected: true })];
    const asked = facetOf([...tree, choice('ruby', 'c=ruby', { level: 2 }), choice('cold', 'c=cold')]);
    expect(valuesOf(openQuestions(region([1, 2]), asked, state()))).toEqual(['ruby', 'cold']);
    const several = { ...asked, group: { ...asked.group, multiple: true } };
    expect(valuesOf(openQuestions(region([1, 2]), several, state()))).toEqual(['warm', 'ruby', 'cold']);
  });

  it('are not one of which the others of a single choice are all', () => {
    const choices = [['any', 5] as const, ['red', 3] as const, ['blue', 2] as const].map(([value, count]) =>
      choice(value, `c=${value}`, { count }),
    );
    const radios = { ...facetOf(choices), group: facet('Colour', [], { choices, widget: 'radios' }) };
    expect(valuesOf(openQuestions(region([1, 2, 3, 4, 5]), radios, state()))).toEqual(['red', 'blue']);
  });

  it('go on from the value that the region has of the same facet', () => {
    const above = { attribute: 'Colour', op: '=' as const, values: ['reds'], path: ['warm', 'reds'] };
    const [first] = openQuestions(region([1], { predicates: [above] }), colours, state());
    expect(first?.path).toEqual(['warm', 'reds', 'red']);
  });

  it('stand for themselves beside the chosen value of a group of which several can be chosen', () => {
    const above = { attribute: 'Colour', op: '=' as const, values: ['blue'] };
    const choices = [choice('blue', 'c=', { selected: true }), choice('red', 'c=blue&c=red')];
    const several = { ...facetOf(choices), group: facet('Colour', [], { choices, multiple: true }) };
    const [first] = openQuestions(region([1], { predicates: [above] }), several, state());
    expect(first?.path).toEqual(['red']);
  });
});

describe('the first trials of a facet', () => {
  it('are the largest values that promise to narrow', () => {
    const all = questions(
      choice('a', 'a', { count: 9 }),
      choice('b', 'b', { count: 2 }),
      choice('c', 'c', { count: 5 }),
    );
    expect(valuesOf(trials(all, 9))).toEqual(['c', 'b']);
  });

  it('are in the middle where nothing is promised', () => {
    const all = questions(...['all', 'a', 'b', 'c', 'more'].map((value) => choice(value, value)));
    expect(valuesOf(trials(all, null))).toEqual(['b', 'c', 'more']);
  });
});

describe('the order of asking', () => {
  it('begins with the values of which most is promised', () => {
    const sized = questions(...[3, 9, 21, 40].map((count) => choice(String(count), String(count), { count })));
    expect(valuesOf(inAskingOrder(sized))).toEqual(['40', '21', '9', '3']);
  });

  it('has what stands for none at the end', () => {
    expect(valuesOf(inAskingOrder(questions(choice('–', 'n'), choice('red', 'r'), choice('٣', 't'))))).toEqual([
      'red',
      '٣',
      '–',
    ]);
  });
});
