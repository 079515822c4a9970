/**
 * What pages say beside the size of a result of how many there are in all: "82 of 264" once something is chosen, where the
 * page said "264 of 264" before.
 */

import type { PageView } from '../../model/page.js';
import { isPaging } from '../../model/step.js';
import type { UnitPath } from './stage-path.js';

/** Numbers that pages told twice before anything was chosen on them. */
export interface ToldWholes {
  /** The view at the end of a path, with the part as its size where its text tells it beside a whole. */
  read(path: UnitPath, view: PageView): PageView;
}

/** Nothing told yet. */
export function createToldWholes(): ToldWholes {
  const told = new Set<string>();
  return {
    read({ url, units }, view) {
      const [best] = view.counts.filter(({ value }) => value === view.declaredCount);
      if (best === undefined) return view;
      const key = JSON.stringify([url, best.value, best.template]);
      const isChosen = !units.every(isPaging);
      if (best.twice === true && !isChosen) told.add(key);
      if (!isChosen || !told.has(key)) return view;
      const part = view.counts.find(
        ({ node, template, value }) => node === best.node && template === best.template && value < best.value,
      );
      if (part === undefined) return view;
      return { ...view, declaredCount: part.value, counts: [part, ...view.counts.filter((count) => count !== part)] };
    },
  };
}
