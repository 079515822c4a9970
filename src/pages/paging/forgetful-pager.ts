/**
 * Pagers of links that forget what was chosen: their addresses are those of the page before anything was chosen on it, with
 * a page's number, or lack what the page's own address asks. A script keeps the choice when they are pressed.
 */

import { bareUrl, urlArguments } from '../../base/url.js';
import type { AccessPath } from '../../model/access-path.js';
import type { Pagination } from '../../model/page.js';
import { isPaging } from '../../model/step.js';
import { createRangeTest, relTokens } from '../link-areas.js';
import type { RecordRun } from '../lists/records.js';
import type { LinkFact } from '../link-facts.js';
import type { PageIndex } from '../page-index.js';
import { isDisabled, pressControl, pressPath, type Pressable } from '../pressables.js';
import type { Pager } from './pagination.js';
import { isNearList } from './near-list.js';
import { pressedAgain, pressesOn } from './pressed-again.js';
import { findStepLinks, linkArrow } from './step-links.js';
import { allSlots, bareAddress, normalAddress, withoutSlot } from './url-slots.js';

/** What is known of the links of a page. */
export interface ForgetfulContext {
  readonly links: readonly LinkFact[];
  readonly pager: Pager;
  /** The path by which the page was reached; null where only its address is known. */
  readonly at: AccessPath | null;
}

/** The pager's links that are to be pressed since their addresses say nothing of what was chosen; none where they do. */
export function forgetfulLinks(index: PageIndex, { links, pager, at }: ForgetfulContext): readonly Pressable[] {
  const isForgetful = forgetfulKeys(index, at);
  if (isForgetful === null) return [];
  const turning = turningLinks(index, links, pager).filter(({ node }) => !index.isHidden(node));
  const keys = pager.kind === 'numbered' ? [[pager.run.key]] : turning.map(({ url }) => keysOf(url));
  if (keys.length === 0 || !keys.every((own) => own.some(isForgetful))) return [];
  return turning.map((link) => pressOf(index, link));
}

/** A page's list with its links. */
export interface ForgetfulSteps extends Omit<ForgetfulContext, 'pager'> {
  readonly list: RecordRun;
}

/**
 * As {@link forgetfulLinks}, of links to the pages beside this one that only their addresses tell: how they are pressed to go
 * on. Null where there are none. What led to this page of the list leads on, standing there again.
 */
export function forgetfulSteps(index: PageIndex, { links, list, at }: ForgetfulSteps): Pagination | null {
  const start = startOfChoice(at);
  const [first] = list.records;
  if (start === null || first === undefined) return null;
  const inList = createRangeTest(list.records);
  const outside = links.filter(({ node }) => !inList(node) && !index.isHidden(node));
  const isForgetful = forgetfulKeys(index, at);
  const forgets = ({ url }: LinkFact): boolean => isForgetful !== null && keysOf(url).some(isForgetful);
  const place = pressesOn(at) + 1;
  const arrows = outside.filter((link) => leadsOn(index, link, { list, place, at: [start, index.snapshot.url] }));
  const pressable = [...outside.filter(forgets), ...arrows].map((link) => pressOf(index, link));
  const again = pressedAgain(index, pressable, at);
  const steps = { cards: list.records.length, listStart: first.root, all: links, here: start };
  const [on] = place > 1 ? [] : findStepLinks(index, { links: outside, ...steps }).next;
  const [arrow] = arrows;
  const step = on !== undefined && forgets(on) ? on : arrow;
  const next = again ?? (step === undefined ? null : pressOf(index, step));
  if (next === null) return null;
  return {
    next: pressPath(index, next, at),
    previous: null,
    pages: [],
    nodes: [next.node],
    control: pressControl(index, next),
    manner: 'replaces',
  };
}

interface ArrowContext {
  readonly list: RecordRun;
  /** Which page of the list this one is, from 1 on. */
  readonly place: number;
  /** Addresses of the page. */
  readonly at: readonly string[];
}

/**
 * Whether a link is an arrow beside the list to the page behind this one at another address than those of this page: a script
 * asked that one for what was chosen, and draws its answers here.
 */
function leadsOn(index: PageIndex, { node, url, acts }: LinkFact, { list, place, at }: ArrowContext): boolean {
  if (acts || linkArrow(index, node) === null || !isNearList(index, node, list)) return false;
  const numbers = allSlots(url).filter(
    ({ value, key }) => value === place + 1 && !at.some((own) => isPageOf(own, key)),
  );
  return numbers.length > 0;
}

function pressOf(index: PageIndex, { node }: LinkFact): Pressable {
  return {
    node,
    text: index.text(node) || index.accessibleName(node),
    isDisabled: isDisabled(index, index.node(node)),
    request: null,
    isPosted: false,
  };
}

/** The address from which a path chooses something on the page itself; null if it does not. */
function startOfChoice(at: AccessPath | null): string | null {
  if (at?.kind !== 'actions') return null;
  if (at.from.kind === 'actions') return startOfChoice(at.from);
  return at.from.kind === 'url' && at.steps.some((step) => !isPaging(step)) ? at.from.url : null;
}

/** Whether addresses of a key forget what was chosen on a page or what its address asks; null where there is neither. */
function forgetfulKeys({ snapshot }: PageIndex, at: AccessPath | null): ((key: string) => boolean) | null {
  const start = startOfChoice(at);
  if (start !== null) {
    // What is sent may lead back without all that the page was asked with: the session keeps the choice.
    const isPage = (key: string): boolean => allSlots(snapshot.url).some((slot) => slot.key === key);
    const isSilent = asksNoMore(snapshot.url, start);
    return (key) => isPageOf(start, key) || ((isSilent || isPage(key)) && isPageOf(bareUrl(start), key));
  }
  // Elsewhere an order that a pager forgets would cost a browser for each page.
  const asked = snapshot.source === 'browser' ? questionOf(at) : null;
  const isNumbered = (key: string): boolean => withoutSlot(key) !== key;
  return asked === null ? null : (key) => isNumbered(key) && isPageOf(bareUrl(asked), key) && !isPageOf(asked, key);
}

/** Whether an address has no arguments but those of another one. */
function asksNoMore(url: string, than: string): boolean {
  const known = new Set(urlArguments(than).map(({ name, value }) => `${name}=${value}`));
  return urlArguments(url).every(({ name, value }) => known.has(`${name}=${value}`));
}

/** The address of a page that asks something; null where it asks nothing. */
function questionOf(at: AccessPath | null): string | null {
  if (at?.kind === 'actions') return at.steps.every(isPaging) ? questionOf(at.from) : null;
  return at?.kind === 'url' && urlArguments(at.url).length > 0 ? at.url : null;
}

/** The numbers with what stands beside them; without numbers what is drawn or said to go on or back. */
function turningLinks(index: PageIndex, links: readonly LinkFact[], pager: Pager): readonly LinkFact[] {
  if (pager.kind === 'numbered') {
    const nodes = new Set(pager.nodes);
    return links.filter(({ node }) => nodes.has(node));
  }
  return links.filter(
    ({ node }) =>
      linkArrow(index, node) !== null ||
      relTokens(index, node).some((token) => /^(?:next|prev|previous)$/u.test(token)),
  );
}

/** An address as it is, and with each of its numbers left open. */
function keysOf(url: string): readonly string[] {
  return [normalAddress(url), ...allSlots(url).map(({ key }) => key)];
}

/** Whether addresses of a key differ from another one in a page's number alone, which that one may have as well. */
function isPageOf(start: string, key: string): boolean {
  const isFirst = withoutSlot(key) === bareAddress(start);
  return isFirst || allSlots(start).some((slot) => slot.key === key);
}
