import type { ExploreContext, QueryReading } from '../../src/explore/context.js';
import { explorePlanned } from '../../src/explore/planned.js';
import type { SimulatedEntity, SimulatedSite } from '../../src/simulate/index.js';

/** A way of exploring. */
export type Strategy = typeof explorePlanned;

/** What exploring a simulated site brought. */
export interface Explored {
  readonly facts: ReadonlySet<string>;
  readonly readings: readonly QueryReading[];
  readonly pages: number;
}

/** Explores a simulated site; facts are texts `entity attribute value`. */
export async function exploreSimulated(site: SimulatedSite, strategy: Strategy = explorePlanned): Promise<Explored> {
  const readings: QueryReading[] = [];
  const context: ExploreContext = {
    site,
    register: async ({ view }) => (view.list?.cards ?? []).map((card) => Number(card.url?.split('/').at(-1))),
    representative: (entity) => entity,
    record: async (reading) => String(readings.push(reading)),
    tell: () => undefined,
    wants: () => true,
    concurrency: 1,
    maxDepth: 3,
  };
  const opening = await site.open(site.start);
  if (opening.kind !== 'session') throw new Error('no home page');
  await strategy(context, site.start, opening.session.observe());
  const facts = new Set(
    readings.flatMap((reading) =>
      [...reading.entities].flatMap((entity) =>
        reading.teaches.map(({ attribute, values }) => `${entity} ${attribute} ${values.join()}`),
      ),
    ),
  );
  return { facts, readings, pages: site.asked() };
}

/** All facts of a catalogue, in the same form. */
export function allFacts(catalogue: readonly SimulatedEntity[]): ReadonlySet<string> {
  return new Set(
    catalogue.flatMap(({ values }, entity) =>
      [...values].flatMap(([attribute, list]) => list.map((value) => `${entity} ${attribute} ${value}`)),
    ),
  );
}
