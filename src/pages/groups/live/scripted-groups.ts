/**
 * Groups of alternatives that only a script works, in a page as a browser shows it.
 */

import { labelText } from '../../../base/text.js';
import type { Choice, ChoiceGroup, ItemList } from '../../../model/page.js';
import type { PageIndex } from '../../page-index.js';
import type { Addresses } from '../addresses.js';
import { withoutAskingBoxes } from './asking-box.js';
import { pointsDown } from '../opening/drop-downs.js';
import { fieldFaces } from '../opening/field-faces.js';
import type { FoundGroup } from '../found-group.js';
import { withoutValueBehind } from '../../../model/shown-value.js';
import { withoutChosen } from '../labels/chosen-in-label.js';
import { groupKey } from '../group-key.js';
import { groupOfRun } from '../link-groups.js';
import { SIGN_TAGS } from '../../look.js';
import { withButtonNames } from '../labels/popup-labels.js';
import { withLetterBars } from '../labels/letter-sections.js';
import { lastPromisesMore, trailingTexts } from './last-promise.js';
import { firstNode, type Item, type Run } from '../runs/shapes.js';
import { likeOthers } from '../runs/alike-singles.js';
import { restFolds } from '../labels/rest-folds.js';
import { withoutForeignName } from '../labels/tab-names.js';
import { hasWords, isScaleOfSigns } from '../runs/texts.js';
import { isPlainButton, type Widget, type WidgetBounds, type WidgetKind } from './widget.js';
import { areColumnCommands, areHeadsOfColumns, areIconsInTitle, tableTools, ticksAllRows } from './table-tools.js';
import { idleTwins } from './idle-twins.js';
import { isOfFields, isToolbar, MAX_TOOLS } from './tool-rows.js';
import { isBox, namedRuns, rowsOf, runsOfOneKind, tellWidgets, type ToldWidgets } from './widget-runs.js';
import { isListAlone } from '../opening/layers.js';
import { withoutWholeRows } from './whole-rows.js';
import { isAddress } from '../widget-state.js';
import { findWidgets } from './widgets.js';

/** Alternatives told by nothing but a listener that make a row without a label. Raising it takes fewer rows of tools for choices. */
const MIN_UNLABELLED = 3;

/** The same under a label. */
const MIN_LABELLED = 2;

/** What scripted groups are read with. */
export interface ScriptedContext {
  readonly index: PageIndex;
  readonly addresses: Addresses;
  readonly list: ItemList | null;
  readonly bounds: WidgetBounds;
  /** Nodes that page: none of them is a choice. */
  readonly pagerNodes: ReadonlySet<number>;
}

/** A group with what works its choices, by the choices' nodes. */
export interface ScriptedGroup {
  readonly group: FoundGroup;
  readonly widgets: ReadonlyMap<number, Widget>;
  /** Something that is clicked right after the choices and is none: it may show more of them, or apply them. */
  readonly trailing: number | null;
}

/** All that only a script works. */
export interface ScriptedParts {
  readonly groups: readonly ScriptedGroup[];
  /** What can be clicked and belongs to no group, in document order. */
  readonly rest: readonly Widget[];
}

/** The scripted groups of a page, in document order, and what is left. */
export function scriptedGroups(context: ScriptedContext): ScriptedParts {
  const { index, bounds, pagerNodes } = context;
  const folds = restFolds(index);
  const found = findWidgets(index, { ...bounds, taken: new Set([...bounds.taken, ...pagerNodes, ...folds.keys()]) });
  const widgets = new Map(found.flatMap((widget) => (widget.isDisabled ? [] : [[widget.block, widget]])));
  if (widgets.size === 0) return { groups: [], rest: [] };
  const told = tellWidgets(index, widgets);
  // Values that nothing is left of stand among the others, and neither part nor name them.
  const apart = new Set([
    ...found.flatMap(({ apart: parts, block, isDisabled }) => (isDisabled ? [block, ...parts] : parts)),
    ...idleTwins(index, widgets.values()),
    ...folds.keys(),
  ]);
  const cut = runsOfOneKind(index, told, { apart, walls: bounds.walls });
  const named = runsOfValues(context, told, namedRuns(index, told, rowsOf(index, told, cut)));
  const isLikeOthers = likeOthers(index, named, told.kindOf);
  const groups = named.flatMap((run) => groupOf(context, run, { widgets, isLikeOthers: isLikeOthers(run) }) ?? []);
  const used = new Set(groups.flatMap((group) => [...group.widgets.keys()]));
  return {
    groups: withLetterBars(index, groups),
    rest: [...widgets.values()].filter((widget) => !isBox(widget) && !used.has(widget.node)),
  };
}

/** Those that offer values, without what else stands in a row with them. */
function runsOfValues(context: ScriptedContext, told: ToldWidgets, labelled: readonly Run[]): readonly Run[] {
  const { index, bounds, list } = context;
  const { widgets } = told;
  const { runs, counted } = withoutWholeRows(index, labelled);
  const valued = withoutAskingBoxes({ index, submits: bounds.submits, isBox: told.isBoxAt }, runs);
  const isTools = (run: Run): boolean => !counted.has(firstNode(run)) && isToolbar(index, run, widgets);
  const values = valued.filter((run) => !isTools(run));
  const ground = { widgets, trailing: trailingTexts(index, values) };
  return withButtonNames(index, values)
    .map((run) => withoutMore(index, withoutLabel(index, withoutForeignName(index, run, list?.node ?? null)), ground))
    .filter((run) => !isTools(run) && !isOfFields(index, run, widgets));
}

/** Icons beside the heading of a list from which on any more buttons beside them are tools, too. */
const LEAST_ICONS = 2;

/** A run whose label does not stand among its alternatives too. */
function withoutLabel(index: PageIndex, run: Run): Run {
  const [first, ...rest] = run.items;
  if (first?.main !== null || rest.length === 0) return run;
  const text = labelText(index.text(first.parts[0] ?? run.node));
  return run.label !== null && labelText(run.label.text) === text ? { ...run, items: rest } : run;
}

/** What works alternatives, and what is said behind those of any run. */
interface MoreGround {
  readonly widgets: ReadonlyMap<number, Widget>;
  readonly trailing: ReadonlySet<string>;
}

/** A run without the last of its alternatives if that promises the others, or applies them: it looks like none of them. */
function withoutMore(index: PageIndex, run: Run, { widgets, trailing }: MoreGround): Run {
  const last = run.items.at(-1);
  if (run.trailing !== null || last?.main == null || isBox(widgets.get(last.main))) return run;
  const values = run.items.slice(0, -1);
  return lastPromisesMore(index, run, trailing) || isAlone(run, widgets)
    ? { ...run, items: values, trailing: last }
    : run;
}

/** Whether the last alternative alone does not say whether it is chosen. */
function isAlone({ items }: Run, widgets: ReadonlyMap<number, Widget>): boolean {
  const isStated = ({ main }: Item): boolean => (widgets.get(main ?? -1)?.selected ?? null) !== null;
  return items.length > 2 && items.findIndex((item) => !isStated(item)) === items.length - 1;
}

interface GroupParts {
  readonly widgets: ReadonlyMap<number, Widget>;
  /** Whether a single alternative is one as in other groups. */
  readonly isLikeOthers: boolean;
}

function groupOf(context: ScriptedContext, run: Run, { widgets, isLikeOthers }: GroupParts): ScriptedGroup | null {
  const { index, addresses, list } = context;
  const found = groupOfRun(
    { index, addresses, list, pagerNodes: new Set(), widget: 'buttons', countsAreUsual: true, pathOf: () => null },
    { ...run, trailing: null },
  );
  const first = widgets.get(run.items.find(({ main }) => main !== null)?.main ?? -1);
  if (found === null || first === undefined) return null;
  const own = found.choices.flatMap(({ node }) => widgets.get(node) ?? []);
  if (!isLikeOthers && !isGroup(index, found, own)) return null;
  if (areTools(context, found, own)) return null;
  const trailing = widgets.get(run.trailing?.main ?? -1);
  return {
    group: asScripted(index, { found, first, widgets }),
    widgets: new Map(own.map((widget) => [widget.node, widget])),
    trailing: trailing === undefined || isBox(trailing) ? null : trailing.node,
  };
}

/** Links with addresses between a label and the only thing to be pressed under it from which on this is none of the values: "and 3 more". */
const LEAST_LINKS = 2;

function isBehindLinks(
  index: PageIndex,
  { labelNode = -1 }: FoundGroup,
  [only, ...others]: readonly Widget[],
): boolean {
  if (only === undefined || others.length > 0 || isBox(only) || labelNode < 0) return false;
  const between = index.links.filter((id) => id > labelNode && id < only.node && isAddress(index, id));
  return between.length >= LEAST_LINKS;
}

/** Whether widgets in a row each head a list that drops down. */
function dropDown(index: PageIndex, widgets: readonly Widget[]): boolean {
  const drops = ({ node }: Widget): boolean => pointsDown(index, node) || fieldFaces(index).has(node);
  return widgets.length > 0 && widgets.every((widget) => !isBox(widget) && drops(widget));
}

/** Whether widgets that make a row choose nothing. */
function areTools(context: ScriptedContext, found: FoundGroup, own: readonly Widget[]): boolean {
  if (dropDown(context.index, own) || isInTitle(context, found, own)) return true;
  if (isBehindLinks(context.index, found, own)) return true;
  return isOfTable(context, found, own) || isOfList(context, found, own);
}

/** Whether widgets are icons over the list's table under no heading but an icon, or work one of its columns. */
function isOfTable({ index, list }: ScriptedContext, found: FoundGroup, own: readonly Widget[]): boolean {
  const { label, labelNode = -1, choices } = found;
  const [first] = own;
  if (areColumnCommands(index, choices)) return true;
  if (areSorting(index, own)) return true;
  if (own.length === 1 && first !== undefined && isBox(first) && ticksAllRows(index, list, first.node)) return true;
  if (label !== null && (labelNode < 0 || index.text(labelNode) !== '')) return false;
  const tools = tableTools(index, list);
  return own.length > 0 && own.every(({ node }) => tools.has(node));
}

/** Whether widgets that say no state stand in a head of a column each, by which they order the table. */
function areSorting(index: PageIndex, own: readonly Widget[]): boolean {
  const saysState = own.some((widget) => isBox(widget) || widget.selected !== null);
  const nodes = own.map(({ node }) => node);
  return !saysState && areHeadsOfColumns(index, nodes);
}

/** Whether widgets say no state, and are icons behind the title of the list's table. */
function isInTitle({ index, list }: ScriptedContext, { labelNode = -1 }: FoundGroup, own: readonly Widget[]): boolean {
  const doesWork = ({ kind, selected }: Widget): boolean =>
    (kind === 'plain' || kind === 'button') && selected === null;
  return own.every(doesWork) && areIconsInTitle(index, list, { labelNode, nodes: own.map(({ node }) => node) });
}

/** Whether widgets are the tools of the list: some that say no state, one icon among few or several among more, or few with a picture each, under the heading that is its own. */
function isOfList({ index, list }: ScriptedContext, { label }: FoundGroup, own: readonly Widget[]): boolean {
  const isOwnHeading = list !== null && label !== null && label === list.label;
  if (!isOwnHeading) return false;
  const isIcon = ({ block, node }: Widget): boolean =>
    !hasWords(index.text(block)) && hasWords(index.accessibleName(node));
  const isSigned = ({ block }: Widget): boolean => [...SIGN_TAGS].some((tag) => index.within(block, tag).length > 0);
  const leastIcons = own.length > MAX_TOOLS ? LEAST_ICONS : 1;
  const areSigned = own.length <= MAX_TOOLS && own.every(isSigned);
  return own.every(isPlainButton) && (areSigned || own.filter(isIcon).length >= leastIcons);
}

interface FoundWidgets {
  readonly found: FoundGroup;
  /** The widget of the first choice. */
  readonly first: Widget;
  readonly widgets: ReadonlyMap<number, Widget>;
}

/** The group with the nodes that are worked in place of their blocks. */
function asScripted(index: PageIndex, { found, first, widgets }: FoundWidgets): FoundGroup {
  const choices = found.choices.map((choice): Choice => {
    const widget = widgets.get(choice.node);
    return widget === undefined
      ? choice
      : { ...choice, node: widget.node, selected: widget.selected ?? choice.selected };
  });
  const widget = WIDGETS[first.kind];
  const label = found.label === null ? null : withoutShown(found.label, { choices, kind: first.kind });
  const field = sharedName(index, choices);
  return {
    ...found,
    label,
    widget,
    choices,
    field,
    // A box alone is known again by what it says.
    key: groupKey(widget, label ?? (choices.length === 1 && isBox(first) ? (choices[0]?.value ?? null) : null), field),
    multiple: isMultiple(index, first),
    traits: { ...found.traits, staysOnPath: staysOn(found, first), isScripted: true },
  };
}

/** A label without what is chosen; options do not always say that they are, and stand apart from the field that shows them. */
function withoutShown(
  label: string,
  { choices, kind }: { readonly choices: readonly Choice[]; readonly kind: WidgetKind },
): string {
  const rest = withoutChosen(label, choices);
  const isSaid = kind === 'option' || choices.some(({ value }) => rest.endsWith(`: ${value}`));
  return isSaid ? labelText(withoutValueBehind(rest, choices)) : rest;
}

const WIDGETS: Readonly<Record<WidgetKind, ChoiceGroup['widget']>> = {
  checkbox: 'checkboxes',
  radio: 'radios',
  option: 'other',
  tab: 'buttons',
  button: 'buttons',
  link: 'links',
  plain: 'buttons',
};

/** Boxes are choices wherever they stand; others must be several. Signs alone are values where they make a scale and tell a state. */
function isGroup(index: PageIndex, { choices, label }: FoundGroup, widgets: readonly Widget[]): boolean {
  const [first] = widgets;
  if (first === undefined) return false;
  const isWorded = choices.some(({ value }) => hasWords(value) || /\p{N}/u.test(value));
  if (!isWorded) {
    const isStated = widgets.every((widget) => isBox(widget) || widget.selected !== null);
    return label !== null && isStated && isScaleOfSigns(choices.map(({ value }) => value));
  }
  const { kind } = first;
  if (kind === 'checkbox') return true;
  if (choices.length >= MIN_UNLABELLED) return true;
  if (choices.length < MIN_LABELLED) return false;
  const nodes = widgets.map(({ node }) => node);
  return kind === 'radio' || kind === 'option' || label !== null || isListAlone(index, nodes);
}

function isMultiple(index: PageIndex, { kind, node }: Widget): boolean {
  if (kind === 'checkbox') return true;
  if (kind === 'radio' || kind === 'tab') return false;
  if (index.node(node).attributes['aria-pressed'] !== undefined) return true;
  return index.ancestors(node).some((id) => index.node(id).attributes['aria-multiselectable'] === 'true');
}

/** Controls in menus of the site lead elsewhere, unless they say that they are tabs; all others work on the page that they stand on. */
function staysOn({ traits: { landmark } }: FoundGroup, widget: Widget): boolean {
  return isBox(widget) || widget.kind === 'tab' || landmark === null || landmark === 'main' || landmark === 'aside';
}

/** Name that native boxes of the group share, or null. */
function sharedName(index: PageIndex, choices: readonly Choice[]): string | null {
  const names = new Set(choices.map(({ node }) => index.node(node).attributes['name'] ?? ''));
  const [name = ''] = names;
  return names.size === 1 && name !== '' ? name : null;
}
