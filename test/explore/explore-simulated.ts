import type { ExploreContext, ExploreNews, QueryReading } from '../../src/explore/context.js';
import { explorePlanned } from '../../src/explore/planned.js';
import type { AccessPath } from '../../src/model/access-path.js';
import type { Observation, Site } from '../../src/model/site.js';
import type { SimulatedEntity, SimulatedSite } from '../../src/simulate/index.js';

/** A way of exploring. */
export type Strategy = typeof explorePlanned;

/** What exploring a simulated site brought. */
export interface Explored {
  readonly facts: ReadonlySet<string>;
  readonly readings: readonly QueryReading[];
  readonly news: readonly ExploreNews[];
  readonly pages: number;
}

/** Surroundings that keep what is recorded and told, over any site whose entities are known by the end of their address. */
export interface RecordingContext {
  readonly context: ExploreContext;
  readonly readings: QueryReading[];
  readonly news: ExploreNews[];
}

/** A context over a site, with what is given in place of its parts. */
export function exploreContext(site: Site, given: Partial<ExploreContext> = {}): RecordingContext {
  const readings: QueryReading[] = [];
  const news: ExploreNews[] = [];
  const context: ExploreContext = {
    site,
    register: async ({ view }) => (view.list?.cards ?? []).map((card) => Number(card.url?.split('/').at(-1))),
    isEntity: () => false,
    representative: (entity) => entity,
    record: async (reading) => String(readings.push(reading)),
    tell: (one) => void news.push(one),
    wants: () => true,
    infers: true,
    concurrency: 1,
    maxDepth: 3,
    ...given,
  };
  return { context, readings, news };
}

/** What a page of a site shows. */
export async function observationOf(site: Site, path: AccessPath): Promise<Observation> {
  const opening = await site.open(path);
  if (opening.kind !== 'session') throw new Error(`no page but ${opening.kind}`);
  return opening.session.observe();
}

/** Explores a simulated site; facts are texts `entity attribute value`. */
export async function exploreSimulated(
  site: SimulatedSite,
  strategy: Strategy = explorePlanned,
  given: Partial<ExploreContext> = {},
): Promise<Explored> {
  const { context, readings, news } = exploreContext(site, given);
  await strategy(context, site.start, await observationOf(site, site.start));
  return { facts: factsOf(readings), readings, news, pages: site.asked() };
}

/** What was learnt, as texts `entity attribute value`. */
export function factsOf(readings: readonly QueryReading[]): ReadonlySet<string> {
  return new Set(
    readings.flatMap(({ entities, teaches }) =>
      [...entities].flatMap((entity) =>
        teaches.map(({ attribute, values }) => `${entity} ${attribute} ${values.join()}`),
      ),
    ),
  );
}

/** All facts of a catalogue, in the same form. */
export function allFacts(catalogue: readonly SimulatedEntity[]): ReadonlySet<string> {
  return new Set(
    catalogue.flatMap(({ values }, entity) =>
      [...values].flatMap(([attribute, list]) => list.map((value) => `${entity} ${attribute} ${value}`)),
    ),
  );
}

/** Names of so many values: `brand 1`, `brand 2`, … */
export function numbered(name: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, at) => `${name} ${at + 1}`);
}
