/**
 * A group on its way to becoming a ChoiceGroup: with what its kind is told from.
 */

import type { Choice, ChoiceGroup } from '../../model/page.js';
import type { GroupChange } from './group-change.js';

/** A group before its kind is told. */
export interface FoundGroup extends Omit<ChoiceGroup, 'guess' | 'confidence'> {
  readonly choices: readonly Choice[];
  /** Tag of the node that the label was read from; empty without a label. Facets of one page mostly have the same. */
  readonly labelTag: string;
  /** The node that the label was read from, -1 without a label. Absent where it is not known. */
  readonly labelNode?: number;
  readonly change: GroupChange;
  readonly traits: GroupTraits;
}

/** What else the page tells about a group. */
export interface GroupTraits {
  /** Share of the choices that page, 0–1. */
  readonly pagerShare: number;
  /** Share of the choices that lead to pages like the list's entities, 0–1. */
  readonly entityShare: number;
  /** Whether most of the choices are whole cards of entities. */
  readonly areCards?: boolean;
  /** Share of the choices that lead to other sites, 0–1. */
  readonly outsideShare: number;
  /** Share of the choices that are the page in another language (`hreflang`), 0–1. */
  readonly languageShare: number;
  /** Share of the choices whose address names a direction (`asc`, `desc`), 0–1. */
  readonly directionShare: number;
  /** Whether all choices stand in the head row of a table. */
  readonly isTableHead: boolean;
  /** How sure it is that the choices are a trail from the site's root to this page, 0–1. */
  readonly trail: number;
  readonly landmark: 'navigation' | 'header' | 'footer' | 'main' | 'aside' | null;
  /** Whether choosing keeps the page's path and changes arguments only. */
  readonly staysOnPath: boolean;
  /** Whether the choices belong to a form that also acts or cannot be submitted. */
  readonly isActing: boolean;
  /** Whether the choices are links that are switches by their role. */
  readonly isSwitched?: boolean;
  /** Whether only a script works the choices, in a live page where it can. */
  readonly isScripted?: boolean;
  /** Which part of a condition of a filter builder it is, where it holds no values. */
  readonly part?: 'condition' | 'comparison';
  /** Whether the choices are letters over the values that begin with them. */
  readonly isLetterBar?: boolean;
}

/** The traits of a group whose choices are no links. */
export const NO_LINKS: GroupTraits = {
  pagerShare: 0,
  entityShare: 0,
  outsideShare: 0,
  languageShare: 0,
  directionShare: 0,
  isTableHead: false,
  trail: 0,
  landmark: null,
  staysOnPath: false,
  isActing: false,
};
