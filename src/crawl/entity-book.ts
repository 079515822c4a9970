/**
 * Entities of a run: who is who, kept in the store as soon as it is known.
 */

import { canonicalUrl } from '../base/url.js';
import type { EntityRegister, RegisterChange } from '../entities/register.js';
import type { Observation } from '../model/site.js';
import type { Batch, Store } from '../model/store.js';
import type { PageView } from '../model/page.js';

/** Addresses of cards that are remembered to tell entities from values. */
const MOST_ADDRESSES = 200_000;

/** The register of entities with its store. */
export interface EntityBook {
  /** Dense integers of the cards of a list page, in their order; pages of one list have one `list`, if it is known. */
  listed(observation: Observation, list?: string): Promise<readonly number[]>;
  /** Takes an entity's own page into account: canonical address, identifiers, content. */
  read(entity: number, view: PageView): Promise<void>;
  representative(entity: number): number;
  /** Whether an entity was listed under this address, but for what only tracks, or does not identify in addresses of entities. */
  isListed(url: string): boolean;
  /** Takes what was listed and is no entity of the site out of the book and its store. */
  dismiss(strangers: readonly number[]): Promise<void>;
  /** Representatives with an address, in order of their integers. */
  withPages(): readonly { readonly entity: number; readonly url: string }[];
}

const NONE: ReadonlySet<string> = new Set();

/** A book over a register and the store that keeps it. */
export function createEntityBook(
  register: EntityRegister,
  store: Store,
  tracking: () => ReadonlySet<string> = () => NONE,
): EntityBook {
  const commit = async (change: RegisterChange): Promise<void> => {
    const batch: Batch = { entities: change.upserts, aliases: change.aliases, merges: change.merges };
    if (change.upserts.length + change.aliases.length + change.merges.length > 0) await store.commit(batch);
  };
  const dismissed = new Set<number>();
  const listed = new Set<string>();
  let plain: { readonly without: ReadonlySet<string>; readonly urls: Set<string> } = { without: NONE, urls: listed };
  /** Addresses without what only tracks. */
  const plainAddresses = (): Set<string> => {
    const without = tracking();
    if (without !== plain.without)
      plain = { without, urls: new Set([...listed].map((url) => canonicalUrl(url, without))) };
    return plain.urls;
  };
  return {
    isListed: (url) => plainAddresses().has(canonicalUrl(url, plain.without)) || register.isKnown(url),
    async listed({ view }, list) {
      const { entities, change } = register.see(view.list?.cards ?? [], view.url, list);
      for (const { url } of view.list?.cards ?? [])
        if (url !== null && listed.size < MOST_ADDRESSES) {
          listed.add(canonicalUrl(url));
          plain.urls.add(canonicalUrl(url, plain.without));
        }
      await commit(change);
      return entities;
    },
    async read(entity, view) {
      await commit(register.addPage(entity, view));
    },
    representative: (entity) => register.resolve(entity),
    async dismiss(strangers) {
      for (const entity of strangers) dismissed.add(register.resolve(entity));
      if (strangers.length > 0) await store.commit({ strangers });
    },
    withPages: () => register.withPages().filter(({ entity }) => !dismissed.has(entity)),
  };
}
