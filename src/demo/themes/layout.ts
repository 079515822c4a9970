/** Chance in the layout: wrapper depth, order of blocks, names of classes. Seed 0 is the plain layout. */

import { markup, raw } from '../html.js';
import type { Html } from '../html.js';
import { createRandom, hashText } from '../random.js';

/** Most elements that are put around a block. */
const DEEPEST_WRAPPER = 3;

/** How one shop deals out its blocks. The same name gets the same answer on every page. */
export interface Layout {
  /** The block inside a number of elements without meaning; `wrap` writes one of them. */
  wrap(name: string, block: Html, wrapper?: (inside: Html) => Html): Html;
  /** Items in this layout's order. */
  order<T>(name: string, items: readonly T[]): readonly T[];
  /** A class name made up from the given one. */
  hashed(name: string): string;
}

/** The layout for a seed; marked, the page's body stands between two comments where the shop's program finds it. */
export function createLayout(seed: number, isMarked = false): Layout {
  return {
    wrap: (name, block, wrapper = (inside) => markup`<div>${inside}</div>`) => {
      const depth = seed === 0 ? 0 : createRandom(seed, `wrap/${name}`).below(DEEPEST_WRAPPER + 1);
      let wrapped = isMarked && name === 'body' ? markView(block) : block;
      for (let level = 0; level < depth; level++) wrapped = wrapper(wrapped);
      return wrapped;
    },
    order: (name, items) => (seed === 0 ? items : createRandom(seed, `order/${name}`).shuffle(items)),
    hashed: (name) => {
      const hash = hashText(`${seed}/${name}`).toString(36);
      return `${String.fromCodePoint(97 + (hashText(name) % 26))}${hash.slice(0, 6)}`;
    },
  };
}

/** Before and after the part of a page that the shop's program changes. */
export const VIEW_MARKS = ['<!--view-->', '<!--/view-->'] as const;

function markView(block: Html): Html {
  const [before, after] = VIEW_MARKS;
  return markup`<div data-view>${raw(before)}${block}${raw(after)}</div>`;
}
