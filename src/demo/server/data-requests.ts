/** What the shop's program asks for beside documents: lists as data or as fragments, suggestions, a pulse. */

import { readState } from '../addresses/state-arguments.js';
import { createListItems, type ListItem, type ListState } from '../pages/list-state.js';
import { positionAt } from '../pages/list-cursor.js';
import { answerVisit } from '../pages/router.js';
import type { Visit } from '../pages/visit.js';
import type { Layout } from '../themes/layout.js';
import { dressFragment, stateOf } from './dress.js';
import type { DressedPage } from './dress.js';
import { plainText } from './response.js';
import type { ShopResponse } from './response.js';

const SUGGESTIONS = 6;

/** Where the part of a page that the program changes is asked for as markup. */
export const FRAGMENT_PATH = '/fragment';

/** Where lists are asked for as data. */
export const LIST_PATH = '/api/products';

/** Argument that holds a cursor. */
const AFTER = 'after';

/** A question of the program's. */
export interface DataQuestion {
  readonly visit: Visit;
  readonly layout: Layout;
  readonly url: URL;
  readonly body: string;
  /** What was sent along with the visitor's token. */
  readonly posted: URLSearchParams;
}

/** The answer to a question of the program's, or null if the address is none. */
export function answerData(question: DataQuestion): ShopResponse | null {
  const { url, visit, body, posted } = question;
  switch (url.pathname) {
    case FRAGMENT_PATH: {
      const page = pageFor(question, new URLSearchParams([...url.searchParams, ...posted]));
      return page && { status: 200, type: 'text/html', text: dressFragment(page) };
    }
    case LIST_PATH: {
      const page = pageFor(question, body === '' ? url.searchParams : readQuestion(parseJson(body)));
      return page && json(listData(page));
    }
    case '/graphql': {
      const page = pageFor(question, readGraphQuestion(body));
      return page ? json({ data: { products: connected(page) } }) : json({ errors: [{ message: 'not understood' }] });
    }
    case '/api/suggest':
      return json(suggest(visit, url.searchParams.get('q') ?? ''));
    case '/api/pulse':
      return json({ ok: true });
    case '/catalogue.csv': {
      const headers = { 'content-disposition': 'attachment; filename="catalogue.csv"' };
      const text = visit.catalogue.products.map((product) => visit.speech.productName(product)).join('\n');
      return { ...plainText(200, text, headers), type: 'text/csv' };
    }
    default:
      return null;
  }
}

/** The arguments that a GraphQL query holds, or null if it is no query for a list. */
export function readGraphQuestion(body: string): URLSearchParams | null {
  const question = parseJson(body);
  return isRecord(question) && !isMutation(body) ? readQuestion(question['variables']) : null;
}

/** The arguments that a record holds, or null if it asks for no list. */
function readQuestion(asked: unknown): URLSearchParams | null {
  if (!isRecord(asked)) return null;
  const { in: address, filters, after } = asked;
  if (typeof address !== 'string' || !Array.isArray(filters)) return null;
  const query = new URLSearchParams([['in', address]]);
  if (typeof after === 'string') query.set(AFTER, after);
  for (const filter of filters as readonly unknown[]) {
    if (!isRecord(filter) || typeof filter['name'] !== 'string' || !Array.isArray(filter['values'])) return null;
    for (const value of filter['values'] as readonly unknown[]) query.append(filter['name'], String(value));
  }
  return query;
}

/** Whether a GraphQL request would change something. */
export function isMutation(body: string): boolean {
  const question = parseJson(body);
  return !isRecord(question) || !/^\s*(query\b|\{)/u.test(String(question['query'] ?? ''));
}

/** The page that `in` and further arguments ask for. */
function pageFor({ visit, layout }: DataQuestion, asked: URLSearchParams | null): DressedPage | null {
  if (asked === null) return null;
  const address = asked.get('in') ?? '/';
  if (!address.startsWith('/')) return null;
  const url = new URL(address, visit.origin);
  if (url.origin !== visit.origin) return null;
  const args = new URLSearchParams([...asked].filter(([name]) => name !== 'in' && name !== AFTER));
  const after = asked.get(AFTER);
  if (after !== null) args.set(visit.addresses.names.position, positionAt(after));
  const route = readState(visit, url, args);
  const { page } = answerVisit(visit, route, url);
  return { visit, layout, page, selection: route.kind === 'list' ? route.selection : null };
}

function listData(page: DressedPage): Partial<ListState> & { readonly items: readonly ListItem[] } {
  const items = page.page.body.kind === 'list' ? createListItems(page.page.body.cards) : [];
  return { ...stateOf(page), items };
}

/** The list as GraphQL tells it: with cursors as edges, each with its product, and how to go on. */
function connected(page: DressedPage): unknown {
  if (page.visit.options.transport !== 'cursors') return listData(page);
  const { items, cursor, ...rest } = listData(page);
  const pageInfo = { endCursor: cursor, hasNextPage: cursor !== null };
  return { ...rest, edges: items.map((node) => ({ node })), pageInfo };
}

function suggest({ catalogue, speech }: Visit, typed: string): readonly string[] {
  if (typed === '') return [];
  const names = catalogue.products.map((product) => speech.productName(product));
  return [...new Set(names.filter((name) => name.toLowerCase().includes(typed.toLowerCase())))].slice(0, SUGGESTIONS);
}

function json(data: unknown): ShopResponse {
  return { status: 200, type: 'application/json', text: JSON.stringify(data) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
