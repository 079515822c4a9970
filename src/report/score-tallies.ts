/**
 * Counting a run's facts against the truth, one after the other.
 */

import type { AttributeScore, ExampleFact, OutsideAttribute, Score, Tally } from './score-result.js';
import type { Truth, TruthEntity } from './score-truth.js';

/** Examples kept of each kind and attribute. */
const EXAMPLES = 5;

/** Least share of an attribute's facts whose value the truth has under one other name, for a hint (0–1). */
const LOOKS_LIKE_SHARE = 0.8;

/** A fact of the run and what it was paired with. */
export interface FactOutcome {
  /** Position in the truth, or null. */
  readonly entity: number | null;
  /** Position in the truth, or null. */
  readonly attribute: number | null;
  /** Keys of the value: its own, and that of its path in a hierarchy ("Action > Attack"). */
  readonly keys: readonly string[];
  readonly fact: ExampleFact;
}

/** Counts of facts. */
export interface Tallies {
  /** Counts a fact; a correct one only the first time. */
  count(outcome: FactOutcome): void;
  /** All counts. Call once, at the end. */
  result(): Pick<Score, 'overall' | 'hidden' | 'attributes' | 'outside' | 'outsideFacts'>;
}

interface AttributeCount {
  truth: number;
  found: number;
  correct: number;
  readonly wrong: ExampleFact[];
  readonly missing: ExampleFact[];
}

interface OutsideCount {
  facts: number;
  /** Facts by the attribute of the truth that has their value on the same entity. */
  readonly like: Map<number, number>;
}

/** Counts that start with what the truth has. */
export function createTallies(truth: Truth): Tallies {
  const counts = truth.attributes.map((): AttributeCount => ({
    truth: 0,
    found: 0,
    correct: 0,
    wrong: [],
    missing: [],
  }));
  for (const { values } of truth.entities) {
    for (const [attribute, texts] of values) at(counts, attribute).truth += texts.size;
  }
  const outside = new Map<string, OutsideCount>();
  const hits = new Map<TruthEntity, Set<string>>();

  const countInside = ({ keys, fact }: FactOutcome, attribute: number, entity: TruthEntity | null): void => {
    const count = at(counts, attribute);
    const key = keys.find((one) => entity?.values.get(attribute)?.has(one) === true);
    if (entity === null || key === undefined) {
      count.found += 1;
      if (count.wrong.length < EXAMPLES)
        count.wrong.push({ entity: fact.entity, attribute: fact.attribute, value: fact.value });
    } else if (addHit(hits, entity, hitKey(attribute, key))) {
      count.found += 1;
      count.correct += 1;
    }
  };
  return {
    count: (outcome) => {
      const entity = outcome.entity === null ? null : (truth.entities[outcome.entity] ?? null);
      if (outcome.attribute === null) countOutside(outside, outcome, entity);
      else countInside(outcome, outcome.attribute, entity);
    },
    result: () => {
      noteMissing(truth, counts, hits);
      const listed = [...outside].map(([attribute, count]) => outsideAttribute(attribute, count, truth));
      return {
        overall: sumUp(counts),
        hidden: truth.hidden === null ? null : sumUp(counts.filter((_, index) => truth.hidden?.has(index) === true)),
        attributes: counts.map((count, index) => attributeScore(count, index, truth)).sort(byName),
        outside: listed.sort((a, b) => b.facts - a.facts || byName(a, b)),
        outsideFacts: listed.reduce((total, { facts }) => total + facts, 0),
      };
    },
  };
}

function addHit(hits: Map<TruthEntity, Set<string>>, entity: TruthEntity, key: string): boolean {
  const known = hits.get(entity) ?? new Set();
  hits.set(entity, known);
  if (known.has(key)) return false;
  known.add(key);
  return true;
}

function hitKey(attribute: number, key: string): string {
  return `${String(attribute)}:${key}`;
}

function countOutside(outside: Map<string, OutsideCount>, outcome: FactOutcome, entity: TruthEntity | null): void {
  const count = outside.get(outcome.fact.attribute) ?? { facts: 0, like: new Map<number, number>() };
  outside.set(outcome.fact.attribute, count);
  count.facts += 1;
  for (const [attribute, values] of entity?.values ?? []) {
    if (outcome.keys.some((key) => values.has(key))) count.like.set(attribute, (count.like.get(attribute) ?? 0) + 1);
  }
}

function outsideAttribute(attribute: string, { facts, like }: OutsideCount, truth: Truth): OutsideAttribute {
  const [best, same] = [...like].reduce((most, next) => (next[1] > most[1] ? next : most), [-1, 0]);
  return { attribute, facts, looksLike: same >= facts * LOOKS_LIKE_SHARE ? (truth.attributes[best] ?? null) : null };
}

function noteMissing(
  truth: Truth,
  counts: readonly AttributeCount[],
  hits: ReadonlyMap<TruthEntity, ReadonlySet<string>>,
): void {
  for (const entity of truth.entities) {
    const known = hits.get(entity);
    for (const [attribute, values] of entity.values) {
      const { missing } = at(counts, attribute);
      for (const [key, value] of values) {
        if (missing.length >= EXAMPLES) break;
        if (known?.has(hitKey(attribute, key)) === true) continue;
        missing.push({ entity: entity.entity, attribute: truth.attributes[attribute] ?? '', value });
      }
    }
  }
}

function attributeScore(count: AttributeCount, index: number, truth: Truth): AttributeScore {
  return {
    attribute: truth.attributes[index] ?? '',
    hidden: truth.hidden?.has(index) === true,
    ...sumUp([count]),
    wrong: count.wrong,
    missing: count.missing,
  };
}

function sumUp(counts: readonly Pick<Tally, 'truth' | 'found' | 'correct'>[]): Tally {
  const sum = { truth: 0, found: 0, correct: 0 };
  for (const count of counts) {
    sum.truth += count.truth;
    sum.found += count.found;
    sum.correct += count.correct;
  }
  return { ...sum, precision: share(sum.correct, sum.found), recall: share(sum.correct, sum.truth) };
}

function share(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}

function byName(a: { readonly attribute: string }, b: { readonly attribute: string }): number {
  if (a.attribute === b.attribute) return 0;
  return a.attribute < b.attribute ? -1 : 1;
}

function at(counts: readonly AttributeCount[], position: number): AttributeCount {
  const count = counts[position];
  if (count === undefined) throw new RangeError(`No attribute ${String(position)} in the truth`);
  return count;
}
