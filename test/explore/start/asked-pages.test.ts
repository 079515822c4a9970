import { describe, expect, it } from 'vitest';
import { explorePlanned } from '../../../src/explore/planned.js';
import { askedGroups, askedRegion, mayBeAsked, withAskedButtons } from '../../../src/explore/start/asked-pages.js';
import { scout } from '../../../src/explore/start/scouting.js';
import type { Choice, ChoiceGroup, PageView } from '../../../src/model/page.js';
import { exploreContext, factsOf, observationOf } from '../explore-simulated.js';
import { fixtureSite, to, type FixtureSite } from '../fixture-site.js';
import { choice, facet, link, listPage, pageView, region, step } from '../page-views.js';

const BUTTON = { node: 9, step: step('See') };
const VALUES = { Kind: ['Film', 'Series'], Mood: ['Sad', 'Funny'], Sound: ['Mono', 'Stereo'] };
const LISTED: Readonly<Record<string, readonly string[]>> = {
  Film: ['1', '2', '3'],
  Series: ['4', '5'],
  Sad: ['1', '4'],
  Funny: ['2', '3', '5'],
  Mono: ['2', '4'],
  Stereo: ['1', '3', '5'],
};

function worked(value: string, given: Partial<Choice> = {}): Choice {
  const control = { node: 1, step: step(value) };
  const path = { kind: 'actions', from: to('/find'), steps: [control.step, BUTTON.step] } as const;
  return { ...choice(value, null), control, path, ...given };
}

const group = (label: string, values: readonly string[], given: Partial<ChoiceGroup> = {}): ChoiceGroup =>
  facet(label, [], { widget: 'buttons', apply: BUTTON, choices: values.map((value) => worked(value)), ...given });

const GROUPS = Object.entries(VALUES).map(([label, values]) => group(label, values));
const setting = group('Extras', [], { widget: 'radios', choices: [worked('Off', { selected: true }), worked('On')] });
const FORM = pageView({ scripts: 1, groups: [...GROUPS, setting] });

/** A page as it comes without a browser: nothing tells how its groups are worked. */
function plainly(view: PageView): PageView {
  const groups = view.groups.map(({ apply: _, ...rest }) => ({
    ...rest,
    choices: rest.choices.map(({ control: _control, ...one }) => ({ ...one, path: null })),
  }));
  return { ...view, groups };
}

/** A site with a page that asks, and what its values lead to. */
function asking(form: PageView, listed: (names: readonly string[]) => PageView): FixtureSite {
  const plain = asWorked(form, listed);
  const open: FixtureSite['open'] = async (path, options) => {
    const opening = await plain.open(path, options);
    if (opening.kind !== 'session' || path.kind !== 'url' || !path.url.endsWith('/find')) return opening;
    const { session } = opening;
    const seen = session.observe();
    const view = options?.controls === true ? seen.view : plainly(seen.view);
    return { kind: 'session', session: { ...session, observe: () => ({ ...seen, view }) } };
  };
  return { ...plain, open };
}

function asWorked(form: PageView, listed: (names: readonly string[]) => PageView): FixtureSite {
  return fixtureSite({
    '/': pageView({ links: [link('/help'), link('/find')] }),
    '/help': pageView(),
    '/find': form,
    ...Object.fromEntries(Object.entries(LISTED).map(([value, names]) => [`/find > ${value} > See`, listed(names)])),
    '/find > On > See': listPage(['1', '2', '3', '4', '5'], { declaredCount: 5 }),
  });
}

const counted = (names: readonly string[]): PageView => listPage(names, { declaredCount: names.length });

async function facts(site: FixtureSite, start: string): Promise<readonly string[]> {
  const { context, readings } = exploreContext(site);
  await explorePlanned(context, to(start), await observationOf(site, to(start)));
  return [...factsOf(readings)].sort();
}

describe('a page that lists nothing until something is chosen on it', () => {
  const all = Object.entries(VALUES).flatMap(([label, values]) =>
    values.flatMap((value) => (LISTED[value] ?? []).map((name) => `${name} ${label} ${value}`)),
  );

  it.each(['/find', '/'])('is asked value by value, started from %s', async (start) => {
    expect(await facts(asking(FORM, counted), start)).toEqual([...all].sort());
  });

  it('is asked where links lead to lists that are what is chosen on it', async () => {
    const links = ['Film', 'Series', 'Sad'];
    const site = asking(FORM, counted);
    const parts = Object.fromEntries(links.map((value) => [`/find?v=${value}`, counted(LISTED[value] ?? [])]));
    const shown = fixtureSite({ '/': pageView({ links: links.map((value) => link(`/find?v=${value}`)) }), ...parts });
    const open: FixtureSite['open'] = (path, options) =>
      path.kind === 'url' && (path.url.endsWith('/') || path.url.includes('?v='))
        ? shown.open(path, options)
        : site.open(path, options);
    expect(await facts({ ...site, open }, '/')).toEqual([...all].sort());
  });

  it('is expected to list something for each value, so that an address that does not is not believed', async () => {
    const site = asking(FORM, counted);
    const promised = new Set<number | undefined>();
    const open: FixtureSite['open'] = async (path, options) => {
      if (path.kind === 'actions') promised.add(options?.promised);
      return site.open(path, options);
    };
    await facts({ ...site, open }, '/find');
    expect([...promised]).toContain(1);
  });

  it('is none where its values lead to nothing, or to what offers no way into a whole', async () => {
    for (const listed of [() => pageView(), (names: readonly string[]) => listPage(names)]) {
      const site = asking(FORM, listed);
      const { asked } = await scout(exploreContext(site).context, to('/find'), await observationOf(site, to('/find')));
      expect(asked).toBeUndefined();
    }
  });

  it('is none where no button applies several groups', async () => {
    const bare = GROUPS.map(({ apply: _, ...rest }) => rest);
    const site = asking({ ...FORM, groups: bare }, counted);
    const { asked } = await scout(exploreContext(site).context, to('/find'), await observationOf(site, to('/find')));
    expect(asked).toBeUndefined();
  });

  it('is not looked for beside a list that offers a way into the whole', async () => {
    const site = fixtureSite({ '/': plainly(FORM), '/list': counted(['1', '2']) });
    const home = await observationOf(site, to('/'));
    const linked = { ...home, view: { ...home.view, links: [link('/list')] } };
    const { asked, lists } = await scout(exploreContext(site).context, to('/'), linked);
    expect([asked, lists.length]).toEqual([undefined, 1]);
  });
});

describe('what a page asks', () => {
  it('is told without a browser by several groups that only scripts work, and no list', () => {
    const plain = plainly(FORM).groups.slice(0, 3);
    const of = (given: Partial<PageView>): boolean => mayBeAsked(pageView({ scripts: 1, groups: plain, ...given }));
    expect([of({}), of({ scripts: 0 }), of({ groups: plain.slice(1) }), of({ list: listPage(['1']).list })]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('is no setting with one other value, and nothing that leads elsewhere', () => {
    const links = facet('Pages', ['Titles', 'Names']);
    expect(askedGroups({ groups: [...GROUPS, setting, links] })).toEqual(GROUPS);
  });
});

it('the button of the page applies the same groups beside the lists that were asked on it', () => {
  const bare = (label: string): ChoiceGroup => {
    const { apply: _, ...rest } = group(label, []);
    const control = { node: 1, step: step('Dream') };
    const path = { kind: 'actions', from: to('/find?kind=film'), steps: [control.step] } as const;
    return { ...rest, choices: [{ ...choice('Dream', null), control, path }] };
  };
  const asked = askedRegion({ path: to('/find'), view: FORM });
  const view = listPage(['1'], { groups: [bare('Mood'), bare('Sort by')] });
  const stepsIn = (ancestors: readonly (typeof asked)[]): readonly unknown[] =>
    withAskedButtons(region([1], { view, ancestors })).view.groups.map(({ choices: [one] }) =>
      one?.path?.kind === 'actions' ? one.path.steps.map(({ name }) => name) : null,
    );
  expect(stepsIn([asked])).toEqual([['Dream', 'See'], ['Dream']]);
  expect(stepsIn([])).toEqual([['Dream'], ['Dream']]);
});
