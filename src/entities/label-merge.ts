/**
 * Which labels of entity pages are which facets: those whose values agree (design §3).
 *
 * Counted entity by entity, in memory bounded by the number of labels and facets.
 */

import { textKey } from '../base/text.js';
import type { PageView } from '../model/page.js';
import type { Predicate } from '../model/query.js';
import { shownAttributes, type ShownAttribute } from './shown-attributes.js';

/** What a page's label says in terms of facets. */
export interface LabelMerge {
  /** The facet's attribute. */
  readonly attribute: string;
  /** `same`: values agree. `other`: the label is written like the facet's, and says something else. */
  readonly kind: 'same' | 'other';
  /** Whether the page writes several values into one text, with commas between. */
  readonly isSplit: boolean;
}

/** Merges by the label's {@link textKey}. */
export type LabelMerges = ReadonlyMap<string, LabelMerge>;

/** Counts agreement between labels of pages and facets. */
export interface LabelAgreement {
  /** Compares what an entity's page shows with what queries taught about it. */
  add(view: PageView, known: readonly Predicate[]): void;
  merged(): LabelMerges;
}

/** Entities on which values must agree, and the share of those compared (design §3). Fewer merge by accident. */
const MIN_AGREEING = 20;
const MIN_SHARE = 0.95;
/** Different values among those agreed on: two columns of "yes" agree always. */
const MIN_DISTINCT_VALUES = 2;
/** Share of a label's values that must be the facet's, 0–1: a list of tags holds the values of many facets. */
const MIN_OWN_SHARE = 0.8;
/** Labels, and pairs of label and facet, that are compared. */
const MAX_PAIRS = 20_000;
/** Entities on which a label that is written like a facet must have been compared before it is believed to say something else. */
const MIN_COMPARED = 3;
/** Least share of agreement, 0–1, of a label that is written like the facet: what queries taught may not be all. */
const MIN_ALIKE_SHARE = 0.7;
/** Values remembered per pair. */
const MAX_VALUES = 8;
const SEPARATOR = /\s*[,;、،，；/|·•]\s*/u;

interface Pair {
  readonly label: string;
  readonly attribute: string;
  readonly isSplit: boolean;
  compared: number;
  agreeing: number;
  /** Values of the label, and those of them that the facet gives the entity, summed over entities. */
  shown: number;
  own: number;
  readonly values: Set<string>;
}

/** The parts of a text that lists several values, or the text itself. */
export function splitValues(value: string): readonly string[] {
  return value.split(SEPARATOR).filter((part) => part !== '');
}

/** Nothing compared yet. */
export function createLabelAgreement(): LabelAgreement {
  const pairs = new Map<string, Pair>();
  return {
    add(view, known) {
      const facets = facetValues(known);
      for (const [label, values] of labelValues(shownAttributes(view))) {
        for (const [attribute, taught] of facets) compare(pairs, { label, attribute }, { values, taught });
      }
    },
    merged: () => decide([...pairs.values()]),
  };
}

/** Values by attribute as text keys; residuals are no values that a page would show. */
function facetValues(known: readonly Predicate[]): ReadonlyMap<string, ReadonlySet<string>> {
  const facets = new Map<string, Set<string>>();
  for (const { attribute, op, values, residual } of known) {
    if (op !== '=' || residual === true) continue;
    const taught = facets.get(attribute) ?? new Set();
    for (const value of values) taught.add(textKey(value));
    facets.set(attribute, taught);
  }
  return facets;
}

function labelValues(attributes: readonly ShownAttribute[]): ReadonlyMap<string, readonly string[]> {
  const labels = new Map<string, readonly string[]>();
  for (const { label, values } of attributes) {
    const key = textKey(label);
    labels.set(key, [...(labels.get(key) ?? []), ...values]);
  }
  return labels;
}

interface Comparison {
  readonly values: readonly string[];
  readonly taught: ReadonlySet<string>;
}

function compare(
  pairs: Map<string, Pair>,
  { label, attribute }: { readonly label: string; readonly attribute: string },
  { values, taught }: Comparison,
): void {
  const whole = new Set(values.map(textKey));
  const split = new Set(values.flatMap(splitValues).map(textKey));
  for (const [isSplit, shown] of [
    [false, whole],
    [true, split],
  ] as const) {
    if (isSplit && split.size === whole.size) continue;
    const pair = pairOf(pairs, { label, attribute, isSplit });
    if (pair === null) return;
    const own = [...shown].filter((value) => taught.has(value));
    pair.compared += 1;
    pair.shown += shown.size;
    pair.own += own.length;
    if (own.length < taught.size) continue;
    pair.agreeing += 1;
    for (const value of own) if (pair.values.size < MAX_VALUES) pair.values.add(value);
  }
}

function pairOf(
  pairs: Map<string, Pair>,
  { label, attribute, isSplit }: Pick<Pair, 'label' | 'attribute' | 'isSplit'>,
): Pair | null {
  const key = JSON.stringify([label, attribute, isSplit]);
  const known = pairs.get(key);
  if (known !== undefined || pairs.size >= MAX_PAIRS) return known ?? null;
  const fresh: Pair = { label, attribute, isSplit, compared: 0, agreeing: 0, shown: 0, own: 0, values: new Set() };
  pairs.set(key, fresh);
  return fresh;
}

/** Per label the facet that it agrees with best; a label written like a facet whose values differ is marked as another one. */
function decide(pairs: readonly Pair[]): LabelMerges {
  const merges = new Map<string, LabelMerge>();
  const split = new Map(
    pairs.filter(({ isSplit }) => isSplit).map((pair) => [JSON.stringify([pair.label, pair.attribute]), pair]),
  );
  const joined = pairs
    .filter(({ isSplit }) => !isSplit)
    .map((pair) => withSplit(pair, split.get(JSON.stringify([pair.label, pair.attribute]))));
  joined.sort((a, b) => b.agreeing - a.agreeing || b.compared - a.compared);
  for (const pair of joined) {
    const merge = mergeOf(pair);
    const known = merges.get(pair.label);
    const isBetter = known === undefined || (merge !== null && textKey(merge.attribute) === pair.label);
    if (merge !== null && isBetter) merges.set(pair.label, merge);
  }
  return merges;
}

function mergeOf({ label, attribute, isSplit, compared, agreeing, shown, own, values }: Pair): LabelMerge | null {
  if (textKey(attribute) === label) {
    if (agreeing >= compared * MIN_ALIKE_SHARE) return { attribute, kind: 'same', isSplit };
    return compared < MIN_COMPARED ? null : { attribute, kind: 'other', isSplit: false };
  }
  const agrees = agreeing >= compared * MIN_SHARE && own >= shown * MIN_OWN_SHARE;
  return agrees && agreeing >= MIN_AGREEING && values.size >= MIN_DISTINCT_VALUES
    ? { attribute, kind: 'same', isSplit }
    : null;
}

/** Counts with texts split where there is something to split; entities with one value count as they are. */
function withSplit(pair: Pair, split: Pair | undefined): Pair {
  if (split === undefined || split.agreeing + (pair.compared - split.compared) <= pair.agreeing) return pair;
  // Split counts cover only entities with several values in one text; the others agree or not as whole texts.
  const single = {
    compared: pair.compared - split.compared,
    agreeing: Math.min(pair.agreeing, pair.compared - split.compared),
  };
  return {
    ...pair,
    isSplit: true,
    agreeing: single.agreeing + split.agreeing,
    shown: pair.shown - split.compared + split.shown,
    own: pair.own + split.own,
    values: new Set([...pair.values, ...split.values]),
  };
}
