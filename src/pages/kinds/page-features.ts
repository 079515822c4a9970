/**
 * Measures that tell what kind of page it is, as one table of named features, each 0–1 (as Formasaurus does for forms).
 *
 * They look at structure only: structured data, the best list, prices, controls, text, address. No word of a language.
 */

import { flag, FULL, logarithm } from './feature-scale.js';
import { measureList, measurePrices, type FeatureContext, type PageFeatures } from './list-page-features.js';
import type { PageIndex } from '../page-index.js';
import { countStructuredTypes } from './structured-types.js';

export type { FeatureContext, PageFeatures } from './list-page-features.js';

/** Types of structured data that describe one entity. */
const ENTITY_TYPES = [
  'product',
  'productgroup',
  'individualproduct',
  'productmodel',
  'vehicle',
  'car',
  'book',
  'movie',
  'recipe',
  'hotel',
  'lodgingbusiness',
  'restaurant',
  'apartment',
  'house',
  'realestatelisting',
  'jobposting',
  'event',
  'course',
  'softwareapplication',
  'musicalbum',
  'videogame',
  'tvseries',
];
const ARTICLE_TYPES = ['article', 'newsarticle', 'blogposting', 'techarticle', 'scholarlyarticle', 'report'];
const LIST_TYPES = ['itemlist', 'collectionpage', 'searchresultspage', 'offercatalog', 'collection', 'blog'];
const FORUM_TYPES = ['discussionforumposting', 'qapage', 'question', 'comment', 'answer'];
const FIRM_TYPES = ['service', 'localbusiness', 'professionalservice', 'organization', 'contactpoint', 'faqpage'];
const HEADING = /^h[1-6]$/u;
/** Words of a title in an address; nodes of a link that are looked at for a heading. */
const SLUG_WORDS = 4;
const MAX_LINK_NODES = 20;
/** Characters from which a paragraph is prose. */
const PROSE = 120;

/** Measures of a page. */
export function measurePage(context: FeatureContext): PageFeatures {
  return {
    ...structuredFeatures(context.index),
    ...measureList(context),
    ...measurePrices(context),
    ...textFeatures(context.index),
    ...linkFeatures(context.index),
    ...markupFeatures(context.index),
    ...addressFeatures(context.index.snapshot.url),
    next: flag(context.hasNext),
    pageNumbers: flag(context.hasPageNumbers),
    declaredCount: flag(context.declaredCount !== null && context.declaredCount > 1),
  };
}

function structuredFeatures(index: PageIndex): PageFeatures {
  const types = countStructuredTypes(index);
  const count = (names: readonly string[]): number => names.reduce((sum, name) => sum + (types.get(name) ?? 0), 0);
  const entities = count(ENTITY_TYPES);
  const openGraph = metaContent(index, 'og:type').toLowerCase();
  return {
    oneEntity: flag(entities >= 1 && entities <= 2),
    manyEntities: flag(entities > 2),
    offers: logarithm(count(['offer', 'aggregateoffer']), FULL.offers),
    rating: flag(count(['aggregaterating', 'review']) > 0),
    article: flag(count(ARTICLE_TYPES) === 1 || count(ARTICLE_TYPES) === 2),
    manyArticles: flag(count(ARTICLE_TYPES) > 2),
    listType: flag(count(LIST_TYPES) > 0),
    forumType: flag(count(FORUM_TYPES) > 0),
    firmType: logarithm(count(FIRM_TYPES), FULL.firmType),
    breadcrumbType: flag(count(['breadcrumblist', 'breadcrumb']) > 0),
    ogProduct: flag(openGraph.includes('product')),
    ogArticle: flag(openGraph.includes('article') || metaContent(index, 'article:published_time') !== ''),
    ogWebsite: flag(openGraph.includes('website')),
    ogPrice: flag(metaContent(index, 'product:price:amount') !== '' || metaContent(index, 'og:price:amount') !== ''),
  };
}

function metaContent(index: PageIndex, name: string): string {
  const meta = index
    .byTag('meta')
    .find((id) => index.node(id).attributes['property'] === name || index.node(id).attributes['name'] === name);
  return meta === undefined ? '' : (index.node(meta).attributes['content'] ?? '');
}

function textFeatures(index: PageIndex): PageFeatures {
  const total = Math.max(1, index.textLength(0));
  const linked = index.links.reduce((sum, id) => sum + index.textLength(id), 0);
  const paragraphs = index.byTag('p').filter((id) => index.textLength(id) >= PROSE);
  const prose = paragraphs.reduce((sum, id) => sum + index.textLength(id), 0);
  return {
    text: logarithm(total, FULL.text),
    linkedText: Math.min(1, linked / total),
    links: logarithm(index.links.length, FULL.links),
    prose: Math.min(1, prose / total),
    proseLength: logarithm(prose, FULL.proseLength),
    paragraphs: logarithm(paragraphs.length, FULL.paragraphs),
  };
}

/** Where links lead, seen from this page's address, and which of them are titles. */
function linkFeatures(index: PageIndex): PageFeatures {
  const page = pathOf(index.snapshot.url);
  const parent = page.replace(/[^/]+\/?$/u, '');
  const content = index.links.filter((id) => {
    const landmark = index.landmark(id);
    return landmark === null || landmark === 'main';
  });
  const paths = new Set(content.map((id) => pathOf(index.linkUrl(id) ?? '')));
  const children = [...paths].filter((path) => path.startsWith(page) && path !== page).length;
  const siblings = [...paths].filter(
    (path) => parent.length > HOST_ONLY && path.startsWith(parent) && !path.startsWith(page),
  ).length;
  const titles = new Set(content.filter((id) => isTitleLink(index, id)).map((id) => index.linkUrl(id)));
  const pictures = new Set(content.filter((id) => index.within(id, 'img').length > 0).map((id) => index.linkUrl(id)));
  return {
    children: logarithm(page.length > HOST_ONLY ? children : 0, FULL.children),
    siblings: logarithm(siblings, FULL.siblings),
    titleLinks: logarithm(titles.size, FULL.titleLinks),
    pictureLinks: logarithm(pictures.size, FULL.pictureLinks),
    contentLinks: logarithm(content.length, FULL.contentLinks),
    longLinks: logarithm(content.filter((id) => index.textLength(id) >= LONG_LINK).length, FULL.longLinks),
  };
}

/** Characters of link text from which it reads like a title. */
const LONG_LINK = 30;
/** Length of `//` and a short host: a path of less is the site's root. */
const HOST_ONLY = 1;

function pathOf(url: string): string {
  const path = url.replace(/^https?:\/\/[^/?#]*/iu, '').split(/[?#]/u, 1)[0] ?? '';
  return path.replace(/(?<=.)\/$/u, '');
}

function isTitleLink(index: PageIndex, id: number): boolean {
  const { parent, end } = index.node(id);
  if (parent >= 0 && HEADING.test(index.node(parent).tag)) return true;
  for (let inner = id + 1; inner < Math.min(end, id + MAX_LINK_NODES); inner += 1)
    if (HEADING.test(index.node(inner).tag)) return true;
  return false;
}

function markupFeatures(index: PageIndex): PageFeatures {
  const count = (...tags: readonly string[]): number => tags.reduce((sum, tag) => sum + index.byTag(tag).length, 0);
  const titles = index.byTag('h1').filter((id) => !index.isHidden(id)).length;
  const heading = index
    .byTag('h1')
    .map((id) => index.text(id).toLowerCase())
    .find((text) => text !== '');
  const documentTitle =
    index
      .byTag('title')
      .slice(0, 1)
      .map((id) => index.ownText(id).toLowerCase())[0] ?? '';
  return {
    code: logarithm(count('pre', 'code'), FULL.code),
    tables: logarithm(count('table'), FULL.tables),
    definitions: logarithm(count('dt'), FULL.definitions),
    times: logarithm(count('time'), FULL.times),
    oneTime: flag(count('time') === 1 || count('time') === 2),
    articles: logarithm(count('article'), FULL.articles),
    oneArticle: flag(count('article') === 1),
    sections: logarithm(count('h2'), FULL.sections),
    subsections: logarithm(count('h3'), FULL.subsections),
    noTitle: flag(titles === 0),
    manyTitles: flag(titles > 1),
    titled: flag(heading !== undefined && documentTitle.startsWith(heading)),
    longTitle: Math.min(1, (heading ?? '').length / FULL.longTitle),
    textareas: flag(count('textarea') > 0),
    boxes: logarithm(
      index.byTag('input').filter((id) => index.node(id).attributes['type'] === 'checkbox').length,
      FULL.boxes,
    ),
    fields: logarithm(count('input'), FULL.fields),
    asides: flag(count('aside') > 0),
    videos: flag(count('iframe', 'video') > 0),
    figures: logarithm(count('figure'), FULL.figures),
    items: logarithm(count('li'), FULL.items),
    authors: flag(index.links.some((id) => /\bauthor\b/u.test(index.node(id).attributes['rel'] ?? ''))),
  };
}

function addressFeatures(url: string): PageFeatures {
  const [path = '', query] =
    url
      .replace(/^https?:\/\/[^/?#]*/iu, '')
      .split('#', 1)[0]
      ?.split('?', 2) ?? [];
  const segments = path.split('/').filter((segment) => segment !== '');
  const last = segments.at(-1) ?? '';
  const words = last.split(/[-_+]|%20/u).filter((word) => /[a-z]/iu.test(word)).length;
  return {
    home: flag(segments.length === 0),
    depth: Math.min(1, segments.length / FULL.depth),
    wordsInLast: Math.min(1, words / FULL.wordsInLast),
    longLast: flag(words >= SLUG_WORDS),
    digitsInLast: flag(/\d{3,}/u.test(last)),
    digitsAnywhere: flag(/\d/u.test(path)),
    query: flag(query !== undefined && query !== ''),
    document: flag(/\.[a-z]{3,5}$/iu.test(last)),
    endsInSlash: flag(path.endsWith('/') && segments.length > 0),
  };
}
