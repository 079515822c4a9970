/**
 * Controls of a live page that only show more of it: folded panels, the rest of a facet's values, menus, a search field
 * behind an icon. Told from what they declare and from what lies hidden behind them, not from words.
 */

import { takesWords } from '../forms/index.js';
import type { ChoiceGroup, Control, ItemList } from '../model/page.js';
import { headOfSection, pointsDown } from './groups/opening/drop-downs.js';
import { findCalendars } from './groups/live/calendars.js';
import { cardsElsewhere } from './groups/live/cards-elsewhere.js';
import { tableTools } from './groups/live/table-tools.js';
import { fieldFaces } from './groups/opening/field-faces.js';
import { foldsPanel, holdsHidden, showsFields } from './groups/opening/folding.js';
import { hangsOver, layerOf } from './groups/opening/layers.js';
import { isField, listOf, panelOwners } from './groups/opening/declared-owners.js';
import { columnAround, fieldLabel, pressedFor } from './groups/opening/popups.js';
import { sectionHeads } from './groups/labels/section-heads.js';
import { withoutDecoration } from './groups/runs/texts.js';
import { boxesIn, isDisabled } from './groups/widget-state.js';
import { branchOpeners } from './branch-openers.js';
import { applyBeside } from './field-applies.js';
import { letterOpeners } from './letter-openers.js';
import { lookOf } from './look.js';
import { drawnFor, isChooser, isTextField, mayDropDown, openerLabel, shownName } from './opener-names.js';
import type { PageIndex } from './page-index.js';
import { hasPrice } from './price-text.js';
import { searchesSite } from './site-search-field.js';
import { controlOf, withOrdinals } from './steps.js';
import { facetTabs, tabOpeners } from './tab-openers.js';
import { arrowOf, choosingIn, isClosedBranch, isIcon, isRowOfNode, opensByArrow, valueOfNode } from './tree-nodes.js';

/** Openers of one page at most. Raising it costs an action each where a page folds everything. */
const MAX_OPENERS = 60;

/** Levels around an opener within which a field or a facet stands that it belongs to. */
const MAX_CLIMB = 3;

/** What openers are read with. */
export interface OpenerContext {
  readonly groups: readonly ChoiceGroup[];
  readonly list: ItemList | null;
  /** Nodes that show more values of a group. */
  readonly more: readonly number[];
  /** Nodes of buttons that may bring up anything. */
  readonly lone: readonly number[];
  /** Nodes that page. */
  readonly pagerNodes: readonly number[];
  /** Nodes that submit a form. */
  readonly submits: ReadonlySet<number>;
  /** Whether the page shows a field for keywords; without one, icons at its top may open it. */
  readonly hasSearch: boolean;
  /** The dialog behind which nothing can be worked, or null. */
  readonly modal: number | null;
}

/**
 * The page's openers, in document order, those last that nothing tells to be any: one of them may close what the others
 * stand in. None for a page that came over HTTP.
 */
export function readOpeners(index: PageIndex, context: OpenerContext): readonly Control[] {
  if (index.snapshot.source !== 'browser') return [];
  const isRefused = refusals(index, context);
  const { closed } = sectionHeads(index);
  const tools = tableTools(index, context.list);
  const opening = index.nodes
    .flatMap(({ id, tag }) =>
      tag !== '#text' && (closed.has(id) || tools.has(id) || opensMore(index, id, context)) ? [id] : [],
    )
    .filter((id) => !isRowOfNode(index, id));
  const known = new Set([...opening, ...context.more]);
  const nodes = [...new Set([...known, ...context.lone])].filter((id) => !isRefused(id));
  const openers = withoutMarks(index, innermost(index, nodes)).slice(0, MAX_OPENERS);
  const around = { groups: context.groups, openers, list: context.list };
  const inOrder = [...openers.filter((node) => known.has(node)), ...openers.filter((node) => !known.has(node))];
  const controls = inOrder.map((node) => openerOf(index, node, around));
  const branches = branchesBeside(index, openers, context);
  const letters = letterOpeners(index, context.groups, context.modal);
  const tabs = tabOpeners(facetTabs(index, context.groups, context.modal));
  return [
    ...letters,
    ...tabs,
    ...withOrdinals([...branches, ...controls].filter(({ step }) => step.name !== null || step.role !== null)),
  ];
}

/** What shows the values below others, but for what is an opener, or in one, or lies behind a dialog. */
function branchesBeside(
  index: PageIndex,
  openers: readonly number[],
  { groups, list, modal }: OpenerContext,
): readonly Control[] {
  const isKnown = (id: number): boolean =>
    openers.some((other) => index.contains(other, id) || index.contains(id, other));
  return branchOpeners(index, groups, list).filter(
    ({ node }) => !isKnown(node) && (modal === null || !isBehind(index, modal, node)),
  );
}

/** Openers that say nothing but a price from which on they are the marks of a map. Raising it opens entities on maps. */
const LEAST_MARKS = 3;

/** The openers but for those of one look that say a price each: what lies at a place of a map is an entity. */
function withoutMarks(index: PageIndex, nodes: readonly number[]): readonly number[] {
  const isPriced = (id: number): boolean => hasPrice(index.text(id));
  const marks = new Map<string, number>();
  for (const look of nodes.filter(isPriced).map((id) => lookOf(index, id))) marks.set(look, (marks.get(look) ?? 0) + 1);
  return nodes.filter((id) => !isPriced(id) || (marks.get(lookOf(index, id)) ?? 0) < LEAST_MARKS);
}

function openerOf(index: PageIndex, node: number, around: Around): Control {
  const group = groupAround(index, node, around);
  const label = openerLabel(index, node);
  const shown = withoutDecoration(label ?? shownName(index, node));
  const named = valueOfNode(index, node, around.groups) ?? shown;
  // What has neither name nor role is told by where it stands.
  const name = named === '' && index.role(node) === null ? (group ?? '') : named;
  const apply = isChooser(index, node) ? applyBeside(index, node, around) : null;
  return {
    ...controlOf(index, node, { do: 'open', group, name }),
    node: arrowOf(index, node) ?? pressedFor(index, node),
    ...(label === null ? {} : { isLabelled: true }),
    ...(apply === null ? {} : { apply }),
  };
}

/** The title of the column that an icon stands at the head of, or of the section that it is in, or null. */
function headedColumn(index: PageIndex, node: number): string | null {
  if (index.text(node) !== '' || isChooser(index, node)) return null;
  return (columnAround(index, node) ?? headOfSection(index, node))?.text ?? null;
}

/** Choices, cards, calendars, pagers, links with addresses and what sends something open nothing, nor does what lies behind a dialog. */
function refusals(
  index: PageIndex,
  { groups, list, more, lone, pagerNodes, submits, modal }: OpenerContext,
): (id: number) => boolean {
  const opening = [...more, ...lone];
  const taken = new Set([
    ...groups.flatMap(({ choices, apply }) => [
      ...choices.flatMap(({ node, control }) => [node, control?.node ?? node]),
      ...(apply === undefined || opening.includes(apply.node) ? [] : [apply.node]),
    ]),
    ...pagerNodes,
  ]);
  const apart = [
    ...(list?.cards ?? []).map(({ node }) => node),
    ...cardsElsewhere(index, list),
    ...findCalendars(index),
  ];
  return (id) =>
    (taken.has(id) && !opensByArrow(index, id)) ||
    (modal !== null && isBehind(index, modal, id)) ||
    (submits.has(id) && !declaresPanel(index, id)) ||
    (index.isHidden(id) && !isDrawnAround(index, id)) ||
    isDisabled(index, id) ||
    isAddress(index, id) ||
    apart.some((block) => index.contains(block, id)) ||
    index.ancestors(id).some((above) => isAddress(index, above));
}

/** Whether a field that the keyboard reaches is hidden only since what is shown around it alone is drawn in its place. */
function isDrawnAround(index: PageIndex, id: number): boolean {
  const { parent, attributes } = index.node(id);
  if (!isField(index, id) || attributes['tabindex'] !== '0' || parent < 0 || index.isHidden(parent)) return false;
  const others = index.nodes.slice(parent + 1, index.node(parent).end);
  return index.text(parent) !== '' && !others.some((other) => other.id !== id && isField(index, other.id));
}

/** Whether an element stands outside of a dialog, and not in a layer that was put over the page after it, as its drop-downs are. */
function isBehind(index: PageIndex, dialog: number, id: number): boolean {
  const [layer, own] = [layerOf(index, dialog), layerOf(index, id)];
  return !index.contains(dialog, id) && (layer === null || own === null || own <= layer);
}

/** Whether a link leads to another page. */
function isAddress(index: PageIndex, id: number): boolean {
  const url = index.linkUrl(id);
  return url !== null && url.split('#')[0] !== index.snapshot.url.split('#')[0];
}

/** Fields that open nothing of the page. */
const CLOSED_FIELDS: ReadonlySet<string> = new Set(['select', 'option', 'textarea']);

function opensMore(index: PageIndex, id: number, { hasSearch, list }: OpenerContext): boolean {
  const { tag, listensForClicks } = index.node(id);
  if (tag === 'summary') return index.nodes[index.node(id).parent]?.attributes['open'] === undefined;
  if (CLOSED_FIELDS.has(tag)) return false;
  if (declaresPanel(index, id)) return isTextField(index, id) ? isChoosing(index, id, list) : !isLeaf(index, id);
  if (listensForClicks !== true) return false;
  const isIcon = isIconAtHead(index, id) || (!hasSearch && isIconOnTop(index, id));
  return isIcon || mayDropDown(index, id) || isClosedFace(index, id) || showsHidden(index, id);
}

/** Whether it shows an icon only and stands at the head of a column, whatever it is: its menu may hold the column's values. */
function isIconAtHead(index: PageIndex, id: number): boolean {
  const isOpen = index.node(id).attributes['aria-expanded'] === 'true';
  const isMark = isIcon(index, id) || isMarkApart(index, id);
  return !isOpen && isMark && !isTextField(index, id) && columnAround(index, id) !== null;
}

/**
 * Whether it is the only icon at the head of a column that its style draws, beside an empty place: the sign of how the column
 * is sorted comes there, so that the icon is for something else.
 */
function isMarkApart(index: PageIndex, id: number): boolean {
  const head = index.ancestors(id).find((above) => index.role(above) === 'columnheader');
  if (head === undefined || index.node(id).end > id + 1) return false;
  const empty = index.nodes
    .slice(head + 1, index.node(head).end)
    .filter(({ id: one, tag, end, visible }) => tag !== '#text' && visible !== false && end === one + 1);
  const drawn = empty.filter(({ listensForClicks }) => listensForClicks === true);
  return empty.length > 1 && drawn.length === 1;
}

function showsHidden(index: PageIndex, id: number): boolean {
  return (
    foldsPanel(index, id) ||
    holdsHidden(index, id) ||
    pointsDown(index, id) ||
    hidesField(index, id) ||
    showsFields(index, id)
  );
}

/** Whether it is shown in place of a hidden field that has not dropped its list down. */
function isClosedFace(index: PageIndex, id: number): boolean {
  const field = fieldFaces(index).get(id);
  return field !== undefined && (field === null || index.node(field).attributes['aria-expanded'] !== 'true');
}

/** Whether it is an icon in the page's header that a script works. */
function isIconOnTop(index: PageIndex, id: number): boolean {
  return isIconButton(index, id) && index.landmark(id) === 'header';
}

function isIconButton(index: PageIndex, id: number): boolean {
  const { tag } = index.node(id);
  return (tag === 'button' || tag === 'a' || index.role(id) === 'button') && isIcon(index, id);
}

/** Whether an element says that something of it is closed now. */
function declaresPanel(index: PageIndex, id: number): boolean {
  const { attributes } = index.node(id);
  const popup = attributes['aria-haspopup'] ?? 'false';
  if (attributes['aria-expanded'] === 'true') return hidesControlled(index, id);
  if (attributes['aria-expanded'] !== undefined) return attributes['aria-expanded'] === 'false';
  return (popup !== 'false' && popup !== '') || isClosedBranch(index, id);
}

/** Whether what a button controls is hidden though it says to be open: some kits say so until it is pressed for the first time. */
function hidesControlled(index: PageIndex, id: number): boolean {
  if (isField(index, id) || index.isHidden(id)) return false;
  const panel = listOf(index, id);
  return panel !== null && index.isHidden(panel) && boxesIn(index, panel).length > 0;
}

/**
 * Whether nothing lies below a node of a tree, or an entry of a menu, whatever it says of being open: what chooses it has no
 * arrow before it, or it says that it brings nothing up.
 */
function isLeaf(index: PageIndex, id: number): boolean {
  if (index.role(id) === 'menuitem') return index.node(id).attributes['aria-haspopup'] === 'false';
  return index.role(id) === 'treeitem' && arrowOf(index, id) === null && choosingIn(index, id) !== null;
}

/** Whether a field for text has a list of its own to choose from, and is no field for keywords over the whole site. */
function isChoosing(index: PageIndex, id: number, list: ItemList | null): boolean {
  if (!isField(index, id)) return false;
  const isNameless = index.accessibleName(id) === '' && fieldLabel(index, id) === null && drawnFor(index, id) === '';
  // In a panel that hangs over the page the field is called as what opened the panel.
  if (isNameless && (list === null || !hangsOver(index, id, list.node))) return false;
  return !searchesSite(index, id, list) && index.landmark(id) !== 'header' && index.landmark(id) !== 'navigation';
}

/** Whether an icon stands beside a hidden field for text, which no other control says that it shows. */
function hidesField(index: PageIndex, id: number): boolean {
  if (index.textLength(id) > 0 || index.node(id).tag === 'input') return false;
  const isOwn = (field: number): boolean => (panelOwners(index)(field) ?? id) === id;
  const around = index.ancestors(id).slice(0, MAX_CLIMB);
  return around.some((above) => {
    const fields = index.within(above, 'input').filter((input) => takesWords(index.node(input)));
    const areHidden = fields.length > 0 && fields.every((input) => index.isHidden(input));
    return areHidden && fields.some(isOwn) && index.node(above).tag !== 'body';
  });
}

/** Of openers in openers the inner ones. */
function innermost(index: PageIndex, nodes: readonly number[]): readonly number[] {
  const sorted = [...nodes].sort((a, b) => a - b);
  return sorted.filter((id, at) => {
    const next = sorted[at + 1];
    return next === undefined || !index.contains(id, next);
  });
}

/**
 * Label of the facet that an opener stands in: the only one in the smallest block around it, with no other opener in it but
 * the field that narrows the facet's values.
 */
function groupAround(index: PageIndex, node: number, { groups, openers }: Around): string | null {
  const column = headedColumn(index, node);
  if (column !== null) return column;
  const own = isField(index, node) ? fieldLabel(index, node) : null;
  const isOwn = own !== null && !index.contains(node, own.node);
  for (const id of index.ancestors(node).slice(0, MAX_CLIMB + 1)) {
    const inside = groups.filter(
      ({ guess, choices }) => guess === 'facet' && choices.some((choice) => index.contains(id, choice.node)),
    );
    const isOfOther = (other: number): boolean =>
      other !== node && index.contains(id, other) && inside[0]?.search?.node !== other;
    if (inside.length > 1 || openers.some(isOfOther)) return null;
    if (inside[0] !== undefined) return isOwn && own.text !== inside[0].label ? null : inside[0].label;
  }
  return null;
}

interface Around extends Pick<OpenerContext, 'groups' | 'list'> {
  readonly openers: readonly number[];
}
