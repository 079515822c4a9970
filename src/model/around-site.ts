/**
 * A site around another one: all that is asked of it passes by one function, also what is asked of a page that is open.
 */

import type { Answer, Opening, OpenOptions, Refusal, Site, SiteSession } from './site.js';

/** Asks a question, at once, later, or not at all. `options` are those of pages that are opened; steps on a page have none. */
export type Asking = <Given extends Opening | Answer | null>(
  question: () => Promise<Given>,
  options?: OpenOptions,
) => Promise<Given | Refusal>;

/** The same site, asked by way of `ask`. */
export function aroundSite(site: Site, ask: Asking): Site {
  const around = (session: SiteSession): SiteSession => ({
    observe: () => session.observe(),
    perform: (step): Promise<Answer> => ask(() => session.perform(step)),
    next: (): Promise<Answer | null> => ask(() => session.next()),
    close: () => session.close(),
  });
  return {
    async open(path, options): Promise<Opening> {
      const opening = await ask(() => site.open(path, options), options);
      return opening.kind === 'session' ? { kind: 'session', session: around(opening.session) } : opening;
    },
  };
}
