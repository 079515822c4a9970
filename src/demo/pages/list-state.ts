/** The state of a list as data: what the shop's program keeps, and what its data requests answer. */

import { stateArguments, stateBase } from '../addresses/state-arguments.js';
import type { PagerModel, PanelModel } from '../client/widgets.js';
import { hasDrawnPager, hasPanel } from '../scripted.js';
import type { Selection } from '../selection.js';
import type { CardView, ListBody } from '../view/page.js';
import { withKnownFilters } from './list-page.js';
import { cursorTo } from './list-cursor.js';
import { createPagerModel, createPanel } from './panel.js';
import type { Visit } from './visit.js';

/** One product in a data answer. */
export interface ListItem {
  readonly id: string;
  readonly name: string;
  readonly href: string;
  readonly price: string;
  readonly brand: string | null;
}

/** The state of a list. */
export interface ListState {
  /** Address of the region or keyword with nothing chosen. */
  readonly base: string;
  /** What was chosen over it. */
  readonly args: readonly (readonly [string, string])[];
  readonly address: string;
  readonly page: number;
  readonly pages: number;
  readonly totalText: string | null;
  readonly rangeText: string | null;
  readonly emptyText: string;
  /** Addresses of the cards' products, in order. */
  readonly hrefs: readonly string[];
  readonly hasPanel: boolean;
  readonly panel: PanelModel;
  readonly pager: PagerModel;
  /** How to ask for the next page where no number tells it; null on the last one. */
  readonly cursor: string | null;
}

/** The state of the list that a page shows. */
export function createListState(visit: Visit, asked: Selection, body: ListBody): ListState {
  const selection = withKnownFilters(visit, asked);
  const { addresses, engine, options, speech } = visit;
  const pages = Math.ceil(engine.reachable(selection) / selection.size);
  const panel = createPanel(visit, selection);
  const pager = createPagerModel(visit, selection, pages);
  const [next] = options.transport === 'cursors' ? pager.positions.slice(selection.page) : [];
  return {
    base: stateBase(visit, selection),
    args: [...stateArguments(visit, selection)],
    address: addresses.list(selection),
    page: selection.page,
    pages,
    totalText: body.total,
    rangeText: body.range,
    emptyText: speech.ui.noResults,
    hrefs: body.cards.map(({ href }) => href),
    hasPanel: hasPanel(options),
    panel,
    pager: { ...pager, ...(hasDrawnPager(options) ? {} : { kind: 'none' }) },
    cursor: cursorTo(addresses.list({ ...selection, page: 1 }), next),
  };
}

/** The products of a list as data. */
export function createListItems(cards: readonly CardView[]): readonly ListItem[] {
  return cards.map(({ href, name, image, price, brand }) => ({
    id: /\d+/u.exec(image.src)?.[0] ?? '',
    name,
    href,
    price,
    brand,
  }));
}

/** A card with gaps where data goes. */
export function createCardPattern(visit: Visit, href: string): CardView {
  const { ui } = visit.speech;
  const path = '/cart/add?id={{id}}';
  const form = { action: '/cart/add', method: 'post', hidden: [['id', '{{id}}']], submit: ui.addToCart } as const;
  const label = ui.addToCart;
  const acts = {
    off: [],
    get: [{ kind: 'cart', label, href: path, form: null }],
    post: [{ kind: 'cart', label, href: path, form }],
  } as const;
  return {
    href,
    rel: null,
    name: '{{name}}',
    image: { src: '/image/{{id}}.svg', alt: '{{name}}' },
    price: '{{price}}',
    brand: '{{brand}}',
    rating: null,
    ...(visit.options.list === 'titles' ? { isTitled: true } : {}),
    badge: null,
    acts: acts[visit.options.acts],
  };
}
