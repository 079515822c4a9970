/**
 * Lists of which only the visitor's session knows what was asked: a form is posted, and the addresses of the pages of what it
 * found say no more than their number. Such an address shows something else after another question.
 *
 * So a further page of such a list is a step from the question, not an address, and is asked for right after the question:
 * nothing else is posted in between, or the question is posted again.
 */

import type { AccessPath, RequestPath, Step } from '../../model/access-path.js';
import type { PageView, Pagination } from '../../model/page.js';
import { PAGINATION_GROUP } from '../../model/step.js';
import { pageKey } from '../exchange/exchange-key.js';
import { alongside, haulOf, instead, type Hauled } from './haul.js';
import { accessPathOf, unitPath, type UnitPath } from '../stage/stage-path.js';
import type { TransportOrder, Transports } from './transports.js';
import type { Turns } from './turns.js';

/** Any pager's step; a pager is found by its group. */
const NEXT: Step = { do: 'click', role: null, name: null, group: PAGINATION_GROUP, ordinal: 0, value: null };

/** Lists with addresses of their own that tell that a form's lists have such addresses. */
const TOLD_APART = 2;

/** Lists that a session holds. */
export interface HeldLists {
  /** A page that was had by a path, with steps for ways on that only the session understands. */
  led(path: AccessPath, view: PageView): PageView;
  /** The page that such steps lead to; null where a path is none of them, or the list turns out not to be read by addresses. */
  follow(path: AccessPath, order: TransportOrder): Promise<Hauled | null>;
}

/** A page of a list: the question, and how many pages on. */
interface HeldPage {
  readonly question: RequestPath;
  readonly pagesOn: number;
  readonly units: UnitPath;
}

/** No lists so far. What is posted otherwise takes its turns, too, under the keys of what it asks. */
export function createHeldLists(transports: Transports, turns: Turns): HeldLists {
  /** Addresses of further pages, by the keys of the steps that lead there. */
  const addresses = new Map<string, string>();
  /** Sizes that first pages declare, by the keys of the questions. */
  const sizes = new Map<string, number | null>();
  const ask = createAsking(transports, addresses);
  /** Addresses that are posted to whose lists have no addresses of further pages: only a browser turns these. */
  const turned = new Set<string>();
  /** By address that is posted to: which questions had a second page at an address. */
  const seconds = new Map<string, Map<string, Set<string>>>();

  /** Whether a list's further pages have addresses of their own, as far as can be told. */
  function hasOwnAddress({ question }: HeldPage, next: string): boolean {
    if (saysWhatWasAsked(question, next)) return true;
    const known = seconds.get(question.url) ?? new Map<string, Set<string>>();
    seconds.set(question.url, known);
    known.set(next, (known.get(next) ?? new Set()).add(pageKey(question)));
    const lists = [...known.values()];
    return lists.length >= TOLD_APART && lists.every(({ size }) => size === 1);
  }

  async function follow(page: HeldPage, order: TransportOrder, isAsked: boolean): Promise<Hauled | null> {
    const url = addresses.get(pageKey(pathOf(page, page.pagesOn)));
    if (!isAsked || url === undefined) return asked(page, order);
    const came = await transports.overHttp({ kind: 'url', url }, order, pathOf(page, page.pagesOn));
    if (came.kind !== 'page') return came;
    const size = sizes.get(pageKey(page.question)) ?? null;
    // Another size is another list: something else was asked in the meantime.
    if (size === null || came.view.declaredCount === size) return haulOf(came);
    const again = await asked(page, order);
    return again?.kind === 'haul' ? alongside(again, came) : again;
  }

  async function asked(page: HeldPage, order: TransportOrder): Promise<Hauled | null> {
    const came = await ask(page, order);
    if (came === null && page.pagesOn === 1) turned.add(page.question.url);
    return came ?? (page.pagesOn === 1 ? null : noPage(page));
  }

  return {
    led(path, view) {
      const page = heldPage(path);
      const { next } = view.pagination;
      if (page === null || next?.kind !== 'url') return view;
      if (page.pagesOn === 0) {
        if (hasOwnAddress(page, next.url)) return view;
        sizes.set(pageKey(page.question), view.declaredCount);
      }
      const onward = pathOf(page, page.pagesOn + 1);
      addresses.set(pageKey(onward), next.url);
      const pagination: Pagination = { ...view.pagination, next: onward, previous: null, pages: [] };
      return { ...view, pagination };
    },
    async follow(path, order) {
      const page = heldPage(path);
      if (page === null || page.pagesOn === 0 || turned.has(page.question.url)) return null;
      const key = pageKey(page.question);
      turns.begin();
      return turns.take(() => follow(page, order, turns.latest() === key), key);
    },
  };
}

/** Asks a question and goes on to a page of its list, at once where that page's address is known; null where none leads there. */
function createAsking(
  transports: Transports,
  addresses: Map<string, string>,
): (page: HeldPage, order: TransportOrder) => Promise<Hauled | null> {
  return async (page, order) => {
    const first = await transports.overHttp(page.question, order);
    if (first.kind !== 'page') return first;
    let hauled = haulOf(first);
    const known = addresses.get(pageKey(pathOf(page, page.pagesOn)));
    for (let at = known === undefined ? 1 : page.pagesOn; at <= page.pagesOn; at += 1) {
      const { next } = hauled.page.view.pagination;
      const url = known ?? (next?.kind === 'url' ? next.url : null);
      if (url === null) return null;
      const path = pathOf(page, at);
      const came = await transports.overHttp({ kind: 'url', url }, order, path);
      if (came.kind !== 'page') return came;
      addresses.set(pageKey(path), url);
      hauled = instead(came, hauled);
    }
    return hauled;
  };
}

/** A path as a page of a list behind a posted form; null if it is none. */
function heldPage(path: AccessPath): HeldPage | null {
  const units = unitPath(path);
  if (units?.post === undefined || !units.units.every(isNext)) return null;
  return { question: units.post, pagesOn: units.units.length, units: { ...units, units: [] } };
}

function isNext(step: Step): boolean {
  return step.do === NEXT.do && step.group === NEXT.group && step.name === NEXT.name && step.role === NEXT.role;
}

function pathOf({ units }: HeldPage, pagesOn: number): AccessPath {
  return accessPathOf({ ...units, units: Array.from({ length: pagesOn }, () => NEXT) });
}

/** Whether an address repeats something that was asked: a field with what it was sent with. */
function saysWhatWasAsked({ body }: RequestPath, address: string): boolean {
  const said = new URL(address);
  return [...new URLSearchParams(body ?? '')].some(
    ([name, value]) => value !== '' && said.searchParams.get(name) === value,
  );
}

function noPage({ question: { url } }: HeldPage): Hauled {
  return { kind: 'failed', reason: 'not-found', url, status: null, message: 'The list has no further page.' };
}
