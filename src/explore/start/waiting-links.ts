/**
 * Links of large menus that wait until the lists were asked in which their lists seem to lie: every page of a menu costs as much
 * as a page of facts, and teaches one value.
 */

import { groupBy } from '../../base/group-by.js';
import { accessKey } from '../access-key.js';
import { inTurn } from './below-lists.js';
import type { FoundList, Via } from './found-list.js';
import { goesOn, isSurelyRich } from './rich-lists.js';
import type { Candidate } from './scouting-candidates.js';
import { sizeGuess } from './size-guess.js';

/** Links of menus among which some may wait. Lowering it asks the values of short menus last. */
const LEAST_LINKS = 12;

/** Links of one menu that never wait: one in so many, evenly apart, but no more than this; all of a menu that is no longer. */
const SAMPLED = 5;
const MOST_SAMPLED = 8;

/** Lists behind menus that must be no larger than the largest one before it is thought to hold what others lead to. */
const LEAST_TRIED = 6;

/** Largest share of everything that one of those lists may have. Raising it takes the largest of a few lists for everything. */
const LARGEST_PART = 0.75;

/** Links that wait. */
export interface WaitingLinks {
  /** The links to look at in their order: those that may wait behind all others of their rank. */
  inOrder(frontier: readonly Candidate[]): readonly Candidate[];
  /** Whether a link is left for later, for what lists are known. */
  leaves(candidate: Candidate, lists: readonly FoundList[]): boolean;
  /** Links that only wait because one list seemed to hold everything; none does from now on. */
  takeUnplaced(): readonly Candidate[];
  /** All links that wait; from now on none does. */
  takeAll(): readonly Candidate[];
}

/** For menus of links that wait: behind those outside of menus, which may lead to the list of everything. */
const LATER_RANK = 1.5;

/** Links that wait; `tracking` are arguments that tell nothing apart. */
export function createWaitingLinks(tracking: ReadonlySet<string>): WaitingLinks {
  const mayWait = new Set<Candidate>();
  /** Those that wait, by their keys, and whether the list of a value above them is known. */
  const waiting = new Map<string, { readonly link: Candidate; readonly isBelow: boolean }>();
  const reasons = { below: true, unplaced: true };

  return {
    inOrder(frontier) {
      const links = frontier.filter(({ via, rank, path }) => via !== null && rank === 0 && path.kind === 'url');
      const menus = groupBy(links, ({ via }) => via?.group);
      if (links.length >= LEAST_LINKS) for (const link of [...menus.values()].flatMap(unsampled)) mayWait.add(link);
      return inTurn(frontier, (link) => (mayWait.has(link) ? LATER_RANK : link.rank));
    },
    leaves(link, lists) {
      const { via, path } = link;
      const key = accessKey(path, tracking);
      if (waiting.has(key)) return true;
      if (via === null || !mayWait.has(link)) return false;
      const isBelow = reasons.below && liesBelow(via, lists);
      if (!isBelow && !(reasons.unplaced && liesInLargest(via, lists))) return false;
      waiting.set(key, { link, isBelow });
      return true;
    },
    takeUnplaced() {
      reasons.unplaced = false;
      return take(({ isBelow }) => !isBelow);
    },
    takeAll() {
      reasons.unplaced = false;
      reasons.below = false;
      return take(() => true);
    },
  };

  function take(isTaken: (one: { readonly isBelow: boolean }) => boolean): readonly Candidate[] {
    const taken = [...waiting].filter(([, one]) => isTaken(one));
    for (const [key] of taken) waiting.delete(key);
    return taken.map(([, { link }]) => link);
  }
}

/** The links of a menu but for a few: of a tree those at its top, of others some that lie evenly apart. */
function unsampled(menu: readonly Candidate[]): readonly Candidate[] {
  const levelOf = ({ via }: Candidate): number => via?.path.length ?? 0;
  const top = Math.min(...menu.map(levelOf));
  const below = menu.filter((link) => levelOf(link) > top);
  const first = menu.filter((link) => levelOf(link) === top);
  const sample = new Set(first.length > MOST_SAMPLED ? evenly(first) : first);
  return [...first.filter((link) => !sample.has(link)), ...below];
}

function evenly(links: readonly Candidate[]): readonly Candidate[] {
  const count = Math.min(MOST_SAMPLED, Math.ceil(links.length / SAMPLED));
  return Array.from({ length: count }, (_, at) => links[Math.floor((at * links.length) / count)]).filter(
    (link) => link !== undefined,
  );
}

/** Whether the list of a value above is known, in which a facet may choose it as well. */
function liesBelow({ group, path }: Via, lists: readonly FoundList[]): boolean {
  return lists.some(
    ({ via, observation: { view } }) =>
      via?.group === group &&
      via.path.length < path.length &&
      via.path.every((value, at) => value === path[at]) &&
      isSurelyRich(view) &&
      goesOn(view),
  );
}

/** Whether a list tells of far more entities than each of those that menus led to, one behind the same menu among them. */
function liesInLargest({ group }: Via, lists: readonly FoundList[]): boolean {
  const named = lists.filter(({ via }) => via !== null);
  if (named.length < LEAST_TRIED || !named.some(({ via }) => via?.group === group)) return false;
  const sizes = lists.flatMap(({ observation: { view } }) => (isSurelyRich(view) ? (view.declaredCount ?? []) : []));
  const largest = Math.max(...sizes);
  const others = named.map(({ observation }) => sizeGuess(observation.view)).filter((size) => size !== largest);
  return others.length >= LEAST_TRIED - 1 && others.every((size) => size <= largest * LARGEST_PART);
}
