import { describe, expect, it } from 'vitest';

import { keepAnswer } from '../../src/explore/answers.js';
import { createExplorer } from '../../src/explore/explorer.js';
import type { ListReading } from '../../src/explore/lists/list-reading.js';
import type { Question } from '../../src/explore/planning/planner.js';
import type { Region } from '../../src/explore/region.js';
import type { ChoiceGroup } from '../../src/model/page.js';
import { exploreContext } from './explore-simulated.js';
import { fixtureSite, to } from './fixture-site.js';
import { byScript, choice, facet, listPage, region, step } from './page-views.js';

const AT = '2026-01-01T00:00:00.000Z';
const everything = region([1, 2, 3, 4, 5]);
const colour = facet('colour', ['red', 'blue']);
const question: Question = {
  facet: { group: colour, attribute: 'colour', identity: 'colour', choices: colour.choices },
  choice: choice('red', 'colour=red'),
  path: ['red'],
};

function reading(entities: readonly number[], whole = true): ListReading {
  const view = listPage(entities.map(String));
  return {
    path: to('/list?colour=red'),
    first: { page: 'p', view, cost: { pages: 1, bytes: 0, transport: 'memory' }, at: AT },
    pages: [
      {
        page: 'p',
        at: AT,
        items: entities.map((entity, position) => ({ entity, position, marks: [], fingerprint: String(entity) })),
      },
    ],
    whole,
    refusal: null,
  };
}

describe('the answer to a question', () => {
  it('is a drill-down that teaches the value of what it lists', async () => {
    const { context, readings } = exploreContext(fixtureSite({}));
    const explorer = createExplorer(context, new Set(), { style: null });
    const kept = await keepAnswer(explorer, everything, { question, reading: reading([1, 2]) });
    expect(kept?.label).toBe('colour = red');
    expect(readings).toHaveLength(1);
    expect([...(readings[0]?.entities ?? [])]).toEqual([1, 2]);
    expect(explorer.asked.covers('colour', 'red', everything)).toBe(true);
  });

  it('teaches the values that the page shows as chosen above its own, too', async () => {
    const { context, readings } = exploreContext(fixtureSite({}));
    const explorer = createExplorer(context, new Set(), { style: null });
    const dark = choice('dark', 'colour=dark', { selected: true });
    const red = choice('dark red', 'colour=red', { level: 1 });
    const tree = { ...question.facet, choices: [dark, red] };
    const asked: Question = { facet: tree, choice: red, path: ['dark', 'dark red'] };
    await keepAnswer(explorer, everything, { question: asked, reading: reading([1, 2]) });
    expect(readings[0]?.teaches.map(({ values }) => values)).toEqual([['dark red'], ['dark']]);
  });

  it('is none where it lists what its region does not', async () => {
    const { context, readings, news } = exploreContext(fixtureSite({}));
    const explorer = createExplorer(context, new Set(), { style: null });
    const kept = await keepAnswer(explorer, everything, { question, reading: reading([1, 8, 9]) });
    expect(kept).toBeNull();
    expect(readings).toEqual([]);
    expect(news).toContainEqual(expect.objectContaining({ kind: 'note' }));
  });

  it('is none where a dialog lies open still over the list of its region', async () => {
    const { context, readings } = exploreContext(fixtureSite({}));
    const explorer = createExplorer(context, new Set(), { style: null });
    const red = choice('red', null, { path: byScript(step('red')) });
    const asked: Question = {
      ...question,
      facet: { ...question.facet, group: { ...colour, isInDialog: true } },
      choice: red,
    };
    const read = reading([1, 2, 3, 4]);
    const first = { ...read.first, view: { ...read.first.view, modal: 7 } };
    const view = listPage(['1', '2', '3', '4']);
    const kept = await keepAnswer(explorer, { ...everything, view }, { question: asked, reading: { ...read, first } });
    expect([kept, readings]).toEqual([null, []]);
  });

  it('that follows from other lists holds more than its pages, and says by which rule', async () => {
    const { context, readings } = exploreContext(fixtureSite({}));
    const explorer = createExplorer(context, new Set(), { style: null });
    const inferred = Int32Array.of(1, 2, 3);
    const kept = await keepAnswer(explorer, everything, { question, reading: reading([1], false), inferred });
    expect(kept).toMatchObject({ whole: true, size: 3 });
    expect(readings[0]).toMatchObject({ rule: 'complement', declaredSize: 3, complete: 'stopped' });
    expect(explorer.asked.covers('colour', 'red', everything)).toBe(true);
  });

  describe('that lists what its region does, of a facet of which several values can be chosen', () => {
    const boxes: Question = { ...question, facet: { ...question.facet, group: { ...colour, multiple: true } } };
    const size = (isChosen: boolean): ChoiceGroup =>
      facet('size', [], { multiple: true, choices: [choice('large', 'size=', { selected: isChosen })] });

    async function isKept(changes: Partial<Region>, conjunctions: boolean | null = null): Promise<boolean> {
      const explorer = createExplorer(exploreContext(fixtureSite({})).context, new Set(), { style: null });
      explorer.ways.conjunctions = conjunctions;
      const kept = await keepAnswer(explorer, region([1, 2], changes), { question: boxes, reading: reading([1, 2]) });
      return kept !== null;
    }

    it('is a drill-down where nothing else is chosen', async () => {
      expect(await isKept({ view: listPage([], { groups: [size(false)] }) })).toBe(true);
    });

    it('is one beside a value of another facet only where both are known to hold', async () => {
      const view = listPage([], { groups: [size(true)] });
      expect([await isKept({ view }), await isKept({ view }, true)]).toEqual([false, true]);
    });

    it('is none where the untouched page shows it as chosen, or where the other values share out all entities', async () => {
      const chosen = { ...colour, choices: [choice('red', 'colour=red', { selected: true })] };
      expect(await isKept({ view: listPage([], { groups: [chosen] }) }, true)).toBe(false);
      const explorer = createExplorer(exploreContext(fixtureSite({})).context, new Set(), { style: null });
      const parent = region([1, 2]);
      for (const entity of [1, 2]) explorer.answers.note(parent, 'colour', Int32Array.of(entity));
      expect(await keepAnswer(explorer, parent, { question: boxes, reading: reading([1, 2]) })).toBeNull();
    });

    it('is none beside a value of its own facet', async () => {
      expect(await isKept({ predicates: [{ attribute: 'colour', op: '=', values: ['blue'] }] }, true)).toBe(false);
    });
  });
});
