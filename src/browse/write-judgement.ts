/**
 * What a live page's requests turned out to be, told from their answers (DESIGN §6: the first of a kind must answer with
 * list content).
 */

import type { PageView } from '../model/page.js';
import type { Sight } from '../model/shortcut.js';
import { requestKind, type WriteGuard } from './write-guard.js';

/** Shorter names occur in texts by chance. */
const LEAST_NAME = 2;

/** Judges the first requests of a kind by what they answered; false if one did something else than ask. */
export function judgeWrites(released: ReadonlySet<string>, { exchanges, view }: Sight, guard: WriteGuard): boolean {
  const news = [...released].filter((kind) => !guard.isApproved(kind));
  return news.every((kind) => {
    const answers = exchanges.filter((exchange) => requestKind(exchange) === kind);
    // A document of its own is judged as a page; an empty result has nothing to be told by.
    if (answers.length === 0 || view.list === null) return true;
    const isContent = answers.some(({ text }) => showsContent(text, view));
    if (isContent) guard.approve(kind);
    else guard.condemn(kind);
    return isContent;
  });
}

/** Whether an answer holds what the page shows: a card of its list, or a value that it offers. */
function showsContent(text: string, { list, groups }: PageView): boolean {
  const names = [
    ...(list?.cards ?? []).map(({ name }) => name),
    ...groups.flatMap(({ choices }) => choices.map(({ value }) => value)),
  ];
  return names.some((name) => name.length >= LEAST_NAME && text.includes(name));
}
