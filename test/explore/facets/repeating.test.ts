import { expect, it } from 'vitest';
import type { Form } from '../../../src/model/form.js';
import type { ChoiceGroup, PageView } from '../../../src/model/page.js';
import { repeatsOthers } from '../../../src/explore/facets/repeating.js';
import { facet, listPage } from '../page-views.js';

const popular = facet('popular', ['Used Acme', 'Acme diesels', 'Acme in York'], { guess: 'other' });
const likeFacet: ChoiceGroup = { ...popular, guess: 'facet' };
const makes = facet('make', ['Acme', 'Birch', 'Cedar'], { widget: 'select' });
const fuels = facet('fuel', ['Diesel', 'Petrol'], { widget: 'select' });

function chosen(group: ChoiceGroup, value: string): ChoiceGroup {
  return { ...group, choices: group.choices.map((one) => ({ ...one, selected: one.value === value })) };
}

function counted(group: ChoiceGroup, count: number): ChoiceGroup {
  return { ...group, choices: group.choices.map((one) => ({ ...one, count })) };
}

function page(groups: readonly ChoiceGroup[], given: Partial<PageView> & { words?: readonly string[] } = {}): PageView {
  const { words = ['', ''], ...rest } = given;
  return listPage(['1', '2'], { groups, forms: [formWith(words)], ...rest });
}

function formWith(words: readonly string[]): Form {
  return {
    ...{ node: 0, method: 'get', action: 'https://shop.example/list', purpose: 'search' },
    ...{ label: null, enctype: 'application/x-www-form-urlencoded', buttons: [] },
    fields: words.map((value, at) => ({
      ...{ node: 0, name: `word${String(at)}`, label: null, value, options: [], required: false },
      widget: 'text',
    })),
  } as Form;
}

/** Whether a value of a group repeats others, by the pages before and after it. */
function repeats([group, value]: readonly [ChoiceGroup, string], after: PageView, before?: PageView): boolean {
  const choice = group.choices.find((one) => one.value === value);
  if (choice === undefined) throw new Error('a choice to follow');
  const of = { group, attribute: 'popular', identity: 'popular', choices: group.choices };
  return repeatsOthers(before ?? page([makes, fuels, group]), { facet: of, choice, path: [] }, after);
}

it.each<[sign: string, value: string, after: PageView, isOne: boolean]>([
  ['another facet shows what was chosen', 'Used Acme', page([chosen(makes, 'Acme'), fuels]), true],
  ['two do', 'Acme diesels', page([chosen(makes, 'Acme'), chosen(fuels, 'Diesel')]), true],
  [
    'another one stands among what is chosen',
    'Used Acme',
    page([makes, chosen(facet('chosen', ['Make: Acme']), 'Make: Acme')]),
    true,
  ],
  ['a field is filled', 'Acme in York', page([makes, fuels], { words: ['acme', ''] }), true],
  ['nothing shows it', 'Used Acme', page([makes, fuels]), false],
])('links of a footer repeat what others offer or not if %s', (...[, value, after, isOne]) => {
  expect(repeats([popular, value], after)).toBe(isOne);
});

it.each<[sign: string, value: string, after: PageView, isOne: boolean]>([
  ['several things that they say', 'Acme diesels', page([chosen(makes, 'Acme'), chosen(fuels, 'Diesel')]), true],
  ['what they do not say', 'Used Acme', page([chosen(makes, 'Acme'), chosen(fuels, 'Diesel')]), false],
  ['words', 'Acme in York', page([makes, fuels], { words: ['acme', 'York'] }), true],
  ['one word, as tags that search', 'Acme in York', page([makes, fuels], { words: ['acme', ''] }), false],
  ['what may be less than they say, as a model', 'Used Acme', page([chosen(makes, 'Acme')]), false],
])('links that may be values repeat others or not if they chose %s', (...[, value, after, isOne]) => {
  expect(repeats([likeFacet, value], after)).toBe(isOne);
});

it('links that may be values repeat a facet that promised as many as they list', () => {
  const before = page([counted(makes, 2), likeFacet]);
  const after = (declaredCount: number): PageView => page([chosen(makes, 'Acme'), likeFacet], { declaredCount });
  expect([2, 1].map((size) => repeats([likeFacet, 'Used Acme'], after(size), before))).toEqual([true, false]);
});

it('links repeat a facet the rest of whose values stands apart from the first ones', () => {
  const first = facet('make', ['Acme', 'Birch'], { label: 'Make' });
  const rest = facet('make|2', ['Cedar', 'Dart'], { label: 'Make' });
  const after = page([chosen(first, 'Acme')]);
  const isRepeated = (groups: readonly ChoiceGroup[]): boolean => repeats([popular, 'Used Acme'], after, page(groups));
  expect(isRepeated([first, rest, popular])).toBe(true);
  expect(isRepeated([first, { ...rest, label: 'Model' }, popular])).toBe(false);
});

it('links offer something of their own if the facet that shows what they chose has fewer values, and no more of them', () => {
  const all = facet('popular', ['Acme', 'Birch', 'Cedar', 'Dale'], { guess: 'navigation' });
  const folded: ChoiceGroup = { ...makes, more: { kind: 'url', url: 'https://shop.example/makes' } };
  expect(repeats([all, 'Acme'], page([chosen(makes, 'Acme')]), page([makes, all]))).toBe(false);
  expect(repeats([all, 'Acme'], page([chosen(folded, 'Acme')]), page([folded, all]))).toBe(true);
});

it('links offer something of their own if each alone fills a field behind the one for words', () => {
  const index = facet('popular', ['York', 'Kent', 'Used Acme'], { guess: 'navigation' });
  const after = (...words: readonly string[]): PageView => page([makes, fuels], { words });
  expect(repeats([index, 'York'], after('', 'York'))).toBe(false);
  expect(repeats([index, 'York'], after('york', ''))).toBe(true);
  expect(repeats([index, 'York'], after('York', 'York'))).toBe(true);
  expect(repeats([index, 'Used Acme'], after('', 'acme'))).toBe(true);
});

it('fields repeat nothing, and an order that is chosen where links lead to is no sign', () => {
  const orders = facet('order', ['price', 'name', 'date'], { guess: 'order' });
  expect(repeats([popular, 'Used Acme'], page([chosen(orders, 'price')]), page([orders, popular]))).toBe(false);
  expect(repeats([{ ...popular, widget: 'radios' }, 'Used Acme'], page([chosen(makes, 'Acme')]))).toBe(false);
});

it('links repeat a search without a form if the page shows their words as typed', () => {
  const skills = { ...popular, guess: 'facet' } as const;
  const after = (typed?: string): PageView => page([skills], { ...(typed !== undefined && { typed: [typed] }) });
  expect(repeats([skills, 'Used Acme'], after('used acme'), page([skills]))).toBe(true);
  expect(repeats([skills, 'Used Acme'], after('Birch'), page([skills]))).toBe(false);
  expect(repeats([skills, 'Used Acme'], after(), page([skills]))).toBe(false);
  expect(repeats([counted(skills, 4), 'Used Acme'], after('used acme'), page([skills]))).toBe(false);
});
