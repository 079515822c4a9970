/**
 * Pages that showed no list when nothing was known of the site's lists: once it is, a list of a single entity may be seen on
 * them.
 */

import type { Answer } from '../../model/site.js';
import type { LiveSiteDeps } from './live-site-deps.js';
import type { PageOrder } from './page-order.js';
import type { PageSource } from './page-source.js';
import { recallPage } from './recalled-page.js';

/** Second readings in a row that show no list either before there are no others. Raising it costs a page each. */
const MOST_IN_VAIN = 4;

/** What the key of a page ends with that was read again. */
const AS_LIST = ' as a list';

/** Answers with the page that was had, or as it reads now that more is known. */
export type SecondReadings = (had: Answer, order: PageOrder) => Promise<Answer>;

/** Nothing read yet. */
export function createSecondReadings(
  memory: LiveSiteDeps['memory'],
  source: Pick<PageSource, 'fetch'>,
): SecondReadings {
  /** Keys of pages that showed no list, with nothing known. */
  const plain = new Set<string>();
  let inVain = 0;

  async function readAgain(order: PageOrder): Promise<Answer | null> {
    const known = await recallPage(memory, order.key);
    if (known !== null) return showsList(known) ? known : null;
    if (inVain >= MOST_IN_VAIN) return null;
    const answer = await source.fetch(order);
    inVain = showsList(answer) ? 0 : inVain + 1;
    return showsList(answer) ? answer : null;
  }

  return async (had, order) => {
    if (order.controls || had.kind !== 'page' || had.observation.view.source !== 'http' || showsList(had)) return had;
    if (order.like === null) plain.add(order.key);
    else if (plain.has(order.key)) return (await readAgain({ ...order, key: `${order.key}${AS_LIST}` })) ?? had;
    return had;
  };
}

function showsList(answer: Answer): boolean {
  return answer.kind === 'page' && answer.observation.view.list !== null;
}
