/**
 * Pins of a map: entities where they lie, each placed by itself across and down. A press shows what it stands for and chooses
 * nothing.
 */

import { oncePer } from '../../../base/remember.js';
import type { PageIndex } from '../../page-index.js';

/** Pins that make a map. Raising it misses those of few entities. */
const LEAST_PINS = 3;

/** Share of places across, and of those down, that only one pin has. Raising it misses maps whose pins lie close together. */
const LEAST_APART = 0.75;

/** What in a page is a pin of a map. */
export const mapPins: (index: PageIndex) => ReadonlySet<number> = oncePer((index) => {
  const byParent = new Map<number, { readonly id: number; readonly place: Place }[]>();
  for (const { id, parent, attributes } of index.nodes) {
    const place = placeIn(attributes['style'] ?? '');
    if (place === null || !isOneThing(index, id)) continue;
    const beside = byParent.get(parent);
    if (beside === undefined) byParent.set(parent, [{ id, place }]);
    else beside.push({ id, place });
  }
  const maps = [...byParent.values()].filter((placed) => areScattered(placed.map(({ place }) => place)));
  return new Set(maps.flat().map(({ id }) => id));
});

/** Things to press in one pin: it, and what is drawn in it. Raising it takes lists that hang over the page for pins. */
const MOST_PRESSED = 2;

/** Whether what is placed is one thing to press at most, rather than a list or a panel that hangs over the page. */
function isOneThing(index: PageIndex, placed: number): boolean {
  let pressed = 0;
  for (let id = placed; id < index.node(placed).end && pressed <= MOST_PRESSED; id += 1) {
    const { tag, listensForClicks } = index.node(id);
    if (FIELDS.has(tag)) return false;
    if (listensForClicks === true || PRESSED.has(index.role(id) ?? '')) pressed += 1;
  }
  return pressed <= MOST_PRESSED;
}

const FIELDS: ReadonlySet<string> = new Set(['input', 'select', 'textarea']);

const PRESSED: ReadonlySet<string> = new Set(['button', 'link', 'option', 'menuitem', 'treeitem', 'tab']);

/** Where something is placed, in pixels or percent. */
interface Place {
  readonly across: number;
  readonly down: number;
}

/** Whether places lie all over an area, rather than in rows and columns. */
function areScattered(places: readonly Place[]): boolean {
  const least = places.length * LEAST_APART;
  const columns = new Set(places.map(({ across }) => across));
  const rows = new Set(places.map(({ down }) => down));
  return places.length >= LEAST_PINS && columns.size >= least && rows.size >= least;
}

/** Where a style places its element, by a shift or by its distance from the upper left; null if it does not. */
function placeIn(style: string): Place | null {
  const shift = [...style.matchAll(SHIFT)].at(-1);
  const [across, down] = shift === undefined ? [LEFT.exec(style)?.[1], TOP.exec(style)?.[1]] : shift.slice(1);
  return across === undefined || down === undefined ? null : { across: Number(across), down: Number(down) };
}

const SHIFT = /translate(?:3d)?\(\s*(-?[\d.]+)px\s*,\s*(-?[\d.]+)px/giu;

const LEFT = /(?:^|[;\s])left:\s*(-?[\d.]+)(?:px|%)/iu;

const TOP = /(?:^|[;\s])top:\s*(-?[\d.]+)(?:px|%)/iu;
