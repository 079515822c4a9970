/**
 * Values with their counts in an answer: what a page makes its facets of, often with more values than it shows.
 */

import type { ChoiceGroup } from '../model/page.js';
import { collapse, textKey } from '../base/text.js';
import { type Tree, isList, isRecord } from './tree.js';

/** One value as a page shows it, and how many entities have it. */
export interface CountedValue {
  readonly value: string;
  readonly count: number;
}

/** Values with counts at one place of an answer. */
export interface Distribution {
  /** Where it lies, and by which names values and counts go: equal in answers of the same kind. */
  readonly key: string;
  readonly values: readonly CountedValue[];
  /** Whether the key counts places of a list that nothing names: in another answer another facet may stand there. */
  readonly isCounted: boolean;
}

/** A distribution as the source of a group's choices at one level. */
export interface FacetSource {
  readonly key: string;
  /** What stands between a parent's name and the value ("Action > Attack"); null where the value stands alone. */
  readonly joint: string | null;
}

/** Distributions lie at most this deep. */
const DEEPEST = 9;

/** Longest list of values that is read. */
const MOST_VALUES = 20_000;

/** Most distributions of one answer. */
const MOST_DISTRIBUTIONS = 2_000;

/** Choices that must agree in value and count; all of them if there are fewer. */
const AGREEING = 3;

/** Share of the counted choices that must agree. */
const AGREEING_SHARE = 0.9;

/** All distributions of an answer. */
export function distributionsOf(answer: Tree): readonly Distribution[] {
  const found: Distribution[] = [];
  walk(answer, [], found);
  return found;
}

/** Names and, in lists whose items have none, numbers. */
type Place = readonly (string | number)[];

function walk(tree: Tree, place: Place, found: Distribution[]): void {
  if (place.length > DEEPEST || found.length >= MOST_DISTRIBUTIONS) return;
  if (isList(tree)) {
    found.push(...listDistributions(tree, place));
    const name = nameOfItems(tree);
    tree.slice(0, MOST_DISTRIBUTIONS).forEach((item, index) => {
      walk(item, [...place, name === null ? index : `${name}=${nameIn(item, name)}`], found);
    });
    return;
  }
  if (!isRecord(tree)) return;
  const entries = Object.entries(tree);
  if (entries.length > 0 && entries.length <= MOST_VALUES && entries.every(([, count]) => isCount(count))) {
    found.push({
      key: JSON.stringify(place),
      isCounted: isCountedPlace(place),
      values: entries.map(([value, count]) => ({ value: collapse(value), count: Number(count) })),
    });
    return;
  }
  for (const [name, value] of entries) walk(value, [...place, name], found);
}

/** A list of records with a text and a whole number each, in every combination of names. */
function listDistributions(list: readonly Tree[], place: Place): readonly Distribution[] {
  const [first] = list;
  if (!isRecord(first) || list.length > MOST_VALUES || !list.every(isRecord)) return [];
  const names = Object.keys(first);
  const counts = names.filter((name) => list.every((item) => isCount(item[name])));
  const texts = names.filter((name) => list.every((item) => isText(item[name])));
  return texts.flatMap((text) =>
    counts
      .filter((count) => count !== text)
      .map((count) => ({
        key: JSON.stringify([...place, text, count]),
        isCounted: isCountedPlace(place),
        values: list.map((item) => ({ value: collapse(String(item[text])), count: Number(item[count]) })),
      })),
  );
}

/**
 * The field by which the items of a list are told apart, the first that is a text of its own in each; null if there is none.
 * Facets without values under a selection are left out of many lists, and the others move up.
 */
function nameOfItems(list: readonly Tree[]): string | null {
  const [first] = list;
  if (!isRecord(first)) return null;
  const isName = (name: string): boolean =>
    new Set(list.map((item) => nameIn(item, name)).filter((text) => text !== '')).size === list.length;
  return Object.keys(first).find(isName) ?? null;
}

/** A text that is no number, or '' if there is none. */
function nameIn(item: Tree, name: string): string {
  const text = isRecord(item) ? item[name] : undefined;
  return typeof text === 'string' && /\D/u.test(text) ? text : '';
}

function isCountedPlace(place: Place): boolean {
  return place.some((part) => typeof part === 'number');
}

function isCount(value: Tree | undefined): boolean {
  return (
    (typeof value === 'number' && Number.isInteger(value) && value >= 0) ||
    (typeof value === 'string' && /^\d{1,9}$/u.test(value))
  );
}

function isText(value: Tree | undefined): boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

/** Sources that agree with the choices of a group at one level. `parents` are values that were chosen in it before. */
export function facetSources(
  group: ChoiceGroup,
  level: number,
  { distributions, parents }: { readonly distributions: readonly Distribution[]; readonly parents: readonly string[] },
): readonly FacetSource[] {
  const counted = group.choices.filter((choice) => choice.level === level && choice.count !== null);
  if (counted.length < 2) return [];
  return distributions.flatMap((distribution) => {
    const counts = new Map(distribution.values.map(({ value, count }) => [textKey(value), count]));
    return jointsOf(distribution, counted[0]?.value ?? '', parents)
      .filter((joint) => {
        const rightBelow = (prefix: string): number =>
          counted.filter(({ value, count }) => counts.get(textKey(prefix + value)) === count).length;
        const right = Math.max(...prefixesOf(parents, joint).map(rightBelow));
        return right >= Math.min(AGREEING, counted.length) && right >= AGREEING_SHARE * counted.length;
      })
      .map((joint) => ({ key: keyBelow(distribution.key, parents), joint }));
  });
}

/** Stands for the name of what was chosen above, where a place is named by it: below another value the like is there. */
const ABOVE = '\u0000above';

/** A key that is the same for places which only the names of what was chosen above tell apart. */
function keyBelow(key: string, parents: readonly string[]): string {
  if (parents.length === 0) return key;
  const names = new Set(parents.map(textKey));
  const place = JSON.parse(key) as Place;
  return JSON.stringify(
    place.map((part) => {
      const at = typeof part === 'string' ? part.indexOf('=') : -1;
      if (typeof part !== 'string' || at < 0 || !names.has(textKey(part.slice(at + 1)))) return part;
      return part.slice(0, at + 1) + ABOVE;
    }),
  );
}

/** What may stand between parent and value in this distribution, told from one value. */
function jointsOf(distribution: Distribution, value: string, parents: readonly string[]): readonly (string | null)[] {
  const parent = parents.at(-1);
  if (parent === undefined) return [null];
  const between = ({ value: name }: CountedValue): string => name.slice(parent.length, name.length - value.length);
  const found = distribution.values.find((item) => item.value.startsWith(parent) && item.value.endsWith(value));
  const joint = found === undefined ? jointOfAll(distribution, value, parents) : between(found);
  return joint === undefined || joint === '' ? [null] : [joint, null];
}

/** What stands between the names of all that was chosen above, and before the value's. */
function jointOfAll({ values }: Distribution, value: string, parents: readonly string[]): string | undefined {
  const [first = ''] = parents;
  const named = parents.join('').length + value.length;
  const joints = values
    .filter(({ value: name }) => name.startsWith(first) && name.endsWith(value))
    .map(({ value: name }) => name.slice(first.length, first.length + (name.length - named) / parents.length));
  return joints.find((joint) => values.some(({ value: name }) => name === wholeName(parents, joint) + value));
}

/** What names of values may begin with: the name of what was chosen above them, or of all that was. */
function prefixesOf(parents: readonly string[], joint: string | null): readonly string[] {
  if (joint === null) return [''];
  const own = `${parents.at(-1) ?? ''}${joint}`;
  return parents.length > 1 ? [own, wholeName(parents, joint)] : [own];
}

function wholeName(parents: readonly string[], joint: string): string {
  return parents.map((parent) => parent + joint).join('');
}

/** A group whose values an answer tells. */
export interface SourcedGroup {
  readonly group: ChoiceGroup;
  /** Values that were chosen in it. */
  readonly parents: readonly string[];
}

/**
 * The values that a source has for a group, without the parent's name; null if the answer has no such place, or where its
 * number alone tells the place and nothing there is known of the group.
 */
export function sourceValues(
  source: FacetSource,
  distributions: readonly Distribution[],
  { group, parents }: SourcedGroup,
): readonly CountedValue[] | null {
  const distribution = distributions.find(({ key }) => keyBelow(key, parents) === source.key);
  if (distribution === undefined) return null;
  if (source.joint === null) {
    const known = new Set(group.choices.map(({ value }) => textKey(value)));
    const isOther = distribution.isCounted && !distribution.values.some(({ value }) => known.has(textKey(value)));
    return isOther ? null : distribution.values;
  }
  const found = prefixesOf(parents, source.joint).map((prefix) =>
    distribution.values.flatMap(({ value, count }) =>
      value.startsWith(prefix) ? [{ value: value.slice(prefix.length), count }] : [],
    ),
  );
  return found.find((values) => values.length > 0) ?? [];
}
