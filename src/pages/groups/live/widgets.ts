/**
 * What stands for an alternative in a live page though it is no link: boxes of any make, options, buttons, and anything
 * that does something when it is clicked. Told from roles, states and listeners.
 */

import type { PageIndex } from '../../page-index.js';
import { blockOfBox, twinOf } from './box-blocks.js';
import { boxRows } from './box-rows.js';
import { isDrawnSwitch } from './drawn-switches.js';
import { findClickables } from './clickables.js';
import { countedRows } from './counted-rows.js';
import { mapPins } from './map-pins.js';
import { drawsState, isAddress, isDisabled, listsEntries, stateOf } from '../widget-state.js';
import { drawnBoxOf, rowEnd } from '../../tree-signs.js';
import type { Widget, WidgetBounds, WidgetKind } from './widget.js';

/** The page's widgets, boxes that cannot be worked now included, in document order. Linear in the size of the page. */
export function findWidgets(index: PageIndex, bounds: WidgetBounds): readonly Widget[] {
  const reach = reachable(index, bounds);
  const boxes = index.nodes.flatMap(({ id }) => {
    const kind = reach[id] === 1 ? boxKind(index, id) : null;
    return kind === null ? [] : [{ id, kind }];
  });
  const found = boxWidgets(
    index,
    boxes.filter(({ id }) => !bounds.taken.has(id)),
    new Set(boxes.map(({ id }) => id)),
  );
  const rows = boxRows(index, found);
  // What is beside a box that cannot be worked goes with it.
  const widgets = found.map((widget) => (widget.isDisabled ? { ...widget, block: rows.rowOf(widget.block) } : widget));
  const covered = cover(index, widgets);
  const clicked = findClickables(index, bounds, { reach, covered }).map((widget) => withDrawnBox(index, widget));
  const counted = countedRows(index, { reach, covered: coverAlso(index, covered, clicked) });
  const all = [...widgets, ...clicked.filter(({ block }) => !rows.isBeside(block)), ...counted];
  return all.sort((a, b) => a.block - b.block);
}

/** What chooses a node of a tree, worked by the box that is drawn before its words, if there is one. */
function withDrawnBox(index: PageIndex, widget: Widget): Widget {
  const item = [widget.block, ...index.ancestors(widget.block)].find((id) => index.role(id) === 'treeitem');
  const box = item === undefined || widget.block >= rowEnd(index, item) ? null : drawnBoxOf(index, item);
  return box === null ? widget : { ...widget, node: box };
}

/** Nodes outside of cards, of links with an address, and of pins on maps. */
function reachable(index: PageIndex, { walls }: WidgetBounds): Uint8Array {
  const reach = new Uint8Array(index.nodes.length).fill(1);
  const pins = mapPins(index);
  for (const { id, parent } of index.nodes) {
    const above = parent < 0 || reach[parent] === 1;
    if (!above || walls.has(id) || pins.has(id) || isAddress(index, id)) reach[id] = 0;
  }
  return reach;
}

const BOX_ROLES: ReadonlyMap<string, WidgetKind> = new Map<string, WidgetKind>([
  ['checkbox', 'checkbox'],
  ['switch', 'checkbox'],
  ['menuitemcheckbox', 'checkbox'],
  ['radio', 'radio'],
  ['menuitemradio', 'radio'],
]);

function boxKind(index: PageIndex, id: number): WidgetKind | null {
  const { tag, attributes } = index.node(id);
  if (tag === '#text' || tag === 'option' || drawsState(index, id)) return null;
  if (isDrawnSwitch(index, id)) return 'checkbox';
  if (tag !== 'input') return listsEntries(index, id) ? null : (BOX_ROLES.get(index.role(id) ?? '') ?? null);
  const type = (attributes['type'] ?? '').trim().toLowerCase();
  return type === 'checkbox' || type === 'radio' ? type : null;
}

interface Box {
  readonly id: number;
  readonly kind: WidgetKind;
}

function boxWidgets(index: PageIndex, boxes: readonly Box[], all: ReadonlySet<number>): readonly Widget[] {
  const widgets: Widget[] = [];
  for (let at = 0; at < boxes.length; at += 1) {
    const box = boxes[at];
    if (box === undefined) continue;
    const next = boxes[at + 1]?.id ?? -1;
    const twin = twinOf(index, box.id, next);
    if (twin) at += 1;
    const nodes = twin ? [box.id, next] : [box.id];
    const widget = boxWidget(index, { nodes, kind: box.kind }, all);
    if (widget !== null) widgets.push(widget);
  }
  return widgets;
}

function boxWidget(
  index: PageIndex,
  { nodes, kind }: { readonly nodes: readonly number[]; readonly kind: WidgetKind },
  all: ReadonlySet<number>,
): Widget | null {
  const found = blockOfBox(index, nodes, all);
  if (found === null) return null;
  const states = nodes.flatMap((id) => stateOf(index, id) ?? []);
  const apart = nodes.filter((id) => !index.contains(found.block, id));
  const selected = states.length === 0 ? null : states.some(Boolean);
  const isOff = nodes.every((id) => isDisabled(index, id));
  return { block: found.block, node: found.control, kind, selected, apart, ...(isOff && { isDisabled: true }) };
}

/** What is covered already, with these widgets' blocks and what is around them. */
function coverAlso(index: PageIndex, covered: Uint8Array, widgets: readonly Widget[]): Uint8Array {
  const all = Uint8Array.from(covered);
  for (const { block } of widgets) {
    all.fill(1, block, index.node(block).end);
    for (const id of index.ancestors(block)) all[id] = 1;
  }
  return all;
}

/** For each node whether it lies in one of the widgets' blocks. */
function cover(index: PageIndex, widgets: readonly Widget[]): Uint8Array {
  const covered = new Uint8Array(index.nodes.length);
  for (const { block, node } of widgets) {
    covered.fill(1, block, index.node(block).end);
    covered.fill(1, node, index.node(node).end);
  }
  return covered;
}
