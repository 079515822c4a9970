/**
 * What result pages say of each argument, counted: their controls, what their links keep, and what pages listed that
 * differ in one argument only.
 */

import type { PageView } from '../model/page.js';
import { createAnsweredPairs } from './answered-pairs.js';
import { NO_VOTES, type ArgumentVotes } from './argument-decision.js';
import { readControlVotes } from './control-votes.js';
import { createKeptState, keptState } from './kept-state.js';

/** Votes by argument; grow while pages are read. */
export interface VoteCount {
  /** Takes in a result page. */
  learn(view: PageView): void;
  of(name: string): Readonly<ArgumentVotes>;
  /** Arguments that any page said something of. */
  names(): Iterable<string>;
}

/** Arguments that are kept of a site. */
const MOST_NAMES = 5_000;

const CONTROL_VOTES = ['positions', 'orders', 'selects', 'counted'] as const;

/** No votes yet. */
export function createVoteCount(): VoteCount {
  const votes = new Map<string, ArgumentVotes>();
  const kept = createKeptState();
  const pairs = createAnsweredPairs();
  const vote = (name: string, kind: keyof ArgumentVotes): void => {
    const own = votes.get(name) ?? { ...NO_VOTES };
    if (!votes.has(name) && votes.size >= MOST_NAMES) return;
    own[kind] += 1;
    votes.set(name, own);
  };
  return {
    learn: (view) => {
      const controls = readControlVotes(view);
      for (const kind of CONTROL_VOTES) for (const name of controls[kind]) vote(name, kind);
      const state = keptState(view, controls.everywhere);
      for (const [name, value] of state) kept.note(name, value);
      for (const name of controls.everywhere) if (!state.has(name)) vote(name, 'everywhere');
      for (const { name, kind } of pairs.note(view)) if (kind !== 'unclear') vote(name, kind);
    },
    of: (name) => {
      const own = votes.get(name) ?? NO_VOTES;
      return { ...own, everywhere: own.everywhere + kept.votes(name) };
    },
    names: () => new Set([...votes.keys(), ...kept.names()]),
  };
}
