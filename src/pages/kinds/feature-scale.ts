/**
 * Scales of page features: each feature is 0–1, and here stands what 1 means.
 */

/** Features that have a scale. */
export type FullName =
  | 'offers'
  | 'firmType'
  | 'listSize'
  | 'lists'
  | 'prices'
  | 'pricesOutside'
  | 'pricesByTitle'
  | 'controlsByTitle'
  | 'buttonsByTitle'
  | 'choicesByTitle'
  | 'imagesByTitle'
  | 'pairs'
  | 'postForms'
  | 'text'
  | 'links'
  | 'proseLength'
  | 'paragraphs'
  | 'children'
  | 'siblings'
  | 'titleLinks'
  | 'pictureLinks'
  | 'contentLinks'
  | 'longLinks'
  | 'code'
  | 'tables'
  | 'definitions'
  | 'times'
  | 'articles'
  | 'sections'
  | 'subsections'
  | 'boxes'
  | 'fields'
  | 'figures'
  | 'items'
  | 'listScore'
  | 'listBeside'
  | 'longTitle'
  | 'depth'
  | 'wordsInLast'
  | 'textBeforeList';

/** Value at which a feature is full, in the feature's own unit: counts, characters, segments, words. Raising one flattens it. */
export const FULL: Readonly<Record<FullName, number>> = {
  offers: 30,
  firmType: 10,
  listSize: 60,
  lists: 20,
  prices: 60,
  pricesOutside: 20,
  pricesByTitle: 10,
  controlsByTitle: 20,
  buttonsByTitle: 10,
  choicesByTitle: 4,
  imagesByTitle: 20,
  pairs: 20,
  postForms: 4,
  text: 30_000,
  links: 500,
  proseLength: 20_000,
  paragraphs: 60,
  children: 30,
  siblings: 30,
  titleLinks: 40,
  pictureLinks: 40,
  contentLinks: 300,
  longLinks: 60,
  code: 20,
  tables: 5,
  definitions: 20,
  times: 30,
  articles: 30,
  sections: 20,
  subsections: 40,
  boxes: 40,
  fields: 40,
  figures: 20,
  items: 300,
  listScore: 4,
  listBeside: 200,
  longTitle: 80,
  depth: 5,
  wordsInLast: 8,
  textBeforeList: 3_000,
};

/** 1 for true. */
export function flag(condition: boolean): number {
  return condition ? 1 : 0;
}

/** 0 at 0, 1 at `full` and above, logarithmic between. */
export function logarithm(count: number, full: number): number {
  return Math.min(1, Math.log1p(Math.max(0, count)) / Math.log1p(full));
}
