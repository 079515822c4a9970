/**
 * Labels that say the heading of their panel among other words, for those who do not see that: "Values for the Brand facet"
 * under "Brand". The heading is what the group is called, and the same on every page, whatever other groups are there.
 */

import { labelText } from '../../../base/text.js';
import type { PageIndex } from '../../page-index.js';
import { lookOf } from '../../look.js';
import { textWithoutBadge } from '../runs/badges.js';
import { isHeading, type Run, type TextBlock } from '../runs/shapes.js';
import { isUnseen } from './popup-labels.js';

/** Levels around a label within which the heading of its panel stands. Raising it takes headings of other panels. */
const MAX_CLIMB = 4;

/** Labels that say their own headings among the same words, where those stand on one side only. */
const LEAST_ALIKE = 2;

/** A heading, and the words before and behind it in the label that says it. */
interface SaidHead {
  readonly head: string;
  /** How the heading looks. */
  readonly look: string;
  readonly before: string;
  readonly behind: string;
}

/**
 * The runs; those whose label says the heading before it among other words are called as that heading. Words on one side
 * only must be those of another label with another heading: "Filter" is no name of what is labelled "Filter by brand". What
 * nobody sees and has the words of such labels ("Genre-items") around others is made of a name within the site ("Pages-items"):
 * the heading over it is what is shown.
 */
export function withSaidHeads(index: PageIndex, runs: readonly Run[]): readonly Run[] {
  const said = runs.map(({ label }) => (label === null ? null : saidHead(index, label)));
  const heads = new Map<string, Set<string>>();
  for (const each of said) {
    if (each !== null) heads.set(frameOf(each), (heads.get(frameOf(each)) ?? new Set()).add(each.head));
  }
  const isAlike = (each: SaidHead): boolean => (heads.get(frameOf(each))?.size ?? 0) >= LEAST_ALIKE;
  const alike = said.flatMap((each) => (each !== null && isAlike(each) ? [each] : []));
  return runs.map((run, at) => {
    const own = said[at] ?? null;
    if (run.label === null) return run;
    if (own === null) return withShownHead(index, run, alike);
    const isInside = own.before !== '' && own.behind !== '';
    // Its place stays: what else stands under the heading, as a button that clears what is chosen, is none of the group.
    return isInside || isAlike(own) ? { ...run, label: { ...run.label, text: own.head } } : run;
  });
}

/** The run; one with an unseen label of the make of others that say their headings is called as the heading right over it. */
function withShownHead(index: PageIndex, run: Run, alike: readonly SaidHead[]): Run {
  const { label } = run;
  if (label === null || alike.length === 0 || !isUnseen(index, label)) return run;
  const beside = index.elements(index.node(label.node).parent);
  const over = beside[beside.indexOf(label.node) - 1];
  if (over === undefined || !isHead(index, over) || index.isHidden(over)) return run;
  const head = labelText(textWithoutBadge(index, over));
  const isOfMake = alike.some((other) => isFramed(label.text, other) && other.look === lookOf(index, over));
  const isOwn = /\p{L}/u.test(head) && alike.every((other) => other.head !== head);
  return isOfMake && isOwn ? { ...run, label: { ...label, text: head } } : run;
}

/** Whether a label says something between the words that another one has around its heading. */
function isFramed(label: string, { before, behind }: SaidHead): boolean {
  return label.length > before.length + behind.length && label.startsWith(before) && label.endsWith(behind);
}

function frameOf({ before, behind }: SaidHead): string {
  return JSON.stringify([before, behind]);
}

/** The nearest heading before a label, within its panel, if the label says it as words of its own and says more. */
function saidHead(index: PageIndex, { node, text }: TextBlock): SaidHead | null {
  const panel = index.nodes[node] === undefined ? undefined : index.ancestors(node).slice(0, MAX_CLIMB).at(-1);
  if (panel === undefined) return null;
  for (let id = node - 1; id > panel; id -= 1) {
    if (!isHead(index, id) || index.contains(id, node) || index.isHidden(id)) continue;
    const head = labelText(textWithoutBadge(index, id));
    const own = saidIn(text, head);
    return own === null ? null : { ...own, look: lookOf(index, id) };
  }
  return null;
}

/** Whether an element is a heading by its markup, or says that it folds something. */
function isHead(index: PageIndex, id: number): boolean {
  return index.node(id).attributes['aria-expanded'] !== undefined || isHeading(index, id);
}

function saidIn(label: string, head: string): Omit<SaidHead, 'look'> | null {
  const at = /\p{L}/u.test(head) ? label.indexOf(head) : -1;
  if (at < 0) return null;
  const [before, behind] = [label.slice(0, at), label.slice(at + head.length)];
  const isApart = !/[\p{L}\p{N}]$/u.test(before) && !/^[\p{L}\p{N}]/u.test(behind);
  return isApart && /\p{L}/u.test(before + behind) ? { head, before, behind } : null;
}
