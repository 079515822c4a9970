/**
 * Labels that can be clicked themselves, such as a title that folds its panel: of another kind than all the alternatives
 * behind them.
 */

import { labelText } from '../../../base/text.js';
import type { PageIndex } from '../../page-index.js';
import { foldsPanel } from '../opening/folding.js';
import type { Item, Run } from '../runs/shapes.js';

/** Levels around an element by which its look is told. */
const MAX_CLIMB = 3;

/** Alternatives behind a label. */
const MIN_VALUES = 2;

/** What runs are read with. */
export interface LeadingContext {
  /** What alternatives of one group have in common. */
  readonly kindOf: (item: Item) => string;
  /** Whether an alternative may be a label. */
  readonly mayLabel: (item: Item) => boolean;
}

/**
 * The runs; the first alternative is the label where it differs from all behind it. Where a label stands over the run
 * already, only if other labels of the page look like the alternative: it is then the heading of the panels together.
 */
export function withLeadingLabels(index: PageIndex, found: readonly Run[], context: LeadingContext): readonly Run[] {
  const runs = found.flatMap((run) => splitAtLeads(index, run, context));
  const leading = new Map(
    runs.flatMap((run) => {
      const node = leadOf(index, run, context);
      return node === null ? [] : [[run, node] as const];
    }),
  );
  const looks = new Map<string, number>();
  for (const node of leading.values()) looks.set(lookOf(index, node), (looks.get(lookOf(index, node)) ?? 0) + 1);
  return runs.map((run) => {
    const node = leading.get(run);
    if (node === undefined) return run;
    const isUsual = (looks.get(lookOf(index, node)) ?? 0) > 1 || opensElsewhere(index, node);
    if (run.label !== null && !isUsual) return run;
    return {
      ...run,
      items: run.items.slice(1),
      label: { node, text: labelText(index.text(node)), strength: 'heading' },
    };
  });
}

/** A run in which alternatives of the first one's kind come again and again over others is one panel after the other. */
function splitAtLeads(index: PageIndex, run: Run, { kindOf, mayLabel }: LeadingContext): readonly Run[] {
  const [first, second] = run.items;
  if (first?.main == null || second?.main == null) return [run];
  const [lead, value] = [kindOf(first), kindOf(second)];
  const starts = run.items.flatMap((item, at) => (item.main !== null && kindOf(item) === lead ? [at] : []));
  const isPanels =
    lead !== value &&
    starts.length > 1 &&
    starts.every((at, turn) => (starts[turn + 1] ?? run.items.length) - at > 1) &&
    run.items.every((item, at) => starts.includes(at) || (item.main !== null && kindOf(item) === value)) &&
    starts.every((at) => isLabel(index, run.items[at], mayLabel));
  if (!isPanels) return [run];
  return starts.map((at, turn) => {
    const node = run.items[at]?.main ?? run.node;
    const items = run.items.slice(at + 1, starts[turn + 1]);
    const isLast = turn === starts.length - 1;
    return {
      ...run,
      items,
      label: { node, text: labelText(index.text(node)), strength: 'heading' },
      trailing: isLast ? run.trailing : null,
    };
  });
}

function isLabel(index: PageIndex, item: Item | undefined, mayLabel: LeadingContext['mayLabel']): boolean {
  return item?.main != null && mayLabel(item) && hasWord(index.text(item.main));
}

/** The first alternative of a run if all others are of one other kind, or null. */
function leadOf(index: PageIndex, run: Run, { kindOf, mayLabel }: LeadingContext): number | null {
  const [first, ...values] = run.items;
  const [second] = values;
  if (first?.main == null || second === undefined || values.length < MIN_VALUES || !mayLabel(first)) return null;
  const isApart = values.every((item) => item.main !== null && kindOf(item) === kindOf(second));
  return isApart && kindOf(first) !== kindOf(second) && hasWord(index.text(first.main)) ? first.main : null;
}

function hasWord(text: string): boolean {
  return /\p{L}{2}|[\p{Lo}]/u.test(text);
}

/** Whether an element of the same look folds a panel. */
function opensElsewhere(index: PageIndex, node: number): boolean {
  const look = lookOf(index, node);
  return index
    .byTag(index.node(node).tag)
    .some((id) => id !== node && lookOf(index, id) === look && foldsPanel(index, id));
}

/** Tag and classes of an element and of those around it. */
function lookOf(index: PageIndex, node: number): string {
  return [node, ...index.ancestors(node).slice(0, MAX_CLIMB)]
    .map((id) => `${index.node(id).tag}.${index.node(id).attributes['class'] ?? ''}`)
    .join(' ');
}
