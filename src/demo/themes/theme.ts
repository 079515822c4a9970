/** What every theme is, and what they share: nothing but the order and depth that the layout's seed deals out. */

import type { Html } from '../html.js';
import type { ThemeName } from '../options.js';
import type { ShopPage } from '../view/page.js';
import type { Layout } from './layout.js';

/** One way to write the shop's pages. */
export interface Theme {
  readonly name: ThemeName;
  /** A whole document. */
  render(page: ShopPage, layout: Layout): Html;
  /** The style sheet. */
  css(layout: Layout): string;
}
