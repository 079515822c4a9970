/** Pages that are neither lists nor products: home, text, login, cart, account, events. */

import { EVERYTHING } from '../selection.js';
import type { HomeBody, LoginBody, RowsBody, TextBody } from '../view/page.js';
import { createShelf } from './cards.js';
import { TEXT_PAGES } from './frame.js';
import { act, decorate, getForm, link, listHref, productHref } from './visit.js';
import type { Visit } from './visit.js';

/** Orders that every account shows. */
const ORDER_NUMBERS = [10_071, 10_068, 10_043];
const MONTHS_PER_YEAR = 12;

/** The home page. */
export function createHomePage(visit: Visit): HomeBody {
  const { speech, options, catalogue } = visit;
  const isFull = options.home === 'full';
  const tiles = catalogue.tree.tops.map(({ key }) => ({
    link: link(speech.categoryName(key), listHref(visit, { ...EVERYTHING, category: key }, { block: 'tile' })),
    image: { src: `/image/${firstBelow(visit, key)}.svg`, alt: '' },
  }));
  const all = link(speech.ui.allProducts, listHref(visit, EVERYTHING, { block: 'hero' }));
  return {
    kind: 'home',
    welcome: speech.ui.welcome,
    tagline: speech.ui.tagline,
    button: isFull && options.allProducts === 'on' ? all : null,
    tiles: isFull && options.categories === 'on' ? tiles : [],
    shelf: isFull ? createShelf(visit, speech.ui.featured, 'home') : null,
  };
}

/** A page of text, or null if there is none at this path. */
export function createTextPage(visit: Visit, path: string): TextBody | null {
  const { ui } = visit.speech;
  if (path === '/blog/the-barn') return createArticle(visit);
  const name = TEXT_PAGES.find((one) => path === `/${one}`);
  return name ? { kind: 'text', heading: ui[name], paragraphs: ui.paragraphs, links: [] } : null;
}

/** What is said where there is nothing. */
export function createNotFoundPage({ speech }: Visit): TextBody {
  return { kind: 'text', heading: speech.ui.notFound, paragraphs: [], links: [] };
}

/** One month of the endless calendar, or null if the path is none. */
export function createEventsPage(visit: Visit, path: string): TextBody | null {
  const match = /^\/events\/(\d{1,6})\/(\d{1,2})$/.exec(path);
  if (!match || visit.options.trap === 'off') return null;
  const { ui } = visit.speech;
  const month = Number(match[1]) * MONTHS_PER_YEAR + Number(match[2]) - 1;
  const name = (at: number): string => `${Math.floor(at / MONTHS_PER_YEAR)}/${(at % MONTHS_PER_YEAR) + 1}`;
  const to = (at: number, text: string) => link(text, decorate(visit, `/events/${name(at)}`));
  return {
    kind: 'text',
    heading: `${ui.events} ${name(month)}`,
    paragraphs: ui.paragraphs.slice(0, 1),
    links: [to(month - 1, `${ui.previous} ${name(month - 1)}`), to(month + 1, `${ui.next} ${name(month + 1)}`)],
  };
}

/** The login page. */
export function createLoginPage(visit: Visit): LoginBody {
  const { ui } = visit.speech;
  const form = { ...getForm(visit, '/login', ui.login), method: 'post' } as const;
  return { kind: 'login', heading: ui.login, form, email: ui.email, password: ui.password };
}

/** The cart, which is empty for every visitor. */
export function createCartPage(visit: Visit): RowsBody {
  const { ui } = visit.speech;
  const acts = act(visit, 'checkout', { path: '/checkout', label: ui.checkout });
  return { kind: 'rows', heading: ui.cart, note: ui.cartEmpty, rows: [], acts };
}

/** The account with its orders, each of which can be deleted. */
export function createAccountPage(visit: Visit): RowsBody {
  const { ui } = visit.speech;
  const rows = ORDER_NUMBERS.map((number) => ({
    text: `${ui.order} ${number}`,
    act: act(visit, 'delete', { path: `/account/orders/${number}/delete`, label: ui.deleteOrder })[0] ?? null,
  }));
  return { kind: 'rows', heading: ui.account, note: null, rows, acts: [] };
}

/** The number of the first product below a category. */
function firstBelow({ engine }: Visit, category: string): number {
  return engine.matching({ ...EVERYTHING, category })[0]?.id ?? 1;
}

function createArticle(visit: Visit): TextBody {
  const { speech, catalogue } = visit;
  const categories = visit.options.categories === 'on' ? catalogue.tree.tops.slice(0, 2) : [];
  const toCategories = categories.map(({ key }) =>
    link(speech.categoryName(key), listHref(visit, { ...EVERYTHING, category: key }, { block: 'blog' })),
  );
  const toProducts = catalogue.products.slice(0, 2).map((product) => {
    const where = { block: 'blog', address: { kind: 'short' } } as const;
    return link(speech.productName(product), productHref(visit, product, where));
  });
  return {
    kind: 'text',
    heading: speech.ui.blog,
    paragraphs: speech.ui.paragraphs,
    links: [...toCategories, ...toProducts],
  };
}
