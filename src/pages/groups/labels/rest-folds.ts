/**
 * Buttons that fold the rest of a section's values away again: such a button may stand before the rest in the markup, as what
 * heads a section does, wherever it is drawn. It is no heading, as the section has one of its own, over the values that are
 * always shown.
 */

import { oncePer } from '../../../base/remember.js';
import { labelText } from '../../../base/text.js';
import { lookOf } from '../../look.js';
import type { PageIndex } from '../../page-index.js';
import { textWithoutBadge } from '../runs/badges.js';
import { isHeading, type Run, type TextBlock } from '../runs/shapes.js';
import { boxesIn, isBox } from '../widget-state.js';

/** Levels above a button within which its section ends. Raising it finds sections that wrap their values more often. */
const MAX_CLIMB = 8;

/** Values before a button from which on those behind it may be the rest of them: a single box may be what unfolds them. */
const LEAST_SHOWN = 2;

/** Longest text of a head, in characters. */
const MAX_HEAD = 80;

/** A section whose rest is unfolded. */
interface UnfoldedSection {
  readonly section: number;
  /** What it begins with, over its values. */
  readonly head: number;
}

/** The buttons of a live page that fold the rest of the values in their sections, with these. */
export const restFolds: (index: PageIndex) => ReadonlyMap<number, UnfoldedSection> = oncePer((index) => {
  const buttons = index.byTag('button').filter((id) => isUnfolded(index, id));
  return new Map(
    buttons.flatMap((button) => {
      const section = sectionOf(index, button);
      return section === null ? [] : [[button, section] as const];
    }),
  );
});

/** The runs; those without a label in a section whose rest is unfolded with what heads the section. */
export function withUnfoldedHeads(index: PageIndex, runs: readonly Run[]): readonly Run[] {
  const sections = [...restFolds(index).values()];
  if (sections.length === 0) return runs;
  return runs.map((run): Run => {
    const around = run.label === null ? sections.find(({ section }) => index.contains(section, run.node)) : undefined;
    return around === undefined ? run : { ...run, label: labelOf(index, around.head) };
  });
}

function labelOf(index: PageIndex, head: number): TextBlock {
  return { node: head, text: labelText(textWithoutBadge(index, head)), strength: 'heading' };
}

/** Whether a button shows words, and says that what it unfolds is shown. */
function isUnfolded(index: PageIndex, id: number): boolean {
  return index.node(id).attributes['aria-expanded'] === 'true' && /\p{L}/u.test(index.text(id)) && !isBox(index, id);
}

/**
 * The section of which a button folds the rest: one of several alike, with a head over its first values, the button behind
 * these, and others behind the button. Null where nothing is so, or the section holds another heading.
 */
function sectionOf(index: PageIndex, button: number): UnfoldedSection | null {
  for (const section of index.ancestors(button).slice(0, MAX_CLIMB)) {
    const boxes = boxesIn(index, section);
    const before = boxes.filter((box) => box < button);
    const [first] = before;
    if (first === undefined) continue;
    if (before.length < LEAST_SHOWN || before.length === boxes.length) return null;
    const head = headOf(index, section, first);
    if (head === null) continue;
    const isOwn = !headsIn(index, section, head).some((id) => id !== button);
    return isOwn && lookOf(index, button) !== lookOf(index, head) && hasPeer(index, section, head)
      ? { section, head }
      : null;
  }
  return null;
}

/** The first child of a section if it says something over the first box; null if it holds that, or there is none. */
function headOf(index: PageIndex, section: number, first: number): number | null {
  const head = index.elements(section).find((id) => index.text(id) !== '');
  if (head === undefined || index.node(head).end > first || index.textLength(head) > MAX_HEAD) return null;
  return /\p{L}/u.test(index.text(head)) && !namesBox(index, head) ? head : null;
}

/** Whether an element is the `label` of a box, or holds one. */
function namesBox(index: PageIndex, id: number): boolean {
  return index.node(id).tag === 'label' || index.within(id, 'label').length > 0;
}

/** Headings, and buttons that fold something, in a section but not in its head. */
function headsIn(index: PageIndex, section: number, head: number): readonly number[] {
  const { end } = index.node(section);
  return index.nodes.slice(index.node(head).end, end).flatMap(({ id, attributes }) => {
    const isHead = isHeading(index, id) || (attributes['aria-expanded'] !== undefined && index.text(id) !== '');
    return isHead ? [id] : [];
  });
}

/** Whether a section beside this one begins with a head of the same look. */
function hasPeer(index: PageIndex, section: number, head: number): boolean {
  const { parent, tag } = index.node(section);
  const beside = parent < 0 ? [] : index.elements(parent);
  return beside.some((other) => {
    if (other === section || index.node(other).tag !== tag) return false;
    const first = index.elements(other).find((id) => index.text(id) !== '');
    return first !== undefined && lookOf(index, first) === lookOf(index, head) && !namesBox(index, first);
  });
}
