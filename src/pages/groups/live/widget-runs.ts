/**
 * How what only a script works stands together in a page: runs of one kind, the rows that one list, letter bar or tree makes of
 * them, and the names that are read for them.
 */

import type { PageIndex } from '../../page-index.js';
import { isFieldBetween, withFieldNames, withoutFieldsLabels, withoutLoneLabels } from '../labels/field-names.js';
import { namesSwitch } from './switch-labels.js';
import { withFieldLabels } from '../labels/popup-labels.js';
import { withoutLetterSections } from '../labels/letter-sections.js';
import { withoutListboxSections } from '../labels/listbox-sections.js';
import { withBoxesApart } from '../runs/boxes-apart.js';
import { findRuns } from '../runs/runs.js';
import type { Item, Run, TextBlock } from '../runs/shapes.js';
import { standsLikeOthers, withAlikeLabels } from '../labels/alike-labels.js';
import { withLeadingLabels } from '../labels/leading-labels.js';
import { withUnfoldedHeads } from '../labels/rest-folds.js';
import { withoutKitNames } from '../labels/kit-names.js';
import { withoutPanelNames } from '../labels/panel-names.js';
import { isPanelTool } from '../labels/panel-tools.js';
import { splitAtLabels } from '../runs/split-at-labels.js';
import { splitAtRowNames } from '../runs/split-run.js';
import { withTreeRuns } from '../runs/tree-runs.js';
import { withToldApart } from '../labels/repeated-labels.js';
import { withSaidHeads } from '../labels/said-heads.js';
import { withSharedLabels } from '../labels/shared-labels.js';
import { hasDigit, isLetter } from '../runs/texts.js';
import { type Widget } from './widget.js';

/** The widgets of a page, and what is told of one by the item of a run that it works. */
export interface ToldWidgets {
  readonly widgets: ReadonlyMap<number, Widget>;
  readonly kindOf: (item: Item | undefined) => string;
  readonly isBoxAt: (node: number) => boolean;
  readonly isBoxItem: (item: Item) => boolean;
}

/** Tells the widgets of a page, which are given by the elements that show them. */
export function tellWidgets(index: PageIndex, widgets: ReadonlyMap<number, Widget>): ToldWidgets {
  const isBoxAt = (node: number): boolean => isBox(widgets.get(node));
  return {
    widgets,
    kindOf: (item) => signatureOf(index, widgets.get(item?.main ?? -1)),
    isBoxAt,
    isBoxItem: ({ main }) => isBoxAt(main ?? -1),
  };
}

/** Runs of widgets that stand together, cut where their kind changes: `apart` neither part nor name others, and no run reaches over a wall. */
export function runsOfOneKind(
  index: PageIndex,
  told: ToldWidgets,
  { apart, walls }: { readonly apart: ReadonlySet<number>; readonly walls: ReadonlySet<number> },
): readonly Run[] {
  const { widgets, kindOf, isBoxItem } = told;
  const runs = findRuns(index, {
    isItem: (id) => widgets.has(id),
    isVoid: (id) => apart.has(id) || (index.linkUrl(id) !== null && !widgets.has(id) && !walls.has(id)),
    texts: new Set([...widgets.keys()].filter((id) => index.node(id).tag === '#text')),
    walls,
    isSameKind: (first, second) =>
      kindOf(first.items[0]) === kindOf(second.items[0]) && !isFieldBetween(index, first, second),
    isHeaded: (id) =>
      isHeaded(widgets.get(id)) && !isLetter(index.text(id)) && !isPanelTool(index, id) && !isCountedRow(index, id),
    standsAlone: isBoxItem,
  });
  const mayLabel = ({ main }: Item): boolean => isHeaded(widgets.get(main ?? -1)) && !isPanelTool(index, main ?? 0);
  return withLeadingLabels(index, runs, { kindOf, mayLabel }).flatMap((run) => cutByKind(run, told));
}

/** The same with what one list, one letter bar or one tree holds in one run. */
export function rowsOf(
  index: PageIndex,
  { widgets, kindOf, isBoxAt }: ToldWidgets,
  cut: readonly Run[],
): readonly Run[] {
  const isOneKind = (first: Run, second: Run): boolean => kindOf(first.items[0]) === kindOf(second.items[0]);
  const lists = withoutListboxSections(
    index,
    splitAtLabels(index, cut).flatMap((run) => splitAtRowNames(index, run)),
  );
  const rows = withoutLetterSections(index, lists, isOneKind);
  return withTreeRuns(index, rows, { blocks: [...widgets.keys()], isBox: isBoxAt });
}

/** The same with the names that a visitor reads for them. */
export function namedRuns(index: PageIndex, { widgets, isBoxItem }: ToldWidgets, rows: readonly Run[]): readonly Run[] {
  const headed = withUnfoldedHeads(index, withFieldLabels(index, rows));
  const alike = withFieldNames(index, withAlikeLabels(index, withSharedLabels(index, headed)));
  const isSwitch = (label: TextBlock, node: number): boolean =>
    namesSwitch(index, node, widgets.get(node)?.node ?? node) &&
    !standsLikeOthers(index, label, { first: node, runs: alike });
  const own = withoutLoneLabels(alike, isBoxItem, isSwitch);
  const unnamed = withoutPanelNames(index, withoutFieldsLabels(index, own, isBoxItem), isBoxItem);
  const seen = withoutKitNames(index, withBoxesApart(index, unnamed, isBoxItem));
  return withToldApart(index, withSaidHeads(index, seen));
}

/** A run as one run for each stretch of one kind; a lone one that is no box trails the longer stretch before it. */
function cutByKind(run: Run, { kindOf, isBoxItem }: ToldWidgets): readonly Run[] {
  const trailing = run.trailing !== null && isBoxItem(run.trailing) ? [run.trailing] : [];
  const parts = stretches([...run.items, ...trailing], kindOf);
  const runs: Run[] = [];
  for (const [at, items] of parts.entries()) {
    const before = runs.at(-1);
    const lone = items.length === 1 ? items[0] : undefined;
    if (lone !== undefined && !isBoxItem(lone) && mayTrail(before)) {
      runs[runs.length - 1] = { ...before, trailing: lone };
    } else {
      const isLast = at === parts.length - 1 && trailing.length === 0;
      const keepsLabel = at === 0 || items.some(isBoxItem);
      runs.push({ ...run, items, label: keepsLabel ? run.label : null, trailing: isLast ? run.trailing : null });
    }
  }
  return runs;
}

/** Whether something can trail the values of a run. */
function mayTrail(run: Run | undefined): run is Run {
  return run !== undefined && run.items.length > 1 && run.trailing === null;
}

function stretches(items: readonly Item[], kindOf: (item: Item) => string): readonly (readonly Item[])[] {
  const parts: Item[][] = [];
  for (const item of items) {
    const last = parts.at(-1);
    const first = last?.find(({ main }) => main !== null);
    const goesOn = item.main === null || first === undefined || kindOf(first) === kindOf(item);
    if (last !== undefined && goesOn) last.push(item);
    else parts.push([item]);
  }
  return parts;
}

/** Levels above a link within which its row of a list is. */
const MAX_ROW_CLIMB = 3;

/** Whether a link with a number stands in a row of a list in which other rows are a link with a number alone: what is listed below it belongs to it. */
function isCountedRow(index: PageIndex, id: number): boolean {
  const isRow = (node: number): boolean => index.node(node).tag === 'li';
  const row = index.ancestors(id).slice(0, MAX_ROW_CLIMB).find(isRow);
  if (row === undefined || !hasDigit(index.text(id))) return false;
  const beside = index.elements(index.node(row).parent).filter((other) => other !== row && isRow(other));
  return beside.some((other) => index.within(other, 'a').length === 1 && hasDigit(index.text(other)));
}

/** Whether an alternative may be the heading of what follows it: a box or an option never is, nor what says whether it is chosen. */
function isHeaded(widget: Widget | undefined): boolean {
  return !isBox(widget) && widget?.kind !== 'option' && widget?.kind !== 'tab' && widget?.selected == null;
}

/** Whether a widget says that it can be ticked. */
export function isBox(widget: Widget | undefined): boolean {
  return widget?.kind === 'checkbox' || widget?.kind === 'radio';
}

/** What alternatives of one group have in common: kind and tag. */
function signatureOf(index: PageIndex, widget: Widget | undefined): string {
  if (widget === undefined) return '';
  const { kind } = widget;
  return kind === 'plain' || kind === 'button' || kind === 'link' ? `${kind} ${index.node(widget.block).tag}` : kind;
}
