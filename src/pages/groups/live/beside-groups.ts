/**
 * Buttons beside groups in a live page that are no choice: they apply them or show more of their values. Told from place and
 * form, not from words.
 */

import type { Form } from '../../../model/form.js';
import type { ItemList } from '../../../model/page.js';
import type { PageIndex } from '../../page-index.js';
import { mayAct } from '../form-groups.js';
import type { FoundGroup } from '../found-group.js';
import type { PopupOwner } from '../opening/declared-owners.js';
import { popupOwners } from '../opening/popups.js';
import type { ScriptedGroup } from './scripted-groups.js';
import { isHeading } from '../runs/shapes.js';
import { bareFormAround, endsBareForm } from './bare-forms.js';
import { groupsBefore } from './lists-above.js';
import { moreButtons, perhapsMore, withGroupsBefore, type PlacedButton } from './more-values.js';
import { isInDialog, standsBefore } from './stands-before.js';
import { hasDigit } from '../runs/texts.js';
import type { Widget } from './widget.js';
import { isDisabled } from '../widget-state.js';

/** What is told apart. */
export interface BesideContext {
  readonly index: PageIndex;
  readonly list: ItemList | null;
  readonly forms: readonly Form[];
  /** All groups that may be facets. */
  readonly groups: readonly FoundGroup[];
  readonly scripted: readonly ScriptedGroup[];
  readonly rest: readonly Widget[];
}

/** Buttons that may apply a group, the likeliest first, and nodes that show more values. */
export interface Buttons {
  readonly applies: ReadonlyMap<FoundGroup, readonly number[]>;
  readonly more: readonly number[];
  /** Buttons behind the values of one group each, of which nothing tells whether they show more of these or apply them. */
  readonly perhapsMore: readonly number[];
}

/**
 * Buttons that apply the choices of scripted groups and of fields of forms, and those that show more values of these, of
 * links and of other fields.
 */
export function readButtons(context: BesideContext): Buttons {
  const { index, groups, scripted, rest } = context;
  const applies = new Map<FoundGroup, readonly number[]>();
  const worked = groups.filter(({ traits }) => traits.isScripted === true && !traits.isActing);
  const ownerOf = popupOwners(index);
  for (const group of groups.filter((one) => worked.includes(one) || FIELDS.has(one.widget))) {
    const submit = submitOf(context, group, ownerOf);
    const ends = submit === null ? endsOfForm(context, group) : [submit];
    if (ends.length > 0) applies.set(group, ends);
  }
  const trailing = new Map(
    scripted.flatMap((found) => (found.trailing === null ? [] : [[found.trailing, found.group]])),
  );
  const waiting = new Set(waitingButtons(context));
  const buttons = [
    ...new Set([...rest.map(({ node }) => node), ...trailing.keys(), ...inputButtons(context), ...waiting]),
  ].sort((a, b) => a - b);
  const owners = new Map(groups.map((group) => [group, ownerOf(placeIn(group))]));
  const amid = (among: readonly FoundGroup[]): readonly PlacedButton[] => {
    const holds = (block: number, group: FoundGroup): boolean =>
      group.choices.some((choice) => index.contains(block, choice.node)) ||
      index.contains(block, owners.get(group) ?? -1);
    const placed = buttons.flatMap(
      (node) => placeOf(context, node, (block) => among.filter((group) => holds(block, group))) ?? [],
    );
    return withoutMarks(index, withGroupsBefore(index, placed));
  };
  const placed = amid(worked);
  const pressed = (among: readonly PlacedButton[]): readonly PlacedButton[] =>
    among.filter(({ node }) => !waiting.has(node));
  const ofPlain = groups.some(isPlain) ? moreButtons(index, pressed(amid(groups)), groups) : [];
  const more = [
    ...moreButtons(index, pressed(placed), worked),
    ...ofPlain.filter(({ around }) => around.some(isPlain)),
  ].map(({ node }) => node);
  // What nothing is listed without, and that waits for a choice, applies it wherever it stands.
  const isAwaited = (node: number): boolean => context.list === null && waiting.has(node);
  for (const { node, around } of likeliestFirst(index, placed))
    if (
      !more.includes(node) &&
      isApplying(index, node) &&
      (isAwaited(node) || !standsBefore(index, node, { around, owners }))
    )
      for (const group of around) applies.set(group, withButton(applies.get(group) ?? [], node));
  return { applies, more, perhapsMore: perhapsMore(index, pressed(placed)).filter((node) => !more.includes(node)) };
}

/** Whether a group's values are asked without a script: by links, or by fields of a form that is sent. */
function isPlain({ widget, traits }: FoundGroup): boolean {
  return widget === 'links' || (FIELDS.has(widget) && traits.isScripted !== true && !traits.isActing);
}

/** Widgets of forms. */
const FIELDS: ReadonlySet<FoundGroup['widget']> = new Set<FoundGroup['widget']>(['select', 'checkboxes', 'radios']);

/** Buttons that are told of one group. Raising it tries more of a page's tools where the first ones apply nothing. */
const MAX_BUTTONS = 3;

function withButton(buttons: readonly number[], node: number): readonly number[] {
  return buttons.includes(node) ? buttons : [...buttons, node].slice(0, MAX_BUTTONS);
}

/** The buttons, likelier ones to apply first: those that say how much they show, in dialogs the last ones, and icons after all others. */
function likeliestFirst(index: PageIndex, placed: readonly PlacedButton[]): readonly PlacedButton[] {
  const rank = ({ node }: PlacedButton): number => {
    if (hasDigit(index.text(node))) return 0;
    // An icon works one part of what stands there: it opens a field, or removes a line.
    if (index.textLength(node) === 0 && index.node(node).tag !== 'input') return 2;
    return isInDialog(index, node) ? 1 / (1 + node) : 1;
  };
  return [...placed].sort((a, b) => rank(a) - rank(b));
}

/** The button that submits the form in which a scripted group stands, or the field that drops it down; or null. */
function submitOf({ index, list, forms }: BesideContext, group: FoundGroup, ownerOf: PopupOwner): number | null {
  const place = placeIn(group);
  const owner = ownerOf(place);
  const around = { index, hasList: list !== null };
  const form =
    forms.find((candidate) => index.contains(candidate.node, place)) ??
    forms.find((candidate) => owner !== null && !mayAct(around, candidate) && index.contains(candidate.node, owner));
  return form === undefined ? null : submitButton(index, form);
}

/** What ends the form without a button in which fields stand that cannot be sent without their page. */
function endsOfForm({ index, rest }: BesideContext, { choices, widget }: FoundGroup): readonly number[] {
  const [bound] = choices.filter(({ path, selected }) => path === null && !selected);
  const form = bound === undefined || !FIELDS.has(widget) ? null : bareFormAround(index, bound.node);
  if (form === null) return [];
  const inside = rest.filter(({ kind, node }) => /^(?:button|link)$/u.test(kind) && index.contains(form, node));
  return inside
    .map(({ node }) => node)
    .filter((node) => endsBareForm(index, [node]))
    .slice(0, MAX_BUTTONS);
}

/** The button that a form is sent by, the first as in browsers; of a form that a dialog is left by the last that says something, as the first often cancels. */
function submitButton(index: PageIndex, { node, buttons }: Form): number | null {
  const shown = buttons.filter((button) => !index.isHidden(button.node));
  const isLeaving = (index.node(node).attributes['method'] ?? '').trim().toLowerCase() === 'dialog';
  const saying = isLeaving ? shown.findLast((button) => /\p{L}/u.test(index.text(button.node))) : undefined;
  return (saying ?? shown[0])?.node ?? null;
}

function inputButtons({ index, list }: BesideContext): readonly number[] {
  const cards = list?.cards ?? [];
  return index
    .byTag('input')
    .filter((id) => (index.node(id).attributes['type'] ?? '').toLowerCase() === 'button' && !index.isHidden(id))
    .filter((id) => !cards.some(({ node }) => index.contains(node, id)));
}

/** Buttons that cannot be pressed before something is chosen, as "apply" and "reset" often. */
function waitingButtons({ index, list }: BesideContext): readonly number[] {
  const cards = list?.cards ?? [];
  return index
    .byTag('button')
    .filter((id) => isDisabled(index, id) && !index.isHidden(id) && isOwn(index, id))
    .filter((id) => /\p{L}/u.test(index.text(id)))
    .filter((id) => !cards.some(({ node }) => index.contains(node, id)));
}

/** Buttons without a group that are tried on a page. Raising it tries more of a page's tools. */
const MAX_LONE = 3;

/**
 * Buttons before the list that belong to nothing: they may bring up choices, also beside the few that are shown at once.
 * Those of the site's bars come late, and only where nothing else narrows the list or scripts do; there signs without words
 * bring up nothing. Then come those that may apply several groups: beside them "more filters" looks like "apply". Last come
 * links without an address. What ends a dialog is none.
 */
export function readLoneButtons(context: BesideContext, applies: Buttons['applies']): readonly number[] {
  const { index, list, rest, groups } = context;
  if (list === null) return [];
  const applied = [...applies.values()].flat();
  // Of one group alone nobody knows yet whether it needs a button.
  const applying = new Set(applied.filter((node, at) => applied.indexOf(node) !== at || isInDialog(index, node)));
  const pressed = rest.filter(({ kind, node }) => /^(?:button|link)$/u.test(kind) || isFocused(index, node));
  const buttons = [...pressed.map(({ node }) => node), ...inputButtons(context)];
  const isInBar = (node: number): boolean => BARS.has(index.landmark(node) ?? '');
  const hasChoices = groups.some(({ traits }) => traits.isScripted === true);
  const named = buttons
    .filter((node) => !hasChoices || (index.textLength(node) > 0 && !(applying.has(node) && isInDialog(index, node))))
    .filter((node) => node < list.node && index.landmark(node) !== 'footer')
    .filter((node) => isOwn(index, node) || isFreeInForm(context, node))
    .filter((node) => /\p{L}/u.test(index.text(node) || index.accessibleName(node)))
    .sort((a, b) => a - b);
  const links = new Set(rest.flatMap(({ kind, node }) => (kind === 'link' ? [node] : [])));
  const pressable = named.filter((node) => !links.has(node));
  const inBars =
    groups.length > 0 && !hasChoices ? [] : pressable.filter((node) => isInBar(node) && index.textLength(node) > 0);
  const free = pressable.filter((node) => !isInBar(node));
  return [
    ...free.filter((node) => !applying.has(node)),
    ...inBars,
    ...free.filter((node) => applying.has(node)),
    ...named.filter((node) => links.has(node) && !isInBar(node)),
  ].slice(0, MAX_LONE);
}

const BARS: ReadonlySet<string> = new Set(['header', 'footer', 'navigation']);

/** Whether the keyboard reaches an element that has no role: it is a button that does not say so. */
function isFocused(index: PageIndex, node: number): boolean {
  return index.node(node).attributes['tabindex'] === '0';
}

/** Whether a button stands in no form. */
function isOwn(index: PageIndex, node: number): boolean {
  return !index.ancestors(node).some((id) => index.node(id).tag === 'form');
}

/** Whether a button sends nothing of the form that it stands in, which holds choices that a script works: it says so, or is none of HTML's. */
function isFreeInForm({ index, groups }: BesideContext, node: number): boolean {
  const { tag, attributes } = index.node(node);
  if (tag === 'input' || (tag === 'button' && attributes['type']?.toLowerCase() !== 'button')) return false;
  const form = index.ancestors(node).find((id) => index.node(id).tag === 'form') ?? node;
  return groups.some((group) => group.traits.isScripted === true && index.contains(form, placeIn(group)));
}

/** A node among the choices of a group. */
function placeIn({ choices, node }: FoundGroup): number {
  return choices[0]?.node ?? node;
}

/** Where a button stands; groups are in a block if their choices are, or the field that drops them down is. */
function placeOf(
  { index, list }: BesideContext,
  node: number,
  groupsIn: (block: number) => readonly FoundGroup[],
): PlacedButton | null {
  if (!/\p{L}|\p{N}/u.test(index.text(node) || index.accessibleName(node))) return null;
  let inner = node;
  for (const id of index.ancestors(node)) {
    const isBesideList = list !== null && index.contains(id, list.node);
    if (isBesideList && isOfOwnPart(index, { node, part: inner, list: list.node })) return null;
    const around = isBesideList ? groupsBefore(index, { node, part: inner }, groupsIn) : groupsIn(id);
    if (around.length > 0) return { node, block: isBesideList ? inner : id, around };
    if (isBesideList) return null;
    inner = id;
    if (index.within(id, 'input').some((input) => isFilledIn(index, input))) return null;
  }
  return null;
}

/** Roles of what tells a person something (WAI-ARIA 1.2, live regions). */
const MESSAGES: ReadonlySet<string> = new Set(['status', 'alert']);

/**
 * Whether a button stands behind the list in a part with a heading of its own, of which it shows more, as of a text about the
 * list, or behind a message that it answers.
 */
function isOfOwnPart(
  index: PageIndex,
  { node, part, list }: { readonly node: number; readonly part: number; readonly list: number },
): boolean {
  if (part < list) return false;
  const tells = (id: number): boolean => MESSAGES.has(index.role(id) ?? '') && index.text(id) !== '';
  for (let id = part + 1; id < node; id += 1)
    if ((isHeading(index, id) || tells(id)) && !index.isHidden(id)) return true;
  return false;
}

/** Buttons with numbers that belong to the same groups. Raising it takes more of the marks of a picture for buttons of groups. */
const MAX_NUMBERED = 2;

/** The buttons without those that are one of many with numbers, as the marks of a map are: they tell of entities. */
function withoutMarks(index: PageIndex, placed: readonly PlacedButton[]): readonly PlacedButton[] {
  const numbered = new Map<string, number>();
  const keyOf = ({ node, around }: PlacedButton): string | null =>
    hasDigit(index.text(node)) ? around.map(placeIn).join() : null;
  for (const key of placed.map(keyOf)) if (key !== null) numbered.set(key, (numbered.get(key) ?? 0) + 1);
  return placed.filter((button) => (numbered.get(keyOf(button) ?? '') ?? 0) <= MAX_NUMBERED);
}

/** Whether something is typed or drawn in a field: the button beside it is the field's own. */
function isFilledIn(index: PageIndex, id: number): boolean {
  const type = (index.node(id).attributes['type'] ?? '').toLowerCase();
  return !/^(?:checkbox|radio|hidden|button|submit|image|reset)$/u.test(type) && !index.isHidden(id);
}

/**
 * Buttons by markup apply, in dialogs and in forms that have no button also links without an address; what else can be clicked
 * may do anything.
 */
function isApplying(index: PageIndex, node: number): boolean {
  const { tag, attributes } = index.node(node);
  if ((attributes['type'] ?? '').toLowerCase() === 'reset') return false;
  const isButton = tag === 'button' || tag === 'input' || index.role(node) === 'button';
  const isLink = tag === 'a' && (isInDialog(index, node) || bareFormAround(index, node) !== null);
  return (isButton || isLink) && !isBlankExit(index, node);
}

/** Whether a button shows nothing and is for some only: those who hear the page leave by it what is open, or never hear of it. */
function isBlankExit(index: PageIndex, node: number): boolean {
  const { tag, end, parent, attributes } = index.node(node);
  if (index.textLength(node) === 0 && index.node(parent).attributes['aria-hidden'] === 'true') return true;
  return tag === 'button' && end === node + 1 && attributes['tabindex'] === '-1';
}
