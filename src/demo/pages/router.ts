/** From an address to the page that stands there. */

import type { Route } from '../addresses/addresses.js';
import type { Product } from '../catalogue/product.js';
import type { Selection } from '../selection.js';
import type { ShopPage } from '../view/page.js';
import { createWholeFacet } from './facets.js';
import { createPage } from './frame.js';
import { categoryBreadcrumbs, createListPage } from './list-page.js';
import {
  createAccountPage,
  createCartPage,
  createEventsPage,
  createHomePage,
  createLoginPage,
  createNotFoundPage,
  createTextPage,
} from './plain-pages.js';
import { panelPageHtml } from './panel.js';
import { createProductPage } from './product-page.js';
import { createJsonLd, createOpenGraph } from './structured-data.js';
import { link } from './visit.js';
import type { Visit } from './visit.js';

/** A page with its HTTP status. */
export interface Answer {
  readonly status: 200 | 404;
  readonly page: ShopPage;
}

/** The page at an address. */
export function answerVisit(visit: Visit, route: Route, url: URL): Answer {
  switch (route.kind) {
    case 'product': {
      const product = visit.catalogue.products[route.id - 1];
      return product ? found(productPage(visit, product)) : notFound(visit);
    }
    case 'list': {
      const values = url.searchParams.get('values');
      return found(values === null ? listPage(visit, route.selection) : valuesPage(visit, route.selection, values));
    }
    case 'other':
      return answerOther(visit, route.path, url);
  }
}

function found(page: ShopPage): Answer {
  return { status: 200, page };
}

function notFound(visit: Visit): Answer {
  const body = createNotFoundPage(visit);
  return { status: 404, page: createPage(visit, { title: body.heading, body }) };
}

function answerOther(visit: Visit, path: string, url: URL): Answer {
  const { ui } = visit.speech;
  if (path === '/') return found(createPage(visit, { title: ui.tagline, body: createHomePage(visit) }));
  if (path === '/login') return found(createPage(visit, { title: ui.login, body: createLoginPage(visit) }));
  if (path === '/cart') return found(createPage(visit, { title: ui.cart, body: createCartPage(visit) }));
  if (path === '/account') return found(createPage(visit, { title: ui.account, body: createAccountPage(visit) }));
  if (path === '/filters') return found(filtersPage(visit, url));
  const body = createTextPage(visit, path) ?? createEventsPage(visit, path);
  return body ? found(createPage(visit, { title: body.heading, body })) : notFound(visit);
}

function productPage(visit: Visit, product: Product): ShopPage {
  const body = createProductPage(visit, product);
  const { aliases } = visit.options;
  return createPage(visit, {
    title: body.name,
    body,
    breadcrumbs: [...categoryBreadcrumbs(visit, product.category), link(body.name, '', { isCurrent: true })],
    section: topOf(visit, product.category),
    head: {
      canonical: aliases === 'bare' ? null : visit.origin + visit.addresses.product(product),
      jsonLd: createJsonLd(visit, product),
      openGraph: createOpenGraph(visit, product),
    },
  });
}

function listPage(visit: Visit, selection: Selection): ShopPage {
  const { body, breadcrumbs } = createListPage(visit, selection);
  const hasRel = visit.options.relNext === 'on';
  return createPage(visit, {
    title: body.heading,
    body,
    breadcrumbs,
    keyword: selection.keyword ?? '',
    section: topOf(visit, selection.category),
    head: {
      next: hasRel ? (body.pager?.next?.href ?? null) : null,
      previous: hasRel ? (body.pager?.previous?.href ?? null) : null,
    },
  });
}

function valuesPage(visit: Visit, selection: Selection, name: string): ShopPage {
  const attribute = visit.catalogue.attributes.find(({ key }) => visit.addresses.names.attribute(key) === name);
  const facet = createWholeFacet(visit, selection, attribute?.key ?? '');
  if (!facet) return listPage(visit, selection);
  return createPage(visit, { title: facet.label, body: { kind: 'values', facet }, keyword: selection.keyword ?? '' });
}

/** The page that has only the facets of a list, where they stand on one of their own. */
function filtersPage(visit: Visit, url: URL): ShopPage {
  const asked = new URL(url.searchParams.get('in') ?? '/', visit.origin);
  const route = visit.addresses.read(asked);
  const { filters } = visit.speech.ui;
  const html = route.kind === 'list' ? panelPageHtml(visit, route.selection) : null;
  const body = { kind: 'text', heading: filters, paragraphs: [], links: [], ...(html ? { html } : {}) } as const;
  return createPage(visit, { title: filters, body });
}

function topOf(visit: Visit, category: string | null): string | null {
  return category === null ? null : (visit.catalogue.tree.pathOf(category)[0]?.key ?? null);
}
