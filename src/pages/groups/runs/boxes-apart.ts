/**
 * Boxes that are facets of their own: each stands alone in a section like those that have a heading over their values, or is
 * a switch under no heading.
 */

import { lookOf } from '../../look.js';
import type { PageIndex } from '../../page-index.js';
import type { Item, Run } from './shapes.js';

/** Values under a heading from which on their block is a section of a facet. */
const MIN_VALUES = 2;

/** Levels above a box within which its section is. Raising it finds sections that wrap their boxes more often. */
const MAX_CLIMB = 5;

/**
 * The runs; boxes that each make a section of their own, beside sections of the same look that hold a heading with its
 * values, are runs by themselves, without the label of the section before them. So
 * are switches without a label.
 */
export function withBoxesApart(index: PageIndex, runs: readonly Run[], isBox: (item: Item) => boolean): readonly Run[] {
  const cut = runs.flatMap((run) => switchesApart(index, run));
  const looks = headedSections(index, cut);
  if (looks.size === 0) return cut;
  const firsts = cut.flatMap(({ items }) => items.map(firstNode));
  const sectionAround = (node: number): number | undefined =>
    [node, ...index.ancestors(node).slice(0, MAX_CLIMB)].find((id) => looks.has(sectionLook(index, id)));
  const standsAlone = ({ label }: Run, item: Item): boolean => {
    const section = sectionAround(firstNode(item));
    if (section === undefined || firsts.filter((node) => index.contains(section, node)).length !== 1) return false;
    return label === null || (label.node >= 0 && ![section, undefined].includes(sectionAround(label.node)));
  };
  return cut.flatMap((run): readonly Run[] => {
    const boxes = run.items.filter(isBox);
    if (boxes.length === 0 || !boxes.every((item) => standsAlone(run, item))) return [run];
    const apart = boxes.map((item) => alone(run, item));
    // Such as a button behind them.
    const rest = run.items.filter((item) => !isBox(item));
    return rest.length === 0 ? apart : [...apart, { ...run, items: rest, label: null }];
  });
}

function alone(run: Run, item: Item): Run {
  return { ...run, node: firstNode(item), items: [item], label: null, trailing: null };
}

/** Switches under no heading: each turns something of its own on. */
function switchesApart(index: PageIndex, run: Run): readonly Run[] {
  const areSwitches = run.label === null && run.items.length > 1 && run.items.every((item) => isSwitch(index, item));
  return areSwitches ? run.items.map((item) => alone(run, item)) : [run];
}

function isSwitch(index: PageIndex, item: Item): boolean {
  const first = firstNode(item);
  for (let id = first; id < index.node(first).end; id += 1) if (index.role(id) === 'switch') return true;
  return false;
}

/** What the blocks look like that hold a heading with its values, under their parents. */
function headedSections(index: PageIndex, runs: readonly Run[]): ReadonlySet<string> {
  const blocks = runs.flatMap(({ label, items }) => {
    const nodes = items.map(firstNode);
    const [first] = nodes;
    if (label === null || label.node < 0 || first === undefined || nodes.length < MIN_VALUES) return [];
    const block = index.ancestors(first).find((id) => [label.node, ...nodes].every((node) => index.contains(id, node)));
    // The words of a box are no heading of those below it.
    const isHeading = label.node < first && index.within(block ?? first, 'label').every(noLabel(index, label.node));
    return block === undefined || !isHeading || !hasClass(index, block) ? [] : [block];
  });
  return new Set(blocks.map((block) => sectionLook(index, block)));
}

function noLabel(index: PageIndex, node: number): (id: number) => boolean {
  return (id) => !index.contains(id, node);
}

/** Elements of bare markup all look alike. */
function hasClass(index: PageIndex, id: number): boolean {
  return (index.node(id).attributes['class'] ?? '') !== '';
}

function sectionLook(index: PageIndex, id: number): string {
  return `${index.node(id).parent} ${lookOf(index, id)}`;
}

function firstNode({ main, parts }: Item): number {
  return main ?? parts[0] ?? 0;
}
