/**
 * Measures that tell what kind of page it is, as one table of named features, each 0–1 (as Formasaurus does for forms).
 *
 * They look at structure only: structured data, the best list, prices, controls, text, address. No word of a language.
 */

import type { ListCandidate } from './item-lists.js';
import { createRangeTest } from './link-areas.js';
import type { PageIndex } from './page-index.js';
import { countStructuredTypes } from './structured-types.js';
import type { Tally } from './tally.js';

/** What the features are measured on. */
export interface FeatureContext {
  readonly index: PageIndex;
  readonly tally: Tally;
  /** The list that would be the main list. */
  readonly list: ListCandidate | null;
  readonly candidates: readonly ListCandidate[];
  readonly hasNext: boolean;
  readonly hasPageNumbers: boolean;
  readonly declaredCount: number | null;
}

/** Features by name. */
export type PageFeatures = Readonly<Record<string, number>>;

/** Types of structured data that describe one entity. */
const ENTITY_TYPES = ['product', 'productgroup', 'individualproduct', 'productmodel', 'vehicle', 'car', 'book', 'movie', 'recipe', 'hotel', 'lodgingbusiness', 'restaurant', 'apartment', 'house', 'realestatelisting', 'jobposting', 'event', 'course', 'softwareapplication', 'musicalbum', 'videogame', 'tvseries'];
const ARTICLE_TYPES = ['article', 'newsarticle', 'blogposting', 'techarticle', 'scholarlyarticle', 'report'];
const LIST_TYPES = ['itemlist', 'collectionpage', 'searchresultspage', 'offercatalog', 'collection', 'blog'];
const FORUM_TYPES = ['discussionforumposting', 'qapage', 'question', 'comment', 'answer'];
const FIRM_TYPES = ['service', 'localbusiness', 'professionalservice', 'organization', 'contactpoint', 'faqpage'];
const HEADING = /^h[1-6]$/u;
/** Distance in nodes after the first heading that is looked at for a price or a control. */
const TITLE_REACH = 400;
/** Characters from which a paragraph is prose. */
const PROSE = 120;

/** Measures of a page. */
export function measurePage(context: FeatureContext): PageFeatures {
  return {
    ...structuredFeatures(context.index),
    ...listFeatures(context),
    ...priceFeatures(context),
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
    offers: logarithm(count(['offer', 'aggregateoffer']), 30),
    rating: flag(count(['aggregaterating', 'review']) > 0),
    article: flag(count(ARTICLE_TYPES) === 1 || count(ARTICLE_TYPES) === 2),
    manyArticles: flag(count(ARTICLE_TYPES) > 2),
    listType: flag(count(LIST_TYPES) > 0),
    forumType: flag(count(FORUM_TYPES) > 0),
    firmType: logarithm(count(FIRM_TYPES), 10),
    breadcrumbType: flag(count(['breadcrumblist', 'breadcrumb']) > 0),
    ogProduct: flag(openGraph.includes('product')),
    ogArticle: flag(openGraph.includes('article') || metaContent(index, 'article:published_time') !== ''),
    ogWebsite: flag(openGraph.includes('website')),
    ogPrice: flag(metaContent(index, 'product:price:amount') !== '' || metaContent(index, 'og:price:amount') !== ''),
  };
}

function metaContent(index: PageIndex, name: string): string {
  const meta = index.byTag('meta').find((id) => index.node(id).attributes['property'] === name || index.node(id).attributes['name'] === name);
  return meta === undefined ? '' : (index.node(meta).attributes['content'] ?? '');
}

function listFeatures({ index, list, candidates }: FeatureContext): PageFeatures {
  const features = list?.features;
  const first = list?.records[0];
  const title = index.byTag('h1')[0];
  return {
    listScore: Math.min(1, (features?.score ?? 0) / 4),
    listSize: logarithm(features?.size ?? 0, 60),
    listLarge: flag((features?.size ?? 0) >= 9),
    listShare: Math.min(1, features?.textShare ?? 0),
    listPrices: (features?.withPrice ?? 0) * logarithm(features?.size ?? 0, 60),
    listImages: (features?.withImage ?? 0) * logarithm(features?.size ?? 0, 60),
    listHeadings: (features?.withHeading ?? 0) * logarithm(features?.size ?? 0, 60),
    listBeside: Math.min(1, (features?.beside ?? 0) / 200),
    listInMain: flag(features?.landmark === 'main'),
    listLate: first === undefined ? 0 : first.root / index.nodes.length,
    listAfterTitle: flag(first !== undefined && title !== undefined && first.root > title && first.root - title < TITLE_REACH),
    listSmall: flag(features !== undefined && features.size <= SMALL_LIST),
    textBeforeList: first === undefined || title === undefined || first.root < title ? 0 : logarithm(textBetween(index, index.node(title).end, first.root), 3_000),
    listBelowTitle: flag(first !== undefined && lastHeadingBefore(index, first.root) === 'h1'),
    listBelowSection: flag(first !== undefined && /^h[2-6]$/u.test(lastHeadingBefore(index, first.root))),
    lists: logarithm(candidates.filter(({ features: { score } }) => score >= 0.5).length, 20),
  };
}

/** Lists of recommendations are rarely longer. */
const SMALL_LIST = 6;
/** Nodes before a list in which its heading stands. */
const HEADING_REACH = 150;

function textBetween(index: PageIndex, from: number, end: number): number {
  let length = 0;
  for (let id = from; id < end; ) {
    const node = index.node(id);
    if (node.end <= end) {
      length += index.textLength(id);
      id = node.end;
    } else id += 1;
  }
  return length;
}

/** Tag of the nearest displayed heading before a node, or ''. */
function lastHeadingBefore(index: PageIndex, node: number): string {
  for (let id = node - 1; id > Math.max(0, node - HEADING_REACH); id -= 1) {
    if (HEADING.test(index.node(id).tag) && !index.isHidden(id)) return index.node(id).tag;
  }
  return '';
}

/** Rows of two cells and defined terms outside the list: labels with values. */
function pairsOutside(index: PageIndex, list: ListCandidate | null): number {
  const isInside = createRangeTest(list?.records ?? []);
  const rows = index.byTag('tr').filter((id) => !isInside(id) && index.elements(id).length === 2 && index.textLength(id) < LONG_ROW);
  return rows.length + index.byTag('dt').filter((id) => !isInside(id)).length;
}

/** Characters above which a row of two cells is layout. */
const LONG_ROW = 200;

function priceFeatures({ index, tally, list }: FeatureContext): PageFeatures {
  const all = tally.count('prices', 0, index.nodes.length);
  const inList = (list?.records ?? []).reduce((sum, record) => sum + tally.count('prices', record.root, record.end), 0);
  const title = index.byTag('h1').find((id) => !index.isHidden(id)) ?? 0;
  const reach = Math.min(index.nodes.length, title + TITLE_REACH, (list?.records[0]?.root ?? Infinity) > title ? (list?.records[0]?.root ?? Infinity) : Infinity);
  const near = (kind: 'prices' | 'controls' | 'images'): number => (reach > title ? tally.count(kind, title, reach) : 0);
  const inReach = (tag: string): number => index.byTag(tag).filter((id) => id > title && id < reach && !index.isHidden(id)).length;
  return {
    prices: logarithm(all, 60),
    pricesOutside: logarithm(all - inList, 20),
    priceByTitle: flag(near('prices') > 0),
    pricesByTitle: logarithm(near('prices'), 10),
    controlsByTitle: logarithm(near('controls'), 20),
    buttonsByTitle: logarithm(inReach('button'), 10),
    choicesByTitle: logarithm(inReach('select'), 4),
    quantityByTitle: flag(index.byTag('input').some((id) => id > title && id < reach && index.node(id).attributes['type'] === 'number')),
    priceAndButton: flag(near('prices') > 0 && near('controls') > 0),
    imagesByTitle: logarithm(near('images'), 20),
    pairs: logarithm(pairsOutside(index, list), 20),
    fewPrices: flag(all > 0 && all - inList > 0 && all - inList <= 3),
    postForms: logarithm(index.byTag('form').filter((id) => id > title && id < reach && (index.node(id).attributes['method'] ?? '').toLowerCase() === 'post').length, 4),
    postForm: flag(index.byTag('form').some((id) => id > title && (index.node(id).attributes['method'] ?? '').toLowerCase() === 'post')),
  };
}

function textFeatures(index: PageIndex): PageFeatures {
  const total = Math.max(1, index.textLength(0));
  const linked = index.links.reduce((sum, id) => sum + index.textLength(id), 0);
  const paragraphs = index.byTag('p').filter((id) => index.textLength(id) >= PROSE);
  const prose = paragraphs.reduce((sum, id) => sum + index.textLength(id), 0);
  return {
    text: logarithm(total, 30_000),
    linkedText: Math.min(1, linked / total),
    links: logarithm(index.links.length, 500),
    prose: Math.min(1, prose / total),
    proseLength: logarithm(prose, 20_000),
    paragraphs: logarithm(paragraphs.length, 60),
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
  const siblings = [...paths].filter((path) => parent.length > HOST_ONLY && path.startsWith(parent) && !path.startsWith(page)).length;
  const titles = new Set(content.filter((id) => isTitleLink(index, id)).map((id) => index.linkUrl(id)));
  const pictures = new Set(content.filter((id) => index.within(id, 'img').length > 0).map((id) => index.linkUrl(id)));
  return {
    children: logarithm(page.length > HOST_ONLY ? children : 0, 30),
    siblings: logarithm(siblings, 30),
    titleLinks: logarithm(titles.size, 40),
    pictureLinks: logarithm(pictures.size, 40),
    contentLinks: logarithm(content.length, 300),
    longLinks: logarithm(content.filter((id) => index.textLength(id) >= LONG_LINK).length, 60),
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
  for (let inner = id + 1; inner < Math.min(end, id + 20); inner += 1) if (HEADING.test(index.node(inner).tag)) return true;
  return false;
}

function markupFeatures(index: PageIndex): PageFeatures {
  const count = (...tags: readonly string[]): number => tags.reduce((sum, tag) => sum + index.byTag(tag).length, 0);
  const titles = index.byTag('h1').filter((id) => !index.isHidden(id)).length;
  const heading = index.byTag('h1').map((id) => index.text(id).toLowerCase()).find((text) => text !== '');
  const documentTitle = index.byTag('title').slice(0, 1).map((id) => index.ownText(id).toLowerCase())[0] ?? '';
  return {
    code: logarithm(count('pre', 'code'), 20),
    tables: logarithm(count('table'), 5),
    definitions: logarithm(count('dt'), 20),
    times: logarithm(count('time'), 30),
    oneTime: flag(count('time') === 1 || count('time') === 2),
    articles: logarithm(count('article'), 30),
    oneArticle: flag(count('article') === 1),
    sections: logarithm(count('h2'), 20),
    subsections: logarithm(count('h3'), 40),
    noTitle: flag(titles === 0),
    manyTitles: flag(titles > 1),
    titled: flag(heading !== undefined && documentTitle.startsWith(heading)),
    longTitle: Math.min(1, (heading ?? '').length / 80),
    textareas: flag(count('textarea') > 0),
    boxes: logarithm(index.byTag('input').filter((id) => index.node(id).attributes['type'] === 'checkbox').length, 40),
    fields: logarithm(count('input'), 40),
    asides: flag(count('aside') > 0),
    videos: flag(count('iframe', 'video') > 0),
    figures: logarithm(count('figure'), 20),
    items: logarithm(count('li'), 300),
    authors: flag(index.links.some((id) => /\bauthor\b/u.test(index.node(id).attributes['rel'] ?? ''))),
  };
}

function addressFeatures(url: string): PageFeatures {
  const [path = '', query] = url.replace(/^https?:\/\/[^/?#]*/iu, '').split('#', 1)[0]?.split('?', 2) ?? [];
  const segments = path.split('/').filter((segment) => segment !== '');
  const last = segments.at(-1) ?? '';
  const words = last.split(/[-_+]|%20/u).filter((word) => /[a-z]/iu.test(word)).length;
  return {
    home: flag(segments.length === 0),
    depth: Math.min(1, segments.length / 5),
    wordsInLast: Math.min(1, words / 8),
    longLast: flag(words >= 4),
    digitsInLast: flag(/\d{3,}/u.test(last)),
    digitsAnywhere: flag(/\d/u.test(path)),
    query: flag(query !== undefined && query !== ''),
    document: flag(/\.[a-z]{3,5}$/iu.test(last)),
    endsInSlash: flag(path.endsWith('/') && segments.length > 0),
  };
}

function flag(condition: boolean): number {
  return condition ? 1 : 0;
}

/** 0 at 0, 1 at `full` and above, logarithmic between. */
function logarithm(count: number, full: number): number {
  return Math.min(1, Math.log1p(Math.max(0, count)) / Math.log1p(full));
}
