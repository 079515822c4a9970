import { expect, it } from 'vitest';
import { createExplorer } from '../../../src/explore/explorer.js';
import { askRanges, rangePath } from '../../../src/explore/facets/ranges.js';
import type { AccessPath } from '../../../src/model/access-path.js';
import { dayNumber, isoDay } from '../../../src/base/day.js';
import type { PageView, RangeControl } from '../../../src/model/page.js';
import type { Observation, Site } from '../../../src/model/site.js';
import { exploreContext } from '../explore-simulated.js';
import { byScript, facet, listPage, pageView, region, SITE, step } from '../page-views.js';

const WEIGHT: RangeControl = {
  ...{ node: 0, label: 'Weight', key: 'range Weight', min: 0, max: 16, step: 1, unit: 'number' },
  ...{ low: null, high: null, apply: null },
  template: { kind: 'url', url: `${SITE}/list?from={low}&to={high}` },
};

const ENTITIES = Array.from({ length: 16 }, (_, at) => at + 1);

interface Showing {
  readonly cap?: number;
  /** Whether cards show the weight. */
  readonly isShown?: boolean;
}

function listing(found: readonly number[], given: Partial<PageView>, isShown: boolean): PageView {
  const view = listPage(found.map(String), given);
  const { list } = view;
  if (list === null) return view;
  const cards = list.cards.map((card) => ({ ...card, texts: ['thing', ...(isShown ? [`${card.name} kg`] : [])] }));
  return { ...view, list: { ...list, cards } };
}

/** A site whose entities weigh what their number says; `honest` or blind to bounds. */
function weighing(
  isHonest: boolean,
  extra: Partial<PageView> = {},
  { cap = ENTITIES.length, isShown = false }: Showing = {},
): { readonly site: Site; readonly asked: string[] } {
  const asked: string[] = [];
  const open: Site['open'] = async (path) => {
    const url = new URL(path.kind === 'url' ? path.url : SITE);
    asked.push(url.search);
    const [from, to] = [url.searchParams.get('from') ?? '0', url.searchParams.get('to') ?? '99'].map(Number);
    const found = ENTITIES.filter((one) => !isHonest || (one >= (from ?? 0) && one <= (to ?? 99)));
    const given = { ranges: [WEIGHT], ...extra, url: url.href };
    const shownFirst = found.slice(0, cap);
    const view =
      found.length === 0 ? pageView(given) : listing(shownFirst, { ...given, declaredCount: found.length }, isShown);
    return { kind: 'session', session: sessionOf(view, path) };
  };
  return { site: { open }, asked };
}

function sessionOf(
  view: PageView,
  path: AccessPath,
): Extract<Awaited<ReturnType<Site['open']>>, { kind: 'session' }>['session'] {
  const seen: Observation = {
    ...{ page: JSON.stringify(path), view, at: '2026-01-01T00:00:00.000Z' },
    cost: { pages: 1, bytes: 0, transport: 'memory' },
  };
  return {
    observe: () => seen,
    perform: async () => ({ kind: 'stopped', reason: 'signal' }),
    next: async () => null,
    close: async () => undefined,
  };
}

async function taught(
  isHonest: boolean,
  extra: Partial<PageView> = {},
  showing: Showing = {},
): Promise<{ readonly values: readonly string[]; readonly queries: number }> {
  const { site, asked } = weighing(isHonest, extra, showing);
  const { context, readings } = exploreContext(site);
  const whole = region(ENTITIES, { view: listPage(ENTITIES.map(String)) });
  await askRanges(createExplorer(context, new Set(), { style: null }), [whole]);
  const values = readings.flatMap(({ teaches, entities }) =>
    teaches.map(
      ({ values: texts, synthetic }) => `${texts.join()} ${synthetic === true ? [...entities].join('+') : 'told'}`,
    ),
  );
  return { values, queries: new Set(asked.filter((query) => query !== '')).size };
}

it('an interval is halved until its pieces are small', async () => {
  const { values, queries } = await taught(true);
  expect(values).toContain('0–2 1+2');
  expect(values.every((value) => value.split(' ')[1]?.split('+').length ?? 9 <= 3)).toBe(true);
  expect(queries).toBeLessThanOrEqual(40);
});

it('a piece is as large as it says, no matter how much of it is listed', async () => {
  const { values } = await taught(true, {}, { cap: 3 });
  expect(new Set(values.flatMap((value) => value.split(' ')[1]?.split('+') ?? [])).size).toBe(ENTITIES.length);
});

it('a control that does nothing is left after two queries', async () => {
  expect(await taught(false)).toEqual({ values: [], queries: 2 });
});

it('what the cards show is not asked', async () => {
  expect(await taught(true, {}, { isShown: true })).toEqual({ values: [], queries: 2 });
});

it('an attribute that is a facet already is not asked', async () => {
  expect(await taught(true, { groups: [facet('Weight', ['light'])] })).toEqual({ values: [], queries: 0 });
});

it('a part of a region whose intervals were asked is not asked again', async () => {
  const { site, asked } = weighing(true);
  const { context } = exploreContext(site);
  const regions = [ENTITIES.slice(0, 8), ENTITIES].map((some) => region(some, { view: listPage(some.map(String)) }));
  await askRanges(createExplorer(context, new Set(), { style: null }), regions.slice(1));
  const alone = asked.length;
  asked.length = 0;
  await askRanges(createExplorer(exploreContext(site).context, new Set(), { style: null }), regions);
  // One look at the part, too.
  expect(asked.length).toBeLessThanOrEqual(alone + 1);
});

it('an interval without bounds is looked for', async () => {
  const { values, queries } = await taught(true, { ranges: [{ ...WEIGHT, min: null, max: null }] });
  expect(new Set(values.flatMap((value) => value.split(' ')[1]?.split('+') ?? [])).size).toBe(ENTITIES.length);
  expect(values.length).toBeGreaterThan(3);
  expect(queries).toBeLessThanOrEqual(40);
});

it('intervals of days are written as days', async () => {
  const first = dayNumber('2020-02-20') ?? 0;
  const asked: string[] = [];
  const open: Site['open'] = async (path) => {
    const url = new URL(path.kind === 'url' ? path.url : SITE);
    const [from, to] = ['from', 'to'].map((name) => url.searchParams.get(name) ?? '');
    if (from !== '') asked.push(`${from}–${to}`);
    const found = ENTITIES.filter((one) => {
      const day = isoDay(first + one * 10);
      return (from ?? '') <= day && day <= (to || '9');
    });
    const given = {
      url: url.href,
      ranges: [{ ...WEIGHT, min: null, max: null, unit: 'date', written: 'day' } as const],
    };
    const view =
      found.length === 0 ? pageView(given) : listPage(found.map(String), { ...given, declaredCount: found.length });
    return { kind: 'session', session: sessionOf(view, path) };
  };
  const { context, readings } = exploreContext({ open });
  await askRanges(createExplorer(context, new Set(), { style: null }), [
    region(ENTITIES, { view: listPage(ENTITIES.map(String)) }),
  ]);
  const values = readings.flatMap(({ teaches }) => teaches.flatMap(({ values: texts }) => texts));
  expect(asked[0]).toBe('1900-01-01–2000-01-02');
  expect(values.length).toBeGreaterThan(3);
  expect(values.every((value) => /^2020-\d\d-\d\d–2020-\d\d-\d\d$/u.test(value))).toBe(true);
});

it('bounds are put into addresses and steps', () => {
  const url = rangePath({ kind: 'url', url: `${SITE}/?a=%7Blow%7D&b={high}` }, { low: '1', high: '2' });
  expect(url).toEqual({ kind: 'url', url: `${SITE}/?a=1&b=2` });
  const typed = rangePath(byScript(step('From', { do: 'type', value: '{low}' })), { low: '1', high: '2' });
  expect(typed).toEqual(byScript(step('From', { do: 'type', value: '1' })));
});
