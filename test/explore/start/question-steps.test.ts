import { describe, expect, it } from 'vitest';
import { accessKey } from '../../../src/explore/access-key.js';
import { followQuestions, questionOf, type QuestionedList } from '../../../src/explore/start/question-steps.js';
import type { Choice, ChoiceGroup, PageView } from '../../../src/model/page.js';
import { exploreContext } from '../explore-simulated.js';
import { fixtureSite, to, type FixtureSite } from '../fixture-site.js';
import { choice, facet, listPage, pageView } from '../page-views.js';

const LIGHT = ['Sun', 'Shade', 'Any light'];
const SOIL = ['Any soil', 'Sand', 'Clay'];
const PLANTS = [
  { name: 'Iris', light: 'Sun', soil: 'Clay' },
  { name: 'Sedum', light: 'Sun', soil: 'Sand' },
  { name: 'Hosta', light: 'Shade', soil: 'Clay' },
];

const answers = (paths: Readonly<Record<string, string>>): readonly Choice[] =>
  Object.entries(paths).map(([value, path]) => ({ ...choice(value, null), path: to(path) }));
const question = (label: string, paths: Readonly<Record<string, string>>): ChoiceGroup =>
  facet(label, [], { choices: answers(paths) });
const asking = (label: string, paths: Readonly<Record<string, string>>): PageView =>
  pageView({ groups: [facet('', [], { guess: 'navigation' }), question(label, paths)] });

/** A finder with two questions; `address` writes down what was answered. */
function finder(address: (light?: string, soil?: string) => string): FixtureSite {
  const pathsTo = (values: readonly string[], of: (value: string) => string): Readonly<Record<string, string>> =>
    Object.fromEntries(values.map((value) => [value, of(value)]));
  const listed = (light: string, soil: string): PageView => {
    const fits = (asked: string, value: string): boolean => asked.startsWith('Any') || asked === value;
    const names = PLANTS.filter((plant) => fits(light, plant.light) && fits(soil, plant.soil)).map(({ name }) => name);
    return names.length === 0 ? pageView() : listPage(names, { declaredCount: names.length });
  };
  // In whatever order its arguments stand, an address says the same.
  const lists = LIGHT.flatMap((light) =>
    SOIL.flatMap((soil) =>
      [address(light, soil), reversed(address(light, soil))].map((path) => [path, listed(light, soil)] as const),
    ),
  );
  return fixtureSite({
    [address()]: asking(
      'Light?',
      pathsTo(LIGHT, (light) => address(light)),
    ),
    ...Object.fromEntries(
      LIGHT.map((light) => [
        address(light),
        asking(
          'Soil?',
          pathsTo(SOIL, (soil) => address(light, soil)),
        ),
      ]),
    ),
    ...Object.fromEntries(lists),
  });
}

const keyOf = (address: string): string => accessKey(to(address), new Set());
const byArguments = (light?: string, soil?: string): string =>
  `/find?${new URLSearchParams({ ...(light === undefined ? {} : { light }), ...(soil === undefined ? {} : { soil }) }).toString()}`;
const reversed = (address: string): string => {
  const [path = '', query] = address.split('?');
  return query === undefined ? path : `${path}?${query.split('&').reverse().join('&')}`;
};
const byPaths = (...given: readonly (string | undefined)[]): string =>
  ['/find', ...given.filter((value) => value !== undefined).map(encodeURIComponent)].join('/');

async function followed(site: FixtureSite, start: string): Promise<QuestionedList | null> {
  const { context } = exploreContext(site, {});
  const first = await site.open(to(start));
  if (first.kind !== 'session') throw new Error('the finder does not open');
  return followQuestions(context, first.session.observe().view, {
    controls: false,
    isList: ({ list }) => list !== null,
  });
}

describe('questions that are asked one after the other', () => {
  it.each([
    ['arguments', byArguments],
    ['paths', byPaths],
  ])('lead to the whole behind the answers that keep most, told by %s', async (_, address) => {
    const site = finder(address);
    const found = await followed(site, address());
    expect(found?.path).toEqual(to(address('Any light', 'Any soil')));
    expect(
      found?.facets.map(({ label, choices }) => [
        label,
        choices.map(({ value, path }) => [value, path === null ? '' : accessKey(path, new Set())]),
      ]),
    ).toEqual([
      [
        'Light?',
        [
          ['Sun', keyOf(address('Sun', 'Any soil'))],
          ['Shade', keyOf(address('Shade', 'Any soil'))],
        ],
      ],
      [
        'Soil?',
        [
          ['Sand', keyOf(address('Any light', 'Sand'))],
          ['Clay', keyOf(address('Any light', 'Clay'))],
        ],
      ],
    ]);
    expect(new Set(site.opened).size).toBe(site.opened.length);
  });

  it('are left where they lead to no list', async () => {
    const site = fixtureSite({
      '/find': asking('Light?', { Sun: '/soil', Shade: '/soil' }),
      '/soil': asking('Soil?', { Sand: '/thanks', Clay: '/thanks' }),
      '/thanks': pageView(),
    });
    expect(await followed(site, '/find')).toBeNull();
  });

  it('are left where no answer is heard', async () => {
    const site = fixtureSite({ '/find': asking('Light?', { Sun: '/find?', Shade: '/find?' }) });
    expect(await followed(site, '/find')).toBeNull();
    expect(site.opened.length).toBeLessThan(4);
  });
});

it('is called as its page, where it has no label of its own', async () => {
  const site = fixtureSite({
    '/find': {
      ...pageView({ groups: [facet('', [], { label: null, choices: answers({ Sun: '/sun', Any: '/any' }) })] }),
      details: { ...pageView().details, name: 'How much light?' },
    },
    '/sun': listPage(['1']),
    '/any': listPage(['1', '2']),
  });
  expect((await followed(site, '/find'))?.facets.map(({ label }) => label)).toEqual(['How much light?']);
});

describe('the question of a page', () => {
  const light = question('Light?', { Sun: '/1', Shade: '/2' });

  it.each([
    ['the only choice', pageView({ groups: [light] }), light],
    ['what looks most like it', pageView({ groups: [light, { ...light, label: 'See also', guess: 'other' }] }), light],
    ['none where several are offered', pageView({ groups: [light, { ...light, label: 'Soil?' }] }), null],
    ['none where it is a menu', pageView({ groups: [{ ...light, guess: 'navigation' }] }), null],
    ['none with one answer', pageView({ groups: [{ ...light, choices: light.choices.slice(0, 1) }] }), null],
    ['none beside a list', listPage(['1'], { groups: [light] }), null],
  ])('is %s', (_, view, expected) => {
    expect(questionOf(view)).toBe(expected);
  });
});
