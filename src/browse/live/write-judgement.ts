/**
 * What a live page's requests turned out to be, told from their answers (design §6: the first of a kind must answer with
 * list content).
 */

import type { PageView } from '../../model/page.js';
import type { Sight } from '../../model/shortcut.js';
import { repeatsQuestion } from '../exchange/repeated-question.js';
import { composesNames } from './composed-names.js';
import { onlyQueries } from './graphql-reading.js';
import { requestKind, type WriteGuard } from './write-guard.js';

/** Shorter names occur in texts by chance. */
const LEAST_NAME = 2;

/** Answers from here on say that the server failed, not what it was asked. */
const SERVER_ERROR = 500;

/** What a request of a page was for: a document in the place of the page, or data in it, which may not have come. */
export type WritePurpose = 'document' | 'data' | 'unanswered';

/** Kinds of requests and what they were for. */
export type WriteKinds = ReadonlyMap<string, WritePurpose>;

/** What became of a page when these requests were released. */
export interface WriteCase {
  readonly released: WriteKinds;
  readonly before: PageView;
  readonly after: Sight;
  /** Whether the list or the address changed. */
  readonly hasMoved: boolean;
}

type Verdict = 'content' | 'other' | 'unknown';

/**
 * Judges the first requests of a kind by what they answered; false if the step is not to be used, as all that it did was
 * something else than ask. A step that moves the list all the same may be done: what it asks besides is held from now on.
 */
export function judgeWrites(released: WriteCase, guard: WriteGuard): boolean {
  const news = [...released.released].filter(([kind]) => !guard.isApproved(kind));
  const verdicts = news.map(([kind, purpose]) => {
    const verdict = verdictOn(kind, purpose, released);
    if (verdict === 'content') guard.approve(kind);
    if (verdict === 'other') guard.condemn(kind);
    return { verdict, purpose };
  });
  return verdicts.every(({ verdict, purpose }) => verdict !== 'other' || (purpose === 'data' && released.hasMoved));
}

/**
 * Learns which of the requests that only load a page or suggest words answer with content. They are not condemned: every
 * visitor makes them, and the same address may answer other questions.
 */
export function approveContent(kinds: WriteKinds, after: Sight, guard: WriteGuard): void {
  for (const kind of kinds.keys()) if (verdictOnData(kind, after) === 'content') guard.approve(kind);
}

function verdictOn(kind: string, purpose: WritePurpose, released: WriteCase): Verdict {
  switch (purpose) {
    case 'document':
      return verdictOnDocument(kind, released);
    case 'data':
      return verdictOnData(kind, released.after);
    case 'unanswered':
      return 'unknown';
  }
}

/**
 * A document must list something, or offer values that the page before offered, or repeat what was asked: an empty result
 * has no more than that.
 */
function verdictOnDocument(kind: string, { before, after: { view } }: WriteCase): Verdict {
  if (view.list !== null) return 'content';
  if (repeatsQuestion(view, { kind, body: null })) return 'unknown';
  const keys = new Set(facetKeys(before));
  return facetKeys(view).some((key) => keys.has(key)) ? 'unknown' : 'other';
}

function facetKeys({ groups }: PageView): readonly string[] {
  return groups.filter(({ guess }) => guess === 'facet').map(({ key }) => key);
}

function verdictOnData(kind: string, { exchanges, view }: Sight): Verdict {
  // An empty result has nothing to be told by.
  if (view.list === null) return 'unknown';
  const answers = exchanges.filter((exchange) => requestKind(exchange) === kind);
  if (answers.some(({ text }) => showsContent(text, view))) return 'content';
  if (answers.length > 0 && answers.every(({ body }) => onlyQueries(body))) return 'unknown';
  return answers.some(({ status }) => status >= SERVER_ERROR) ? 'unknown' : 'other';
}

/** Whether an answer holds what the page shows: cards of its list, or a value that it offers. */
function showsContent(text: string, { list, groups }: PageView): boolean {
  const cards = (list?.cards ?? []).map(({ name }) => name);
  const names = [...cards, ...groups.flatMap(({ choices }) => choices.map(({ value }) => value))];
  return names.some((name) => name.length >= LEAST_NAME && text.includes(name)) || composesNames(text, cards);
}
