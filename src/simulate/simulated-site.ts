/**
 * A simulated exploratory site in memory: entities, facets, pages, orders, sponsored cards; no HTTP (DESIGN §4, Site).
 */

import { canonicalUrl } from '../base/url.js';
import type { AccessPath } from '../model/access-path.js';
import type { PageView } from '../model/page.js';
import type { Answer, Observation, OpenOptions, Opening, Site, SiteSession } from '../model/site.js';
import type { AttributeSpec, SimulatedEntity } from './catalogue.js';
import {
  createSimulatedPages,
  resolveSimulatedSiteOptions,
  SIMULATED_ORIGIN,
  type SimulatedSiteOptions,
} from './simulated-pages.js';

/** A simulated site and what it was asked. */
export interface SimulatedSite extends Site {
  readonly start: AccessPath;
  /** Pages answered that were not remembered. */
  asked(): number;
}

/** Time of every response. */
const AT = '2026-01-01T00:00:00.000Z';
const NOT_FOUND_STATUS = 404;

/** Serves a catalogue as an exploratory site. */
export function createSimulatedSite(
  catalogue: readonly SimulatedEntity[],
  attributes: readonly AttributeSpec[],
  options: SimulatedSiteOptions = {},
): SimulatedSite {
  const remembered = new Map<string, PageView>();
  const pageAt = createSimulatedPages(catalogue, attributes, resolveSimulatedSiteOptions(options));
  const open = async (path: AccessPath, options: OpenOptions = {}): Promise<Opening> => {
    if (path.kind !== 'url') return notFound('', 'a simulated site is asked by address');
    const key = canonicalUrl(path.url);
    const known = remembered.get(key);
    const isWanted = options.remembered !== true && URL.canParse(path.url);
    const view = known ?? (isWanted ? pageAt(path.url) : null);
    if (view === null) return notFound(path.url, 'no such page');
    remembered.set(key, view);
    return { kind: 'session', session: createSession(open, observation(key, view, known === undefined)) };
  };
  return { open, start: { kind: 'url', url: `${SIMULATED_ORIGIN}/` }, asked: () => remembered.size };
}

function notFound(url: string, message: string): Opening & Answer {
  return { kind: 'failed', reason: 'not-found', url, status: url === '' ? null : NOT_FOUND_STATUS, message };
}

function observation(page: string, view: PageView, isNew: boolean): Observation {
  return { page, view, cost: { pages: isNew ? 1 : 0, bytes: 0, transport: 'memory' }, at: AT };
}

function createSession(open: (path: AccessPath) => Promise<Opening>, first: Observation): SiteSession {
  let current = first;
  return {
    observe: () => current,
    perform: async () => notFound('', 'a simulated site has no controls'),
    async next(): Promise<Answer | null> {
      const { next } = current.view.pagination;
      if (next === null) return null;
      const opening = await open(next);
      if (opening.kind !== 'session') return opening;
      current = opening.session.observe();
      return { kind: 'page', observation: current };
    },
    close: async () => undefined,
  };
}
