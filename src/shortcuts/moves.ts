/**
 * A path of actions as moves: what is done between two states whose requests are known, such as "tick, then press Apply".
 */

import type { AccessPath, Step } from '../model/access-path.js';
import { isPaging, isWindowScroll } from '../model/step.js';
import type { ChoiceBook } from './choice-book.js';
import type { StepText } from './edit-template.js';
import { stridesBelow } from './page-sizes.js';

/** A path taken apart. */
export interface PathParts {
  /** The page that is reached without actions. */
  readonly from: AccessPath;
  /** Steps that choose, without those that only go to later pages. */
  readonly steps: readonly Step[];
  /** How many pages after the first one of the list; 0 = first. */
  readonly page: number;
  /** The step that went on, or null; none that only scrolled through what was drawn of a page. */
  readonly pager: Step | null;
}

/** Takes a path apart. Pages before the last choice do not count: a choice begins a list of its own. */
export function pathParts(path: AccessPath): PathParts {
  if (path.kind !== 'actions') return { from: path, steps: [], page: 0, pager: null };
  const inner = pathParts(path.from);
  const lastChoice = path.steps.findLastIndex((step) => !isPaging(step));
  const pagers = path.steps.slice(lastChoice + 1).filter((step) => !isWindowScroll(step));
  const before = lastChoice >= 0 ? 0 : inner.page;
  return {
    from: inner.from,
    steps: [...inner.steps, ...path.steps.filter((step) => !isPaging(step))],
    page: pagers.reduce(pageAfter, before),
    pager: pagers.at(-1) ?? inner.pager,
  };
}

/** A numbered step on the first page leads to its number; every other one goes one page on. */
function pageAfter(page: number, step: Step): number {
  const times = step.times ?? 1;
  const number = isNumbered(step) ? Number(step.name) : null;
  return page === 0 && number !== null && number > 1 ? number - 1 + times - 1 : page + times;
}

function isNumbered({ name }: Step): boolean {
  return /^\d{1,6}$/u.test(name ?? '');
}

/** A pager's step as it goes on from the first page of a list so many pages: of numbers the first one leads to the second page. */
export function onwardsFromFirst({ times: _times, ...step }: Step, pages: number): Step {
  const first = isNumbered(step) ? { ...step, name: '2' } : step;
  return pages === 1 ? first : { ...first, times: pages };
}

/** Text by which a path is remembered. */
export function partsKey(from: AccessPath, steps: readonly Step[], page: number): string {
  return JSON.stringify([fromKey(from), steps.map(stepKeyOf), page]);
}

/** Text by which the page at the start of a path is remembered. */
export function fromKey(from: AccessPath): string {
  return from.kind === 'url' ? from.url : JSON.stringify(from);
}

function stepKeyOf(step: Step): readonly unknown[] {
  return [step.do, step.role, step.name, step.group, step.ordinal, step.value, step.times ?? 1];
}

/** What a rule must know of a move. */
export interface Move {
  /** Equal for all values of the same groups in the same situation. */
  readonly rule: string;
  readonly texts: readonly StepText[];
  /** True if it may take the place of an earlier value of its own group. */
  readonly replaces: boolean;
}

/** What sources of texts begin with that were chosen in the same group before: the nearest, then `parent-2`. */
export const PARENT = 'parent';

/** Values above a chosen one that may be named beside it. */
const MOST_PARENTS = 2;

/** Stands between the steps of one move in its rule. */
const AND = ' + ';

/** How many steps the moves of a rule have. */
export function moveLength(rule: string): number {
  return rule.split(AND).length;
}

/** The move of these steps, done after the earlier ones. An earlier value of the same group may stand in the request too. */
export function moveOf(steps: readonly Step[], earlier: readonly Step[], book: ChoiceBook): Move {
  const known = steps.map((step) => book.lookUp(step));
  const group = known[0]?.rule ?? '';
  const before = earlier.map((step) => book.lookUp(step)).filter(({ rule }) => rule === group);
  const parents = before.toReversed().slice(0, MOST_PARENTS);
  const repeated = steps.some(({ times }) => (times ?? 1) > 1) ? ' repeated' : '';
  return {
    rule: `${known.map(({ rule }) => rule).join(AND)}${before.length === 0 ? '' : ` after ${before.length}`}${repeated}`,
    texts: [
      ...known.flatMap(({ texts }, index) => namedTexts(String(index), texts)),
      ...parents.flatMap(({ texts }, index) => namedTexts(`${PARENT}${index === 0 ? '' : `-${index + 1}`}`, texts)),
    ],
    replaces: parents.length > 0,
  };
}

function namedTexts(name: string, texts: readonly string[]): readonly StepText[] {
  return texts.map((text, index) => ({ source: index === 0 ? `${name} value` : `${name} handle ${index}`, text }));
}

/** Rule of all steps that go on in a list. */
export const PAGER_RULE = 'pager';

/** The move to a later page: numbers that may stand for it, 0- and 1-based, as page, offset and limit; pages may hold more than counts. */
export function pagerMove(page: number, pageSize: number): Move {
  const numbers = {
    page,
    'page from 1': page + 1,
    offset: page * pageSize,
    'offset from 1': page * pageSize + 1,
    limit: (page + 1) * pageSize,
    ...Object.fromEntries(stridesBelow(pageSize).map((stride) => [`offset by ${String(stride)}`, page * stride])),
  };
  return {
    rule: PAGER_RULE,
    texts: Object.entries(numbers).map(([source, number]) => ({ source, text: String(number) })),
    replaces: true,
  };
}
