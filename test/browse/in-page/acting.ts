import type { Page } from 'playwright';
import type { Act, Acted } from '../../../src/browse/in-page/act-on.js';
import { actionProgram } from '../../../src/browse/live/action-program.js';
import { snapshotProgram } from '../../../src/browse/live/snapshot-program.js';
import { enterPageWorld } from '../../../src/browse/live/page-world.js';
import { useSharedBrowser } from '../shared-browser.js';
const LIMITS = { maxNodes: 10_000, maxDepth: 100, maxText: 1_000 } as const;

/** A page whose elements are acted on. */
export interface Acting {
  readonly page: Page;
  /** Does something to the element with this id. */
  readonly act: (id: string, what: Act['do'], value?: string) => Promise<Acted>;
  /** What the page's own scripts wrote down. */
  readonly log: () => Promise<string>;
}

/** Opens pages of a suite to act on what is in them. */
export function useActing(): (html: string) => Promise<Acting> {
  const browser = useSharedBrowser();
  return async (html) => {
    const { page, session } = await browser.open(`<script>log = [];</script>${html}`);
    const world = await enterPageWorld(session);
    const { rows } = await world.run(snapshotProgram, LIMITS);
    const rowOf = (id: string): number => rows.findIndex(({ a = [] }) => a[a.indexOf('id') + 1] === id);
    return {
      page,
      act: (id, what, value) => world.run(actionProgram, { node: rowOf(id), do: what, value: value ?? null }),
      log: () => page.evaluate('log.join()'),
    };
  };
}
