import { expect, it } from 'vitest';
import { entitySet } from '../../src/explore/entity-set.js';
import { createExplorer } from '../../src/explore/explorer.js';
import { areIdle, mayBeAll, noteAddressed, saysNothing } from '../../src/explore/idle-values.js';
import type { Region } from '../../src/explore/region.js';
import type { Choice, ChoiceGroup, PageView } from '../../src/model/page.js';
import { exploreContext } from './explore-simulated.js';
import { fixtureSite } from './fixture-site.js';
import { choice, facet, listPage, region, SITE } from './page-views.js';

const worked: Choice['path'] = { kind: 'actions', from: { kind: 'url', url: `${SITE}/list` }, steps: [] };
const models = facet('model', ['Model', 'Defender'], {
  widget: 'select',
  choices: ['Model', 'Defender'].map((value) => choice(value, null, { path: worked })),
});

function showing(group: ChoiceGroup, value: string | null): PageView {
  const choices = group.choices.map((one) => ({ ...one, selected: one.value === value }));
  return listPage(['1', '2'], { groups: [{ ...group, choices }] });
}

/** Whether the second value of a group of scripts, which narrows elsewhere, says nothing of a region that it leaves as it is. */
function isNothing(
  group: ChoiceGroup,
  [before, after]: readonly [string, string],
  given: Partial<Region> = {},
): boolean {
  const explorer = createExplorer(exploreContext(fixtureSite({})).context, new Set(), { style: null });
  explorer.proven.add(group.key);
  const [, second] = group.choices;
  if (second === undefined) throw new Error('a value to choose');
  const of = { group, attribute: 'model', identity: 'model', choices: group.choices };
  const first = {
    page: 'p',
    view: showing(group, after),
    cost: { pages: 1, bytes: 0, transport: 'memory' as const },
    at: '',
  };
  return saysNothing(explorer, region([1, 2], { view: showing(group, before), ...given }), {
    question: { facet: of, choice: second, path: [second.value] },
    reading: { first },
  });
}

it('the only option of a select beside "any" holds for all of its region where the select took it', () => {
  expect(isNothing(models, ['Model', 'Defender'])).toBe(false);
  expect(isNothing(models, ['Model', 'Model'])).toBe(true);
});

it('it may be "any" where something of its facet is chosen, and where radios do not tell', () => {
  const predicates = [{ attribute: 'model', op: '=' as const, values: ['Golf'] }];
  expect(isNothing(models, ['Model', 'Defender'], { predicates })).toBe(true);
  expect(isNothing({ ...models, widget: 'radios' }, ['Model', 'Defender'])).toBe(true);
});

it('a value that promises far less than its region was not heard where it lists all of it', () => {
  const counted = (count: number): ChoiceGroup => ({
    ...models,
    choices: models.choices.map((one) => ({ ...one, count })),
  });
  const given = { entities: entitySet([1, 2, 3, 4, 5]), size: 5 };
  expect([2, 3, 5, 40].map((count) => isNothing(counted(count), ['Model', 'Model'], given))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

it('an answer of one’s own says nothing as long as nothing is typed', () => {
  const groups = [false, true].map((ownAnswer): ChoiceGroup => {
    const choices = ['Any', 'Custom'].map((value) => choice(value, `place=${value}`, { ownAnswer }));
    return facet('place', [], { widget: 'radios', choices });
  });
  expect(groups.map((group) => isNothing(group, ['Any', 'Custom']))).toEqual([false, true]);
});

it('a value was not heard that leaves the address as it is where others of its group changed it', () => {
  const boxes = { ...models, widget: 'checkboxes', multiple: true } as const;
  const explorer = createExplorer(exploreContext(fixtureSite({})).context, new Set(), { style: null });
  const parent = region([1, 2], { view: showing(boxes, null) });
  const answerAt = (url: string): Parameters<typeof saysNothing>[2] => {
    const [choiceOf] = boxes.choices;
    if (choiceOf === undefined) throw new Error('a value to choose');
    const of = { group: boxes, attribute: 'model', identity: 'model', choices: boxes.choices };
    const cost = { pages: 1, bytes: 0, transport: 'memory' } as const;
    const first = { page: 'p', view: { ...parent.view, url }, cost, at: '' };
    return { question: { facet: of, choice: choiceOf, path: [] }, reading: { first } };
  };
  const same = answerAt(parent.view.url);
  expect(saysNothing(explorer, parent, same)).toBe(false);
  noteAddressed(explorer, parent, same);
  expect(saysNothing(explorer, parent, same)).toBe(false);
  noteAddressed(explorer, parent, answerAt(`${parent.view.url}?model=1`));
  expect(saysNothing(explorer, parent, same)).toBe(true);
  expect(saysNothing(explorer, parent, answerAt(`${parent.view.url}?model=2`))).toBe(false);
});

it('values without a count beside more than one other may prove to be the way to the whole', () => {
  const of = (values: readonly string[]): boolean => {
    const group = facet('model', values);
    const [first] = group.choices;
    if (first === undefined) throw new Error('a value');
    const question = {
      facet: { group, attribute: 'model', identity: 'model', choices: group.choices },
      choice: first,
      path: [],
    };
    return mayBeAll(region([1, 2]), question);
  };
  expect([of(['a', 'b']), of(['a', 'b', 'c'])]).toEqual([false, true]);
});

it('values that list all of a region are idle where they are several, and more than those that narrow it', () => {
  const explorer = createExplorer(exploreContext(fixtureSite({})).context, new Set(), { style: null });
  const whole = region([1, 2, 3, 4]);
  const group = facet('model', ['A', 'B', 'C', 'D', 'E']);
  const of = { group, attribute: 'model', identity: 'model', choices: group.choices };
  const waited = group.choices.map((choice) => ({ region: whole, question: { facet: of, choice, path: [] } }));
  const [first] = waited;
  if (first === undefined) throw new Error('a value');
  const idle = (count: number): boolean =>
    areIdle(explorer, whole, { question: first.question, waited: waited.slice(0, count) });
  expect([2, 3].map(idle)).toEqual([false, true]);
  for (const part of [[1], [2], [3]]) explorer.answers.note(whole, 'model', entitySet(part));
  expect([3, 4].map(idle)).toEqual([false, true]);
});

it('the widest of positions that take in each other bounds nothing where one is always taken', () => {
  const isNothingOf = (value: string, parts: readonly (readonly number[])[], standing = 'Default'): boolean => {
    const explorer = createExplorer(exploreContext(fixtureSite({})).context, new Set(), { style: null });
    const group = facet('place', ['Default', 'Town', 'Country', value]);
    const whole = region([1, 2, 3, 4], { view: showing(group, standing) });
    for (const part of parts) explorer.answers.note(whole, 'place', entitySet(part));
    const last = group.choices.at(-1);
    if (last === undefined) throw new Error('a value');
    const question = {
      facet: { group, attribute: 'place', identity: 'place', choices: group.choices },
      choice: last,
      path: [],
    };
    const cost = { pages: 1, bytes: 0, transport: 'memory' } as const;
    return saysNothing(explorer, whole, {
      question,
      reading: { first: { page: 'p', view: whole.view, cost, at: '' } },
    });
  };
  const nested = [[1, 2, 3], [2]];
  expect(isNothingOf('Anywhere', nested)).toBe(true);
  expect(isNothingOf('Within 100 km', nested)).toBe(false);
  expect(
    isNothingOf('Anywhere', [
      [1, 2],
      [2, 3],
    ]),
  ).toBe(false);
  expect(isNothingOf('Anywhere', [[1, 2, 3]])).toBe(false);
  expect(isNothingOf('Anywhere', nested, '')).toBe(false);
});
