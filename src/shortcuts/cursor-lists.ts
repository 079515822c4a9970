/**
 * What the pages of lists told for going on, as long as it may be needed: all of it until a rule is believed, then only what
 * the rule takes from it.
 */

import { Cursors } from './cursors.js';
import { type Ending, endingOf } from './endings.js';
import type { StepText } from './edit-template.js';
import { type PathParts, partsKey } from './moves.js';
import type { Tree, TreeRecord } from './tree.js';

/** Pages remembered while anything may be the cursor, and once it is known; the oldest are forgotten first. */
const MOST_WHOLE = 200;
const MOST_KNOWN = 5_000;

/** An answer and where its list lies. */
export interface ListAnswer {
  readonly answer: Tree;
  readonly place: readonly string[];
}

/** Where a list goes on: a page, and numbers that may stand for it. */
export interface Onward {
  readonly parts: PathParts;
  readonly numbers: readonly StepText[];
}

/** The lists of one kind of request, as their answers tell how they go on. */
export class CursorLists {
  readonly #cursors = new Cursors();
  readonly #endings = new Map<string, Ending>();

  /** Notes the answer to a page, whoever asked for it. */
  note({ from, steps, page }: PathParts, { answer, place }: ListAnswer): void {
    const { places } = this.#cursors;
    const ending = endingOf(answer, place);
    const key = partsKey(from, steps, page);
    this.#endings.delete(key);
    this.#endings.set(key, places === null ? ending : keptOf(ending, places));
    const [oldest] = this.#endings.keys();
    if (this.#endings.size > (places === null ? MOST_WHOLE : MOST_KNOWN) && oldest !== undefined)
      this.#endings.delete(oldest);
  }

  /** Whether it is believed that lists go on by what their answers tell. */
  get isKnown(): boolean {
    return this.#cursors.places !== null;
  }

  /** Learns what a page asked, given what an earlier page of its list asked. */
  learn(onward: Onward, before: TreeRecord, after: TreeRecord): void {
    const ending = this.#endingBefore(onward.parts);
    if (ending === undefined) return;
    const wasOpen = this.#cursors.places === null;
    this.#cursors.learn({ before, ending, numbers: onward.numbers }, after);
    const { places } = this.#cursors;
    if (!wasOpen || places === null) return;
    for (const [key, whole] of this.#endings) this.#endings.set(key, keptOf(whole, places));
  }

  /** What a page asks, or null if that is not known: the page before it was never read, or told no cursor. */
  predict(onward: Onward, before: TreeRecord): TreeRecord | null {
    const ending = this.#endingBefore(onward.parts);
    return ending === undefined ? null : this.#cursors.predict({ before, ending, numbers: onward.numbers });
  }

  /** Whether an answer tells that its list ends with it. */
  isEnd({ answer, place }: ListAnswer): boolean {
    return this.#cursors.isEnd(endingOf(answer, place));
  }

  #endingBefore({ from, steps, page }: PathParts): Ending | undefined {
    return this.#endings.get(partsKey(from, steps, page - 1));
  }
}

function keptOf(ending: Ending, places: ReadonlySet<string>): Ending {
  return new Map([...ending].filter(([place]) => places.has(place)));
}
