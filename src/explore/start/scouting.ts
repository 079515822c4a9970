/**
 * Finding a site's list pages from its home page alone: menus, links, the search form (design §5.3, roots).
 */

import type { AccessPath } from '../../model/access-path.js';
import type { PageView, SearchControl } from '../../model/page.js';
import type { Observation } from '../../model/site.js';
import { accessKey, trackingArguments } from '../access-key.js';
import { asksKeywords, type ExploreContext } from '../context.js';
import { glance } from '../glance.js';
import { pageWords } from '../keywords/keyword-words.js';
import { cheapestFirst } from '../keywords/search-field.js';
import { unfoldMenus } from './folded-menus.js';
import { lookBehindButton } from './led-elsewhere.js';
import { followQuestions, questionOf } from './question-steps.js';
import { askable } from '../region.js';
import { findAskedPage, mayBeAsked } from './asked-pages.js';
import type { Entry } from './entry-forms.js';
import { sizeGuess } from './size-guess.js';
import { hintBeside, type FoundList } from './found-list.js';
import { createHubs, type Hubs } from './hubs.js';
import { underAddress, wasRedirectedToKnown } from './led-to.js';
import { pressedList } from './pressed-forms.js';
import { holdWholes, isRich, isSurelyRich, showsList } from './rich-lists.js';
import { lookBehindSearch } from './searches-sent.js';
import { menusBelow, withoutShowcases } from './showcases.js';
import { createSiteMenus, type SiteMenus } from './site-menus.js';
import { mayNarrow } from './narrowing-forms.js';
import { createWaitingLinks, type WaitingLinks } from './waiting-links.js';
import type { Later, Scouting } from './scouting-result.js';
import { findWiderLists } from './wider-lists.js';
import {
  BEHIND_RANK,
  candidateLinks,
  cardsLast,
  FINDER_RANK,
  FORM_RANK,
  isLastResort,
  leftAsItWas,
  isKnown,
  mostTrials,
  offeredKeys,
  refusedAttribute,
  type Candidate,
} from './scouting-candidates.js';
import { mapConcurrent } from '../../base/concurrent.js';

/** Pages without a list that scouting may look at before it gives up. */
const MOST_BARREN_PAGES = 120;
/** Pages without a list that may be looked at closely, where plain looks found no list at all. */
const MOST_CLOSE_LOOKS = 20;
/** Fields for keywords that are kept of pages other than the start page. */
const MOST_SEARCHES = 8;
/** Pages without a list that indexes of values, such as of brands, may cost once lists are known. */
const MOST_INDEX_TRIALS = 12;
/** Pages that are looked at beyond lists that offer no way into a whole: no pages, no count, no facets. */
const MOST_BEYOND_POOR = 30;

/** Pages from which questions are answered, the nearest first: those behind answers ask the next ones. */
const MOST_QUESTIONNAIRES = 3;

interface Scout {
  readonly context: ExploreContext;
  readonly tracking: Set<string>;
  readonly visited: Set<string>;
  /** Keys of the choices that the start page offers. */
  readonly menus: ReadonlySet<string>;
  readonly lists: FoundList[];
  /** Lists that led to others behind them. */
  readonly ledOn: Set<FoundList>;
  readonly barrenGroups: Map<string, number>;
  readonly fruitfulGroups: Set<string>;
  /** Forms that led to lists: on other pages they may lead to others. */
  readonly fruitfulForms: Set<string>;
  /** Those of them whose list offers a way into the whole, so that their choices need not be looked at. */
  readonly finders: Set<string>;
  /** Lists that turned out to be menus. */
  readonly hubs: Hubs;
  readonly waiting: WaitingLinks;
  /** Menus that only scripts work. */
  readonly siteMenus: SiteMenus;
  /** Whether pages are looked at with all that can be worked on them. */
  readonly isClose: boolean;
  /** Words of the pages seen, for sites that want a keyword. */
  readonly words: Set<string>;
  /** Fields for keywords of the pages seen. */
  readonly searches: SearchControl[];
  /** Pages that ask one question, and how many clicks from the start. */
  readonly questions: Sight[];
  /** Pages that may list nothing until something is chosen on them. */
  readonly unasked: Sight[];
  /** Those of them that stand where a list would that holds others. */
  readonly asking: Observation[];
  barren: number;
  /** Pages that may still be looked at beyond lists that offer no way into a whole. */
  beyondPoor: number;
  /** How many there were when the first lists were known. */
  barrenWithLists: number | null;
}

/**
 * Looks for list pages, nearest first, until the links of the depth at which lists appear are used up; where there are
 * none, once more with all that can be worked on the pages.
 */
export async function scout(context: ExploreContext, start: AccessPath, home: Observation): Promise<Scouting> {
  const asked = start.kind === 'url' ? start.url : home.view.url;
  const tracking = new Set(trackingArguments(home.view, asked));
  const state: Scout = {
    context,
    tracking,
    menus: new Set(offeredKeys(home.view, tracking)),
    lists: [],
    ledOn: new Set(),
    fruitfulForms: new Set(),
    finders: new Set(),
    hubs: createHubs(),
    waiting: createWaitingLinks(tracking),
    siteMenus: createSiteMenus(),
    isClose: false,
    words: new Set(),
    searches: [],
    unasked: [],
    asking: [],
    barren: 0,
    beyondPoor: MOST_BEYOND_POOR,
    barrenWithLists: null,
    ...fresh(),
  };
  state.visited.add(accessKey(start, state.tracking));
  state.visited.add(accessKey({ kind: 'url', url: home.view.url }, state.tracking));
  const isByKeyword = asksKeywords(context);
  const { searches: ofStart = [] } = home.view;
  // Almost always the search field is on the start page (He 2013 §4).
  if (!isByKeyword || ofStart.length === 0) await lookFrom(state, start, home);
  const lists = (): readonly FoundList[] => withoutShowcases(state.lists, state.ledOn, isSurelyRich);
  const toAsk = await askedPageOf(state);
  const later: Later = (which) => lookLater(state, which);
  const scouted = { home, tracking: state.tracking, visited: state.visited, later, ...toAsk };
  if (isByKeyword || (state.lists.length === 0 && toAsk === null)) {
    const close = await glance(context, start, { priority: 1, controls: true });
    const barren = MOST_BARREN_PAGES - MOST_CLOSE_LOOKS;
    if (close.kind === 'page') {
      const { view } = close.observation;
      const ofHome = [...(view.searches ?? []), ...ofStart];
      if (!isByKeyword || ofHome.length + state.searches.length === 0)
        await lookFrom({ ...state, ...fresh(), isClose: true, barren }, start, close.observation);
      const searches = cheapestFirst([...ofHome, ...state.searches]);
      const ownWords = [...pageWords(view), ...pageWords(home.view)];
      return { ...scouted, lists: lists(), searches, words: [...new Set([...ownWords, ...state.words])] };
    }
  }
  const searches = cheapestFirst([...ofStart, ...state.searches]);
  return { ...scouted, lists: lists(), searches, words: [...new Set([...pageWords(home.view), ...state.words])] };
}

/** Nothing seen yet. */
function fresh(): Pick<Scout, 'visited' | 'barrenGroups' | 'fruitfulGroups' | 'questions'> {
  return { visited: new Set(), barrenGroups: new Map(), fruitfulGroups: new Set(), questions: [] };
}

/** Looks at the start page, then around it. */
async function lookFrom(state: Scout, start: AccessPath, home: Observation): Promise<void> {
  const { context } = state;
  const { observation: unfolded, below } = await unfoldMenus(context, home);
  const { observation, behind } = await lookBehindButton(context, unfolded);
  const shown = await lookAt(state, { path: start, via: null, rank: 0 }, { observation, depth: 0 });
  const [showcase] = state.lists;
  let frontier: readonly Candidate[] = [
    ...(behind === null ? [] : [{ path: behind, via: null, rank: BEHIND_RANK, ...(showcase && { showcase }) }]),
    ...shown.filter((one) => behind === null || !isLastResort(one)),
    ...(below === null ? [] : candidateLinks(below, { via: null, withCards: false, isList: false, at: home.at })),
  ];
  for (let depth = 1; depth <= context.maxDepth && frontier.length > 0; depth += 1) {
    context.tell({
      kind: 'doing',
      phase: 'scouting',
      detail: `${state.lists.length} lists found, ${frontier.length} links to look at`,
    });
    frontier = await lookAround(state, frontier, depth);
    if (holdWholes(state.lists)) {
      state.barrenWithLists ??= state.barren;
      frontier = frontier.filter((candidate) => leadsOn(state, candidate));
    } else if (state.lists.some((list) => list.depth > 0)) frontier = withinFew(state, frontier);
  }
  if (!state.isClose && !holdWholes(state.lists)) await lookBehindSearch(state, start, home);
  if (!state.lists.some(({ observation: { view } }) => isRich(view))) await askOn(state);
  const { lists, asking } = await findWiderLists(context, state.lists, { ...state, home });
  state.lists.push(...lists);
  state.asking.push(...asking);
}

/** Looks at links that waited, and behind them. */
async function lookLater(state: Scout, which: 'all' | 'unplaced'): Promise<readonly FoundList[]> {
  const { waiting, lists, context } = state;
  const known = lists.length;
  let frontier = which === 'all' ? waiting.takeAll() : waiting.takeUnplaced();
  for (let depth = 1; depth <= context.maxDepth && frontier.length > 0; depth += 1)
    frontier = (await lookAround(state, frontier, depth)).filter((candidate) => leadsOn(state, candidate));
  return withoutShowcases(lists, state.ledOn, isSurelyRich).filter((found) => lists.indexOf(found) >= known);
}

/** Whether a link is of a kind that led to lists, or to what a list shows off. */
function leadsOn(state: Scout, candidate: Candidate): boolean {
  const { via, entry, showcase } = candidate;
  const isOfGroup = via !== null && (via.isIndex === true || state.fruitfulGroups.has(via.group));
  return showcase !== undefined || isFruitful(state, entry) || isOfGroup || mayNarrow(candidate, state.lists);
}

/**
 * The first of these, as many as may still be looked at where all lists only show off: behind front pages of departments
 * stand the lists that can be narrowed. What is addressed as their cards comes last.
 */
function withinFew(state: Scout, frontier: readonly Candidate[]): readonly Candidate[] {
  const open = new Map<string, Candidate>();
  for (const one of frontier.filter((candidate) => isWorthIt(state, candidate))) {
    const key = accessKey(one.path, state.tracking);
    if (!state.visited.has(key) && !open.has(key)) open.set(key, one);
  }
  const few = cardsLast([...open.values()], state.lists).slice(0, state.beyondPoor);
  state.beyondPoor -= few.length;
  return few;
}

/**
 * A page that lists nothing until something is chosen on it, where no list offers a way into the whole, or those that do are
 * what is chosen on it; null if there is none.
 */
async function askedPageOf(state: Scout): Promise<Pick<Scouting, 'asked'> | null> {
  if (asksKeywords(state.context)) return null;
  const others = holdWholes(state.lists) ? [] : nearestFirst(state.unasked).map(({ observation }) => observation);
  const asked = await findAskedPage(state.context, [...state.asking, ...others]);
  return asked === null ? null : { asked };
}

function nearestFirst(sights: readonly Sight[]): readonly Sight[] {
  return [...sights].sort((a, b) => a.depth - b.depth);
}

/** Answers questions until there is a list, nearest first. */
async function askOn(state: Scout): Promise<void> {
  const options = { controls: state.isClose, isList: showsList };
  for (const { observation, depth } of nearestFirst(state.questions).slice(0, MOST_QUESTIONNAIRES)) {
    const found = await followQuestions(state.context, observation.view, options);
    if (found === null) continue;
    state.lists.push({ ...found, via: null, depth: depth + 1 });
    return;
  }
}

async function lookAround(state: Scout, frontier: readonly Candidate[], depth: number): Promise<readonly Candidate[]> {
  const next: Candidate[] = [];
  const byRank = state.waiting.inOrder(frontier);
  const look = async (candidate: Candidate): Promise<void> => {
    if (!isWorthIt(state, candidate) || state.waiting.leaves(candidate, state.lists)) return;
    if (state.siteMenus.knows(candidate)) return;
    const key = accessKey(candidate.path, state.tracking);
    if (state.visited.has(key)) return;
    state.visited.add(key);
    const options = { priority: 1, ...(state.isClose ? { controls: true } : {}) };
    const answer = await glance(state.context, candidate.path, {
      ...options,
      like: hintBeside(state.lists, candidate),
    });
    if (answer.kind !== 'page') {
      state.context.tell({ kind: 'refusal', refusal: answer, attribute: refusedAttribute(candidate) });
      return;
    }
    const { observation } = answer;
    state.siteMenus.note(candidate, observation.view);
    const reached = await underAddress(state, candidate, { observation, isClose: state.isClose });
    if (reached === null) return;
    next.push(
      ...(await lookAt(state, { ...candidate, path: reached.path }, { observation: reached.observation, depth })),
    );
    const { entry } = candidate;
    const pressed =
      entry === undefined ? null : await pressedList(state.context, entry, { shown: observation, options });
    if (pressed === null) return;
    // What its fields send says nothing, so that they are no facets of the list.
    const { path } = pressed;
    state.visited.add(accessKey(path, state.tracking));
    next.push(...(await lookAt(state, { path, via: null, rank: FORM_RANK }, { ...pressed, depth })));
  };
  const { concurrency } = state.context;
  // What forms lead to tells whether their choices are worth a look.
  const forms = byRank.filter(({ rank }) => rank === FINDER_RANK);
  await mapConcurrent(forms, concurrency, look);
  for (const { entry } of forms)
    if (entry !== undefined && (await holdsChoices(state, entry))) state.finders.add(entry.form);
  const others = byRank.filter(
    (one) => !forms.includes(one) && !(one.madeIn !== undefined && state.finders.has(one.madeIn)),
  );
  // What counts only while no list is known waits for the rest.
  const [first, last] = [others.filter((one) => !isLastResort(one)), others.filter(isLastResort)];
  for (const some of [first, last]) await mapConcurrent(some, concurrency, look);
  return next;
}

/** Whether a form led to a list that offers a way into the whole, as which none behind a choice of it is larger. */
async function holdsChoices({ context, lists }: Scout, { path, facets }: Entry): Promise<boolean> {
  const whole = lists.find((found) => found.path === path)?.observation.view;
  if (whole === undefined || !isRich(whole)) return false;
  const [tried] = facets.flatMap(({ choices }) => askable(choices).slice(-1));
  const answer = tried?.path == null ? null : await glance(context, tried.path, { priority: 1 });
  return answer?.kind !== 'page' || sizeGuess(answer.observation.view) <= sizeGuess(whole);
}

function isWorthIt(state: Scout, candidate: Candidate): boolean {
  if (state.barren >= MOST_BARREN_PAGES || isKnown(candidate, state.lists)) return false;
  if (isLastResort(candidate)) return state.lists.length === 0;
  const group = candidate.via?.group;
  if (group === undefined) return candidate.rank !== FORM_RANK || isFormWorthIt(state, candidate);
  if (state.fruitfulGroups.has(group)) return true;
  const inVain = state.barrenWithLists === null ? 0 : state.barren - state.barrenWithLists;
  const trials = state.barrenGroups.get(group) ?? 0;
  return inVain < MOST_INDEX_TRIALS && trials < mostTrials(candidate, holdWholes(state.lists));
}

function isFormWorthIt(state: Scout, candidate: Candidate): boolean {
  return isFruitful(state, candidate.entry) || !holdWholes(state.lists) || mayNarrow(candidate, state.lists);
}

function isFruitful({ fruitfulForms }: Scout, entry: Candidate['entry']): boolean {
  return entry !== undefined && fruitfulForms.has(entry.form);
}

/** A page that was seen, and how many clicks from the start. */
interface Sight {
  readonly observation: Observation;
  readonly depth: number;
}

/** Takes a page in: as a list, as a menu of lists, or as a place with links. */
async function lookAt(state: Scout, candidate: Candidate, sight: Sight): Promise<readonly Candidate[]> {
  const { observation, depth } = sight;
  const { view } = observation;
  if (leftAsItWas(candidate, view)) {
    noteGroup(state, candidate, false);
    return [];
  }
  const isNew = depth === 0 || !wasRedirectedToKnown(state, candidate.path, view);
  const isList = isNew && showsList(view) && !(await state.hubs.isHub(state.context, view, state.lists));
  noteGroup(state, candidate, isList);
  noteSearch(state, view, depth);
  const links = isList ? linksOfList(state, candidate, sight) : linksOfOther(state, candidate, { ...sight, isNew });
  return links.filter(({ path }) => !state.visited.has(accessKey(path, state.tracking)));
}

/** Keeps a list; the links of its page that may lead to others. */
function linksOfList(state: Scout, candidate: Candidate, sight: Sight): readonly Candidate[] {
  const found = keepList(state, candidate, sight);
  const { observation, depth } = sight;
  const { view } = observation;
  const below = depth === 0 || isSurelyRich(view) ? new Set<string>() : menusBelow(view);
  const isRead = isSurelyRich(view);
  const links = candidateLinks(view, { via: candidate.via, withCards: false, isList: isRead, at: observation.at });
  return links.map((link) => (below.has(link.via?.group ?? '') ? { ...link, showcase: found } : link));
}

/** The links of a page that is no list. */
function linksOfOther(
  state: Scout,
  { via }: Candidate,
  { observation, depth, isNew }: Sight & { readonly isNew: boolean },
): readonly Candidate[] {
  const { view, at } = observation;
  state.barren += depth === 0 ? 0 : 1;
  if (isNew && questionOf(view) !== null) state.questions.push({ observation, depth });
  if (isNew && mayBeAsked(view)) state.unasked.push({ observation, depth });
  const isIndex = depth > 0 && view.type !== 'entity';
  const isHub = state.hubs.isKnown(view.list);
  const withCards = !isHub || view.list === null || state.hubs.namesFurther(view.list);
  const leadsFromStart = (path: AccessPath): boolean => state.menus.has(accessKey(path, state.tracking));
  return candidateLinks(view, { via, withCards, isList: false, isIndex, isHub, leadsFromStart, at });
}

function keepList({ lists, ledOn, fruitfulForms }: Scout, candidate: Candidate, sight: Sight): FoundList {
  const { path, via, entry, showcase } = candidate;
  if (entry !== undefined) fruitfulForms.add(entry.form);
  if (showcase !== undefined) ledOn.add(showcase);
  const found = { ...sight, path, via, ...(entry === undefined ? {} : { facets: entry.facets }) };
  lists.push(found);
  return found;
}

/** Takes in what a page tells for keyword queries. */
function noteSearch({ lists, words, searches }: Scout, view: PageView, depth: number): void {
  if (lists.length === 0) for (const word of pageWords(view)) words.add(word);
  if (depth > 0 && searches.length < MOST_SEARCHES) searches.push(...(view.searches ?? []));
}

function noteGroup(state: Scout, candidate: Candidate, isList: boolean): void {
  const group = candidate.via?.group;
  if (group === undefined) return;
  if (isList) state.fruitfulGroups.add(group);
  else state.barrenGroups.set(group, (state.barrenGroups.get(group) ?? 0) + 1);
}
