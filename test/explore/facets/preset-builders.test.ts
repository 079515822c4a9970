import { expect, it } from 'vitest';
import { createExplorer, type Explorer } from '../../../src/explore/explorer.js';
import { isPreset, narrowsByItself } from '../../../src/explore/facets/preset-builders.js';
import { revealedFacets } from '../../../src/explore/facets/revealed-facets.js';
import type { Question } from '../../../src/explore/planning/planner.js';
import type { ChoiceGroup, PageView } from '../../../src/model/page.js';
import { exploreContext } from '../explore-simulated.js';
import { fixtureSite } from '../fixture-site.js';
import { byScript, choice, facet, listPage, region, step } from '../page-views.js';

const BUTTON = { node: 2, step: step('Apply') };
const ALL = ['1', '2', '3', '4'];

const select = (label: string, values: readonly string[], chosen: string | null = null): ChoiceGroup =>
  facet(label, [], {
    key: `select ${label}`,
    multiple: false,
    choices: values.map((value) => ({
      ...choice(value, null, { path: byScript(step(value), step('Apply')), selected: value === chosen }),
      control: { node: 1, step: step(value) },
    })),
  });
const properties = select('Property', ['Brand', 'Colour']);
const page = (...groups: readonly ChoiceGroup[]): PageView => listPage(['a'], { groups: [properties, ...groups] });

function explorerOf(pages: Readonly<Record<string, PageView>>): Explorer {
  return createExplorer(exploreContext(fixtureSite(pages)).context, new Set(), { style: null });
}

it('a nameless field is a builder if each of its values shows others of which one is chosen at once', async () => {
  const button = { node: 2, step: step('Apply') };
  const nameless = { ...properties, label: null, apply: button };
  const preset = (...values: readonly string[]): ChoiceGroup => {
    const shown = select('', values);
    return { ...shown, label: null, choices: shown.choices.map((one, at) => ({ ...one, selected: at === 0 })) };
  };
  const isBuilder = (brand: ChoiceGroup, colour: ChoiceGroup, group: ChoiceGroup = nameless): Promise<boolean> => {
    const explorer = explorerOf({ '/list > Brand': page(brand), '/list > Colour': page(colour) });
    return isPreset(explorer, { region: region([1], { view: page() }), group, attribute: null });
  };
  expect(await isBuilder(preset('Acme', 'Bolt'), preset('red', 'blue'))).toBe(true);
  // Models of a maker, none of them chosen yet.
  expect(await isBuilder(preset('Any model', 'Bolt'), preset('Any model', 'Nut'))).toBe(false);
  expect(await isBuilder(preset('Acme', 'Bolt'), preset('red', 'blue'), properties)).toBe(false);
});

/** A field with a name and its comparison, before anything is chosen, and its page after each choice, applied or not. */
async function tryNamed(
  comparison: ChoiceGroup | null,
  shown: Readonly<Record<string, ChoiceGroup | readonly ChoiceGroup[]>>,
) {
  const names = ['Title', ...Object.keys(shown)];
  const field = { ...select('Field', names, 'Title'), apply: BUTTON };
  const rest = comparison === null ? [] : [comparison];
  const at = (name: string, cards: readonly string[]): PageView => {
    const came = [shown[name] ?? []].flat();
    const kept = rest.filter(({ key }) => came.every((group) => group.key !== key));
    return listPage(cards, { groups: [field, ...kept, ...came] });
  };
  const pages = Object.keys(shown).flatMap((name): [string, PageView][] => [
    [`/list > ${name}`, at(name, ALL)],
    [`/list > ${name} > Apply`, at(name, ['1'])],
  ]);
  const here = region([1, 2, 3, 4], { view: at('Title', ALL) });
  const explorer = explorerOf(Object.fromEntries(pages));
  const choices = field.choices.filter(({ selected }) => !selected);
  const whole = { group: field, attribute: 'Field', identity: 'field', choices };
  const questions = choices.map((one) => ({ facet: whole, choice: one, attribute: 'Field' }) as unknown as Question);
  const stage = { region: here, group: field, attribute: null };
  const isFacet = await narrowsByItself(explorer, stage, questions);
  return { isFacet, found: isFacet ? [] : await revealedFacets(explorer, stage) };
}

it('a field with a name that narrows is a builder where it brings values, one chosen, and how they are compared', async () => {
  const { isFacet, found } = await tryNamed(select('Operator', ['=', '!='], '='), {
    Brand: select('Value', ['Acme', 'Bolt'], 'Acme'),
    Colour: select('Value', ['red', 'blue'], 'red'),
  });
  expect(isFacet).toBe(false);
  expect(found.map(({ group }) => [group.label, ...group.choices.map(({ value }) => value)])).toEqual([
    ['Brand', 'Acme', 'Bolt'],
    ['Colour', 'red', 'blue'],
  ]);
});

it('how values are compared is none of a builder, though it may compare some otherwise than all others', async () => {
  const { found } = await tryNamed(select('Operator', ['=', '!='], '='), {
    Brand: select('Value', ['Acme', 'Bolt'], 'Acme'),
    Colour: select('Value', ['red', 'blue'], 'red'),
    Tags: [select('Operator', ['in', 'not in'], 'in'), select('Value', ['new', 'old'])],
  });
  expect(found.map(({ group }) => `${group.label ?? ''}: ${group.choices[0]?.value ?? ''}`)).toEqual([
    'Brand: Acme',
    'Colour: red',
    'Tags: new',
  ]);
});

it('a facet that brings the values below its own is none', async () => {
  const models = { Audi: select('Model', ['A4', 'A6'], 'A4'), Ford: select('Model', ['Ka', 'Focus'], 'Ka') };
  expect((await tryNamed(null, models)).isFacet).toBe(true);
  const blank = { Audi: select('Model', ['Any', 'A4'], 'Any'), Ford: select('Model', ['Any', 'Ka'], 'Any') };
  expect((await tryNamed(select('Year', ['Any', '2020'], 'Any'), blank)).isFacet).toBe(true);
});
