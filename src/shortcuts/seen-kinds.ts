/**
 * Which kinds of pages were seen live with all that they fold away: the data of others like them says what they show.
 */

import type { ChoiceGroup, PageView } from '../model/page.js';
import type { Step } from '../model/access-path.js';
import { groupOfStep } from './choice-book.js';
import { fromKey, type PathParts } from './moves.js';

/** Kinds of choices, and places, that are remembered. */
const MOST_KINDS = 5_000;

/** Places that must offer the same before others are believed to. Raising it opens more of them in the browser. */
const LEAST_PLACES = 3;

/** What was chosen, without the values. */
export function shapeOf(steps: readonly Step[]): string {
  return JSON.stringify(steps.map(groupOfStep));
}

/** The kinds of pages of one kind of request. */
export class SeenKinds {
  /** Kinds of choices that were made. */
  readonly #shapes = new Set<string>();
  /** Places where choices begin, each with what it offers that no data tells. */
  readonly #places = new Map<string, string>();
  /** Places that were seen with something folded away. */
  readonly #folded = new Set<string>();
  /** Kinds of choices below which there are values that no data tells: below each value there are others. */
  readonly #branching = new Set<string>();

  /** Takes in a page; `isTold` tells groups whose values come with the data. */
  learn({ from, steps }: PathParts, { groups, openers = [] }: PageView, isTold: (group: ChoiceGroup) => boolean): void {
    const place = fromKey(from);
    if (Math.max(this.#shapes.size, this.#places.size, this.#folded.size) >= MOST_KINDS) return;
    // Something that still has to be opened may hide choices.
    if (openers.length > 0) {
      if (steps.length === 0) this.#folded.add(place);
      return;
    }
    this.#shapes.add(shapeOf(steps));
    if (steps.length > 0 && groups.some((group) => isBranch(group) && !isTold(group)))
      this.#branching.add(shapeOf(steps));
    if (steps.length > 0 && this.#places.has(place)) return;
    const own = groups.filter((group) => group.guess === 'facet' && !isTold(group));
    this.#places.set(
      place,
      JSON.stringify(own.map(({ label, choices }) => [label, choices.map(({ value }) => value)])),
    );
  }

  /**
   * Whether such a page was seen: with the same kinds of choices, and made from the same place, as the facets of another part
   * of the site may be others; unless all places that were seen offer the same, and this one is not known to fold some away.
   */
  has({ from, steps }: PathParts): boolean {
    const place = fromKey(from);
    const shape = shapeOf(steps);
    if (!this.#shapes.has(shape) || this.#branching.has(shape)) return false;
    return this.#places.has(place) || (!this.#folded.has(place) && this.#areAllAlike());
  }

  #areAllAlike(): boolean {
    return this.#places.size >= LEAST_PLACES && new Set(this.#places.values()).size === 1;
  }
}

/** Whether a facet shows values below one that is chosen. */
function isBranch({ guess, choices }: ChoiceGroup): boolean {
  return (
    guess === 'facet' &&
    choices.some(({ selected, level }, at) => selected && (choices[at + 1]?.level ?? level) > level)
  );
}
