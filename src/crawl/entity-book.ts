/**
 * Entities of a run: who is who, kept in the store as soon as it is known.
 */

import type { EntityRegister, RegisterChange } from '../entities/register.js';
import type { Observation } from '../model/site.js';
import type { Batch, Store } from '../model/store.js';
import type { PageView } from '../model/page.js';

/** The register of entities with its store. */
export interface EntityBook {
  /** Dense integers of the cards of a list page, in their order. */
  listed(observation: Observation): Promise<readonly number[]>;
  /** Takes an entity's own page into account: canonical address, identifiers, content. */
  read(entity: number, view: PageView): Promise<void>;
  representative(entity: number): number;
  /** Representatives with an address, in order of their integers. */
  withPages(): readonly { readonly entity: number; readonly url: string }[];
}

/** A book over a register and the store that keeps it. */
export function createEntityBook(register: EntityRegister, store: Store): EntityBook {
  const commit = async (change: RegisterChange): Promise<void> => {
    const batch: Batch = { entities: change.upserts, aliases: change.aliases, merges: change.merges };
    if (change.upserts.length + change.aliases.length + change.merges.length > 0) await store.commit(batch);
  };
  return {
    async listed({ view }) {
      const { entities, change } = register.see(view.list?.cards ?? [], view.url);
      await commit(change);
      return entities;
    },
    async read(entity, view) {
      await commit(register.addPage(entity, view));
    },
    representative: (entity) => register.resolve(entity),
    withPages: () => register.withPages(),
  };
}
