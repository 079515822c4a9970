/**
 * Lists behind questions that are asked one after the other, as finders and advisers do: each page offers the answers to one
 * question, and what the last answer leads to is a list that offers no choices any more.
 *
 * The whole is behind the answers that keep most: "any" stands last or first, and what else is offered is tried. Each
 * question is a facet of that list: another answer to it, with the answers that keep most to all others.
 */

import { applyUrlEdit, urlEdit } from '../../base/url.js';
import type { AccessPath } from '../../model/access-path.js';
import type { Choice, ChoiceGroup, PageView } from '../../model/page.js';
import type { Observation } from '../../model/site.js';
import { accessKey } from '../access-key.js';
import type { ExploreContext } from '../context.js';
import { glance } from '../glance.js';
import { isComposed } from '../planning/composing.js';
import { isSameGroup, valueKey } from '../region.js';
import { sizeGuess } from './size-guess.js';

/** Questions asked one after the other: finders ask few. */
const MOST_QUESTIONS = 12;

/** Pages that answers may lead to before all are left as they are. */
const MOST_PAGES = 400;

/** What questions led to. */
export interface QuestionedList {
  readonly path: AccessPath;
  readonly observation: Observation;
  /** The questions, with the lists that their answers lead to. */
  readonly facets: readonly ChoiceGroup[];
}

/** How pages of questions are looked at. */
export interface QuestionOptions {
  /** Whether all that can be worked on them is wanted. */
  readonly controls: boolean;
  /** Whether a page is the list that the questions led to. */
  readonly isList: (view: PageView) => boolean;
}

/** The question that a page asks: the only choice on it that is no menu; null if it asks none, or several. */
export function questionOf({ groups, list }: Pick<PageView, 'groups' | 'list'>): ChoiceGroup | null {
  if (list !== null) return null;
  const offers = groups.filter(
    ({ guess, choices }) => (guess === 'facet' || guess === 'other') && choices.filter(isOpen).length > 1,
  );
  const sure = offers.filter(({ guess }) => guess === 'facet');
  const [only, another] = sure.length > 0 ? sure : offers;
  return only === undefined || another !== undefined ? null : only;
}

/** The largest list behind the questions of which a page asks the first; null if none is reached. */
export async function followQuestions(
  context: ExploreContext,
  start: PageView,
  options: QuestionOptions,
): Promise<QuestionedList | null> {
  const walker: Walker = { ...options, context, seen: new Map() };
  const ends = [(choices: readonly Choice[]) => choices.at(-1), (choices: readonly Choice[]) => choices[0]];
  const walks: Walk[] = [];
  for (const pick of ends) {
    const walk = await walkOn(walker, { view: start }, ({ choices }) => pick(choices.filter(isOpen)));
    if (walk !== null) walks.push(walk);
  }
  const reached = widest(walks);
  if (reached === null) return null;
  const best = await widened(walker, reached);
  return { ...best.end, facets: await facetsOf(walker, best) };
}

/** The walk with each question answered so that most is kept, the answers to all others left as they are. */
async function widened(walker: Walker, walk: Walk): Promise<Walk> {
  let best = walk;
  for (let at = 0; at < best.steps.length; at += 1) {
    const size = sizeOf(best);
    const others = (await variants(walker, best, at)).filter((other) => other.size > size);
    const [widestOther] = others.sort((a, b) => b.size - a.size);
    if (widestOther !== undefined) best = (await walkAgain(walker, best, { at, answer: widestOther.answer })) ?? best;
  }
  return best;
}

interface Walker extends QuestionOptions {
  readonly context: ExploreContext;
  /** What was seen behind answers, by the keys of their paths. */
  readonly seen: Map<string, Observation | null>;
}

/** A question with the answer that was given to it. */
interface AnsweredQuestion {
  /** The page that asks it. */
  readonly view: PageView;
  readonly question: ChoiceGroup;
  readonly answer: Choice;
}

/** Answers to all questions, and the list behind them. */
interface Walk {
  readonly steps: readonly AnsweredQuestion[];
  readonly end: { readonly path: AccessPath; readonly observation: Observation };
}

/** Another answer to one question of a walk, and the list that it leads to. */
interface Variant {
  readonly answer: Choice;
  readonly path: AccessPath;
  readonly size: number;
}

function isOpen({ path, count }: Choice): boolean {
  return path !== null && count !== 0;
}

function widest(walks: readonly Walk[]): Walk | null {
  return [...walks].sort((a, b) => sizeOf(b) - sizeOf(a))[0] ?? null;
}

function sizeOf({ end }: Walk): number {
  return sizeGuess(end.observation.view);
}

async function look({ context, controls, seen }: Walker, path: AccessPath): Promise<Observation | null> {
  const key = accessKey(path, new Set());
  const known = seen.get(key);
  if (known !== undefined || seen.size >= MOST_PAGES) return known ?? null;
  const answer = await glance(context, path, { priority: 1, ...(controls ? { controls } : {}) });
  const observation = answer.kind === 'page' ? answer.observation : null;
  seen.set(key, observation);
  return observation;
}

/** Answers the question of a page and those that follow it, until there is a list; null if there comes none. */
async function walkOn(
  walker: Walker,
  { view: start, before = [] }: { readonly view: PageView; readonly before?: readonly AnsweredQuestion[] },
  pick: (question: ChoiceGroup, at: number) => Choice | undefined,
): Promise<Walk | null> {
  const steps = [...before];
  for (let view = start; steps.length < MOST_QUESTIONS;) {
    const question = questionOf(view);
    // Whoever is asked the same again was not heard.
    if (question === null || steps.some((step) => isSameGroup(step.question, question))) return null;
    const answer = pick(question, steps.length);
    const observation = answer?.path == null ? null : await look(walker, answer.path);
    if (answer?.path == null || observation === null) return null;
    steps.push({ view, question, answer });
    if (walker.isList(observation.view)) return { steps, end: { path: answer.path, observation } };
    view = observation.view;
  }
  return null;
}

/** The same answers as before but to one question; what is asked in addition is answered as what stands last. */
async function walkAgain(
  walker: Walker,
  { steps }: Walk,
  { at, answer }: { readonly at: number; readonly answer: Choice },
): Promise<Walk | null> {
  const asked = steps[at];
  if (asked === undefined) return null;
  return walkOn(walker, { view: asked.view, before: steps.slice(0, at) }, (question, place) => {
    if (place === at) return answer;
    const before = steps.find((step) => isSameGroup(step.question, question));
    const same = question.choices.find(
      (choice) => isOpen(choice) && before !== undefined && valueKey(choice) === valueKey(before.answer),
    );
    return same ?? question.choices.filter(isOpen).at(-1);
  });
}

/** Lists behind the other answers to one question of a walk. */
async function variants(walker: Walker, walk: Walk, at: number): Promise<readonly Variant[]> {
  const step = walk.steps[at];
  const others = (step?.question.choices ?? []).filter((choice) => isOpen(choice) && choice !== step?.answer);
  const found: Variant[] = [];
  let isEdited: boolean | null = null;
  for (const answer of others) {
    const direct = editedEnd(walk, { at, answer });
    if (direct !== null && isEdited === true) {
      found.push(...(await variantOf(walker, answer, direct)));
      continue;
    }
    const end = (await walkAgain(walker, walk, { at, answer }))?.end;
    if (end === undefined) continue;
    // What one answer does to the address, all do.
    isEdited ??= isComposed(direct, end.path, new Set());
    found.push({ answer, path: end.path, size: sizeGuess(end.observation.view) });
  }
  return found;
}

async function variantOf(walker: Walker, answer: Choice, path: AccessPath): Promise<readonly Variant[]> {
  const observation = await look(walker, path);
  return observation === null || !walker.isList(observation.view)
    ? []
    : [{ answer, path, size: sizeGuess(observation.view) }];
}

/** The way to a walk's list with another answer in its address; null where answers are given otherwise. */
function editedEnd(
  { steps, end }: Walk,
  { at, answer }: { readonly at: number; readonly answer: Choice },
): AccessPath | null {
  const before = steps[at]?.answer.path;
  if (before?.kind !== 'url' || answer.path?.kind !== 'url' || end.path.kind !== 'url') return null;
  const edit = urlEdit(before.url, answer.path.url);
  const url = edit === null || edit.path !== null ? null : applyUrlEdit(end.path.url, edit);
  return url === null ? null : { kind: 'url', url };
}

/** The questions with the lists behind their answers, without what keeps all. */
async function facetsOf(walker: Walker, walk: Walk): Promise<readonly ChoiceGroup[]> {
  const facets: ChoiceGroup[] = [];
  for (const [at, { question, view }] of walk.steps.entries()) {
    const paths = new Map((await variants(walker, walk, at)).map((one) => [one.answer, one.path]));
    const choices = question.choices.flatMap((choice): readonly Choice[] => {
      const path = paths.get(choice);
      return path === undefined ? [] : [{ ...choice, selected: false, path }];
    });
    if (choices.length > 0)
      facets.push({ ...question, label: question.label ?? view.details.name, guess: 'facet', choices });
  }
  return facets;
}
