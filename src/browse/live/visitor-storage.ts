/**
 * What pages keep in the browser's storage: each load begins as a first visit does, so that no choice made for one query
 * is still made in another, but for what closing an overlay left there (consent, region), which is not asked for twice.
 */

import type { CDPSession } from 'playwright';
import {
  beginStorage,
  readStorage,
  type StorageLimits,
  type Stored,
  type StoredItem,
} from '../in-page/page-storage.js';
import { enterPageWorld, programText, WORLD_NAME } from './page-world.js';

/** More of one origin is the page's own data, which it will ask for again. */
const LIMITS: StorageLimits = { items: 200, length: 32_768 };

/** What loads begin with, by origin; one for all pages of a browser. */
export type KeptStorage = Map<string, Stored>;

/** The storage of one page. */
export interface VisitorStorage {
  /** The next load begins afresh. */
  begin(): Promise<void>;
  /** Does something whose traces every later load begins with. */
  keeping<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** The storage of a page that nothing was loaded in yet. */
export function createVisitorStorage(session: CDPSession, kept: KeptStorage): VisitorStorage {
  let script: string | null = null;
  let loads = 0;
  return {
    async begin() {
      if (script === null) await session.send('Page.enable');
      else await session.send('Page.removeScriptToEvaluateOnNewDocument', { identifier: script });
      loads += 1;
      const source = programText(beginStorage, { load: String(loads), kept: [...kept.values()] });
      const added = await session.send('Page.addScriptToEvaluateOnNewDocument', { source, worldName: WORLD_NAME });
      script = added.identifier;
    },
    async keeping(work) {
      const before = await stored(session);
      const result = await work();
      const after = await stored(session);
      if (after.origin !== before.origin) return result;
      const had = new Set(before.items.map(itemKey));
      const fresh = after.items.filter((item) => !had.has(itemKey(item)));
      if (fresh.length > 0) kept.set(after.origin, withItems(kept.get(after.origin), { ...after, items: fresh }));
      return result;
    },
  };
}

async function stored(session: CDPSession): Promise<Stored> {
  return (await enterPageWorld(session)).run(readStorage, LIMITS);
}

function itemKey({ area, key, value }: StoredItem): string {
  return JSON.stringify([area, key, value]);
}

/** Later items replace earlier ones of the same name. */
function withItems(earlier: Stored | undefined, { origin, items }: Stored): Stored {
  const all = [...(earlier?.items ?? []), ...items];
  return { origin, items: [...new Map(all.map((item) => [JSON.stringify([item.area, item.key]), item])).values()] };
}
