/**
 * Pages behind actions, as the browser shows them.
 */

import type { AccessPath } from '../../model/access-path.js';
import type { Shortcuts } from '../../model/shortcut.js';
import type { Refusal } from '../../model/site.js';
import type { FetchedPage } from './haul.js';
import type { TransportOrder, Transports } from './transports.js';

/** Shows the page at the end of a path. */
export type LivePages = (path: AccessPath, order: TransportOrder) => Promise<FetchedPage | Refusal>;

/** Pages over the browser; a later one of a list that its steps would begin anew is turned to from the first. */
export function createLivePages(transports: Transports, shortcuts: Shortcuts | null): LivePages {
  async function inBrowser(path: AccessPath, order: TransportOrder): Promise<FetchedPage | Refusal> {
    return (
      (await transports.inBrowser(path, order)) ??
      notToBeHad('This page is reached by actions in a live page, and there is no browser.')
    );
  }

  return async (path, order) => {
    const { first, pages } = shortcuts?.beginning(path) ?? { first: path, pages: 0 };
    let shown = await inBrowser(first, order);
    for (let turned = 0; turned < pages && shown.kind === 'page'; turned += 1) {
      const { next } = shown.view.pagination;
      shown = next === null ? notToBeHad('The list ends before this page of it.') : await inBrowser(next, order);
    }
    return shown;
  };
}

function notToBeHad(message: string): Refusal {
  return { kind: 'failed', reason: 'not-found', url: '', status: null, message };
}
