import { describe, expect, it } from 'vitest';

import { askAll, askOne } from '../../src/explore/asking.js';
import { createExplorer } from '../../src/explore/explorer.js';
import type { ListStyle } from '../../src/explore/lists/list-style.js';
import type { Question } from '../../src/explore/planning/planner.js';
import type { PageView } from '../../src/model/page.js';
import type { Refusal } from '../../src/model/site.js';
import { exploreContext, factsOf } from './explore-simulated.js';
import { fixtureSite } from './fixture-site.js';
import { choice, facet, listPage, region, SITE } from './page-views.js';

const everything = region([1, 2, 3, 4]);
const colour = facet('colour', ['red', 'blue']);
const question = (value: string): Question => ({
  facet: { group: colour, attribute: 'colour', identity: 'colour', choices: colour.choices },
  choice: choice(value, `colour=${value}`),
  path: [value],
});
const list = (...entities: readonly number[]): PageView => listPage(entities.map(String));
const failure: Refusal = { kind: 'failed', reason: 'timeout', url: '', status: null, message: 'late' };

function asking(
  pages: Record<string, PageView | Refusal>,
  style: ListStyle | null = null,
): ReturnType<typeof exploreContext> & {
  readonly explorer: ReturnType<typeof createExplorer>;
  readonly site: ReturnType<typeof fixtureSite>;
} {
  const site = fixtureSite(pages);
  const recording = exploreContext(site);
  return { ...recording, site, explorer: createExplorer(recording.context, new Set(), { style }) };
}

describe('asking', () => {
  it('reads the list of each value', async () => {
    const { explorer, readings } = asking({ '/list?colour=red': list(1, 2), '/list?colour=blue': list(3) });
    const below = await askAll(explorer, everything, [question('red'), question('blue')]);
    expect(below.map(({ label }) => label)).toEqual(['colour = red', 'colour = blue']);
    expect([...factsOf(readings)]).toEqual(['1 colour red', '2 colour red', '3 colour blue']);
  });

  it('asks a value that a part shows of the whole, at the address that this was found at', async () => {
    const moved = listPage([], { url: `${SITE}/shop/list` });
    const whole = region([1, 2, 3, 4], { id: 'all', path: { kind: 'url', url: `${SITE}/` }, view: moved });
    const part = region([1, 2], {
      id: 'part',
      predicates: [{ attribute: 'wood', op: '=', values: ['oak'] }],
      path: { kind: 'url', url: `${SITE}/shop/list?wood=oak` },
      view: listPage([], { url: `${SITE}/shop/list?wood=oak` }),
      ancestors: [whole],
    });
    const { explorer, readings, site } = asking({ '/shop/list?colour=red': list(1, 3) });
    explorer.asked.note('colour', 'blue', { region: whole, size: 1 });
    const path = { kind: 'url', url: `${SITE}/shop/list?wood=oak&colour=red` } as const;
    const red = question('red');
    await askOne(explorer, part, { ...red, choice: { ...red.choice, path } });
    expect([site.opened, [...factsOf(readings)]]).toEqual([
      ['/shop/list?colour=red'],
      ['1 colour red', '3 colour red'],
    ]);
  });

  it('tells a link to the whole list from values once all others were read, wherever it stands', async () => {
    const group = facet('colour', ['any', 'red', 'blue']);
    const asked = (value: string): Question => ({
      facet: { group, attribute: 'colour', identity: 'colour', choices: group.choices },
      choice: choice(value, `colour=${value}`),
      path: [value],
    });
    const factsWith = async (...blue: readonly number[]): Promise<readonly string[]> => {
      const { explorer, readings } = asking({
        '/list?colour=any': list(1, 2, 3, 4),
        '/list?colour=red': list(1, 2),
        '/list?colour=blue': list(...blue),
      });
      await askAll(explorer, everything, ['any', 'red', 'blue'].map(asked));
      return [...factsOf(readings)].filter((fact) => fact.endsWith('any'));
    };
    expect(await factsWith(3, 4)).toEqual([]);
    expect(await factsWith(2, 3)).toHaveLength(4);
  });

  it('asks nothing twice', async () => {
    const { explorer, site } = asking({ '/list?colour=red': list(1, 2) });
    await askOne(explorer, everything, question('red'));
    expect(await askOne(explorer, everything, question('red'))).toBeNull();
    expect(site.opened).toEqual(['/list?colour=red']);
  });

  it('asks not for what the larger region has chosen from the start', async () => {
    const offered = facet('colour', ['any', 'red'], {
      choices: [choice('any', null, { selected: true }), choice('red', 'colour=red')],
    });
    const whole = region([1, 2, 3, 4], { id: 'all', view: listPage([], { groups: [offered] }) });
    const { explorer, site } = asking({ '/list?colour=red': list(1, 2), '/list?colour=any': list(1, 2, 3, 4) });
    const red = await askOne(explorer, whole, question('red'));
    expect(await askOne(explorer, red!, question('any'))).toBeNull();
    expect(site.opened).toEqual(['/list?colour=red']);
  });

  it('asks a part what its front page cannot be asked', async () => {
    const front = { ...listPage(['1', '2']), url: `${SITE}/` };
    const site = region([], { id: null, path: { kind: 'url', url: `${SITE}/` }, view: front });
    const drinks = region([1, 2, 3], {
      ...{ id: 'drinks', ancestors: [site], path: { kind: 'url', url: `${SITE}/drinks` } },
      view: { ...listPage(['1', '2', '3']), url: `${SITE}/drinks` },
    });
    const pages = { '/list?colour=red': list(1), '/?colour=blue': list(1, 2), '/drinks?colour=blue': list(3) };
    const { explorer, site: asked } = asking(pages);
    await askOne(explorer, site, question('red'));
    const url = `${SITE}/drinks?colour=blue`;
    const blue = { ...question('blue'), choice: choice('blue', null, { path: { kind: 'url', url } }) };
    await askOne(explorer, drinks, blue);
    expect(asked.opened).toEqual(['/list?colour=red', '/drinks?colour=blue']);
  });

  it('asks once more what was not to be had, and then no more', async () => {
    const { explorer, site } = asking({ '/list?colour=red': failure });
    for (let time = 0; time < 3; time += 1) await askOne(explorer, everything, question('red'));
    expect(site.opened).toEqual(['/list?colour=red', '/list?colour=red']);
  });

  it('asks once more also where lists are asked for larger pages', async () => {
    const edit = { add: [{ name: 'size', value: '48' }], remove: [], path: null };
    const { explorer, site } = asking({ '/list?colour=red&size=48': failure }, { edit, pageSize: 48 });
    for (let time = 0; time < 3; time += 1) await askOne(explorer, everything, question('red'));
    expect(site.opened).toHaveLength(2);
  });
});
