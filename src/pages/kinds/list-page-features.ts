/**
 * Page features about lists, prices and controls: what sets a list from the recommendations under one entity.
 */

import { createRangeTest } from '../link-areas.js';
import { flag, FULL, logarithm } from './feature-scale.js';
import type { ListCandidate } from '../lists/item-lists.js';
import { PLAUSIBLE_SCORE, type ListFeatures } from '../lists/list-features.js';
import type { PageIndex } from '../page-index.js';
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

/** Features by name, each 0–1. */
export type PageFeatures = Readonly<Record<string, number>>;

const HEADING = /^h[1-6]$/u;
/** Distance in nodes after the first heading that is looked at for a price or a control. */
const TITLE_REACH = 400;
/** Lists from this size on are hardly recommendations; prices that one entity may have. */
const LARGE_LIST = 9;
const FEW_PRICES = 3;

/** Measures of the list that would be the main list; all 0 without one. */
export function measureList({ index, list, candidates }: FeatureContext): PageFeatures {
  const lists = logarithm(candidates.filter(({ features: { score } }) => score >= PLAUSIBLE_SCORE).length, FULL.lists);
  const first = list?.records[0];
  return list === null || first === undefined
    ? { lists }
    : { lists, ...looks(list.features), ...place(index, first.root) };
}

function looks(features: ListFeatures): PageFeatures {
  const size = logarithm(features.size, FULL.listSize);
  return {
    listScore: Math.min(1, features.score / FULL.listScore),
    listSize: size,
    listLarge: flag(features.size >= LARGE_LIST),
    listSmall: flag(features.size <= SMALL_LIST),
    listShare: Math.min(1, features.textShare),
    listPrices: features.withPrice * size,
    listImages: features.withImage * size,
    listHeadings: features.withHeading * size,
    listBeside: Math.min(1, features.beside / FULL.listBeside),
    listInMain: flag(features.landmark === 'main'),
  };
}

function place(index: PageIndex, first: number): PageFeatures {
  const title = index.byTag('h1')[0];
  const heading = lastHeadingBefore(index, first);
  const isBelow = title !== undefined && first > title;
  return {
    listLate: first / index.nodes.length,
    listAfterTitle: flag(isBelow && first - title < TITLE_REACH),
    textBeforeList: isBelow ? logarithm(textBetween(index, index.node(title).end, first), FULL.textBeforeList) : 0,
    listBelowTitle: flag(heading === 'h1'),
    listBelowSection: flag(/^h[2-6]$/u.test(heading)),
  };
}

/** Lists of recommendations are rarely longer. */
const SMALL_LIST = 6;
/** Nodes before a list in which its heading stands. */
const HEADING_REACH = 150;

function textBetween(index: PageIndex, from: number, end: number): number {
  let length = 0;
  for (let id = from; id < end;) {
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
  const rows = index
    .byTag('tr')
    .filter((id) => !isInside(id) && index.elements(id).length === 2 && index.textLength(id) < LONG_ROW);
  return rows.length + index.byTag('dt').filter((id) => !isInside(id)).length;
}

/** Characters above which a row of two cells is layout. */
const LONG_ROW = 200;

/** Prices and controls, and where they stand. */
export function measurePrices({ index, tally, list }: FeatureContext): PageFeatures {
  const all = tally.count('prices', 0, index.nodes.length);
  const inList = (list?.records ?? []).reduce((sum, record) => sum + tally.count('prices', record.root, record.end), 0);
  const title = index.byTag('h1').find((id) => !index.isHidden(id)) ?? 0;
  const listStart = list?.records[0]?.root ?? 0;
  const reach = Math.min(index.nodes.length, title + TITLE_REACH, listStart > title ? listStart : Infinity);
  const near = (kind: 'prices' | 'controls' | 'images'): number =>
    reach > title ? tally.count(kind, title, reach) : 0;
  const inReach = (tag: string): readonly number[] =>
    index.byTag(tag).filter((id) => id > title && id < reach && !index.isHidden(id));
  const isPost = (id: number): boolean => (index.node(id).attributes['method'] ?? '').toLowerCase() === 'post';
  return {
    prices: logarithm(all, FULL.prices),
    pricesOutside: logarithm(all - inList, FULL.pricesOutside),
    priceByTitle: flag(near('prices') > 0),
    pricesByTitle: logarithm(near('prices'), FULL.pricesByTitle),
    controlsByTitle: logarithm(near('controls'), FULL.controlsByTitle),
    buttonsByTitle: logarithm(inReach('button').length, FULL.buttonsByTitle),
    choicesByTitle: logarithm(inReach('select').length, FULL.choicesByTitle),
    quantityByTitle: flag(inReach('input').some((id) => index.node(id).attributes['type'] === 'number')),
    priceAndButton: flag(near('prices') > 0 && near('controls') > 0),
    imagesByTitle: logarithm(near('images'), FULL.imagesByTitle),
    pairs: logarithm(pairsOutside(index, list), FULL.pairs),
    fewPrices: flag(all > 0 && all - inList > 0 && all - inList <= FEW_PRICES),
    postForms: logarithm(inReach('form').filter(isPost).length, FULL.postForms),
    postForm: flag(index.byTag('form').some((id) => id > title && isPost(id))),
  };
}
