/**
 * What all stages of a site know of what opens parts of its pages.
 */

import type { Step } from '../../model/access-path.js';
import { createAddingOpeners, type AddingOpeners } from './adding-openers.js';
import { createButtonNames, type ButtonNames } from './button-names.js';
import { createGivenCards, type GivenCards } from './given-cards.js';
import type { GivenNames } from './opened-groups.js';
import { createOpenerKinds, type OpenerKinds } from './opener-kinds.js';
import { createToldWholes, type ToldWholes } from './told-wholes.js';
import { createVainTrials, type VainTrials } from './vain-trials.js';

/** Which controls showed more of a page. One for all stages of a site, so that each learns from the others. */
export interface OpenerMemory {
  /** The openers, one behind the other, after which a step's control was there, by the step's group. */
  readonly byGroup: Map<string, readonly Step[]>;
  /** The same for choices that came into a group that was there, by {@link choiceKey}: they lie below another choice of it, or behind "more". */
  readonly byChoice: Map<string, readonly Step[]>;
  /** The opener that brought another one up, by the key of that. */
  readonly within: Map<string, Step>;
  /** Buttons that look like values and open dialogs, see {@link dialogOpeners}. */
  readonly dialogs: Set<string>;
  /** Openers that showed something new once. */
  readonly fruitful: Set<string>;
  /** Openers that never showed anything new. */
  readonly barren: Set<string>;
  /** Openers that did more than open: they lead elsewhere, or choose something. */
  readonly misleading: Set<string>;
  /** Of lists that have no labels. */
  readonly names: GivenNames;
  /** Waits for facets of lists that showed none, in vain; never many once one was not. */
  readonly lateFacets: { vainWaits: number };
  /** Loads of pages that lost their lists when something was chosen, in vain; never many once one was not. */
  readonly lostLists: { vainLoads: number };
  /** Kinds of controls that were undone in vain: what they chose stays until the page is loaded. */
  readonly lasting: Set<string>;
  /** Kinds of controls that were undone: where that fails once, the page had too much to do. */
  readonly undone: Set<string>;
  /** Ways back in the histories of pages, by the pattern of their addresses. */
  readonly travels: VainTrials;
  /** What pages tell of how many there are in all. */
  readonly wholes: ToldWholes;
  /** Lists that were left for their ticks to count, by the kind of these. */
  readonly leftLists: VainTrials;
  /** Fields that were left after their lists had been read, by the pattern of their addresses. */
  readonly leftFields: VainTrials;
  /** Looks at what was drawn in blank places of lists, by the pattern of their addresses. */
  readonly blanks: VainTrials;
  /** What was told of lists that go on in place. */
  readonly given: GivenCards;
  /** Ends of lists that were left and come to again, by the pattern of their addresses. */
  readonly listEnds: VainTrials;
  /** Searches for values behind all that opens, by the group of these. */
  readonly searches: VainTrials;
  /** Openers that are called as their groups in the same way, by what they showed. */
  readonly kinds: OpenerKinds;
  /** Openers that add the same once more. */
  readonly adding: AddingOpeners;
  /** What buttons beside values are called. */
  readonly buttons: ButtonNames;
  /** Lists that were shown, by their keys: what leads to them is there, however late. */
  readonly shown: Set<string>;
}

/** Nothing learnt yet. */
export function createOpenerMemory(): OpenerMemory {
  return {
    byGroup: new Map(),
    byChoice: new Map(),
    within: new Map(),
    dialogs: new Set(),
    fruitful: new Set(),
    barren: new Set(),
    misleading: new Set(),
    names: new Map(),
    lateFacets: { vainWaits: 0 },
    lostLists: { vainLoads: 0 },
    lasting: new Set(),
    undone: new Set(),
    travels: createVainTrials(),
    wholes: createToldWholes(),
    leftLists: createVainTrials(),
    leftFields: createVainTrials(),
    blanks: createVainTrials(),
    listEnds: createVainTrials(),
    given: createGivenCards(),
    searches: createVainTrials(),
    kinds: createOpenerKinds(),
    adding: createAddingOpeners(),
    buttons: createButtonNames(),
    shown: new Set(),
  };
}
