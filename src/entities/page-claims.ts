/**
 * What entity pages claim to be: identifiers and contents that only one entity should have. Two entities with one claim
 * are the same if nothing speaks against it.
 */

import { shortHash } from '../base/hash.js';
import { textKey } from '../base/text.js';
import type { EntityDetails } from '../model/page.js';

/** Remembers claims, and tells who else makes them. */
export interface PageClaims {
  /** Notes what a page says; answers the entities that are the same as this one, as far as is known now. */
  add(entity: number, details: EntityDetails): readonly SameEntity[];
}

/** Two entities that are one. */
export interface SameEntity {
  readonly entity: number;
  readonly other: number;
}

/** Kinds of identifiers that one entity has for itself. Others (model numbers) are shared by variants. */
const UNIQUE_KINDS: ReadonlySet<string> = new Set(['sku', 'gtin', 'isbn', 'productid', 'vin', 'asin']);
/** Different values of a kind that show that it tells entities apart on this site. */
const MIN_VALUES = 3;
/** Share of a kind's values that may be claimed under several names, 0–1; more, and the kind says nothing. */
const MAX_CLASH_SHARE = 0.1;
/** Pairs that wait for their kind to be proven. */
const MAX_WAITING = 10_000;
/** Attributes that make a content one of a kind where there is no longer text. */
const MIN_ATTRIBUTES = 2;

interface Claim {
  readonly entity: number;
  readonly name: string;
}

interface Kind {
  readonly claims: Map<string, Claim>;
  clashes: number;
  waiting: SameEntity[];
}

interface ClaimState {
  readonly kinds: Map<string, Kind>;
  readonly contents: Map<string, number>;
  /** Unique identifiers by entity, as `kind value`. */
  readonly own: Map<number, readonly string[]>;
}

/** No claims yet. */
export function createPageClaims(): PageClaims {
  const state: ClaimState = { kinds: new Map(), contents: new Map(), own: new Map() };
  return {
    add(entity, details) {
      const name = textKey(details.name ?? '');
      if (name === '' || state.own.has(entity)) return [];
      const unique = details.identifiers.filter(({ kind }) => UNIQUE_KINDS.has(kind));
      state.own.set(
        entity,
        unique.map(({ kind, value }) => `${kind} ${value}`),
      );
      const byIdentifier = unique.flatMap(({ kind, value }) =>
        claimIdentifier(state, { kind, value }, { entity, name }),
      );
      return [...byIdentifier, ...claimContent(state, entity, details)].filter(
        (pair) => pair.other !== pair.entity && !contradicts(state, pair.entity, pair.other),
      );
    },
  };
}

function claimIdentifier(
  state: ClaimState,
  identifier: { readonly kind: string; readonly value: string },
  claim: Claim,
): readonly SameEntity[] {
  const kind = state.kinds.get(identifier.kind) ?? { claims: new Map<string, Claim>(), clashes: 0, waiting: [] };
  state.kinds.set(identifier.kind, kind);
  const known = kind.claims.get(identifier.value);
  if (known === undefined) kind.claims.set(identifier.value, claim);
  else if (known.name !== claim.name) kind.clashes += 1;
  else if (kind.waiting.length < MAX_WAITING) kind.waiting.push({ entity: claim.entity, other: known.entity });
  if (kind.claims.size < MIN_VALUES || kind.clashes > kind.claims.size * MAX_CLASH_SHARE) return [];
  return kind.waiting.splice(0);
}

function claimContent(state: ClaimState, entity: number, details: EntityDetails): readonly SameEntity[] {
  const content = contentKey(details);
  if (content === null) return [];
  const other = state.contents.get(content);
  if (other === undefined) state.contents.set(content, entity);
  return other === undefined ? [] : [{ entity, other }];
}

/** Everything that a page shows of its entity as one text, or null if that is too little to know it by. */
function contentKey({ name, image, price, attributes, contentHash }: EntityDetails): string | null {
  if (image === null || (contentHash === null && attributes.length < MIN_ATTRIBUTES)) return null;
  const shown = attributes
    .map(({ label, values }) => `${textKey(label)}=${[...values].map(textKey).sort().join('|')}`)
    .sort();
  return shortHash([textKey(name ?? ''), image, String(price?.amount ?? ''), contentHash ?? '', ...shown].join('\n'));
}

/** Both have an identifier of one kind, and none in common. */
function contradicts(state: ClaimState, a: number, b: number): boolean {
  const ofA = state.own.get(a) ?? [];
  const ofB = state.own.get(b) ?? [];
  const kinds = new Set(ofA.map(kindOf).filter((kind) => ofB.some((one) => kindOf(one) === kind)));
  return [...kinds].some((kind) => !ofA.some((one) => kindOf(one) === kind && ofB.includes(one)));
}

function kindOf(identifier: string): string {
  return identifier.slice(0, identifier.indexOf(' '));
}
