import { expect, it } from 'vitest';
import { createExplorer, type Explorer } from '../../../src/explore/explorer.js';
import {
  addedCondition,
  besideInBuilder,
  revealedFacets,
  revealsMore,
  withOpenChoices,
} from '../../../src/explore/facets/revealed-facets.js';
import type { Region } from '../../../src/explore/region.js';
import type { ChoiceGroup, PageView } from '../../../src/model/page.js';
import type { Observation, Site } from '../../../src/model/site.js';
import { exploreContext } from '../explore-simulated.js';
import { fixtureSite } from '../fixture-site.js';
import { byScript, choice, facet, listPage, region, SITE, step } from '../page-views.js';

const select = (label: string, values: readonly string[]): ChoiceGroup =>
  facet(label, [], {
    key: `select ${label}`,
    choices: values.map((value) => ({
      ...choice(value, null, { path: byScript(step(value)) }),
      control: { node: 1, step: step(value) },
    })),
  });
const properties = select('Property', ['Brand', 'Colour']);
const page = (...groups: readonly ChoiceGroup[]): PageView => listPage(['a'], { groups: [properties, ...groups] });

function explorerOf(pages: Readonly<Record<string, PageView>>): Explorer {
  return createExplorer(exploreContext(fixtureSite(pages)).context, new Set(), { style: null });
}

async function revealed(
  pages: Readonly<Record<string, PageView>>,
  attribute: string | null = null,
): Promise<readonly string[]> {
  const stage = { region: region([1], { view: page() }), group: properties, attribute };
  const found = await revealedFacets(explorerOf(pages), stage);
  return found.map(({ group }) => `${group.label ?? ''}: ${group.choices.map(({ value }) => value).join(' ')}`);
}

it('values that show after an attribute was chosen are its own', async () => {
  const pages = {
    '/list > Brand': page(select('Value', ['Acme', 'Bolt'])),
    '/list > Colour': page(select('Value', ['red'])),
  };
  expect(await revealed(pages)).toEqual(['Brand: Acme Bolt', 'Colour: red']);
});

it('what another page with a list of its own offers is not revealed by the choice that leads there', async () => {
  const shownAt = async (path: string, card: string): Promise<number> => {
    const view = listPage([card], { groups: [properties, select('Value', ['Acme', 'Bolt'])] });
    const { open } = fixtureSite({ '/list > Brand': view });
    const site: Site = {
      async open(place, options) {
        const opening = await open(place, options);
        if (opening.kind !== 'session') return opening;
        const { session } = opening;
        const observe = (): Observation => ({ ...session.observe(), view: { ...view, url: `${SITE}${path}` } });
        return { kind: 'session', session: { ...session, observe } };
      },
    };
    const explorer = createExplorer(exploreContext(site).context, new Set(), { style: null });
    const stage = { region: region([1], { view: page() }), group: properties, attribute: null };
    return (await revealedFacets(explorer, stage)).length;
  };
  expect([await shownAt('/to-rent', 'b'), await shownAt('/to-rent', 'a'), await shownAt('/list', 'b')]).toEqual([
    0, 1, 1,
  ]);
});

it('an order, which leads to another address with other cards first, is not looked at closely', async () => {
  const closely: unknown[] = [];
  const { open } = fixtureSite({ '/list > Brand': listPage(['b'], { groups: [properties] }) });
  const site: Site = {
    async open(place, options) {
      if (options?.controls === true) closely.push(place);
      const opening = await open(place, options);
      if (opening.kind !== 'session') return opening;
      const { session } = opening;
      const observe = (): Observation => {
        const seen = session.observe();
        return { ...seen, view: { ...seen.view, url: `${SITE}/list?order=1` } };
      };
      return { kind: 'session', session: { ...session, observe } };
    },
  };
  const explorer = createExplorer(exploreContext(site).context, new Set(), { style: null });
  const group = { ...properties, widget: 'select' } as const;
  const stage = { region: region([1], { view: page() }), group, attribute: null };
  expect(await revealedFacets(explorer, stage)).toEqual([]);
  expect(closely).toEqual([]);
});

it('values in place of those that a field held before are of the attribute chosen, and those of the one chosen then', async () => {
  const builder = facet('Column', [], {
    choices: properties.choices.map((one, at) => ({ ...one, selected: at === 0 })),
    key: properties.key,
  });
  const [makers, hues] = [select('Value', ['Acme', 'Bolt']), select('Value', ['red', 'blue'])];
  const explorer = explorerOf({ '/list > Colour': page(hues) });
  const here = region([1], { view: listPage(['a'], { groups: [builder, makers] }) });
  const found = await revealedFacets(explorer, { region: here, group: builder, attribute: null });
  expect(
    found.map(({ group, region: { path } }) => [group.label, group.choices[0]?.value, path === here.path]),
  ).toEqual([
    ['Brand', 'Acme', true],
    ['Colour', 'red', false],
  ]);
  // Under the name of the field they are not asked again.
  expect(explorer.barren.has(makers.key)).toBe(true);
});

it('a group that names itself keeps its name', async () => {
  const pages = { '/list > Brand': page(select('Maker', ['Acme'])), '/list > Colour': page(select('Hue', ['red'])) };
  expect(await revealed(pages)).toEqual(['Maker: Acme', 'Hue: red']);
});

it('where the values of some attributes are not called at all, all are called as their attributes', async () => {
  const nameless = { ...select('', ['red']), label: null };
  const pages = { '/list > Brand': page(select('Select value', ['Acme'])), '/list > Colour': page(nameless) };
  expect(await revealed(pages)).toEqual(['Brand: Acme', 'Colour: red']);
});

it('facets with numbers that show after whichever choice were only late: they are asked without it', async () => {
  const worked = select('Maker', ['Acme']);
  const makers = { ...worked, choices: worked.choices.map((one) => ({ ...one, count: 7 })) };
  const shown = page(select('Operator', ['is']), makers);
  const explorer = explorerOf({ '/list > Brand': shown, '/list > Colour': shown });
  const here = region([1], { view: page() });
  const found = await revealedFacets(explorer, { region: here, group: properties, attribute: null });
  expect(found.map(({ group, region: { path } }) => [group.label, group.choices[0]?.path, path])).toEqual([
    ['Maker', byScript(step('Acme')), here.path],
  ]);
  expect(revealsMore(explorer, here, properties)).toBe(false);
});

it('facets of a dialog, and behind what the page offers to open, that show after whichever choice are asked without it', async () => {
  const inDialog: ChoiceGroup = { ...select('Language', ['Welsh']), isInDialog: true };
  const shown = page(select('Value', ['yes']), inDialog, select('Setting', ['Harbour']));
  const explorer = explorerOf({ '/list > Brand': shown, '/list > Colour': shown });
  const view: PageView = { ...page(), openers: [{ node: 9, step: step('Setting') }] };
  const found = await revealedFacets(explorer, { region: region([1], { view }), group: properties, attribute: null });
  expect(found.map(({ group }) => [group.label, group.choices[0]?.path])).toEqual([
    ['Language', byScript(step('Welsh'))],
    ['Setting', byScript(step('Harbour'))],
  ]);
});

it('facets that the page offers to open are its own where nothing but another look can be chosen', async () => {
  const layout = facet('Layout', [], {
    choices: select('Layout', ['list', 'grid']).choices.map((one) => ({ ...one, selected: one.value === 'grid' })),
    key: 'select Layout',
  });
  const shown = page(layout, { ...select('', ['46 results']), label: null }, select('Location', ['Harbour']));
  const view: PageView = { ...page(layout), openers: [{ node: 9, step: step('Location') }] };
  const stage = { region: region([1], { view }), group: layout, attribute: null };
  const found = await revealedFacets(explorerOf({ '/list > list': shown }), stage);
  expect(found.map(({ group }) => [group.label, group.choices[0]?.path])).toEqual([
    ['Location', byScript(step('Harbour'))],
  ]);
});

it('a label that says what is done with an attribute is called as the attribute', async () => {
  const pages = {
    '/list > Brand': page(select('Filter by brand', ['Acme'])),
    '/list > Colour': page(select('Filter by colour', ['red'])),
  };
  expect(await revealed(pages)).toEqual(['Brand: Acme', 'Colour: red']);
});

it('attributes that only words answer stand before those with values', async () => {
  const builder = select('Property', ['Number', 'Title', 'Author', 'Colour', 'Size']);
  const opener = { node: 9, step: step('how to compare') };
  const worded = listPage(['a'], { openers: [opener] });
  const shown = { '/list > Colour': page(select('Value', ['red'])), '/list > Size': page(select('Value', ['XL'])) };
  const looked = async (first: PageView): Promise<readonly (string | null)[]> => {
    const words = Object.fromEntries(['Number', 'Title', 'Author'].map((name) => [`/list > ${name}`, first]));
    const stage = { region: region([1], { view: page() }), group: builder, attribute: null };
    return (await revealedFacets(explorerOf({ ...words, ...shown }), stage)).map(({ group }) => group.label);
  };
  expect(await looked(worded)).toEqual(['Colour', 'Size']);
  expect(await looked(page())).toEqual([]);
});

it('one way to compare is enough', async () => {
  const pages = { '/list > Brand': page(select('Value', ['Acme'])), '/list > Colour': page(select('Value', ['red'])) };
  expect(await revealed(pages, 'Maker')).toEqual(['Maker: Acme']);
});

it('a comparison that an attribute comes with shows the values once another one is chosen', async () => {
  const comparison = facet('State', [], { guess: 'comparison', choices: select('State', ['open', 'is']).choices });
  const pages = { '/list > Brand': page(comparison), '/list > Colour': page(select('Value', ['red'])) };
  expect(await revealed(pages)).toEqual(['State: open is', 'Value: red']);
});

it('what shows alike beside the values of each attribute says how they are compared', async () => {
  const preset = (values: readonly string[]): ChoiceGroup => {
    const mode = select('Mode', values);
    const choices = mode.choices.map((one, at) => ({ ...one, selected: at === 0 }));
    return { ...mode, key: 'other|mode|', multiple: false, choices };
  };
  const matches = preset(['matches', 'does not match']);
  const builder = select('Property', ['Brand', 'Colour', 'Place']);
  const explorer = explorerOf({
    '/list > Brand': page(select('Value', ['Acme']), matches),
    '/list > Colour': page(select('Value', ['red']), matches),
    '/list > Place': page(preset(['is empty', 'is'])),
  });
  const stage = { region: region([1], { view: page() }), group: builder, attribute: null };
  const found = (await revealedFacets(explorer, stage)).map(({ group }) => [group.label, group.guess]);
  expect(found).toEqual([
    ['Brand', 'facet'],
    ['Colour', 'facet'],
    ['Place', 'comparison'],
  ]);
});

it('attributes that show nothing are not looked at in other regions, those that could not be had are', async () => {
  const builder = select('Property', ['Brand', 'Colour', 'Words', 'Lost']);
  const pages = {
    '/list > Brand': page(select('Value', ['Acme'])),
    '/list > Colour': page(select('Value', ['red'])),
    '/list > Words': page(),
  };
  const explorer = explorerOf(pages);
  await revealedFacets(explorer, { region: region([1], { view: page() }), group: builder, attribute: null });
  expect([...(explorer.revealing.get(builder.key) ?? [])]).toEqual(['brand', 'colour', 'words']);
});

it('attributes of one builder stand beside each other', () => {
  const revealing = new Map([
    ['one', new Set(['author', 'assignee'])],
    ['other', new Set(['hue'])],
  ]);
  expect(besideInBuilder({ revealing }, 'Author')).toEqual(['assignee']);
  expect(besideInBuilder({ revealing }, 'Price')).toEqual([]);
});

it('choices that show nothing new are no filter builder', async () => {
  expect(await revealed({ '/list > Brand': page(), '/list > Colour': page() })).toEqual([]);
});

it('a value that was there before in another group is no value of what was chosen', async () => {
  const after = page(select('Columns', ['Name', 'Price']), select('All of them', ['Show all']));
  const stage = {
    region: region([1], { view: page(select('Columns', ['Name', 'Price', 'Show all'])) }),
    group: properties,
    attribute: null,
  };
  const found = revealedFacets(explorerOf({ '/list > Brand': after, '/list > Colour': after }), stage);
  expect(await found).toEqual([]);
});

it('columns that a choice shows, each with a menu as the others have, are no values', async () => {
  const menu = (column: string): ChoiceGroup =>
    select(`Menu of ${column}`, ['Up', 'Down', 'Hide', ...(column === 'Name' ? [] : ['Filter'])]);
  const before = page(menu('Name'));
  const pages = {
    '/list > Brand': page(menu('Name'), menu('Brand')),
    '/list > Colour': page(menu('Name'), menu('Colour')),
  };
  const stage = { region: region([1], { view: before }), group: properties, attribute: null };
  expect(await revealedFacets(explorerOf(pages), stage)).toEqual([]);
});

it('a group whose addresses only changed with the choice was there before', async () => {
  const before = { ...select('Kind', ['Lamp']), key: 'links Kind' };
  const after = { ...before, key: 'links Kind sort' };
  const pages = { '/list > Brand': page(after), '/list > Colour': page(after) };
  const stage = { region: region([1], { view: page(before) }), group: properties, attribute: null };
  expect(await revealedFacets(explorerOf(pages), stage)).toEqual([]);
});

it('in a part, values that a facet of the whole has answered are none of what was chosen', async () => {
  const shown = page(select('', ['Floor', 'Wall']));
  const whole = region([1, 2], { view: page() });
  const part = region([1], {
    view: page(),
    predicates: [{ attribute: 'Room', op: '=', values: ['Hall'] }],
    ancestors: [whole],
  });
  const found = async (here: Region): Promise<number> => {
    const explorer = explorerOf({ '/list > Brand': shown });
    for (const value of ['floor', 'wall']) explorer.asked.note('mount', value, { region: whole, size: 1 });
    return (await revealedFacets(explorer, { region: here, group: properties, attribute: null })).length;
  };
  expect([await found(part), await found(whole)]).toEqual([0, 1]);
});

it('attributes that were looked at in one region are not looked at in others, further ones are', async () => {
  const value = page(select('Value', ['a']));
  const pages = { '/list > Brand': value, '/list > Colour': value, '/list > Heel': value };
  const explorer = explorerOf(pages);
  const here = region([1], { view: page() });
  expect(revealsMore(explorer, here, properties)).toBe(false);
  await revealedFacets(explorer, { region: here, group: properties, attribute: null });
  expect(revealsMore(explorer, here, properties)).toBe(false);
  const more = select('Property', ['Brand', 'Colour', 'Heel']);
  expect(revealsMore(explorer, here, more)).toBe(true);
  const found = await revealedFacets(explorer, { region: here, group: more, attribute: null });
  expect(found.map(({ group }) => group.label)).toEqual(['Heel']);
});

it('a value that shows as chosen at once is still to be asked where an address or a button asks it', () => {
  const path = { kind: 'url', url: 'https://a.example/list?brand=1' } as const;
  const shown = facet('Brand', [], { choices: [choice('Acme', null, { path, selected: true })] });
  const here = region([1], { view: page() });
  const asked = region([1], { view: { ...page(), url: path.url } });
  const button = { node: 2, step: step('Apply') };
  expect(withOpenChoices(here, shown).choices[0]?.selected).toBe(false);
  expect(withOpenChoices(asked, shown).choices[0]?.selected).toBe(true);
  expect(withOpenChoices(asked, { ...shown, apply: button }).choices[0]?.selected).toBe(false);
  const worked = select('Brand', ['Acme']);
  const [acme] = worked.choices.map((one) => ({ ...one, selected: true, path: byScript() }));
  const open = withOpenChoices(here, { ...worked, apply: button, choices: acme === undefined ? [] : [acme] });
  expect(open.choices[0]?.path).toEqual(byScript(step('Acme'), step('Apply')));
  // Another press would take the tick back.
  const ticked = { ...step('Acme'), do: 'uncheck' } as const;
  const box = (acme === undefined ? [] : [acme]).map((one) => ({ ...one, control: { node: 1, step: ticked } }));
  const kept = withOpenChoices(here, { ...worked, apply: button, choices: box });
  expect(kept.choices[0]?.path).toEqual(byScript(step('Apply')));
});

it('a box that is only called as the fields of other values are has a value of its own', async () => {
  const box = (words: string): ChoiceGroup => {
    const one = select('', [words]);
    return { ...one, label: null, widget: 'checkboxes' };
  };
  const attributes = select('Property', ['Brand', 'Colour', 'Sold', 'Used']);
  const shows = (group: ChoiceGroup): PageView => listPage(['a'], { groups: [attributes, group] });
  const pages = {
    '/list > Brand': shows(select('Value', ['Acme', 'Bolt'])),
    '/list > Colour': shows(select('Value', ['red', 'blue'])),
    '/list > Sold': shows(box('Value')),
    '/list > Used': shows(box('Second hand')),
  };
  const here = region([1], { view: listPage(['a'], { groups: [attributes] }) });
  const found = await revealedFacets(explorerOf(pages), { region: here, group: attributes, attribute: null });
  expect(found.slice(2).map(({ group }) => [group.label, group.choices[0]?.value])).toEqual([
    ['Sold', 'true'],
    ['Used', 'Second hand'],
  ]);
});

it('of buttons one that adds a condition shows the field of its attributes, nothing chosen in it', async () => {
  const buttons = { ...select('Search', ['Add rule', 'Add group', 'Find']), widget: 'buttons' } as const;
  const bar = { ...select('Not', ['Add rule', 'Add group']), widget: 'buttons' } as const;
  const field = { ...select('Select field', ['Brand', 'Colour']), widget: 'other', multiple: false } as const;
  const before = listPage(['a'], { groups: [buttons] });
  const added = (...groups: readonly ChoiceGroup[]): PageView => listPage(['a'], { groups: [bar, field, ...groups] });
  const fieldBy = async (pages: Readonly<Record<string, PageView>>, group: ChoiceGroup = buttons) => {
    const stage = { region: region([1], { view: before }), group, attribute: null };
    return (await addedCondition(explorerOf(pages), stage))?.group.label;
  };
  const rule = { '/list > Add rule': added() };
  const brand = { ...rule, '/list > Add rule > Brand': added(select('Value', ['Acme', 'Bolt'])) };
  expect(await fieldBy(brand)).toBe('Select field');
  expect(await fieldBy(brand, select('Search', ['Add rule', 'Find']))).toBeUndefined();
  // The field is a facet, or nothing at all.
  const narrowed = { ...added(select('Model', ['A4'])), list: listPage(['b']).list };
  expect(await fieldBy({ ...rule, '/list > Add rule > Brand': narrowed })).toBeUndefined();
  expect(await fieldBy(rule)).toBeUndefined();
});

it('a menu that a tool opened gives way to the values of each of its attributes', async () => {
  const only = (...values: readonly string[]): PageView => listPage(['a'], { groups: [select('Value', values)] });
  const pages = { '/list > Brand': only('Acme', 'Bolt'), '/list > Colour': only('red', 'blue') };
  expect(await revealed(pages, 'Tools')).toEqual(['Brand: Acme Bolt', 'Colour: red blue']);
});
