/**
 * Answers over a shortcut that list nothing: a site may write one value otherwise than the rest ("15 l" as `15-l`), and pages
 * seldom offer what nothing has.
 */

import type { ActionsPath, UrlPath } from '../../model/access-path.js';
import type { PageView } from '../../model/page.js';
import { isPaging } from '../../model/step.js';
import { unitPath } from '../stage/stage-path.js';

/** Live pages in a row without a list, as told, from which on answers without one are believed. Raising it costs a page each. */
const MOST_AS_TOLD = 3;

/** What was seen of answers without a list. */
export interface EmptyAnswers {
  /** Whether an answer is to be looked at live: it lists nothing though something was promised, or a choice was offered. */
  mayBeWrong(path: ActionsPath | UrlPath, answer: PageView, promised: number): boolean;
  /** Takes in the live page in place of such an answer. */
  note(shown: PageView): void;
}

/** None seen yet. */
export function createEmptyAnswers(): EmptyAnswers {
  let asTold = 0;
  return {
    mayBeWrong(path, { list }, promised) {
      const last = unitPath(path)?.units.at(-1);
      const isOffered = last !== undefined && !isPaging(last);
      return list === null && (promised > 0 || (isOffered && asTold < MOST_AS_TOLD));
    },
    note({ list }) {
      asTold = list === null ? asTold + 1 : 0;
    },
  };
}
