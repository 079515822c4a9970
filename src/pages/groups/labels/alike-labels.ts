/**
 * Labels told by those of the other groups: where most facets of a page have their label in an element of one look, a
 * group with a single value, or one whose own look misled, has it there, too.
 */

import { oncePer } from '../../../base/remember.js';
import { labelText } from '../../../base/text.js';
import { elementOf, lookOf as lookOfElement } from '../../look.js';
import { oncePerNode, type PageIndex } from '../../page-index.js';
import { dialogAround } from '../opening/dialog-around.js';
import { likeliestNames } from '../opening/field-namers.js';
import { popupOwners } from '../opening/popups.js';
import { textWithoutBadge } from '../runs/badges.js';
import { firstNode, isHeading, type Run, type TextBlock } from '../runs/shapes.js';
import { endsWithColon } from '../runs/texts.js';
import { holdsBox, opens } from '../widget-state.js';

/** Groups that must have labels of one look before others are told by it. */
const LEAST_ALIKE = 3;

/** Those before a run without a label has what stands right before it in that look. */
const LEAST_BEFORE = 2;

/** Levels around a group within which its label stands. */
const MAX_CLIMB = 8;

/** The runs; those that what drops them down labels, which may show what is chosen, labelled as most others are. */
export function withAlikeTitles(index: PageIndex, runs: readonly Run[]): readonly Run[] {
  const alike = withAlikeLabels(index, runs);
  return runs.map((run, at) => {
    const isDropped = run.label !== null && dropsDown(index, elementOf(index, run.label.node));
    return isDropped ? (alike[at] ?? run) : run;
  });
}

/** Whether something opens what stands under it and is no heading that folds its section. */
function dropsDown(index: PageIndex, node: number): boolean {
  const isHead = [node, ...index.ancestors(node).slice(0, 1)].some((id) => isHeading(index, id));
  return opens(index, node) && !isHead;
}

/**
 * The runs; those that are labelled otherwise than most, with the label of that look that stands nearest before them. What a
 * dialog has to choose from is labelled as it is itself, not as the page under it.
 */
export function withAlikeLabels(index: PageIndex, runs: readonly Run[]): readonly Run[] {
  const dialogs = runs.map((run) => dialogAround(index, firstNode(run)));
  const together = new Map<number | null, Run[]>();
  runs.forEach((run, at) => {
    const dialog = dialogs[at] ?? null;
    together.set(dialog, [...(together.get(dialog) ?? []), run]);
  });
  const labelled = new Map([...together.values()].flatMap((some) => withUsualLabels(index, some)));
  return runs.map((run) => labelled.get(run) ?? run);
}

/** Runs that stand in one dialog, or in none, each with what it is then. */
function withUsualLabels(index: PageIndex, runs: readonly Run[]): readonly (readonly [Run, Run])[] {
  const { look, count } = usualLook(index, runs);
  if (count < LEAST_BEFORE) return [];
  const nodes = nodesOf(runs);
  const taken = new Set(runs.flatMap(({ label }) => (label === null ? [] : [elementOf(index, label.node)])));
  return runs.flatMap((run) => {
    // What a colon says to be a label is one, whatever the others look like.
    const isSure =
      run.label !== null &&
      (lookOf(index, run.label.node) === look ||
        isNameOfField(index, run, run.label) ||
        endsWithColon(index.node(run.label.node).text || index.text(run.label.node)));
    if (isSure || (count < LEAST_ALIKE && run.label !== null)) return [];
    const first = firstNode(run);
    const before = nodes.findLast((node) => node < first) ?? -1;
    const label = nearestOf(index, run, { look, taken, before });
    const isTold = label !== null && (count >= LEAST_ALIKE || isRightBefore(index, label, first));
    return isTold ? [[run, { ...run, label }] as const] : [];
  });
}

/** Whether a label looks as those of other runs do and nothing is to be seen between it and what it stands before. */
export function standsLikeOthers(index: PageIndex, label: TextBlock, { first, runs }: Standing): boolean {
  const isAlike = (other: TextBlock | null): boolean =>
    other !== null && other.node !== label.node && lookOf(index, other.node) === lookOf(index, label.node);
  return runs.some((run) => isAlike(run.label)) && isRightBefore(index, label, first);
}

/** Whether nothing is to be read between a label and a node. */
function isRightBefore(index: PageIndex, { node }: TextBlock, first: number): boolean {
  const between = index.nodes.slice(index.node(elementOf(index, node)).end, first);
  return between.every(({ tag, text }) => tag !== '#text' || !/\S/u.test(text));
}

/** Where a label stands. */
interface Standing {
  /** The first node of what it stands before. */
  readonly first: number;
  readonly runs: readonly Run[];
}

/** Whether a label names, by an id, the field that drops down the list of a run. */
function isNameOfField(index: PageIndex, run: Run, label: TextBlock): boolean {
  const field = popupOwners(index)(firstNode(run));
  return field !== null && likeliestNames(index, field).includes(label.node);
}

/** The look that most labels share, and how many do. */
function usualLook(index: PageIndex, runs: readonly Run[]): { readonly look: string; readonly count: number } {
  const labels = new Map<string, Set<number>>();
  for (const { label } of runs) {
    if (label === null) continue;
    const look = lookOf(index, label.node);
    labels.set(look, (labels.get(look) ?? new Set()).add(elementOf(index, label.node)));
  }
  const [best] = [...labels].sort((a, b) => b[1].size - a[1].size);
  return { look: best?.[0] ?? '', count: best?.[1].size ?? 0 };
}

/** The nodes that runs are made of, in document order. */
function nodesOf(runs: readonly Run[]): readonly number[] {
  const nodes = runs.flatMap(({ items }) =>
    items.flatMap(({ parts, main }) => (main === null ? parts : [...parts, main])),
  );
  return nodes.sort((a, b) => a - b);
}

/** Where the label of a run is looked for. */
interface Search {
  readonly look: string;
  /** Labels of other runs. */
  readonly taken: ReadonlySet<number>;
  /** The last node of the runs before; -1 if there are none. */
  readonly before: number;
}

/**
 * The element of the look that comes last before the run's first value, in a part of the page that holds no label of another
 * run, or else behind the runs before it.
 */
function nearestOf(index: PageIndex, run: Run, { look, taken, before }: Search): TextBlock | null {
  const first = firstNode(run);
  let read = first;
  for (const part of index.ancestors(first).slice(0, MAX_CLIMB)) {
    const isShared = [...taken].some((label) => index.contains(part, label) && lookOf(index, label) === look);
    const end = read;
    read = isShared ? Math.max(part, before) + 1 : part + 1;
    const label = firstOfLook(index, { from: read, end }, { look, first });
    if (label !== null || isShared) return label;
  }
  return null;
}

/** The first element of a look among some nodes that says anything of a run's first value. */
function firstOfLook(
  index: PageIndex,
  { from, end }: { readonly from: number; readonly end: number },
  { look, first }: { readonly look: string; readonly first: number },
): TextBlock | null {
  for (let id = from; id < end; id += 1) {
    if (index.node(id).tag === '#text' || lookOf(index, id) !== look) continue;
    // What an element says that has a box in it is what the box stands for.
    const text = !index.contains(id, first) && holdsBox(index, id) ? '' : saidBy(index, id, first);
    if (text !== '') return { node: id, text, strength: 'plain' };
  }
  return null;
}

/** What an element says before a run; one around the run, as a panel called as the head over it, only what it is called. */
function saidBy(index: PageIndex, id: number, first: number): string {
  if (!index.contains(id, first)) return labelText(textWithoutBadge(index, id));
  const { attributes } = index.node(id);
  const isNamed = attributes['aria-label'] !== undefined || attributes['aria-labelledby'] !== undefined;
  const name = isNamed ? index.accessibleName(id) : '';
  return name === index.text(id) ? '' : labelText(name);
}

function lookOf(index: PageIndex, id: number): string {
  return looksOf(index)(id);
}

const looksOf = oncePer((index: PageIndex) => oncePerNode(index, (id) => lookOfElement(index, elementOf(index, id))));
