/**
 * Groups of a page as a browser shows it: those that addresses and forms work, and those that only a script works.
 */

import { isActingAddress } from '../../../base/acting-address.js';
import { textKey } from '../../../base/text.js';
import { parseControls, type LabelledField } from '../../../forms/index.js';
import type { Form } from '../../../model/form.js';
import type { Choice, ItemList } from '../../../model/page.js';
import type { PageIndex } from '../../page-index.js';
import type { Addresses } from '../addresses.js';
import { groupsOfButtons } from './button-groups.js';
import { findCalendars } from './calendars.js';
import { cardsElsewhere, marksOfCards } from './cards-elsewhere.js';
import { chartGroups } from './chart-groups.js';
import { groupsOfConditions } from './condition-groups.js';
import type { FoundGroup } from '../found-group.js';
import { BARS, groupsOfForm, groupsOfLooseFields, isAsked, type FormGroupContext } from '../form-groups.js';
import { conditionSwitches } from './operator-fields.js';
import { isField } from '../opening/declared-owners.js';
import { BOXES, popupOwners } from '../opening/popups.js';
import { namedAsSelects } from './named-as-selects.js';
import { withoutSettings } from './page-settings.js';
import { scriptedGroups, type ScriptedGroup } from './scripted-groups.js';
import { withUsualCounts } from '../values/usual-counts.js';
import type { Widget } from './widget.js';

/** Options that a list holds around the place of the keyboard: that one, and one on each side. */
const MOST_AROUND = 3;

/** What live groups are read with. */
export interface LiveContext {
  readonly index: PageIndex;
  readonly forms: readonly Form[];
  readonly list: ItemList | null;
  readonly addresses: Addresses;
  readonly walls: ReadonlySet<number>;
  readonly pagerNodes: ReadonlySet<number>;
  /** What fields are read with; whether a bare number beside a lone value is a count. */
  readonly fields: (countsAreUsual: boolean) => FormGroupContext;
}

/** The groups that are no links, and what else can be worked. */
export interface LiveGroups {
  readonly groups: readonly FoundGroup[];
  readonly scripted: readonly ScriptedGroup[];
  /** What can be clicked and belongs to no group. */
  readonly rest: readonly Widget[];
}

/** Everything on a live page that is chosen by other means than links. */
export function liveGroups(context: LiveContext): LiveGroups {
  const { index, forms, list, addresses } = context;
  const walls = new Set([
    ...context.walls,
    ...cardsElsewhere(index, list),
    ...marksOfCards(index, list),
    ...findCalendars(index),
  ]);
  const fields = context.fields(false);
  const sent = forms.filter((form) => isDeclared(fields, form));
  const read = withUsualCounts((areUsual) => sent.flatMap((form) => groupsOfForm(context.fields(areUsual), form)));
  const formGroups = read.filter((group) => !isDrawnOver(index, group));
  const buttons = groupsOfButtons(index, { forms: sent, list, onlySubmits: true }, { addresses, walls });
  const chosen = [...formGroups, ...buttons].flatMap(({ choices }) => choices.map(({ node }) => node));
  const taken = new Set([...chosen, ...forms.flatMap((form) => conditionSwitches(form.fields))]);
  const submits = new Set(forms.flatMap((form) => form.buttons.map(({ node }) => node)));
  const worked = { ...context, bounds: { walls, taken, submits } };
  const { groups: all, rest } = scriptedGroups(worked);
  const rows = withoutSettings(index, forms, all);
  const charts = chartGroups(worked);
  const scripted = [...rows, ...charts];
  const marks = new Set(charts.flatMap(({ widgets }) => [...widgets.keys()]));
  const groups = scripted.map(({ group }) => (isInActing(fields, forms, group) ? acting(group) : group));
  const conditions = sent.flatMap((form) => groupsOfConditions(fields, form));
  const found = [...formGroups, ...conditions, ...buttons, ...groups, ...looseGroups(context, sent, groups)];
  const named = namedAsSelects(index, found);
  const called = new Map(found.map((group, at) => [group, named[at] ?? group]));
  const shown = scripted.map((one) => ({ ...one, group: called.get(one.group) ?? one.group }));
  return { groups: withoutDoubles(index, named), scripted: shown, rest: rest.filter(({ node }) => !marks.has(node)) };
}

/**
 * The groups without those that only stand for the list that a field drops down, as for those who do not see it. A native
 * select that a list is drawn over stays beside it: only trying tells which of them the page listens to.
 */
function withoutDoubles(index: PageIndex, groups: readonly FoundGroup[]): readonly FoundGroup[] {
  const ownerOf = popupOwners(index);
  const owners = new Map(
    groups.flatMap((group): readonly [FoundGroup, number][] => {
      const owner = group.traits.isScripted === true ? ownerOf(group.choices[0]?.node ?? 0) : null;
      return owner === null ? [] : [[group, owner]];
    }),
  );
  // Without a label only the same field tells that two lists are one.
  const areOne = (other: FoundGroup, group: FoundGroup): boolean => {
    const isSameField = owners.get(other) === owners.get(group);
    if (owners.has(other) && isSameField && standsFor(index, group, other)) return true;
    return owners.has(other) && (group.label !== null || isSameField) && offersAll(other, group);
  };
  return groups.filter(
    (group, at) => !owners.has(group) || !groups.some((other, place) => place > at && areOne(other, group)),
  );
}

/**
 * Whether options are only those around the place of the keyboard, for those who do not see the list that is drawn beside
 * them: further down the drawn list shows others.
 */
function standsFor(index: PageIndex, { choices }: FoundGroup, { choices: drawn }: FoundGroup): boolean {
  const areOptions = (ones: readonly Choice[], are: boolean): boolean =>
    ones.every(({ node }) => (index.role(node) === 'option') === are);
  return (
    choices.length <= MOST_AROUND && drawn.length > MOST_AROUND && areOptions(choices, true) && areOptions(drawn, false)
  );
}

function offersAll(group: FoundGroup, { label, choices }: FoundGroup): boolean {
  const values = new Set(group.choices.map(({ value }) => textKey(value)));
  return (
    textKey(group.label ?? '') === textKey(label ?? '') && choices.every(({ value }) => values.has(textKey(value)))
  );
}

/**
 * Whether a form is one that a browser submits: it says how or where to, and does not say that submitting does nothing.
 * Forms of scripts mostly say neither.
 */
function isDeclared(fields: FormGroupContext, form: Form): boolean {
  const { attributes } = fields.index.node(form.node);
  const isDead = /^\s*(?:return\s+false|event\.preventDefault)/u.test(attributes['onsubmit'] ?? '');
  // What a dialog is left by sends nothing.
  const isLeft = (attributes['method'] ?? '').trim().toLowerCase() === 'dialog';
  return (
    isAsked(fields, form) &&
    !isDead &&
    !isLeft &&
    (attributes['action'] !== undefined || attributes['method'] !== undefined)
  );
}

/** Whether a group stands in a form that pays, posts, or signs in. */
function isInActing(fields: FormGroupContext, forms: readonly Form[], { node }: FoundGroup): boolean {
  return forms.some(
    (form) =>
      form.purpose === 'act' &&
      !isAsked(fields, form) &&
      !isFilledByLists(fields, form) &&
      fields.index.contains(form.node, node),
  );
}

/**
 * Whether a form has nothing but fields that nobody sees and no button: lists that it drops down fill them in and send it, as
 * selects do that are sent as soon as something is chosen.
 */
function isFilledByLists({ index, hasList }: FormGroupContext, { node, action, asks, fields, buttons }: Form): boolean {
  const isUnseen = buttons.length === 0 && fields.every(({ widget }) => widget === 'hidden');
  const isOutside = hasList && !BARS.has(index.landmark(node) ?? '');
  // Of lists that are filled in by scripts each has a field of its own, which is empty while nothing is chosen.
  const areOpen = fields.filter(({ value }) => value === '').length >= LEAST_OPEN;
  return asks === 'other' && isUnseen && isOutside && areOpen && !isActingAddress(action);
}

const LEAST_OPEN = 2;

function acting(group: FoundGroup): FoundGroup {
  return { ...group, traits: { ...group.traits, isActing: true } };
}

/** Levels above an option within which the field stands that its select is hidden in. */
const MAX_FIELD_CLIMB = 6;

/** Whether a group without a label is the hidden select in a field that is drawn in its place and drops its own list down. */
function isDrawnOver(index: PageIndex, { label, choices }: FoundGroup): boolean {
  const [first] = choices;
  if (label !== null || first === undefined || !index.isHidden(first.node)) return false;
  return index
    .ancestors(first.node)
    .slice(0, MAX_FIELD_CLIMB)
    .some((id) => isField(index, id));
}

/** Whether a select without a name, or called as what the field shows, is kept for programs only, beside the field that is drawn in its place and has one. */
function isDoubled(index: PageIndex, { node, label, labelNode, widget }: LabelledField): boolean {
  if (widget !== 'select' && widget !== 'multi-select') return false;
  const unspoken = index.ancestors(node).find((id) => index.node(id).attributes['aria-hidden'] === 'true');
  const around = unspoken === undefined ? -1 : index.node(unspoken).parent;
  if (around < 0 || index.node(around).tag === 'body') return false;
  const { end } = index.node(around);
  for (let id = around + 1; id < end; id += 1)
    if (isField(index, id)) return label === null || index.contains(id, labelNode);
  return false;
}

/** Selects that no form sends, and boxes whose words no block holds together. */
function looseGroups(
  { index, forms, fields }: LiveContext,
  sent: readonly Form[],
  found: readonly FoundGroup[],
): readonly FoundGroup[] {
  const { loose, nameless, forms: parsed } = parseControls(index.snapshot);
  const own = fields(false);
  const sending = new Set(sent.map(({ node }) => node));
  const unsent = parsed.filter(({ node }) => !sending.has(node));
  const dead = new Set(forms.filter((form) => form.purpose === 'act' && !isAsked(own, form)).map(({ node }) => node));
  const isFree = ({ node }: LabelledField): boolean => !index.ancestors(node).some((id) => dead.has(id));
  const choices = found.flatMap((group) => group.choices);
  const offered = [...loose, ...nameless, ...unsent.flatMap((form) => form.fields)]
    .filter((field) => isFree(field) && !isDoubled(index, field) && !isRead(index, field, choices))
    .sort((a, b) => a.node - b.node);
  return withUsualCounts((areUsual) => groupsOfLooseFields(fields(areUsual), offered))
    .filter((group) => group.choices.length > 1)
    .map((group) => ({ ...group, traits: { ...group.traits, staysOnPath: true, isScripted: true } }));
}

/** Levels above a box within which a choice stands that is the same. */
const MAX_CLIMB = 3;

/** Whether a field's boxes are read already, or can not be seen. */
function isRead(index: PageIndex, { node, options, widget }: LabelledField, choices: readonly Choice[]): boolean {
  if (widget === 'select' || widget === 'multi-select') return index.isHidden(node) && !isReplaced(index, node);
  const nodes = options.map((option) => option.node);
  return nodes.some((id) => {
    const around = index.ancestors(id).slice(0, MAX_CLIMB);
    return (
      index.isHidden(id) ||
      choices.some((choice) => choice.node === id || around.includes(choice.node) || beside(index, id, choice.node))
    );
  });
}

/** Options of a select from which on something else may be drawn in its place. */
const LEAST_OPTIONS = 2;

/** Whether a select is hidden since something that is worked is drawn beside it in its place: it tells what is chosen there, and hears of what is chosen in it. */
function isReplaced(index: PageIndex, select: number): boolean {
  const { parent } = index.node(select);
  if (parent < 0 || index.isHidden(parent) || index.within(select, 'option').length < LEAST_OPTIONS) return false;
  const siblings = index.elements(parent);
  const drawn = siblings[siblings.indexOf(select) + 1];
  return drawn !== undefined && !index.isHidden(drawn) && isDrawnField(index, drawn);
}

/** Whether an element is worked or holds a field for text, and holds no field of another kind. */
function isDrawnField(index: PageIndex, id: number): boolean {
  const { tag, end } = index.node(id);
  if (tag === 'label') return false;
  const parts = index.nodes.slice(id, end).filter((part) => !index.isHidden(part.id));
  return (
    parts.every((part) => part.tag !== 'select' && part.tag !== 'textarea' && !BOXES.has(part.role ?? '')) &&
    parts.some((part) => part.listensForClicks === true || part.tag === 'input')
  );
}

/** Whether two nodes have the same parent and nothing but them can be ticked there. */
function beside(index: PageIndex, box: number, other: number): boolean {
  return (
    index.node(box).parent === index.node(other).parent && index.accessibleName(box) === index.accessibleName(other)
  );
}
