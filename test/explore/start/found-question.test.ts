import { expect, it } from 'vitest';
import { questionOf, withoutRepeats } from '../../../src/explore/start/found-question.js';
import type { FoundList } from '../../../src/explore/start/found-list.js';
import type { ChoiceGroup, Control, PageView } from '../../../src/model/page.js';
import { facet, listPage, region, SITE } from '../page-views.js';

const makes = facet('make', ['Acme', 'Birch', 'Cedar'], { widget: 'select' });
const whole = region([1, 2], { view: listPage(['1', '2'], { groups: [makes] }) });

function found(group: string, value: string, facets: ChoiceGroup): FoundList {
  const view: PageView = listPage(['1'], { groups: [facets] });
  return {
    path: { kind: 'url', url: `${SITE}/${value}` },
    observation: { page: value, view, cost: { pages: 1, bytes: 0, transport: 'memory' }, at: '' },
    via: { attribute: group, value, path: [value], group },
    depth: 1,
  };
}

function chosen(value: string): ChoiceGroup {
  return { ...makes, choices: makes.choices.map((one) => ({ ...one, selected: one.value === value })) };
}

it('a list that a menu leads to answers a question of the menu; one that nothing led to answers none', () => {
  const list = found('Popular', 'Acme', makes);
  const question = questionOf(list);
  expect([question?.facet.attribute, question?.choice.value, question?.choice.path]).toEqual([
    'Popular',
    'Acme',
    list.path,
  ]);
  expect(questionOf({ ...list, via: null })).toBeNull();
});

it('a menu of which nothing says what it is stands for no facet of its lists, though that is folded', () => {
  const plain = found('category', 'Sofas', makes);
  const folded: Control = {
    node: 9,
    step: { do: 'open', role: 'button', name: 'Category', group: null, ordinal: 0, value: null },
  };
  const { observation } = plain;
  const beside = { ...plain, observation: { ...observation, view: { ...observation.view, openers: [folded] } } };
  expect([plain, beside].map((one) => questionOf(one)?.facet.attribute)).toEqual(['category', 'unlabelled']);
});

it('menus that only choose what a facet of the whole offers lead to no lists of their own, the others do', () => {
  const repeats = [found('Popular', 'Acme', chosen('Acme')), found('Popular', 'Birch', chosen('Birch'))];
  const kinds = [found('Kinds', 'Cars', makes), found('Kinds', 'Vans', makes), found('Kinds', 'Acme', chosen('Acme'))];
  const unnamed = { ...found('', '', chosen('Acme')), via: null };
  expect(withoutRepeats(whole, [...repeats, ...kinds, unnamed])).toEqual([...kinds, unnamed]);
});
