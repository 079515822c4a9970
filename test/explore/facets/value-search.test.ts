import { describe, expect, it } from 'vitest';
import { textKey } from '../../../src/base/text.js';
import { createExplorer, type Explorer } from '../../../src/explore/explorer.js';
import { askSearchedValues, searchValues } from '../../../src/explore/facets/value-search.js';
import type { ChoiceGroup } from '../../../src/model/page.js';
import type { Opening, Site } from '../../../src/model/site.js';
import { exploreContext } from '../explore-simulated.js';
import type { Facet } from '../../../src/explore/region.js';
import { choice, facet, listPage, region, step } from '../page-views.js';

const NAMES = ['Ada', 'Bert', 'Carl', 'Cleo', 'Dora', 'Emil', 'Otto', 'Ötzi'];
const SHOWN = 2;

/** A facet that shows two names, and two of those that have what is typed. */
function people(text: string, names = NAMES): ChoiceGroup {
  if (names.length === 0) return facet('who', [], { widget: 'buttons', choices: [choice('Nobody', null)] });
  const found = names.filter((name) => name.toLowerCase().includes(text.toLowerCase())).slice(0, SHOWN);
  const choices = found.map((name) => choice(name, `who=${name}`));
  return facet('who', [], { choices, search: { node: 0, step: step('Find', { do: 'type', group: 'who' }) } });
}

/** A site whose pages show what was typed; it notes the texts. */
function typingSite(names = NAMES): { readonly site: Site; readonly typed: string[] } {
  const typed: string[] = [];
  const open: Site['open'] = async (path): Promise<Opening> => {
    const text = path.kind === 'actions' ? (path.steps.at(-1)?.value ?? '') : null;
    if (text !== null) typed.push(text);
    const name = path.kind === 'url' ? new URL(path.url).searchParams.get('who') : null;
    const view = listPage([String(NAMES.indexOf(name ?? 'Ada'))], {
      groups: text === null ? [] : [people(text, names)],
    });
    const observation = { page: 'p', view, cost: { pages: 1, bytes: 0, transport: 'memory' }, at: '' } as const;
    const none = { kind: 'stopped', reason: 'signal' } as const;
    const session = {
      observe: () => observation,
      perform: async () => none,
      next: async () => null,
      close: async () => undefined,
    };
    return { kind: 'session', session };
  };
  return { site: { open }, typed };
}

function searched(group: ChoiceGroup): Facet {
  return { group, attribute: 'who', identity: 'who', choices: group.choices };
}

/** An explorer of a site on which these names were asked already, each of one entity. */
function knowing(site: Site, names: readonly string[]): Explorer {
  const explorer = createExplorer(exploreContext(site).context, new Set(), { style: null });
  for (const name of names) {
    explorer.asked.note('who', textKey(name), { region: everything, size: 1 });
    explorer.known.note([{ attribute: 'who', op: '=', values: [name] }], [NAMES.indexOf(name)]);
  }
  return explorer;
}

const everything = region(NAMES.map((_, at) => at));

describe('values behind a field', () => {
  it('are found by typing', async () => {
    const { site, typed } = typingSite();
    const explorer = createExplorer(exploreContext(site).context, new Set(), { style: null });
    const found = await searchValues(explorer, everything, searched(people('')));
    expect(found.map(({ value }) => value).sort()).toEqual(NAMES.slice(SHOWN));
    expect(typed.length).toBeLessThan(400);
  });

  it('are none after some texts that bring nothing, or without a field', async () => {
    const { site, typed } = typingSite();
    const explorer = createExplorer(exploreContext(site).context, new Set(), { style: null });
    const whole = { ...people(''), choices: NAMES.map((name) => choice(name, `who=${name}`)) };
    expect(await searchValues(explorer, everything, searched(whole))).toEqual([]);
    expect(typed.length).toBeLessThan(10);
    expect(await searchValues(explorer, everything, searched(facet('who', ['Ada'])))).toEqual([]);
  });

  it('are no news where other pages have shown one for each entity', async () => {
    const { site, typed } = typingSite();
    const explorer = knowing(site, NAMES);
    await searchValues(explorer, everything, searched(people('')));
    expect(typed).toHaveLength(6);
  });

  it('are typed for where other pages have shown all but one', async () => {
    const { site } = typingSite();
    const explorer = knowing(site, NAMES.slice(0, -1));
    const found = await searchValues(explorer, everything, searched(people('')));
    expect(found.map(({ value }) => value)).toContain(NAMES.at(-1));
  });

  it('are not expected where those that are shown account for all entities', async () => {
    const { site, typed } = typingSite(NAMES.slice(0, SHOWN));
    const explorer = createExplorer(exploreContext(site).context, new Set(), { style: null });
    for (const name of NAMES.slice(0, SHOWN))
      explorer.asked.note('who', textKey(name), { region: everything, size: 4 });
    await searchValues(explorer, everything, searched(people('')));
    expect(typed).toHaveLength(3);
  });

  it('are boxes where the others are', async () => {
    const { site, typed } = typingSite([]);
    const { group, ...rest } = searched(people(''));
    expect(
      await searchValues(knowing(site, []), everything, { ...rest, group: { ...group, widget: 'checkboxes' } }),
    ).toEqual([]);
    expect(typed.length).toBeLessThan(10);
  });

  it('are asked of the region whose page has the field', async () => {
    const { site, typed } = typingSite();
    const { context, readings } = exploreContext(site);
    const explorer = createExplorer(context, new Set(), { style: null });
    const group = people('');
    explorer.searchable.set('who', {
      region: everything,
      facet: searched(group),
    });
    await askSearchedValues(explorer);
    expect(readings.map(({ teaches }) => teaches[0]?.values[0]).sort()).toEqual(NAMES.slice(SHOWN));
    const typings = typed.length;
    await askSearchedValues(explorer);
    expect(typed).toHaveLength(typings);
  });
});
