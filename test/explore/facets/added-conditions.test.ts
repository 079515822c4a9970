import { expect, it } from 'vitest';
import { createAdding, type Revealing, type RevealingPlace } from '../../../src/explore/facets/added-conditions.js';
import type { AccessPath } from '../../../src/model/access-path.js';
import type { Choice, ChoiceGroup } from '../../../src/model/page.js';
import { choice, facet, listPage, region, step } from '../page-views.js';

const ADDRESS = 'https://shop.example/list?set=1&f=';

/** A choice of an attribute in a builder. */
const attribute = (value: string, selected = false): Choice => ({
  ...choice(value, null, { selected }),
  control: { node: 1, step: step(value) },
});
const NAMES = ['Tracker', 'Author', 'Subject', 'Severity'];
const builder = (chosen = ''): ChoiceGroup =>
  facet('Add', [], { key: 'add', choices: NAMES.map((name) => attribute(name, name === chosen)) });

/** The values of a condition on a page that has some, the first one chosen. */
function valuesOf(name: string, added: readonly string[]): ChoiceGroup {
  const address = (value: string): string =>
    `${ADDRESS}${added.map((one) => `&f=${one}&v.${one}=${one === name ? value : '1'}`).join('')}`;
  const choices = ['1', '2'].map((value, at) =>
    choice(`${name} ${value}`, null, { selected: at === 0, path: { kind: 'url', url: address(value) } }),
  );
  return facet(name, [], { key: name, choices });
}

const stepsOf = (path: AccessPath): readonly string[] =>
  path.kind === 'actions' ? path.steps.map(({ name }) => name ?? '') : [];

/** Looks at attributes one after the other; the steps of each look, and the addresses of the last values. */
async function looked(
  names: readonly string[],
  { adds = true }: { readonly adds?: boolean } = {},
): Promise<{ readonly steps: readonly string[]; readonly urls: readonly string[] }> {
  const here = region([1], { view: listPage(['a'], { groups: [builder()] }) });
  const steps: string[] = [];
  const look = async ({ choice: made, path }: RevealingPlace): Promise<Revealing> => {
    const added = adds ? stepsOf(path) : stepsOf(path).slice(-1);
    steps.push(stepsOf(path).join(' '));
    const shown = added.filter((name) => name !== 'Subject').map((name) => valuesOf(name, added));
    const view = listPage(['a'], { groups: [builder(adds ? '' : made.value), ...shown] });
    return { choice: made, region: { ...here, path, view }, groups: shown, isWorded: false };
  };
  const adding = createAdding({ region: here, group: builder(), attribute: null }, look);
  let last: Revealing | null = null;
  for (const name of names) {
    const made = attribute(name);
    const path = { kind: 'actions', from: here.path, steps: [step(name)] } as const;
    last = await adding.revealOr(made, () => look({ choice: made, path }));
    if (last !== null && last.groups.length > 0) adding.note(last);
  }
  const paths = (last?.groups ?? []).flatMap(({ choices }) => choices.map(({ path }) => path));
  return { steps, urls: paths.flatMap((path) => (path?.kind === 'url' ? [decodeURIComponent(path.url)] : [])) };
}

it('attributes that a builder adds to each other are looked at on one page, each asked for alone', async () => {
  expect(await looked(NAMES)).toEqual({
    steps: ['Tracker', 'Author', 'Author Subject', 'Author Subject Severity'],
    urls: [`${ADDRESS}&f=Severity&v.Severity=1`, `${ADDRESS}&f=Severity&v.Severity=2`],
  });
});

it('those of a builder that shows one at a time are looked at apart', async () => {
  expect((await looked(['Tracker', 'Author', 'Severity'], { adds: false })).steps).toEqual([
    'Tracker',
    'Author',
    'Severity',
  ]);
});
