/**
 * Addresses of entities: which of their parts do not identify, learnt from lists and canonical links (design §2, §3).
 *
 * A part is left out of the address if entities were seen under several values of it, if it says the same of all cards
 * of a page or only numbers them, or if canonical links leave it out; never if two entities of one page would then be one.
 */

import { textKey } from '../base/text.js';
import { isProvablyDifferent, type AddressSighting } from './address-sighting.js';
import {
  areExceptions,
  dropStrength,
  isRemovable,
  isRoutedByFragment,
  isSettled,
  noEvidence,
  noteDropped,
  noteNumbered,
  noteSeen,
  notePath,
  type PartEvidence,
} from './address-evidence.js';
import {
  addressParts,
  changedParts,
  keyWithout,
  movedFrom,
  partNames,
  partValue,
  segmentName,
  withoutParts,
  type AddressParts,
  type PartName,
} from './address-parts.js';
import { createKnownLooks, type KnownLooks } from './known-looks.js';
import { createPassingArguments, type PassingArguments } from './passing-arguments.js';
import { createShownVariants, type ShownVariants } from './shown-variants.js';

/** Parts of entity addresses that do not identify. */
export interface AddressRule {
  readonly dropped: ReadonlySet<PartName>;
  /** Those of them without which a link surely still works. */
  readonly removable: ReadonlySet<PartName>;
  /** Where dropped parts identify all the same: {@link partAt} of a part and a path. */
  readonly exceptions: ReadonlySet<string>;
}

/** The page's own address beside the one that it calls canonical. */
export interface CanonicalLink {
  readonly url: string;
  readonly canonical: string;
}

/** Learns the rule page by page, in bounded memory. */
export interface AddressLearner {
  /** Takes a list page's cards into account; pages of one list have one `list`, if it is known. */
  addList(cards: readonly AddressSighting[], list?: string): void;
  addCanonical(link: CanonicalLink): void;
  /** The rule as known now; the same object as before if nothing changed. */
  rule(): AddressRule;
}

/** Parts watched; a site with more has made-up names. */
const MAX_PARTS = 300;
/** Addresses remembered to find clashes over pages. */
const MAX_ADDRESSES = 40_000;
/** Lists kept to check that parts may go together. */
const MAX_LISTS = 20;
/** Cards that must be numbered in a row before it is no accident. */
const MIN_NUMBERED = 3;

/** Every part identifies. */
export const NO_RULE: AddressRule = { dropped: new Set(), removable: new Set(), exceptions: new Set() };

/** The address under which the entity is known: canonical form, without what does not identify. Idempotent. */
export function entityAddress(url: string, rule: AddressRule): string {
  return withoutParts(url, droppedAt(url, rule.dropped, rule));
}

/** The address without arguments that do not identify; unlike {@link entityAddress} an address that is seen as it stands. */
export function plainAddress(url: string, rule: AddressRule): string {
  const dropped = new Set([...rule.dropped].filter((name) => !name.startsWith('/')));
  return withoutParts(url, droppedAt(url, dropped, rule));
}

/** The address to show and to fetch: only what a link surely works without is left out. Idempotent. */
export function cleanAddress(url: string, rule: AddressRule): string {
  return withoutParts(url, droppedAt(url, rule.removable, rule));
}

/** The parts that are dropped from this very address. */
function droppedAt(
  url: string,
  dropped: ReadonlySet<PartName>,
  { exceptions }: Pick<AddressRule, 'exceptions'>,
): ReadonlySet<PartName> {
  const parts = exceptions.size === 0 ? null : addressParts(url);
  return parts === null ? dropped : droppedOf(parts, dropped, exceptions);
}

/** At an exception the path stays as it is, too: it is what the exception is known by. */
function droppedOf(
  parts: AddressParts,
  dropped: ReadonlySet<PartName>,
  exceptions: ReadonlySet<string>,
): ReadonlySet<PartName> {
  const path = pathOf(parts);
  const isException = (name: PartName) => exceptions.has(partAt(name, path));
  if (exceptions.size === 0 || ![...dropped].some(isException)) return dropped;
  return new Set([...dropped].filter((name) => !name.startsWith('/') && !isException(name)));
}

function pathOf({ origin, segments }: AddressParts): string {
  return `${origin}/${segments.join('/')}`;
}

/** A part at one path, as exceptions are remembered. */
function partAt(name: PartName, path: string): string {
  return `${name} ${path}`;
}

/** The rule that lists and canonical links teach; the order of both does not matter much, and not at all below the bounds. */
export function learnAddressRule(
  lists: readonly (readonly AddressSighting[])[],
  canonicals: readonly CanonicalLink[] = [],
): AddressRule {
  const learner = createAddressLearner();
  for (const list of lists) learner.addList(list);
  for (const link of canonicals) learner.addCanonical(link);
  return learner.rule();
}

interface LearnerState {
  readonly evidence: Map<PartName, PartEvidence>;
  readonly looks: KnownLooks;
  readonly passing: PassingArguments;
  readonly variants: ShownVariants;
  /** Name of the entity under an address without one part, and that address. */
  readonly names: Map<string, { readonly name: string; readonly href: string }>;
  readonly lists: (readonly Seen[])[];
  /** What the last decision was made from. */
  decidedFrom: string;
  rule: AddressRule;
  isStale: boolean;
}

/** A learner that has seen nothing. */
export function createAddressLearner(): AddressLearner {
  const state: LearnerState = {
    evidence: new Map(),
    looks: createKnownLooks(),
    passing: createPassingArguments(),
    variants: createShownVariants(),
    names: new Map(),
    lists: [],
    decidedFrom: '',
    rule: NO_RULE,
    isStale: false,
  };
  return {
    addList(cards, list) {
      const seen = distinct(cards).flatMap((card) => {
        const parts = addressParts(card.url);
        return parts === null ? [] : [{ card, parts }];
      });
      if (seen.length === 0) return;
      countOnPage(state, seen);
      state.looks.notePictures(seen.map(({ card }) => card));
      for (const one of seen) {
        compareWithEarlier(state, one);
        countPassing(state, one);
        countVariant(state, one, list ?? null);
      }
      if (seen.length > 1 && state.lists.length < MAX_LISTS) state.lists.push(seen);
      state.isStale = true;
    },
    addCanonical(link) {
      countCanonical(state, link);
      state.isStale = true;
    },
    rule() {
      if (!state.isStale) return state.rule;
      state.isStale = false;
      const { dropped, exceptions } = decide(state);
      const makeup = { isRoutedByFragment: isRoutedByFragment(state.evidence) };
      const goes = (name: PartName) => isRemovable(name, state.evidence.get(name) ?? noEvidence(), makeup);
      const made: AddressRule = { dropped, removable: new Set([...dropped].filter(goes)), exceptions };
      if (!isSameRule(made, state.rule)) state.rule = made;
      return state.rule;
    },
  };
}

interface Seen {
  readonly card: AddressSighting;
  readonly parts: AddressParts;
}

/** One sighting per address. */
function distinct(cards: readonly AddressSighting[]): readonly AddressSighting[] {
  return [...new Map(cards.map((card) => [card.url, card])).values()];
}

function evidenceOf(state: LearnerState, name: PartName): PartEvidence | null {
  const known = state.evidence.get(name);
  if (known !== undefined || state.evidence.size >= MAX_PARTS) return known ?? null;
  const fresh = noEvidence();
  state.evidence.set(name, fresh);
  return fresh;
}

/** Per part: the same on all cards, different, or a numbering; and whether two entities would be one without it. */
function countOnPage(state: LearnerState, seen: readonly Seen[]): void {
  for (const name of new Set(seen.flatMap(({ parts }) => partNames(parts)))) {
    const evidence = evidenceOf(state, name);
    if (evidence === null || isSettled(evidence)) continue;
    const values = seen.map(({ parts }) => partValue(parts, name));
    noteValues(evidence, values);
    if (seen.length < 2) continue;
    const isConstant = values.every((value) => value === values[0]);
    if (isConstant) evidence.constantPages += 1;
    else evidence.varyingPages += 1;
    if (isNumbering(values)) evidence.numberingPages += 1;
    countClashes(state, seen, { name, evidence });
  }
}

interface WatchedPart {
  readonly name: PartName;
  readonly evidence: PartEvidence;
}

/**
 * Whether entities would be one without the part: of an argument, or a segment that names its value, at which paths; any other
 * part then identifies.
 */
function countClashes(state: LearnerState, seen: readonly Seen[], { name, evidence }: WatchedPart): void {
  if (!name.startsWith('?') && !name.startsWith('=')) {
    evidence.identifies =
      clashesOnPage(seen, name).length > 0 || (!name.startsWith('/') && clashesOverPages(state, seen, name).length > 0);
    return;
  }
  const clashing = new Set([...clashesOnPage(seen, name), ...clashesOverPages(state, seen, name)]);
  for (const one of seen) if (one.parts.values.has(name)) notePath(evidence, pathOf(one.parts), clashing.has(one));
}

function noteValues(evidence: PartEvidence, values: readonly (string | null)[]): void {
  for (const value of values) {
    evidence.firstValue ??= value;
    evidence.hasSeveralValues ||= value !== null && value !== evidence.firstValue;
  }
}

/** 0, 1, 2, … or 1, 2, 3, … in the order of the cards. */
function isNumbering(values: readonly (string | null)[]): boolean {
  const first = Number(values[0] ?? Number.NaN);
  if (values.length < MIN_NUMBERED || (first !== 0 && first !== 1)) return false;
  return values.every((value, at) => value === String(first + at));
}

/** Cards of one page that differ in what they show from another that would get the same address. */
function clashesOnPage(seen: readonly Seen[], name: string): readonly Seen[] {
  const byAddress = new Map<string, AddressSighting>();
  const dropped = new Set([name]);
  return seen.filter(({ card, parts }) => {
    const address = keyWithout(parts, dropped);
    const other = byAddress.get(address);
    byAddress.set(address, other ?? card);
    return other !== undefined && isProvablyDifferent(other, card);
  });
}

/** Cards whose address on another page, the same but for this part, had another name. */
function clashesOverPages(state: LearnerState, seen: readonly Seen[], part: string): readonly Seen[] {
  const dropped = new Set([part]);
  return seen.filter(({ card, parts }) => {
    const key = `${part} ${keyWithout(parts, dropped)}`;
    const [name, { href }] = [textKey(card.name), parts];
    const other = state.names.get(key);
    if (other === undefined && state.names.size < MAX_ADDRESSES) state.names.set(key, { name, href });
    // Another layout of a list may call what stands at the very same address otherwise.
    return other !== undefined && other.href !== href && other.name !== name;
  });
}

/** The same entity, known by its look, under another address. */
function compareWithEarlier(state: LearnerState, { card, parts }: Seen): void {
  const told = state.looks.find(card);
  const earlier = told ?? movedFrom(state.looks.findNumbered(card), parts);
  if (earlier === null) {
    state.looks.keep(card, parts);
    return;
  }
  if (told !== null && (earlier.href === parts.href || earlier.origin !== parts.origin)) return;
  const changed = changedParts(earlier, parts);
  if (changed === null || (told !== null && changed.length === 0)) return;
  state.looks.keep(card, parts);
  for (const name of new Set([...partNames(earlier), ...partNames(parts)])) {
    const evidence = evidenceOf(state, name);
    if (evidence === null) continue;
    if (told === null) noteNumbered(evidence, changed.includes(name));
    else noteSeen(evidence, changed.includes(name), changed.length === 1);
  }
}

function countPassing(state: LearnerState, { card, parts }: Seen): void {
  const { comesAndGoes, changes } = state.passing.add(card.name, parts);
  for (const part of new Set([...comesAndGoes, ...changes])) {
    const evidence = evidenceOf(state, part);
    if (evidence === null) continue;
    if (comesAndGoes.includes(part)) evidence.comesAndGoes += 1;
    if (changes.includes(part)) evidence.changedByName += 1;
  }
}

function countVariant(state: LearnerState, { card, parts }: Seen, list: string | null): void {
  const { length } = parts.segments;
  const sighting = state.variants.add(card.name, parts, list);
  const evidence = sighting === 'unknown' ? null : evidenceOf(state, segmentName(length - 1, length));
  if (evidence === null) return;
  if (sighting === 'changes') evidence.changedByName += 1;
  else evidence.identifies = true;
}

function countCanonical(state: LearnerState, { url, canonical }: CanonicalLink): void {
  const from = addressParts(url);
  const to = addressParts(canonical);
  if (from === null || to === null || from.origin !== to.origin) return;
  countPlace(state, from, to);
  if (from.segments.join('/') !== to.segments.join('/')) return;
  for (const [name, value] of from.values) {
    const evidence = evidenceOf(state, name);
    if (evidence === null) continue;
    if (to.values.get(name) === value) evidence.canonicalWith += 1;
    else if (!to.values.has(name)) evidence.canonicalWithout += 1;
  }
}

/** Whether a canonical link keeps the place of an address in the site, or names the same last segment elsewhere. */
function countPlace(state: LearnerState, from: AddressParts, to: AddressParts): void {
  const changed = new Set(changedParts(from, to) ?? []);
  for (const name of partNames(from).filter((part) => part.startsWith('/'))) {
    const evidence = evidenceOf(state, name);
    if (evidence === null) continue;
    if (changed.has(name)) evidence.canonicalWithout += 1;
    else evidence.canonicalWith += 1;
  }
}

/** The surest parts go first; one that makes two entities of a kept list one stays. */
function decide(state: LearnerState): Pick<AddressRule, 'dropped' | 'exceptions'> {
  const ranked = [...state.evidence]
    .map(([name, evidence]) => ({ name, evidence, strength: dropStrength(name, evidence) }))
    .filter(({ strength }) => strength > 0);
  ranked.sort((a, b) => b.strength - a.strength || (a.name < b.name ? -1 : 1));
  const exceptions = new Set(
    ranked.flatMap(({ name, evidence }) => [...evidence.clashingPaths].map((path) => partAt(name, path))),
  );
  const parts = ranked.map(({ name, evidence }) => `${name} ${String(evidence.paths.size)}`);
  const decidedFrom = [state.lists.length, ...parts, ...exceptions].join('\n');
  if (decidedFrom === state.decidedFrom) return state.rule;
  state.decidedFrom = decidedFrom;
  const dropped = new Set<PartName>();
  for (const { name, evidence } of ranked) {
    dropped.add(name);
    const paths = new Set(state.lists.flatMap((list) => pathsClashing(list, dropped, exceptions)));
    if (paths.size === 0) continue;
    // With the parts that went before it, it may tell entities apart at few paths only, as the items of a menu.
    if (areExceptions(evidence, paths)) for (const path of paths) exceptions.add(partAt(name, path));
    else dropped.delete(name);
  }
  for (const { name, evidence } of ranked) if (dropped.has(name)) noteDropped(name, evidence);
  return { dropped, exceptions };
}

/** Paths of a list at which two entities would be one. */
function pathsClashing(
  list: readonly Seen[],
  dropped: ReadonlySet<PartName>,
  exceptions: ReadonlySet<string>,
): readonly string[] {
  const byAddress = new Map<string, AddressSighting>();
  return list.flatMap(({ card, parts }) => {
    const address = keyWithout(parts, droppedOf(parts, dropped, exceptions));
    const other = byAddress.get(address);
    byAddress.set(address, other ?? card);
    return other !== undefined && other.url !== card.url && isProvablyDifferent(other, card) ? [pathOf(parts)] : [];
  });
}

function isSameRule(a: AddressRule, b: AddressRule): boolean {
  return (['dropped', 'removable', 'exceptions'] as const).every((name) => isSameSet(a[name], b[name]));
}

function isSameSet(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size === b.size && [...a].every((item) => b.has(item));
}
