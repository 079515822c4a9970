/**
 * Fields of forms → groups of choices.
 */

import { isActingAddress } from '../../base/acting-address.js';
import { groupBy } from '../../base/group-by.js';
import { collapse, parseWhole } from '../../base/text.js';
import { parseHttpUrl, urlArguments, type UrlArgument } from '../../base/url.js';
import { submissionFrom, type LabelledField } from '../../forms/index.js';
import type { UrlPath } from '../../model/access-path.js';
import type { Field, FieldOption, Form } from '../../model/form.js';
import type { Choice, ChoiceGroup } from '../../model/page.js';
import { isBoundToPage } from '../bound-forms.js';
import type { PageIndex } from '../page-index.js';
import { readAddress } from './addresses.js';
import { withoutChosen } from './labels/chosen-in-label.js';
import { NO_LINKS, type FoundGroup } from './found-group.js';
import { changeOfGroup, type GroupChange } from './group-change.js';
import { groupKey } from './group-key.js';
import { withoutOperators } from './live/operator-fields.js';
import { withGivenNames } from './values/given-names.js';
import { readItemTexts } from './values/item-text.js';
import { isField } from './opening/declared-owners.js';
import { splitSharedCounts } from './values/shared-counts.js';
import { seenTexts } from './values/seen-texts.js';
import { openAnswers } from './values/open-answers.js';
import { readRanges } from './values/ranges.js';
import { itemOf } from './runs/shapes.js';
import { hasDigit, isCount, withoutDecoration } from './runs/texts.js';

/** Nodes that an alternative's block may have. Raising it lets a box take in the text of larger blocks around it. */
const MAX_BLOCK_NODES = 40;

/** What fields are read with. */
export interface FormGroupContext {
  readonly index: PageIndex;
  /** Address of the page. */
  readonly url: string;
  /** Whether a field stands where none is read, such as in a card. */
  readonly isIgnored: (node: number) => boolean;
  /** Whether the page has a main list, which a choice could narrow. */
  readonly hasList: boolean;
  /** Whether a bare number beside a lone value is a count, as elsewhere on the page. */
  readonly countsAreUsual: boolean;
}

/** Fields that are one group: one field, or boxes that have names of their own. */
export type FieldGroup = readonly [Field, ...Field[]];

/** The groups of a form's choice fields. */
export function groupsOfForm(context: FormGroupContext, form: Form): readonly FoundGroup[] {
  return joinSingleBoxes(offeredOf(context, form.fields)).flatMap((fields) => groupOf(context, fields, form) ?? []);
}

/** The groups of fields that no form owns: only a script can use them, unless their values are addresses. */
export function groupsOfLooseFields(
  context: FormGroupContext,
  fields: readonly LabelledField[],
): readonly FoundGroup[] {
  return joinSingleBoxes(offeredOf(context, fields)).flatMap((group) => groupOf(context, group, null) ?? []);
}

/** The fields that offer a choice; one whose boxes stand in several rows or sections, each a choice of its own, one by one. */
function offeredOf(context: FormGroupContext, fields: readonly Field[]): readonly Field[] {
  return withoutOperators(fields)
    .filter((field) => isOffered(context, field))
    .flatMap((field) => {
      const rows = groupBy(field.options, ({ choice }) => choice?.node ?? -1);
      if (rows.size === 1) return [field];
      return [...rows.values()].map((options): LabelledField => ({
        ...field,
        node: options[0]?.node ?? field.node,
        label: options[0]?.choice?.text ?? null,
        labelNode: options[0]?.choice?.node ?? -1,
        options,
      }));
    });
}

const CHOICE_WIDGETS: ReadonlyMap<Field['widget'], ChoiceGroup['widget']> = new Map<
  Field['widget'],
  ChoiceGroup['widget']
>([
  ['select', 'select'],
  ['multi-select', 'select'],
  ['checkboxes', 'checkboxes'],
  ['radios', 'radios'],
]);

/** Whether a field offers a choice where groups are read. */
export function isOffered(context: FormGroupContext, field: Field): boolean {
  if (!CHOICE_WIDGETS.has(field.widget) || context.isIgnored(field.node)) return false;
  return field.widget === 'checkboxes' || field.options.filter(({ disabled }) => !disabled).length > 1;
}

/** Single boxes that follow each other without a label of their own between are one group (`brand[acme]`, `brand[bolt]`). */
function joinSingleBoxes(fields: readonly Field[]): readonly FieldGroup[] {
  const groups: [Field, ...Field[]][] = [];
  for (const field of fields) {
    const last = groups.at(-1);
    const isBeside = last !== undefined && isSingleBox(field) && isSingleBox(last[0]);
    if (isBeside && (field.label === null || haveOneLabel(field, last[0]))) last.push(field);
    else groups.push([field]);
  }
  return groups;
}

/** Whether two boxes stand in one row of a table that names them both. */
function haveOneLabel(field: Field, last: Field): boolean {
  return labelNodeOf(field) >= 0 && labelNodeOf(field) === labelNodeOf(last);
}

function isSingleBox({ widget, options }: Field): boolean {
  return widget === 'checkboxes' && options.length === 1;
}

interface Offer {
  readonly field: Field;
  readonly option: FieldOption;
}

/** The group of one field, or of boxes with names of their own; null if nothing can be chosen. */
export function groupOf(context: FormGroupContext, fields: FieldGroup, form: Form | null): FoundGroup | null {
  const [first] = fields;
  const widget = CHOICE_WIDGETS.get(first.widget) ?? 'other';
  const offers = fields
    .flatMap((field) => field.options.map((option) => ({ field, option })))
    .filter(({ option }) => !option.disabled || (option.selected && option.value !== ''))
    // Of several at once none is chosen by choosing nothing: an option without a value clears the rest.
    .filter(({ field, option }) => field.widget !== 'multi-select' || option.value !== '');
  const choices = choicesOf(context, offers, form);
  if (choices.length === 0) return null;
  const label = first.label === null ? null : withoutChosen(withoutDecoration(first.label), choices);
  const name = sharedPrefix(fields.map((field) => field.name)) || null;
  const jumps = form === null ? changeOfJumps(context, offers) : null;
  return {
    node: first.widget === 'select' ? first.node : holderOf(context.index, offers),
    label,
    widget,
    key: groupKey(widget, label, jumps?.name ?? name),
    field: fields.length === 1 ? name : null,
    multiple: first.widget === 'checkboxes' || first.widget === 'multi-select',
    choices,
    more: null,
    labelTag: labelTagOf(context.index, first),
    labelNode: labelNodeOf(first),
    change: jumps ?? { name, values: offers.map(({ option }) => (option.value === '' ? null : option.value)) },
    traits: { ...NO_LINKS, landmark: context.index.landmark(first.node), ...traitsOfForm(context, form) },
  };
}

function traitsOfForm(
  context: FormGroupContext,
  form: Form | null,
): Pick<FoundGroup['traits'], 'staysOnPath' | 'isActing'> {
  if (form === null) return { staysOnPath: false, isActing: false };
  return {
    staysOnPath: samePath(form.action, context.url),
    isActing: mayAct(context, form),
  };
}

function choicesOf(context: FormGroupContext, offers: readonly Offer[], form: Form | null): readonly Choice[] {
  const texts = offerTexts(context, offers);
  const ranges = readRanges(texts.map(({ value }) => value));
  const open = openAnswers(context.index, offers.map(radioOf));
  return offers
    .map((offer, at): Choice => ({
      node: offer.option.node,
      value: texts[at]?.value ?? offer.option.label,
      count: texts[at]?.count ?? null,
      selected: offer.option.selected,
      path: pathOf(context, offer, form),
      level: 0,
      range: ranges[at] ?? null,
      ...(open.has(offer.option.node) ? { ownAnswer: true } : {}),
    }))
    .filter(({ value }) => value !== '');
}

function radioOf({ field, option }: Offer): number | null {
  return field.widget === 'radios' ? option.node : null;
}

/** How to make a choice with everything else as on this page; an empty value takes its field out. */
function pathOf(context: FormGroupContext, { field, option }: Offer, form: Form | null): Choice['path'] {
  if (form === null) return jumpTo(context, field, option);
  if (!isAsked(context, form) || isBoundToPage(context.index, form)) return null;
  const kept =
    field.widget === 'checkboxes' || field.widget === 'multi-select'
      ? // Boxes of one name may stand in several groups.
        form.fields
          .filter(({ name, widget }) => name === field.name && widget === field.widget)
          .flatMap(({ options }) => options.filter(({ selected }) => selected).map(({ value }) => value))
      : [];
  const values = option.value === '' ? [] : [...new Set([...kept, option.value])];
  return submissionFrom(context.url, form, new Map([[field.name, values]]));
}

/** Whether choosing in a form may be asked by submitting it: a GET form that does not act, or a POST form that only asks. */
export function isSendable(form: Form): boolean {
  if (form.method === 'get') return form.purpose !== 'act';
  return (form.asks === 'search' || form.asks === 'filter') && !isActingAddress(form.action);
}

/** As {@link isSendable}; a POST form must stand beside a list and outside of the site's bars too, or it may set a currency. */
export function isAsked({ index, hasList }: Pick<FormGroupContext, 'index' | 'hasList'>, form: Form): boolean {
  if (!isSendable(form)) return false;
  if (form.method === 'get') return true;
  return hasList && !BARS.has(index.landmark(form.node) ?? '') && !isPoll(form, index.snapshot.url);
}

/** Whether all that a form offers is one answer of several, none of which is given yet, and another page than this takes it: a poll. */
function isPoll({ fields, action }: Form, page: string): boolean {
  const [only, another] = fields.filter(({ widget }) => widget !== 'hidden');
  if (only?.widget !== 'radios' || another !== undefined || only.options.some(({ selected }) => selected)) return false;
  const asked = urlArguments(page);
  const isElse = ({ name, value }: UrlArgument): boolean =>
    asked.some((own) => own.name === name) && !asked.some((own) => own.name === name && own.value === value);
  return !samePath(action, page) || urlArguments(action).some(isElse);
}

/** Whether sending a form may do more than ask for a list. */
export function mayAct(context: Pick<FormGroupContext, 'index' | 'hasList'>, form: Form): boolean {
  return !isAsked(context, form) || ((form.asks ?? form.purpose) === 'other' && !isChosenIn(context.index, form));
}

/** Whether all that a form asks for is chosen from lists that its fields drop down, however they look in the markup. */
function isChosenIn(index: PageIndex, { fields }: Form): boolean {
  const shown = fields.filter(({ widget }) => widget !== 'hidden');
  return (
    shown.length > 0 && shown.every(({ node }) => [node, ...index.ancestors(node)].some((id) => isField(index, id)))
  );
}

/** Parts of a page whose forms are those of the site. */
export const BARS: ReadonlySet<string> = new Set(['header', 'footer', 'navigation']);

/** Options whose values are addresses: a menu in the shape of a select. */
function jumpTo({ index }: FormGroupContext, { widget }: Field, { value }: FieldOption): UrlPath | null {
  const url =
    widget === 'select' && /^(?:https?:\/\/|[/?])\S/u.test(value) ? parseHttpUrl(value, index.snapshot.baseUrl) : null;
  return url === null ? null : { kind: 'url', url: url.href };
}

/** What options whose values are addresses change of them; null where one is none, or nothing tells them apart. */
function changeOfJumps(context: FormGroupContext, offers: readonly Offer[]): GroupChange | null {
  const jumps = offers.map(({ field, option }) => jumpTo(context, field, option));
  if (jumps.some((jump, at) => jump === null && offers[at]?.option.value !== '')) return null;
  const addresses = jumps.map((jump) => (jump === null ? null : readAddress(jump.url)));
  const change = changeOfGroup(addresses, readAddress(context.url));
  return change.name === null ? null : change;
}

interface OfferText {
  readonly value: string;
  readonly count: number | null;
}

/** Texts of the options; a box's count may stand beside its label, in the block that holds nothing else. */
function offerTexts({ index, countsAreUsual }: FormGroupContext, offers: readonly Offer[]): readonly OfferText[] {
  const own = countedLabels(offers);
  const isBoxes = offers.every(({ field }) => field.widget === 'checkboxes' || field.widget === 'radios');
  if (!isBoxes || own.some(({ count }) => count !== null)) return own;
  if (isLone(offers, own)) return countsAreUsual ? own.map((text, at) => loneText(index, offers[at], text)) : own;
  const blocks = blocksOf(
    index,
    offers.map(({ option }) => option.node),
  );
  const seen = seenTexts(index, blocks);
  if (seen !== null) return seen.map((value) => ({ value, count: null }));
  const texts = blockTexts(index, blocks, false);
  const isFitting = texts.every(({ value }, at) => value !== '' && own[at]?.value.startsWith(value) === true);
  if (!isFitting) return foldedTexts(index, blocks) ?? own;
  return withGivenNames(
    index,
    blocks.map((block) => itemOf(block, block)),
    texts,
  );
}

/** Whether one box sends something, or one of two has a number: the other, such as "Any", sends that nothing is asked for. */
function isLone(offers: readonly Offer[], texts: readonly OfferText[]): boolean {
  const sent = offers.filter(({ option }) => option.value !== '').length;
  return sent <= 1 || (texts.length === 2 && texts.filter(({ value }) => hasDigit(value)).length === 1);
}

/** The texts of blocks that each hold one alternative. */
function blockTexts(index: PageIndex, blocks: readonly number[], countsAreUsual: boolean): readonly OfferText[] {
  return readItemTexts(
    index,
    blocks.map((part) => itemOf(null, part)),
    { lessens: () => false, label: -1, countsAreUsual },
  );
}

/** Blocks around a box that are looked at for the one that says what its label says. */
const MAX_LONE_BLOCKS = 4;

/** The text of the only box that sends something, where a number may stand apart from its words in the block that says no more. */
function loneText(index: PageIndex, offer: Offer | undefined, own: OfferText): OfferText {
  if (offer === undefined || offer.option.value === '' || !hasDigit(own.value)) return own;
  const bare = (text: string): string => text.replace(/\s/gu, '');
  const around = index.ancestors(offer.option.node).slice(0, MAX_LONE_BLOCKS);
  const block = around.find((id) => bare(index.text(id)) === bare(own.value));
  const [text] = block === undefined ? [] : blockTexts(index, [block], true);
  return text === undefined || text.value === '' ? own : text;
}

/**
 * Values and counts of boxes in a part that is folded, or in words of which some are only heard, where each count is the last
 * text of its block and stands apart.
 */
function foldedTexts(index: PageIndex, blocks: readonly number[]): readonly OfferText[] | null {
  return countedLast(index, blocks, true) ?? countedLast(index, blocks, false);
}

/** The same, without what is for eyes only, or with it; null if a count is missing. */
function countedLast(index: PageIndex, blocks: readonly number[], isHeard: boolean): readonly OfferText[] | null {
  const read = blocks.map((block) => {
    const texts = textsIn(index, block, isHeard);
    const last = texts.at(-1) ?? '';
    const value = collapse(texts.slice(0, -1).join(' '));
    return isCount(last) && value !== '' ? { value, count: parseWhole(last.replace(/[^\p{Nd}.,]/gu, '')) } : null;
  });
  const counted = read.flatMap((text) => text ?? []);
  return counted.length === blocks.length ? counted : null;
}

function textsIn(index: PageIndex, block: number, isHeard: boolean): readonly string[] {
  const texts: string[] = [];
  for (let id = block; id < index.node(block).end; id += 1) {
    const { attributes, tag, text, end } = index.node(id);
    if (isHeard && attributes['aria-hidden'] === 'true') id = end - 1;
    else if (tag === '#text' && /\S/u.test(text)) texts.push(collapse(text));
  }
  return texts;
}

/** Labels and counts of the options; one that sends nothing ("any") does not speak for the others. */
function countedLabels(offers: readonly Offer[]): readonly OfferText[] {
  const counted = splitSharedCounts(
    offers.filter(({ option }) => option.value !== '').map(({ option }) => option.label),
  );
  let at = 0;
  return offers.map(({ option }) => {
    const own = option.value === '' ? splitSharedCounts([option.label])[0] : counted[at++];
    return own ?? { value: option.label, count: null };
  });
}

/** For each box the largest node around it that holds no other box and is no larger than an alternative. */
function blocksOf(index: PageIndex, boxes: readonly number[]): readonly number[] {
  return boxes.map((box, at) => {
    const before = boxes[at - 1] ?? -1;
    const after = boxes[at + 1] ?? Infinity;
    let block = box;
    for (const parent of index.ancestors(box)) {
      const { end } = index.node(parent);
      if (before >= parent || after < end || end - parent > MAX_BLOCK_NODES) break;
      block = parent;
    }
    return block;
  });
}

function holderOf(index: PageIndex, offers: readonly Offer[]): number {
  const first = offers[0]?.option.node ?? 0;
  const last = offers.at(-1)?.option.node ?? first;
  return index.ancestors(first).find((id) => index.contains(id, last)) ?? first;
}

function labelTagOf(index: PageIndex, field: Field): string {
  return index.nodes[labelNodeOf(field)]?.tag ?? '';
}

function labelNodeOf(field: Field): number {
  return 'labelNode' in field && typeof field.labelNode === 'number' ? field.labelNode : -1;
}

function sharedPrefix(names: readonly string[]): string {
  let prefix = names[0] ?? '';
  for (const name of names) while (!name.startsWith(prefix)) prefix = prefix.slice(0, -1);
  return prefix;
}

function samePath(action: string, page: string): boolean {
  const [a, b] = [parseHttpUrl(action), parseHttpUrl(page)];
  return a !== null && b !== null && a.host === b.host && a.pathname === b.pathname;
}
