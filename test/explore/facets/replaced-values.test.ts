import { describe, expect, it } from 'vitest';

import { keepAnswer } from '../../../src/explore/answers.js';
import { createExplorer } from '../../../src/explore/explorer.js';
import type { ListReading } from '../../../src/explore/lists/list-reading.js';
import type { Question } from '../../../src/explore/planning/planner.js';
import { exploreContext } from '../explore-simulated.js';
import { fixtureSite, to } from '../fixture-site.js';
import { choice, facet, listPage, region } from '../page-views.js';

const AT = '2026-01-01T00:00:00.000Z';
const colour = facet('colour', ['red', 'blue']);

function reading(entities: readonly number[]): ListReading {
  const view = listPage(entities.map(String));
  const items = entities.map((entity, position) => ({ entity, position, marks: [], fingerprint: String(entity) }));
  return {
    path: to('/list?colour=red'),
    first: { page: 'p', view, cost: { pages: 1, bytes: 0, transport: 'memory' }, at: AT },
    pages: [{ page: 'p', at: AT, items }],
    whole: true,
    refusal: null,
  };
}

describe('an answer that its region does not hold, asked beside a value of its own facet', () => {
  const above = region([1, 2, 3, 4, 5], { path: to('/list') });
  const blue = region([1, 2], {
    path: to('/list?colour=blue'),
    predicates: [{ attribute: 'colour', op: '=', values: ['blue'] }],
    ancestors: [above],
  });
  const red = choice('red', null, { path: to('/list?colour=red') });
  const asked: Question = {
    facet: { group: colour, attribute: 'colour', identity: 'colour', choices: colour.choices },
    choice: red,
    path: ['blue', 'red'],
  };

  async function kept(changes: Partial<Question>, entities: readonly number[] = [2, 3]): Promise<unknown> {
    const { context, readings } = exploreContext(fixtureSite({}));
    const explorer = createExplorer(context, new Set(), { style: null });
    await keepAnswer(explorer, blue, { question: { ...asked, ...changes }, reading: reading(entities) });
    return readings.map(({ teaches, parents }) => [teaches.map(({ values }) => values), parents]);
  }

  it('is a drill-down of the larger region where its address has its value in place of that one', async () => {
    expect(await kept({})).toEqual([[[['red']], [above.id]]]);
  });

  it('is none where one argument lists both values', async () => {
    for (const listed of ['blue,red', 'red|blue', 'blue%2Cred', 'blue~red'])
      expect(await kept({ choice: choice('red', null, { path: to(`/list?colour=${listed}`) }) })).toEqual([]);
    for (const longer of ['bluered', 'blue-red'])
      expect(await kept({ choice: choice('red', null, { path: to(`/list?colour=${longer}`) }) })).toHaveLength(1);
  });

  it('is none where its address has both, or another, or where the larger region has not all of it either', async () => {
    const both = choice('red', null, { path: to('/list?colour=blue&colour=red') });
    const other = choice('red', null, { path: to('/list?colour=red&sale=1') });
    expect(await kept({ choice: both })).toEqual([]);
    expect(await kept({ choice: other })).toEqual([]);
    expect(await kept({}, [2, 8, 9])).toEqual([]);
  });
});
