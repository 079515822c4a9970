/**
 * A simulated exploratory site in memory: entities, facets, pages, orders, sponsored cards; no HTTP (DESIGN §4, Site).
 */

import { canonicalUrl } from '../base/url.js';
import type { AccessPath } from '../model/access-path.js';
import type { PageView } from '../model/page.js';
import type { Answer, Observation, OpenOptions, Opening, Site, SiteSession } from '../model/site.js';
import { targetOf, withoutScripts, withScripts } from './scripted.js';
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
  const settings = resolveSimulatedSiteOptions(options);
  const pageAt = createSimulatedPages(catalogue, attributes, settings);
  const viewAt = (path: AccessPath, isClose: boolean): PageView | null => {
    const target = followed(path, pageAt);
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
    const known = remembered.get(key);
    const view = known ?? (only ? null : viewAt(path, isClose));
    if (view === null) return notFound(originOf(path), 'no such page');
    remembered.set(key, view);
    return { kind: 'session', session: createSession(open, observation(key, view, known === undefined)) };
  };
  return { open, start: { kind: 'url', url: `${SIMULATED_ORIGIN}/` }, asked: () => remembered.size };
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
