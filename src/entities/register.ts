/**
 * The register of entities: maps cards and pages to dense integers, and says what to write about it (design §3).
 *
 * Changes are values: the caller commits them. What is learnt later (an argument that only tracks, a canonical link, an
 * identifier) merges entities that were already told; the smallest integer stands for them.
 */

import { textKey } from '../base/text.js';
import { isFront, parseHttpUrl } from '../base/url.js';
import type { Card, PageView } from '../model/page.js';
import type { EntityUpsert } from '../model/store.js';
import { cardSighting } from './address-sighting.js';
import { cardIdentities, type CardIdentity } from './card-identity.js';
import { cleanAddress, createAddressLearner, entityAddress, plainAddress, type AddressRule } from './entity-address.js';
import type { EntityNumbers } from './entity-numbers.js';
import {
  createKnownEntities,
  keepAddress,
  rewriteAddresses,
  usualAddress,
  type KnownEntity,
} from './known-entities.js';
import { createPageClaims } from './page-claims.js';
import { createSharedIdentifiers } from './shared-identifiers.js';

/** What to write: entities new or better known, their further addresses, and which are one. */
export interface RegisterChange {
  readonly upserts: readonly EntityUpsert[];
  readonly aliases: readonly { readonly entity: number; readonly url: string }[];
  readonly merges: readonly { readonly into: number; readonly from: number }[];
}

/** An entity as the store remembers it. */
export type RememberedEntity = EntityUpsert & {
  readonly mergedInto?: number | null;
  readonly aliases?: readonly string[];
};

/** Who is who among a site's entities. */
export interface EntityRegister {
  /**
   * Dense integers of a list page's cards, in their order; a card seen before has its old one. Pages of one list have one
   * `list`, if it is known: an entity stands there once.
   */
  see(
    cards: readonly Card[],
    pageUrl: string,
    list?: string,
  ): { readonly entities: readonly number[]; readonly change: RegisterChange };
  /** Takes an entity's own page into account: canonical link, identifiers, content. Doing it again changes nothing. */
  addPage(entity: number, view: PageView): RegisterChange;
  /** The entity that stands for this one after merges. */
  resolve(entity: number): number;
  /** Representatives with an address to fetch, in the order of their integers. */
  withPages(): readonly { readonly entity: number; readonly url: string }[];
  /** Takes an entity of an earlier run part over; merged ones after the ones that they are merged into, or before. */
  restore(known: RememberedEntity): void;
  /** Whether an entity has this address, but for what does not identify. */
  isKnown(url: string): boolean;
  /** Which parts of entity addresses are known not to identify. */
  addressRule(): AddressRule;
}

/** Where the entities are, and where their integers come from. */
export interface RegisterOptions {
  readonly host: string;
  /** Shared by all sites of a run. */
  readonly numbers: EntityNumbers;
}

/** A register of one site's entities. */
export function createEntityRegister(options: RegisterOptions): EntityRegister {
  return new SiteRegister(options);
}

interface ChangeList {
  readonly upserts: Map<number, EntityUpsert>;
  readonly aliases: { readonly entity: number; readonly url: string }[];
  readonly merges: { readonly into: number; readonly from: number }[];
}

class SiteRegister implements EntityRegister {
  readonly #host: string;
  readonly #known = createKnownEntities();
  readonly #learner = createAddressLearner();
  readonly #claims = createPageClaims();
  readonly #shared = createSharedIdentifiers();
  #rule: AddressRule = this.#learner.rule();
  readonly #numbers: EntityNumbers;

  constructor({ host, numbers }: RegisterOptions) {
    this.#host = host;
    this.#numbers = numbers;
  }

  see(
    cards: readonly Card[],
    pageUrl: string,
    list?: string,
  ): { readonly entities: readonly number[]; readonly change: RegisterChange } {
    const change = noChange();
    const identities = cardIdentities(cards, pageUrl, this.#host);
    this.#learner.addList(
      cards.flatMap((card, at) => (identities[at]?.kind === 'address' ? (cardSighting(card) ?? []) : [])),
      list,
    );
    this.#followRule(change);
    const entities = cards.map((card, at) => {
      const identity = identities[at];
      return identity === undefined ? this.#numbers.take() : this.#place(card, identity, change);
    });
    cards.forEach((card, at) => {
      if (identities[at]?.kind === 'address') this.#joinTwins(card, entities[at] ?? -1, change);
    });
    return { entities: entities.map((entity) => this.resolve(entity)), change: finished(change) };
  }

  addPage(entity: number, view: PageView): RegisterChange {
    const change = noChange();
    const known = this.#known.all.get(this.resolve(entity));
    if (known === undefined || !isPageOf(known, view)) return finished(change);
    if (view.canonicalUrl !== null) {
      this.#learner.addCanonical({ url: view.url, canonical: view.canonicalUrl });
      this.#followRule(change);
    }
    this.#takeAddresses(this.resolve(entity), view, change);
    for (const { entity: one, other } of this.#claims.add(this.resolve(entity), view.details))
      this.#merge(one, other, change);
    return finished(change);
  }

  resolve(entity: number): number {
    return this.#known.resolve(entity);
  }

  withPages(): readonly { readonly entity: number; readonly url: string }[] {
    const pages = [...this.#known.all.values()].flatMap(({ entity, addresses: [url] }) =>
      url === undefined ? [] : [{ entity, url }],
    );
    return pages.sort((a, b) => a.entity - b.entity);
  }

  restore(known: RememberedEntity): void {
    this.#numbers.keep(known.entity);
    const addresses = [...new Set([...(known.url === null ? [] : [known.url]), ...(known.aliases ?? [])])];
    const { entity, id, url, name, weak } = known;
    this.#known.add({ entity, id, url, name, weak, addresses, sightings: addresses.map(() => 1), canonical: url }, [
      id,
      ...addresses.map((address) => entityAddress(address, this.#rule)),
    ]);
    const into = known.mergedInto ?? null;
    if (into !== null && into !== entity) this.#known.merge(into, entity);
  }

  isKnown(url: string): boolean {
    return this.#known.find(entityAddress(url, this.#rule)) !== null;
  }

  addressRule(): AddressRule {
    return this.#rule;
  }

  #place(card: Card, identity: CardIdentity, change: ChangeList): number {
    const key = identity.kind === 'address' ? entityAddress(identity.url, this.#rule) : identity.id;
    const known = this.#known.find(key);
    if (known !== null) {
      if (identity.kind === 'address') this.#keepAlias(known, identity.url, change);
      return known.entity;
    }
    const entity = this.#numbers.take();
    const isAddress = identity.kind === 'address';
    const addresses = isAddress ? [cleanAddress(identity.url, this.#rule)] : [];
    const url = addresses[0] ?? null;
    const id = isAddress ? plainAddress(identity.url, this.#rule) : identity.id;
    const fresh: KnownEntity = {
      entity,
      id,
      url,
      name: card.name,
      weak: identity.kind === 'look',
      addresses,
      sightings: addresses.map(() => 1),
      canonical: null,
    };
    this.#known.add(fresh, [key]);
    change.upserts.set(entity, upsertOf(fresh));
    return entity;
  }

  /** A card whose address hides the identifier that another's says is the same entity, and goes by that one's address. */
  #joinTwins(card: Card, entity: number, change: ChangeList): void {
    for (const twin of this.#shared.add(entity, card)) {
      const known = this.#known.all.get(this.resolve(entity));
      if (known !== undefined && card.identifier !== null) known.identifier = card.identifier;
      this.#merge(entity, twin, change);
    }
    const known = this.#known.all.get(this.resolve(entity));
    if (known?.identifier !== undefined) this.#rename(known, change);
  }

  /** If the rule says something else than before, entities get their addresses anew, and equal ones are one. */
  #followRule(change: ChangeList): void {
    const rule = this.#learner.rule();
    if (rule === this.#rule) return;
    this.#rule = rule;
    this.#known.forgetKeys();
    for (const known of [...this.#known.all.values()].sort((a, b) => a.entity - b.entity)) {
      rewriteAddresses(known, (address) => cleanAddress(address, rule));
      const keys =
        known.addresses.length === 0
          ? [known.id]
          : [
              ...new Set(
                [...known.addresses, ...(known.canonical === null ? [] : [known.canonical])].map((url) =>
                  entityAddress(url, rule),
                ),
              ),
            ];
      for (const key of keys) {
        const owner = this.#known.claim(key, known.entity);
        if (owner !== null) this.#merge(owner, known.entity, change);
      }
    }
    for (const known of this.#known.all.values()) this.#rename(known, change);
  }

  /** The page's address after redirects and its canonical link are addresses of the entity, if nobody else's. */
  #takeAddresses(entity: number, view: PageView, change: ChangeList): void {
    const canonical = ownCanonical(view, this.#host);
    for (const url of [view.url, ...(canonical === null ? [] : [canonical])]) {
      const root = this.#known.all.get(this.resolve(entity));
      if (root === undefined) return;
      const key = entityAddress(url, this.#rule);
      const owner = this.#known.claim(key, root.entity);
      if (owner !== null && owner !== root.entity) {
        if (!this.#isSameName(owner, view)) continue;
        this.#merge(owner, root.entity, change);
      }
      const kept = this.#known.all.get(this.resolve(entity));
      if (kept === undefined) return;
      if (url === canonical) kept.canonical ??= canonical;
      else this.#keepAlias(kept, url, change);
    }
    const known = this.#known.all.get(this.resolve(entity));
    if (known !== undefined) this.#rename(known, change);
  }

  #isSameName(other: number, view: PageView): boolean {
    const known = this.#known.all.get(this.resolve(other));
    return known !== undefined && isPageOf(known, view);
  }

  #merge(a: number, b: number, change: ChangeList): void {
    const merged = this.#known.merge(a, b);
    if (merged === null) return;
    change.merges.push(merged);
    const known = this.#known.all.get(merged.into);
    if (known !== undefined) this.#rename(known, change);
  }

  /** An address of another kind than those known is told, once; one that only tracks otherwise is none. */
  #keepAlias(known: KnownEntity, seen: string, change: ChangeList): void {
    const url = cleanAddress(seen, this.#rule);
    if (!keepAddress(known, url)) return;
    this.#rename(known, change);
    if (url !== known.url) change.aliases.push({ entity: known.entity, url });
  }

  /** Public id and address follow what is known now: the canonical link, else the address without what only tracks. */
  #rename(known: KnownEntity, change: ChangeList): void {
    const source = known.canonical ?? usualAddress(known);
    if (source === null) return;
    const id = plainAddress(source, this.#rule);
    const url = cleanAddress(source, this.#rule);
    if (id === known.id && url === known.url) return;
    known.id = id;
    known.url = url;
    change.upserts.set(known.entity, upsertOf(known));
  }
}

function noChange(): ChangeList {
  return { upserts: new Map(), aliases: [], merges: [] };
}

function finished({ upserts, aliases, merges }: ChangeList): RegisterChange {
  return { upserts: [...upserts.values()], aliases, merges };
}

function upsertOf({ entity, id, url, name, weak }: KnownEntity): EntityUpsert {
  return { entity, id, url, name, weak };
}

/** Whether the page is the entity's: names agree. A page for many (not found, sign in, home) has a name of its own. */
function isPageOf(known: KnownEntity, view: PageView): boolean {
  const card = textKey(known.name);
  if (card === '') return true;
  const names = [view.details.name ?? '', view.title].map(textKey).filter((name) => name !== '');
  return (
    names.length === 0 || names.some((name) => name.includes(card) || card.includes(name) || sharesStart(name, card))
  );
}

/** Names cut off on cards share their beginning with the whole ones. */
function sharesStart(a: string, b: string): boolean {
  const start = Math.min(a.length, b.length) * SHARED_START;
  return start >= MIN_SHARED_START && a.slice(0, start) === b.slice(0, start);
}

const SHARED_START = 0.8;
const MIN_SHARED_START = 8;

/** The canonical link where it can be an entity's: of this site, and not its home page. */
function ownCanonical(view: PageView, host: string): string | null {
  const url = view.canonicalUrl === null ? null : parseHttpUrl(view.canonicalUrl);
  if (url === null || bareHost(url.host) !== bareHost(host) || isFront(url)) return null;
  return url.href;
}

function bareHost(host: string): string {
  return host.replace(/^www\./u, '');
}
