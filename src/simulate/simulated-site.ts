/**
 * A simulated exploratory site in memory: entities, facets, pages, orders, sponsored cards; no HTTP (design §4, Site).
 */

import { canonicalUrl } from '../base/url.js';
import type { AccessPath } from '../model/access-path.js';
import type { PageView } from '../model/page.js';
import type { Answer, Observation, OpenOptions, Opening, Site, SiteSession } from '../model/site.js';
import { targetOf, withoutScripts, withScripts } from './scripted.js';
import type { AttributeSpec, SimulatedEntity } from './catalogue.js';
import { catalogueOf, type Catalogue } from './catalogue-columns.js';
import { createSimulatedPages } from './simulated-pages.js';
import { createRecent } from './recent.js';
import { resolveSimulatedSiteOptions, SIMULATED_ORIGIN, type SimulatedSiteOptions } from './site-options.js';

/** A simulated site and what it was asked. */
export interface SimulatedSite extends Site {
  readonly start: AccessPath;
  /** Pages answered that were not remembered. */
  asked(): number;
}

/** Time of every response. */
const AT = '2026-01-01T00:00:00.000Z';
const NOT_FOUND_STATUS = 404;

/** Pages kept as they were shown; older ones are made again when they are asked for. */
const MOST_VIEWS = 64;

/** Serves entities that are written out as an exploratory site. */
export function createSimulatedSite(
  entities: readonly SimulatedEntity[],
  attributes: readonly AttributeSpec[],
  options: SimulatedSiteOptions = {},
): SimulatedSite {
  return serveCatalogue(catalogueOf(entities, attributes), options);
}

/** Serves a catalogue of any size as an exploratory site. */
export function serveCatalogue(catalogue: Catalogue, options: SimulatedSiteOptions = {}): SimulatedSite {
  /** When each page was asked for first: again it shows what it showed then. */
  const numbers = new Map<string, number>();
  const views = createRecent<PageView | null>(MOST_VIEWS);
  const settings = resolveSimulatedSiteOptions(options);
  const pages = createSimulatedPages(catalogue, settings);
  const viewAt = (path: AccessPath, isClose: boolean, number: number): PageView | null => {
    const target = followed(path, (url) => pages(url, number));
    if (target === null) return null;
    if (settings.scripted === 'no') return target;
    const shown = settings.scripted === 'hidden' ? { ...target, url: originOf(path) } : target;
    return isClose || path.kind === 'actions' ? withScripts(shown, path) : withoutScripts(shown);
  };
  const open = async (
    path: AccessPath,
    { remembered: only = false, controls = false }: OpenOptions = {},
  ): Promise<Opening> => {
    const isClose = controls && settings.scripted !== 'no';
    const key = pageKey(path, isClose);
    const known = numbers.get(key);
    if (known === undefined && only) return notFound(originOf(path), 'no such page');
    const number = known ?? numbers.size;
    const view = views.get(key, () => viewAt(path, isClose, number));
    if (view === null) return notFound(originOf(path), 'no such page');
    numbers.set(key, number);
    return { kind: 'session', session: createSession(open, observation(key, view, known === undefined)) };
  };
  return { open, start: { kind: 'url', url: `${SIMULATED_ORIGIN}/` }, asked: () => numbers.size };
}

/** The page at the end of a path; null if a step on the way finds nothing to work. */
function followed(path: AccessPath, pageAt: (url: string) => PageView | null): PageView | null {
  if (path.kind === 'request') return null;
  if (path.kind === 'url') return URL.canParse(path.url) ? pageAt(path.url) : null;
  let view = followed(path.from, pageAt);
  for (const step of path.steps) {
    for (let time = 0; time < (step.times ?? 1); time += 1) {
      const target = view === null ? null : targetOf(view, step);
      view = target === null ? null : followed(target, pageAt);
    }
  }
  return view;
}

/** The address at which a path begins. */
function originOf(path: AccessPath): string {
  return path.kind === 'actions' ? originOf(path.from) : path.url;
}

function pageKey(path: AccessPath, isClose: boolean): string {
  const key = path.kind === 'url' ? canonicalUrl(path.url) : JSON.stringify(path);
  return isClose ? `${key} closely` : key;
}

function notFound(url: string, message: string): Opening & Answer {
  return { kind: 'failed', reason: 'not-found', url, status: url === '' ? null : NOT_FOUND_STATUS, message };
}

function observation(page: string, view: PageView, isNew: boolean): Observation {
  return { page, view, cost: { pages: isNew ? 1 : 0, bytes: 0, transport: 'memory' }, at: AT };
}

/** A session over pages that are opened one after the other. */
export function createSession(open: (path: AccessPath) => Promise<Opening>, first: Observation): SiteSession {
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
