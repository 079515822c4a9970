/**
 * Weights of page features per page type.
 */

import type { PageType } from '../model/page.js';

/** Weight of each feature for each type; `bias` is added always. */
export const PAGE_TYPE_WEIGHTS: Readonly<Record<PageType, Readonly<Record<string, number>>>> = { entity: {}, list: {}, other: {} };
