/**
 * Asking the values of a facet: each list is read to its end, but for what follows from others.
 */

import { mapConcurrent } from '../base/concurrent.js';
import { bareUrl } from '../base/url.js';
import type { AccessPath } from '../model/access-path.js';
import type { Refusal } from '../model/site.js';
import { accessKey } from './access-key.js';
import { isBelow } from './ancestry.js';
import { keepAnswer, keepBegun, type BegunQuery } from './answers.js';
import type { Explorer } from './explorer.js';
import { wasChosenAbove } from './planning/chosen-above.js';
import { createHeldPlace, inferRest, type HeldPlace } from './planning/held-values.js';
import { readList, type Listing, type ListReading } from './lists/list-reading.js';
import { styledPath } from './lists/list-style.js';
import { editedPath, pathEdit, type PathEdit } from './path-edit.js';
import { addressAlone } from './path-values.js';
import { inAskingOrder, type HeldValue, type Question } from './planning/planner.js';
import { addressesOf, hintOf, isSameGroup, valueKey, type Region } from './region.js';
import { opensValues } from './facets/opening-letters.js';
import { listOfAll } from './facets/same-size.js';
import { sizeIn } from './facets/relating.js';
import { rest } from './facets/resting.js';
import { isFragment } from './facets/trying.js';
import { readKept } from './lists/forgotten-choices.js';
import { readWithinCap } from './lists/within-cap.js';

/**
 * Asks all questions, of one facet or of several, and keeps the answers; the largest value of each facet may be left to
 * {@link settleHeld}.
 */
export async function askAll(
  explorer: Explorer,
  region: Region,
  questions: readonly Question[],
): Promise<readonly Region[]> {
  const places = new Map<string, HeldPlace | null>();
  for (const { facet } of questions) {
    const own = questions.filter((question) => question.facet.identity === facet.identity);
    if (!places.has(facet.identity)) places.set(facet.identity, createHeldPlace(explorer, region, own));
  }
  const { concurrency } = explorer.context;
  const read = await mapConcurrent(inAskingOrder(questions), concurrency, async (question) => {
    const place = places.get(question.facet.identity) ?? null;
    const answer = await askPlaced(explorer, region, { question, place });
    if (answer !== null) rest(explorer, answer);
    return answer;
  });
  const held: (Region | null)[] = [];
  for (const place of places.values()) held.push(await answerHeld(explorer, place?.held() ?? null));
  return [...withoutNone([...read, ...held]), ...(await settleDoubtful(explorer))];
}

/** Keeps the answers that waited for those beside them, and those that are known to narrow only now. */
async function settleDoubtful(explorer: Explorer): Promise<readonly Region[]> {
  const answers: (Region | null)[] = [];
  const waited = explorer.doubtful.held();
  for (const { region, ...answered } of waited)
    answers.push(await keepAnswer(explorer, region, { ...answered, waited }));
  for (const { region, ...answered } of explorer.doubtful.proven())
    answers.push(await keepAnswer(explorer, region, answered));
  return withoutNone(answers);
}

function withoutNone(answers: readonly (Region | null)[]): readonly Region[] {
  return answers.filter((answer): answer is Region => answer !== null);
}

/** The answer to a question that was held back, if it follows already; else it is left open. */
async function answerHeld(explorer: Explorer, held: HeldValue | null): Promise<Region | null> {
  const answer = held === null ? null : await answerInferred(explorer, held);
  if (held !== null && answer === null) explorer.held.push(held);
  return answer;
}

/** Answers the questions that were held back: by what other answers leave of their regions or, the smallest first, by reading. */
export async function settleHeld(explorer: Explorer): Promise<readonly Region[]> {
  const { held } = explorer;
  const answers = [...(await settleDoubtful(explorer))];
  while (held.length > 0) {
    held.sort((a, b) => a.size - b.size);
    const open: HeldValue[] = [];
    for (const value of held.splice(0)) {
      const answer = await answerInferred(explorer, value);
      if (answer === null) open.push(value);
      else answers.push(answer);
    }
    // What was read may tell the others.
    const [smallest, ...others] = open;
    held.push(...others);
    const read = smallest === undefined ? 'failed' : await readAnswer(explorer, smallest.region, smallest);
    if (read !== 'failed' && read.region !== null) answers.push(read.region);
  }
  return answers;
}

/** Asks one question; a region below if the answer is a drill-down, null if it is none or was not to be had. */
export async function askOne(explorer: Explorer, region: Region, question: Question): Promise<Region | null> {
  return askPlaced(explorer, region, { question, place: null });
}

/** A question, and where it may be held back instead of being read; null = nowhere. */
interface PlacedQuestion {
  readonly question: Question;
  readonly place: HeldPlace | null;
}

async function askPlaced(explorer: Explorer, region: Region, asked: PlacedQuestion): Promise<Region | null> {
  const { facet, choice } = asked.question;
  const chosen = { facet: facet.identity, value: valueKey(choice) };
  if (wasChosenAbove(explorer.asked, region, chosen)) return null;
  const lifted = liftedPath(explorer, region, asked.question);
  const above = lifted === null ? null : await askAt(explorer, lifted, { ...asked, place: null });
  // What the larger region cannot be asked is asked here.
  if (above !== null && above !== 'failed') return above.region;
  const { path } = choice;
  const here = path === null ? 'failed' : await askAt(explorer, { path, region }, asked);
  return here === 'failed' ? null : here.region;
}

interface Place {
  readonly path: AccessPath;
  readonly region: Region;
}

/** The region below that an answer is; null if it is none. */
export type Asked = { readonly region: Region | null } | 'failed';

/** Asks a question of a region, unless it was asked before. */
async function askAt(explorer: Explorer, { path, region }: Place, { question, place }: PlacedQuestion): Promise<Asked> {
  const { visited } = explorer;
  const key = accessKey(path, explorer.tracking);
  if (visited.has(key)) return { region: null };
  visited.add(key);
  const asked = await askFirst(explorer, region, { question, place, path: styledPath(path, explorer.style) });
  if (asked === 'failed') forgive(explorer, key);
  return asked;
}

/** Asks a question of a region; where it may be held back, no more than its first page is read if it or another is. */
async function askFirst(
  explorer: Explorer,
  region: Region,
  { question, place, path }: PlacedQuestion & { readonly path: AccessPath },
): Promise<Asked> {
  if (place === null) return readAnswer(explorer, region, { question, path });
  const promised = promisedBy(region, question);
  const first = await readList(explorer.context, path, { like: hintOf(region), mostPages: 1, promised });
  if (first.kind !== 'list') return keepListing(explorer, region, { question, listing: first });
  // What looks like the only page may still go on: only reading on tells.
  if (first.reading.whole) return readAnswer(explorer, region, { question, path });
  const now = place.exchange({ question, path, reading: first.reading });
  return now === null ? { region: null } : readAnswer(explorer, region, now);
}

/** Reads the list that answers a question. */
export async function readAnswer(
  explorer: Explorer,
  region: Region,
  { question, path }: Pick<HeldValue, 'question' | 'path'>,
): Promise<Asked> {
  const all = await listOfAll(explorer, region, { question, path });
  if (all !== null) {
    const { entities } = region;
    return { region: await keepAnswer(explorer, region, { question, reading: all, inferred: entities, rule: 'size' }) };
  }
  const sent = await readWithinCap(explorer, path, { like: hintOf(region), promised: promisedBy(region, question) });
  const listing = await readKept(explorer, region, { question, listing: sent });
  return keepListing(explorer, region, { question, listing });
}

/** How many entities a value lists as far as its page tells; what is asked where nothing is listed lists something. */
function promisedBy({ id }: Region, { choice }: Question): number | null {
  return choice.count ?? (id === null ? 1 : null);
}

/** What failed once may be asked again where another region shows it. */
export function forgive({ visited, failed }: Explorer, key: string): void {
  if (!failed.has(key)) visited.delete(key);
  failed.add(key);
}

/** Keeps what came of asking a question. */
export async function keepListing(
  explorer: Explorer,
  region: Region,
  { question, listing }: { readonly question: Question; readonly listing: Listing },
): Promise<Asked> {
  const { context } = explorer;
  const { facet, choice } = question;
  switch (listing.kind) {
    case 'list':
      if (isFragment(region, question, listing.reading)) return { region: null };
      if (opensValues(question, listing.reading.first.view)) return { region: null };
      return { region: await keepAnswer(explorer, region, { question, reading: listing.reading }) };
    case 'no-list':
      context.tell({ kind: 'empty', label: `${facet.attribute} = ${choice.value}` });
      explorer.asked.note(facet.identity, valueKey(choice), { region, size: 0 });
      return { region: null };
    case 'refusal':
      return noteRefusal(explorer, region, { question, refusal: listing.refusal });
  }
}

function noteRefusal(
  { context, refused, ways }: Explorer,
  region: Region,
  { question, refusal }: { readonly question: Question; readonly refusal: Refusal },
): Asked {
  const { attribute } = question.facet;
  if (refusal.kind === 'stopped') ways.isStopped = true;
  if (refusal.kind === 'refused') refused.push({ attribute, value: valueKey(question.choice), region, refusal });
  else context.tell({ kind: 'refusal', refusal, attribute });
  return refusal.kind === 'failed' ? 'failed' : { region: null };
}

/** The answer to a question that was held back, where it follows from others. */
async function answerInferred(explorer: Explorer, held: HeldValue): Promise<Region | null> {
  const inferred = await inferRest(explorer, held);
  if (inferred === null) return null;
  const { question, region } = held;
  const reading: ListReading = { ...held.reading, pages: inferred.pages, whole: false };
  return keepAnswer(explorer, region, { question, reading, inferred: inferred.entities });
}

/**
 * The question put to a larger region that shows the facet but not this value (it lists only its most frequent ones):
 * the same edit of the address or the same steps, applied there.
 */
function liftedPath(
  explorer: Explorer,
  region: Region,
  question: Question,
): { readonly path: AccessPath; readonly region: Region } | null {
  const above = explorer.asked.firstRegion(question.facet.identity);
  const { path } = question.choice;
  // The site itself lists nothing, and its front page has none of what lists are asked with.
  if (above === null || above.id === null || above === region || !isBelow(region, above)) return null;
  if (question.path.length > 1 || path === null) return null;
  const edit = pathEdit({ path: region.path, url: region.view.url }, path);
  const lifted =
    edit === null
      ? pathAlone(above, region, question)
      : editedPath(landedAt(above), shownFirst(explorer, question, edit));
  return lifted === null ? null : { path: lifted, region: above };
}

/** The address that a region's page was found at: one that only leads on there may lose what is added to it. */
function landedAt({ path, view }: Region): AccessPath {
  return path.kind === 'url' && bareUrl(path.url) !== bareUrl(view.url) ? { kind: 'url', url: view.url } : path;
}

/** The way to the value alone, where the larger region's values stand in the path of addresses. */
function pathAlone(above: Region, { view }: Region, { facet, choice: { path } }: Question): AccessPath | null {
  const shown = above.view.groups.find((group) => isSameGroup(group, facet.group));
  if (shown === undefined || path?.kind !== 'url' || above.path.kind !== 'url') return null;
  const { url: larger } = above.view;
  const url = addressAlone({ above: larger, siblings: addressesOf(shown), here: view.url, choice: path.url });
  return url === null ? null : { kind: 'url', url };
}

/** A value that the larger region hides behind the facet's own field is typed there before it is chosen. */
function shownFirst({ searchable }: Explorer, { facet, choice }: Question, edit: PathEdit): PathEdit {
  const known = searchable.get(facet.identity)?.facet;
  const search = known?.group.search;
  if (edit.kind !== 'steps' || known === undefined || search === undefined) return edit;
  const isShown = known.choices.some((one) => valueKey(one) === valueKey(choice));
  return isShown ? edit : { kind: 'steps', steps: [{ ...search.step, value: choice.value }, ...edit.steps] };
}

/** A value whose first page was seen: it was answered by it or read to its end, or more of it may be read. */
export type BegunQuestion = { readonly answer: Region | null } | BegunQuery;

/**
 * Opens a value's list, or answers it where there is nothing more to it than its first page, or no size is told; null if it
 * was asked before, or is no part of the region.
 */
export async function beginQuestion(
  explorer: Explorer,
  region: Region,
  question: Question,
): Promise<BegunQuestion | null> {
  const { path, count } = question.choice;
  const key = path === null ? '' : accessKey(path, explorer.tracking);
  if (path === null || explorer.visited.has(key)) return null;
  explorer.visited.add(key);
  const styled = styledPath(path, explorer.style);
  const listing = await readList(explorer.context, styled, { like: hintOf(region), mostPages: 1, promised: count });
  const isEnd = listing.kind !== 'list' || listing.reading.whole;
  const declared = isEnd ? null : await sizeIn(explorer, region, { reading: listing.reading, guess: count ?? 0 });
  if (!isEnd && declared !== null) return keepBegun(explorer, region, { question, reading: listing.reading });
  const kept =
    listing.kind === 'list'
      ? await readAnswer(explorer, region, { question, path: styled })
      : await keepListing(explorer, region, { question, listing });
  if (kept !== 'failed') return { answer: kept.region };
  forgive(explorer, key);
  return { answer: null };
}
