import { describe, expect, it } from 'vitest';
import { createExplorer } from '../../src/explore/explorer.js';
import { createForeignMarks } from '../../src/explore/lists/foreign-cards.js';
import { createSimulatedSite } from '../../src/simulate/index.js';
import { exploreContext } from './explore-simulated.js';

const { context } = exploreContext(createSimulatedSite([], []));

describe('a fresh explorer', () => {
  it('knows nothing', () => {
    const explorer = createExplorer(context, new Set(), { style: null });
    expect([
      explorer.visited.size,
      explorer.barren.size,
      explorer.proven.size,
      explorer.capped.pending().length,
    ]).toEqual([0, 0, 0, 0]);
  });

  it('drops the arguments of the page size as it drops tracking', () => {
    const edit = { remove: [], add: [{ name: 'per', value: '96' }], path: null };
    const explorer = createExplorer(context, new Set(['sid']), { style: { edit, pageSize: 96 } });
    expect([...explorer.tracking]).toEqual(['sid', 'per']);
  });

  it('may know from an earlier run which cards do not belong', () => {
    const explorer = createExplorer(context, new Set(), { style: null, foreign: createForeignMarks(['Ad']) });
    expect([...explorer.foreign.marks()]).toEqual(['Ad']);
  });
});
