/**
 * Evidence about one part of entity addresses, counted over list pages and canonical links; and what follows from it.
 */

import { isToken, isTrackingName } from './tracking-names.js';

/** What was seen of one part. Counts grow only. */
export interface PartEvidence {
  /** List pages on which all cards had one value. */
  constantPages: number;
  /** List pages on which it differed between cards. */
  varyingPages: number;
  /** List pages on which it numbered the cards from 0 or 1. */
  numberingPages: number;
  /** Times that one entity, known by its look, had another value, and nothing else differed. */
  changedAlone: number;
  /** The same, and something else differed too. */
  changedAlong: number;
  /** Times that one entity had the same value while something else differed. */
  kept: number;
  /** Cards of one name and price, and nothing else to know them by, that had another value, and those that had the same. */
  movedNumbered: number;
  keptNumbered: number;
  /** Entities of one name whose address had it at one time and not at another, and was the same but for such parts. */
  comesAndGoes: number;
  /** Entities of one name and path whose address had it with several values. */
  changedByName: number;
  /** Canonical links that left it out and nothing else, and those that kept it. */
  canonicalWithout: number;
  canonicalWith: number;
  /** Without it two different entities would be one, whatever their path. */
  identifies: boolean;
  /** Paths at which two different entities would be one without it, up to one more than may be exceptions. */
  readonly clashingPaths: Set<string>;
  /** Paths that were seen with it, up to as many as make the others exceptions. */
  readonly paths: Set<string>;
  /** Whether it was left out because entities were seen otherwise; their addresses have been told without it since. */
  wasSeenOtherwise: boolean;
  /** The first value, and whether there was another. */
  firstValue: string | null;
  hasSeveralValues: boolean;
}

/** Sightings of one entity with another value that prove that the value does not matter. */
const MIN_CHANGED_ALONE = 2;
const MIN_CHANGED = 3;
/** Entities whose address had the part at times, with one and the same value, that prove that it does not matter. */
const MIN_COMES_AND_GOES = 3;
/** The same where entities have it with a value of their own each. Raising it records them twice on small sites. */
const MIN_OWN_COMES_AND_GOES = 8;
/** Entities of one name and path with several values each that prove the same. */
const MIN_CHANGED_BY_NAME = 3;
/** Least share of sightings in which the value changed, 0–1: most cards may carry one value, and paid ones another. */
const MIN_CHANGED_SHARE = 0.02;
/** List pages that show that a part says where a card stood, not what it is. */
const MIN_CONSTANT_PAGES = 3;
const MIN_NUMBERING_PAGES = 2;

/** Paths whose entities a part may tell apart while it says nothing of all others, and how many others there have to be. */
const MAX_EXCEPTIONS = 2;
const MIN_PATHS_BESIDE = 20;

/** Cards of one name and price elsewhere in the site, and their share of all seen again, that are no accident: few things of one name cost the same. */
const MIN_MOVED = 8;
const MIN_MOVED_SHARE = 0.2;

/** Evidence of a part that was never seen. */
export function noEvidence(): PartEvidence {
  return {
    constantPages: 0,
    varyingPages: 0,
    numberingPages: 0,
    changedAlone: 0,
    changedAlong: 0,
    kept: 0,
    movedNumbered: 0,
    keptNumbered: 0,
    comesAndGoes: 0,
    changedByName: 0,
    canonicalWithout: 0,
    canonicalWith: 0,
    identifies: false,
    clashingPaths: new Set(),
    paths: new Set(),
    wasSeenOtherwise: false,
    firstValue: null,
    hasSeveralValues: false,
  };
}

/** Takes a path into account that has the part, and whether two of its entities would be one without it. */
export function notePath(evidence: PartEvidence, path: string, clashes: boolean): void {
  const { clashingPaths, paths } = evidence;
  if (clashes && clashingPaths.size <= MAX_EXCEPTIONS) clashingPaths.add(path);
  if (paths.size < MIN_PATHS_BESIDE + MAX_EXCEPTIONS) paths.add(path);
}

/** Takes in an entity that was seen before: whether the part has another value by now, alone or with others. */
export function noteSeen(evidence: PartEvidence, hasChanged: boolean, isAlone: boolean): void {
  if (!hasChanged) evidence.kept += 1;
  else if (isAlone) evidence.changedAlone += 1;
  else evidence.changedAlong += 1;
}

/** Takes in a card that was seen before with the same name and price: whether the part has another value by now. */
export function noteNumbered(evidence: PartEvidence, hasMoved: boolean): void {
  if (hasMoved) evidence.movedNumbered += 1;
  else evidence.keptNumbered += 1;
}

/** Whether nothing more has to be known of the part: it tells entities apart. */
export function isSettled({ identifies, clashingPaths }: PartEvidence): boolean {
  return identifies || clashingPaths.size > MAX_EXCEPTIONS;
}

/**
 * Whether the part tells entities apart in general. Items of a menu that share one path and differ in where they stand alone
 * say nothing of the many pages that have a path of their own.
 */
function isIdentifying(evidence: PartEvidence): boolean {
  if (isSettled(evidence)) return true;
  return evidence.clashingPaths.size > 0 && !areExceptions(evidence, evidence.clashingPaths);
}

/** Whether paths at which a part tells entities apart are few beside those at which it says nothing of them. */
export function areExceptions({ paths }: PartEvidence, clashing: ReadonlySet<string>): boolean {
  return clashing.size <= MAX_EXCEPTIONS && paths.size >= MIN_PATHS_BESIDE + clashing.size;
}

/** How sure it is that the part does not identify: 0 = it may identify; larger is surer. */
export function dropStrength(name: string, evidence: PartEvidence): number {
  if (isIdentifying(evidence)) return 0;
  const { canonicalWith, canonicalWithout } = evidence;
  // A page that calls itself canonical says nothing of the place of others: that of its category may be, too.
  const isOfPath = name.startsWith('/');
  if (!isOfPath && canonicalWith > canonicalWithout) return 0;
  const isLeftOut = canonicalWithout > (isOfPath ? canonicalWith : 0);
  if (isLeftOut || isTrackingName(name)) return CERTAIN;
  if (evidence.wasSeenOtherwise || isSeenOtherwise(evidence)) return SEEN;
  if (isInFragment(name)) return OF_THE_PAGE;
  return !name.startsWith('/') && isOfThePage(evidence) ? OF_THE_PAGE : 0;
}

const CERTAIN = 3;
const SEEN = 2;
const OF_THE_PAGE = 1;

/**
 * Notes that a part is left out. If that is because entities were seen otherwise, it stays so unless it comes to tell entities
 * apart: else all entities would be recorded once more where many cards in a row say nothing of it.
 */
export function noteDropped(name: string, evidence: PartEvidence): void {
  evidence.wasSeenOtherwise ||= dropStrength(name, evidence) === SEEN;
}

/** Whether the same entities were seen with other values of the part, or without it. */
function isSeenOtherwise(evidence: PartEvidence): boolean {
  const { changedAlone, changedAlong, changedByName, kept } = evidence;
  const changed = changedAlone + changedAlong;
  const isSeen = changedAlone >= MIN_CHANGED_ALONE || changed >= MIN_CHANGED;
  if (isSeen && changed >= (changed + kept) * MIN_CHANGED_SHARE) return true;
  return changedByName >= MIN_CHANGED_BY_NAME || doesComeAndGo(evidence) || isMoved(evidence);
}

function isMoved({ movedNumbered, keptNumbered }: PartEvidence): boolean {
  return movedNumbered >= MIN_MOVED && movedNumbered >= (movedNumbered + keptNumbered) * MIN_MOVED_SHARE;
}

/** Whether enough entities had the part at times: with a value of its own each, path and name have to tell all of them apart. */
function doesComeAndGo({ comesAndGoes, hasSeveralValues, clashingPaths }: PartEvidence): boolean {
  if (!hasSeveralValues) return comesAndGoes >= MIN_COMES_AND_GOES;
  return clashingPaths.size === 0 && comesAndGoes >= MIN_OWN_COMES_AND_GOES;
}

/**
 * Whether a part is never sent: where entities have addresses without it, it tells scripts of the page where it was followed,
 * such as the place in a list. Where they have none, two entities of a page would be one without it.
 */
function isInFragment(name: string): boolean {
  return name.startsWith('#');
}

/** Says something about the page that the cards stood on, or about the visit. */
function isOfThePage(evidence: PartEvidence): boolean {
  const { constantPages, varyingPages, numberingPages, firstValue } = evidence;
  if (numberingPages >= MIN_NUMBERING_PAGES && numberingPages >= varyingPages) return true;
  if (varyingPages > 0 || constantPages === 0) return false;
  return constantPages >= MIN_CONSTANT_PAGES || isToken(firstValue ?? '');
}

/** What addresses of a site are made by beside a part. */
export interface AddressMakeup {
  /** Whether something in fragments tells entities apart: scripts then read all of the fragment to know what to show. */
  readonly isRoutedByFragment: boolean;
}

/** Whether one of the parts tells entities apart and is never sent, so that scripts alone know what an address opens. */
export function isRoutedByFragment(parts: Iterable<readonly [name: string, evidence: PartEvidence]>): boolean {
  return [...parts].some(([name, evidence]) => isInFragment(name) && isIdentifying(evidence));
}

/** Whether a link surely works without the part: it does not if the part may say which kind of page is wanted. */
export function isRemovable(name: string, evidence: PartEvidence, makeup: AddressMakeup): boolean {
  if (name.startsWith('/')) return false;
  // Of other kinds of pages the same part may say something else: that alone shows nothing where scripts read all of it.
  if (isInFragment(name)) return dropStrength(name, evidence) > (makeup.isRoutedByFragment ? OF_THE_PAGE : 0);
  return dropStrength(name, evidence) > OF_THE_PAGE || evidence.hasSeveralValues || isToken(evidence.firstValue ?? '');
}
