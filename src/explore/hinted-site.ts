/**
 * A site whose pages are read with what is known of its lists: a result of one entity is told by the lists before it.
 */

import type { ListHint, PageView } from '../model/page.js';
import type { Site } from '../model/site.js';

/** A site that remembers what its lists are like. */
export interface HintedSite extends Site {
  /** Takes in the list of a page; the first list that tells where it stands counts. */
  learn(view: PageView): void;
}

/** The site, with nothing known of its lists. */
export function createHintedSite(site: Site): HintedSite {
  let like: ListHint | null = null;
  return {
    open: (path, options = {}) => site.open(path, like === null ? options : { like, ...options }),
    learn({ list }) {
      if (like === null && list?.place !== undefined) like = { place: list.place, linkPattern: list.linkPattern };
    },
  };
}
