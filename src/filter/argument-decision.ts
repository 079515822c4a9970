/**
 * From the evidence for an argument to its kind: the first that is known decides (design §5.5, overrides of prevalence).
 */

import type { ArgumentClass, ArgumentKind } from './argument-class.js';

/** How many result pages say what of an argument. */
export interface ArgumentVotes {
  /** Its pager changes it. */
  positions: number;
  /** A sure order or page-size control changes it. */
  orders: number;
  /** The choices of what looks like a facet change it. */
  selects: number;
  /** Of these, those that tell how much each choice leaves. */
  counted: number;
  /** Most links carry it, and none is told apart by it. */
  everywhere: number;
  /** Pairs of pages that differ in it alone: with the same entities, in another order, with others, with others of a result of the same size. */
  same: number;
  reordered: number;
  other: number;
  level: number;
}

/** Nothing is known. */
export const NO_VOTES: Readonly<ArgumentVotes> = {
  ...{ positions: 0, orders: 0, selects: 0, counted: 0 },
  ...{ everywhere: 0, same: 0, reordered: 0, other: 0, level: 0 },
};

/** All that is known of an argument. */
export interface ArgumentKnowledge {
  readonly votes: Readonly<ArgumentVotes>;
  readonly isKeyword: boolean;
  /** Whether it is a segment of the path. */
  readonly isSegment: boolean;
  /** What a later page showed. */
  readonly correction: ArgumentKind | undefined;
  /** What an earlier crawl learnt. */
  readonly profile: ArgumentKind | undefined;
  /** Whether its prevalence exceeds the threshold (He 2013 §7.3). */
  readonly isPrevalent: boolean;
  /** Whether it offers the same values on every result page, while facets of the site follow what was found or tell counts. */
  readonly isStatic: boolean;
}

/** Pairs of other entities count so much more than pairs of the same: a selection may hold all there is. */
const OTHER_WEIGHT = 2;

/** Pairs of one result in another order or part from which an argument does not select, whatever it looks like. */
const LEAST_REORDERED = 2;

type Decision = Pick<ArgumentClass, 'kind' | 'reason'>;

/** The kind of an argument, and why. */
export function decideArgument(known: ArgumentKnowledge): Decision {
  const { correction, profile, votes, isKeyword, isPrevalent, isSegment } = known;
  if (correction !== undefined) return { kind: correction, reason: 'corrected' };
  if (isKeyword) return { kind: 'keyword', reason: 'search-template' };
  const seen = decideByControls(votes) ?? decideByAnswers(votes) ?? decideByLooks(known);
  if (seen !== null) return seen;
  if (profile !== undefined) return { kind: profile, reason: 'profile' };
  // Segments of a path are not prevalent by being a site's own way of naming things.
  if (isPrevalent && !isSegment) return { kind: 'tracks', reason: 'prevalent' };
  return { kind: 'selects', reason: 'default' };
}

/** What most pages' controls say surely. */
function decideByControls(votes: ArgumentVotes): Decision | null {
  const { positions, orders, selects, counted, other, everywhere } = votes;
  if (positions > selects) return { kind: 'positions', reason: 'pager' };
  if (everywhere > selects && everywhere > orders) return { kind: 'tracks', reason: 'everywhere' };
  if (counted > orders) return { kind: 'selects', reason: 'facet' };
  return orders > selects && orders > other ? { kind: 'orders', reason: 'order-control' } : null;
}

/**
 * What pages that differ in this argument alone listed. The same entities in the same order say little: a facet's value may
 * hold all there is.
 */
function decideByAnswers({ other, reordered, level }: ArgumentVotes): Decision | null {
  if (other * OTHER_WEIGHT > reordered + level) return { kind: 'selects', reason: 'other-entities' };
  return reordered + level >= LEAST_REORDERED ? { kind: 'orders', reason: 'same-entities' } : null;
}

/** What pages look like; what may be a facet is one unless it stays the same where facets do not. */
function decideByLooks({
  votes: { selects, everywhere, same, reordered, level },
  isStatic,
}: ArgumentKnowledge): Decision | null {
  if (selects > everywhere)
    return isStatic ? { kind: 'orders', reason: 'prevalent' } : { kind: 'selects', reason: 'facet' };
  if (everywhere > 0) return { kind: 'tracks', reason: 'everywhere' };
  return same + reordered + level > 0 ? { kind: 'orders', reason: 'same-entities' } : null;
}
