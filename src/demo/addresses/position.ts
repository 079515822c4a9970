/** Where in a list a page begins, as page number or as offset. */

import type { DemoShopOptions } from '../options.js';
import type { Selection } from '../selection.js';

/** The number that an address holds for the selection's page. */
export function positionOf({ page, size }: Selection, options: DemoShopOptions): number {
  return options.position === 'page' ? page : (page - 1) * size;
}

/** The page that a number in an address means; 1 for anything that is no such number. */
export function pageAt(text: string, { size }: Selection, options: DemoShopOptions): number {
  if (!/^\d{1,9}$/.test(text)) return 1;
  const number = Number(text);
  return options.position === 'page' ? Math.max(1, number) : Math.floor(number / size) + 1;
}
