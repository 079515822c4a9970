/**
 * What a page without a list of several pages tells of them.
 */

import type { Pagination } from './page.js';

/** A page without other pages. */
export const NO_PAGINATION: Pagination = { next: null, previous: null, pages: [], nodes: [] };
