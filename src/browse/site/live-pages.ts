/**
 * Pages behind actions, as the browser shows them.
 */

import type { AccessPath } from '../../model/access-path.js';
import type { PageView, Pagination } from '../../model/page.js';
import type { Shortcuts } from '../../model/shortcut.js';
import type { Refusal } from '../../model/site.js';
import { accessPathOf, firstPaging, unitPath, type UnitPath } from '../stage/stage-path.js';
import type { FetchedPage } from './haul.js';
import type { TransportOrder, Transports } from './transports.js';

/** Shows the page at the end of a path. */
export type LivePages = (path: AccessPath, order: TransportOrder) => Promise<FetchedPage | Refusal>;

/**
 * Pages over the browser; a later one of a list that its steps would begin anew is turned to from the first, and one of a
 * list that has an address of its own from there: nothing needs to be opened and chosen again.
 */
export function createLivePages(transports: Transports, shortcuts: Shortcuts | null): LivePages {
  async function inBrowser(path: AccessPath, order: TransportOrder): Promise<FetchedPage | Refusal> {
    return (
      (await transports.inBrowser(path, order)) ??
      notToBeHad('This page is reached by actions in a live page, and there is no browser.')
    );
  }

  async function turned(path: AccessPath, order: TransportOrder): Promise<FetchedPage | Refusal> {
    const addressed = shortcuts === null ? null : addressedList(path, shortcuts);
    if (addressed === null) return inBrowser(path, order);
    const shown = await inBrowser(accessPathOf({ url: addressed.url, units: addressed.turns }), order);
    return shown.kind === 'page' ? { ...shown, view: ledAsAsked(shown.view, addressed) } : shown;
  }

  return async (path, order) => {
    const beginning = shortcuts?.beginning(path) ?? null;
    if (beginning === null) return turned(path, order);
    let shown = await inBrowser(beginning.first, order);
    for (let pages = 0; pages < beginning.pages && shown.kind === 'page'; pages += 1) {
      const { next } = shown.view.pagination;
      shown = next === null ? notToBeHad('The list ends before this page of it.') : await inBrowser(next, order);
    }
    return shown;
  };
}

/** A list that was chosen by steps and has an address of its own. */
interface AddressedList {
  readonly chosen: UnitPath;
  readonly url: string;
  /** The pager's steps to the page that is asked for. */
  readonly turns: UnitPath['units'];
}

/** The list of which a path shows a later page, if an address that was right often enough stands for its choices; else null. */
function addressedList(path: AccessPath, shortcuts: Shortcuts): AddressedList | null {
  const way = unitPath(path);
  const chosenLength = way === null ? 0 : firstPaging(way.units);
  if (way === null || chosenLength === 0 || chosenLength === way.units.length) return null;
  const chosen = { ...way, units: way.units.slice(0, chosenLength) };
  const first = accessPathOf(chosen);
  const shortcut = shortcuts.resolve(first);
  // A part of a page has no pager that works.
  if (shortcut?.kind !== 'document' || shortcut.isPart === true) return null;
  if (shortcut.request.kind !== 'url' || shortcuts.lesson(first) !== null) return null;
  return { chosen, url: shortcut.request.url, turns: way.units.slice(chosenLength) };
}

/** A page with the ways to others of its list as they are asked for: from the choices, not from the address. */
function ledAsAsked(view: PageView, { chosen, url }: AddressedList): PageView {
  const asAsked = (path: AccessPath): AccessPath => {
    const way = path.kind === 'actions' ? unitPath(path) : null;
    return way?.url === url ? accessPathOf({ ...chosen, units: [...chosen.units, ...way.units] }) : path;
  };
  const { next, previous, pages } = view.pagination;
  const pagination: Pagination = {
    ...view.pagination,
    next: next === null ? null : asAsked(next),
    previous: previous === null ? null : asAsked(previous),
    pages: pages.map((page) => ({ ...page, path: asAsked(page.path) })),
  };
  return { ...view, pagination };
}

function notToBeHad(message: string): Refusal {
  return { kind: 'failed', reason: 'not-found', url: '', status: null, message };
}
