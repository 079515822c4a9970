/**
 * A border around what is learnt of a site's data: what is not as it seems costs a shortcut, never the crawl.
 */

import type { EmbeddedLists } from '../model/embedded-list.js';
import type { Shortcuts } from '../model/shortcut.js';

/** Asks for something; what else holds if that fails. */
type Border = <Result>(ask: () => Result, otherwise: Result) => Result;

/**
 * The same shortcuts; where they fail on what a site sent, a page has none and is worked live.
 *
 * @param onFault - told the first failure
 */
export function guardedShortcuts(shortcuts: Shortcuts, onFault: (error: Error) => void): Shortcuts {
  const border = createBorder(onFault);
  return {
    learn(after, before) {
      border(() => {
        shortcuts.learn(after, before);
      }, undefined);
    },
    coded: (view) => border(() => shortcuts.coded(view), view),
    resolve: (path) => border(() => shortcuts.resolve(path), null),
    read: (shortcut, answer) => border(() => shortcuts.read(shortcut, answer), null),
    tellsAll: (path) => border(() => shortcuts.tellsAll(path), false),
    lesson: (path) => border(() => shortcuts.lesson(path), null),
    beginning: (path) => border(() => shortcuts.beginning(path), null),
    wantsCheck: (shortcut, answer, promised) => border(() => shortcuts.wantsCheck(shortcut, answer, promised), true),
    judge: (shortcut, cheap, live) => border(() => shortcuts.judge(shortcut, cheap, live), false),
  };
}

/**
 * The same lists; where they fail on what a site sent, a page is what its markup shows.
 *
 * @param onFault - told the first failure
 */
export function guardedEmbeddedLists(lists: EmbeddedLists, onFault: (error: Error) => void): EmbeddedLists {
  const border = createBorder(onFault);
  return {
    learn(document, live) {
      border(() => {
        lists.learn(document, live);
      }, undefined);
    },
    completes: (url) => border(() => lists.completes(url), false),
    complete: (document) => border(() => lists.complete(document), null),
    judge: (completion, live) => border(() => lists.judge(completion, live), false),
  };
}

function createBorder(onFault: (error: Error) => void): Border {
  let isTold = false;
  return (ask, otherwise) => {
    try {
      return ask();
    } catch (error) {
      if (!isTold) onFault(error instanceof Error ? error : new Error(String(error)));
      isTold = true;
      return otherwise;
    }
  };
}
