import { describe, expect, it } from 'vitest';
import type { PageView } from '../../src/model/page.js';
import { targetOf, withoutScripts, withScripts } from '../../src/simulate/scripted.js';
import { homeView, listView, simulatedGroup } from '../../src/simulate/simulated-view.js';

const LIST = { kind: 'url', url: 'http://simulated.test/list' } as const;
const RED = 'http://simulated.test/list?Colour=red';
const menu = simulatedGroup('Shop', 'navigation', [{ text: 'All', url: LIST.url }]);
const colours = simulatedGroup('Colour', 'facet', [{ text: 'red (2)', url: RED }]);
const VIEW: PageView = listView({
  url: LIST.url,
  entities: [{ index: 0, entity: { name: 'Boot', values: new Map() } }],
  total: 9,
  groups: [menu, { ...colours, multiple: true }],
  next: 'http://simulated.test/list?page=2',
  sponsored: [],
  textLinks: [],
});

describe('a page of scripted controls', () => {
  it('tells over HTTP neither how to choose nor how to go on; its menus are links', () => {
    const { groups, pagination } = withoutScripts(VIEW);
    expect(groups.map(({ choices }) => choices[0]?.path ?? null)).toEqual([LIST, null]);
    expect(pagination.next).toBeNull();
  });

  it('is worked by steps in a browser, which lead where the links would', () => {
    const shown = withScripts(VIEW, LIST);
    const path = shown.groups[1]?.choices[0]?.path;
    expect(path).toMatchObject({ kind: 'actions', from: LIST, steps: [{ do: 'check', name: 'red', group: 'Colour' }] });
    expect(path?.kind === 'actions' && targetOf(VIEW, path.steps[0]!)).toEqual({ kind: 'url', url: RED });
  });

  it('goes on by one step more often, and begins anew with a choice', () => {
    const second = withScripts(VIEW, LIST).pagination.next!;
    const third = withScripts(VIEW, second).pagination.next;
    expect(third).toMatchObject({ steps: [{ name: 'Next', times: 2 }] });
    const chosen = withScripts(VIEW, second).groups[1]?.choices[0]?.path;
    expect(chosen).toMatchObject({ steps: [{ name: 'red' }] });
  });

  it('finds what is typed into a facet or into the page', () => {
    const step = { do: 'type', role: 'searchbox', name: 'Find', group: 'Colour', ordinal: 0, value: 'r' } as const;
    const searching = { ...VIEW, groups: [{ ...colours, search: { node: 0, step } }] };
    expect(targetOf(searching, step)).toMatchObject({ url: 'http://simulated.test/list?find+Colour=r' });
    const template = { kind: 'url', url: 'http://simulated.test/list?q={query}' } as const;
    const home = { ...homeView('http://simulated.test/', []), searches: [{ node: 0, label: null, template }] };
    expect(targetOf(home, { ...step, group: null })).toMatchObject({ url: 'http://simulated.test/list?q=r' });
    expect(withScripts(home, LIST).searches?.[0]?.template).toMatchObject({ steps: [{ value: '{query}' }] });
  });

  it('has no control of another name', () => {
    const step = { do: 'click', role: 'button', name: 'blue', group: 'Colour', ordinal: 0, value: null } as const;
    expect([targetOf(VIEW, step), targetOf(VIEW, { ...step, do: 'type' })]).toEqual([null, null]);
  });
});
