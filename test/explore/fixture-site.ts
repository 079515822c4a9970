/**
 * A site of a few pages that a test writes down.
 */
import type { AccessPath } from '../../src/model/access-path.js';
import type { PageView } from '../../src/model/page.js';
import type { Answer, Observation, OpenOptions, Opening, Refusal, Site, SiteSession } from '../../src/model/site.js';
import { SITE } from './page-views.js';

/** A site, and what it was asked for. */
export interface FixtureSite extends Site {
  /** Paths below {@link SITE} in the order in which they were opened or read on to; not those looked at closely. */
  readonly opened: string[];
}

/** A way to a path of the fixture site. */
export const to = (path: string): { readonly kind: 'url'; readonly url: string } => ({
  kind: 'url',
  url: `${SITE}${path}`,
});

/** Serves pages and refusals by path. What is not there is not found. */
export function fixtureSite(pages: Readonly<Record<string, PageView | Refusal>>): FixtureSite {
  const opened: string[] = [];
  const answer = (path: AccessPath, isLook = false): Answer => {
    const place = placeOf(path);
    if (!isLook) opened.push(place);
    const found = pages[place];
    if (found === undefined) return { kind: 'failed', reason: 'not-found', url: place, status: 404, message: 'none' };
    return 'kind' in found ? found : { kind: 'page', observation: seen(place, { ...found, url: `${SITE}${place}` }) };
  };
  const open = async (
    path: AccessPath,
    { controls = false, remembered = false }: OpenOptions = {},
  ): Promise<Opening> => {
    const isKnown = opened.includes(placeOf(path));
    const first = answer(remembered && !isKnown ? to(' (nothing that is remembered)') : path, controls || remembered);
    return first.kind === 'page' ? { kind: 'session', session: sessionAt(first.observation, answer) } : first;
  };
  return { open, opened };
}

/** Below {@link SITE}; steps by what they type or else by what they work, such as `/list > Next`. */
function placeOf(path: AccessPath): string {
  if (path.kind === 'request') return path.kind;
  if (path.kind === 'url') return path.url.slice(SITE.length);
  return [placeOf(path.from), ...path.steps.map(({ name, value }) => value ?? name ?? '')].join(' > ');
}

function seen(page: string, view: PageView): Observation {
  return { page, view, cost: { pages: 1, bytes: 0, transport: 'memory' }, at: '2026-01-01T00:00:00.000Z' };
}

function sessionAt(first: Observation, answer: (path: AccessPath) => Answer): SiteSession {
  let current = first;
  return {
    observe: () => current,
    perform: async () => ({ kind: 'stopped', reason: 'signal' }),
    async next() {
      const { next } = current.view.pagination;
      const reached = next === null ? null : answer(next);
      if (reached?.kind === 'page') current = reached.observation;
      return reached;
    },
    close: async () => undefined,
  };
}
