/** What every page has around its middle. */

import { EVERYTHING } from '../selection.js';
import type { LinkView } from '../view/controls.js';
import type { FooterView, HeadView, NavigationView, PageBody, ShopPage } from '../view/page.js';
import { createRecentlyViewed } from './cards.js';
import { createScriptedSearch } from './scripted-search.js';
import { act, decorate, getForm, link, listHref, postForm } from './visit.js';
import type { Visit } from './visit.js';

/** The parts of a page that differ from page to page. */
export interface PageParts {
  readonly title: string;
  readonly body: PageBody;
  readonly breadcrumbs?: readonly LinkView[];
  readonly head?: Partial<HeadView>;
  /** The words of the search box. */
  readonly keyword?: string;
  /** Key of the top category that the page belongs to. */
  readonly section?: string | null;
}

/** Pages of text, by path. */
export const TEXT_PAGES = ['about', 'contact', 'help', 'terms'] as const;

/** A whole page from its own parts and the shop's frame. */
export function createPage(visit: Visit, parts: PageParts): ShopPage {
  const { speech, options } = visit;
  const { ui } = speech;
  const home = link(ui.shopName, decorate(visit, '/'));
  const trail = parts.breadcrumbs ?? [];
  return {
    speech,
    title: `${parts.title} – ${ui.shopName}`,
    head: createHead(visit, parts.head ?? {}),
    home,
    account: [
      link(ui.login, decorate(visit, '/login')),
      link(ui.account, decorate(visit, '/account')),
      link(ui.cart, decorate(visit, '/cart')),
    ],
    signOut: act(visit, 'logout', { path: '/logout', label: ui.logout })[0] ?? null,
    navigation: createNavigation(visit, parts.section ?? null),
    search: createSearch(visit, parts.keyword ?? ''),
    breadcrumbs:
      options.breadcrumbs === 'on' && trail.length > 0 ? [link(ui.home, decorate(visit, '/')), ...trail] : [],
    body: parts.body,
    recentlyViewed: createRecentlyViewed(visit),
    footer: createFooter(visit),
  };
}

function createHead(visit: Visit, head: Partial<HeadView>): HeadView {
  const { charset, charsetIn } = visit.options;
  return {
    charset: charsetIn === 'meta' ? charset : null,
    styleHref: '/style.css',
    canonical: null,
    next: null,
    previous: null,
    openGraph: [],
    jsonLd: null,
    ...head,
  };
}

function createNavigation(visit: Visit, section: string | null): NavigationView {
  const { speech, options, catalogue } = visit;
  const { ui } = speech;
  const categories = catalogue.tree.tops.map(({ key }, position) => {
    const href = listHref(visit, { ...EVERYTHING, category: key }, { block: 'nav', position });
    return link(speech.categoryName(key), href, { isCurrent: key === section });
  });
  const others = [link(ui.blog, decorate(visit, '/blog/the-barn'))];
  if (options.allProducts === 'on') others.unshift(link(ui.allProducts, listHref(visit, EVERYTHING, { block: 'nav' })));
  if (options.trap === 'calendar') others.push(link(ui.events, decorate(visit, '/events/2026/11')));
  return { label: ui.categories, categories: options.categories === 'on' ? categories : [], others };
}

function createSearch(visit: Visit, value: string): ShopPage['search'] {
  const { ui } = visit.speech;
  const form = getForm(visit, visit.options.urls === 'opaque' ? '/list' : '/search', ui.search);
  const html = createScriptedSearch(visit, form, value);
  return {
    form: visit.options.search === 'post' ? postForm(visit, form) : form,
    ...(html ? { html } : {}),
    name: visit.addresses.names.keyword,
    value,
    label: ui.search,
    placeholder: ui.searchPlaceholder,
  };
}

function createFooter(visit: Visit): FooterView {
  const { ui } = visit.speech;
  const links = TEXT_PAGES.map((name) => link(ui[name], decorate(visit, `/${name}`)));
  const form = { action: '/newsletter', method: 'post', hidden: [], submit: ui.subscribe } as const;
  const newsletter = { label: ui.newsletter, email: ui.email, form };
  return { links, newsletter: visit.options.acts === 'off' ? null : newsletter };
}
