/**
 * Which entity of a run is which entity of the truth.
 */

import { canonicalUrl, decodedPart, parseHttpUrl } from '../base/url.js';
import type { EntityRecord } from '../model/entity.js';
import type { PairedBy } from './score-result.js';
import { scoreKey, type TruthEntity } from './score-truth.js';

/** An entity of the truth. */
export interface Pair {
  /** Position in the truth. */
  readonly index: number;
  readonly by: PairedBy;
}

/** The entity of the truth that an entity of a run is, or null. */
export type PairEntity = (entity: EntityRecord) => Pair | null;

/** Base of addresses that are only paths; it is never asked. */
const ANY_ORIGIN = 'http://any.invalid';

/** Marks a key that several entities of the truth have. */
const SEVERAL = -1;

/**
 * Pairs by address (path and arguments where the truth has only those, and path alone where it has no arguments), by id,
 * by the run's aliases; entities without an address also by the last segment of their id and by a name that is unique.
 */
export function createPairing(truth: readonly TruthEntity[]): PairEntity {
  const byAddress = indexOf(truth, ({ entity, aliases }) => [entity, ...aliases].map(truthKey));
  const byId = indexOf(truth, ({ id }) => (id === null ? [] : [id]));
  const bySegment = indexOf(truth, ({ entity }) => [lastSegment(entity, '/')]);
  const byName = indexOf(truth, ({ name }) => (name === null ? [] : [scoreKey(name)]));

  const addressOf = (url: string): number | undefined => firstOf(runKeys(url), byAddress);
  return (entity) => {
    const found = (index: number | undefined, by: PairedBy): Pair | null =>
      index === undefined ? null : { index, by };
    return (
      found(entity.url === null ? undefined : addressOf(entity.url), 'url') ??
      found(addressOf(entity.id) ?? unique(byId.get(entity.id)), 'id') ??
      found(firstDefined(entity.aliases, addressOf), 'alias') ??
      (entity.url !== null
        ? null
        : (found(firstOf([lastSegment(entity.id, ':')], byId, bySegment), 'id') ??
          found(unique(byName.get(scoreKey(entity.name))), 'name')))
    );
  };
}

type Index = ReadonlyMap<string, number>;

function indexOf(truth: readonly TruthEntity[], keys: (entity: TruthEntity) => readonly string[]): Index {
  const index = new Map<string, number>();
  truth.forEach((entity, position) => {
    for (const key of new Set(keys(entity))) index.set(key, index.has(key) ? SEVERAL : position);
  });
  return index;
}

function firstOf(keys: readonly string[], ...indexes: readonly Index[]): number | undefined {
  return firstDefined(indexes, (index) => firstDefined(keys, (key) => unique(index.get(key))));
}

function firstDefined<T, R>(items: readonly T[], find: (item: T) => R | undefined): R | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

function unique(position: number | undefined): number | undefined {
  return position === SEVERAL ? undefined : position;
}

/** The address without its fragment where that selects nothing; only the path and what follows where no host is given. */
function truthKey(entity: string): string {
  const whole = parseHttpUrl(entity);
  if (whole !== null) return addressKeys(whole)[0] ?? entity;
  const path = parseHttpUrl(entity, ANY_ORIGIN);
  return path === null ? entity : (addressKeys(path)[1] ?? entity);
}

/** The keys under which the truth may have an address of a run, the most telling one first. */
function runKeys(url: string): readonly string[] {
  const parsed = parseHttpUrl(url);
  return parsed === null ? [] : addressKeys(parsed);
}

function addressKeys(url: URL): readonly string[] {
  const canonical = parseHttpUrl(canonicalUrl(url.href)) ?? url;
  const path = plainPath(canonical.pathname);
  const local = `${path}${canonical.search}${canonical.hash}`;
  return [`${canonical.host}${local}`, local, path];
}

/** Percent signs decoded where they can be, no slash at the end. */
function plainPath(path: string): string {
  return decodedPart(path.replace(/(?<=.)\/+$/u, ''));
}

function lastSegment(text: string, separator: string): string {
  return text.slice(text.lastIndexOf(separator) + 1);
}
