/**
 * Buttons that show more values of one group of a live page. Told from place and form, not from words.
 */

import { textKey } from '../../../base/text.js';
import type { PageIndex } from '../../page-index.js';
import type { FoundGroup } from '../found-group.js';
import { listOf, panelOwners } from '../opening/declared-owners.js';
import { LIST_TAGS } from '../runs/shapes.js';
import { dialogAround } from '../opening/dialog-around.js';
import { repeatedEnds } from './repeated-ends.js';
import { hasDigit } from '../runs/texts.js';
import { isBox, opens } from '../widget-state.js';

/** A button and what it stands beside. */
export interface PlacedButton {
  readonly node: number;
  readonly block: number;
  /** The groups in the smallest block that holds the button and any group; where it holds the list, too, in the block before. */
  readonly around: readonly FoundGroup[];
}

/** The buttons beside one group each that show more of its values; behind values that are buttons, also those that say as much. */
export function moreButtons(
  index: PageIndex,
  placed: readonly PlacedButton[],
  worked: readonly FoundGroup[],
): readonly PlacedButton[] {
  const lone = placed.filter(({ around }) => around.length === 1);
  const showing = lone.filter((button) => showsMore(index, button, { lone, worked }));
  const said = new Set(showing.map(({ node }) => textKey(index.text(node))));
  const isAlike = ({ node, around: [group] }: PlacedButton): boolean =>
    group?.widget === 'buttons' && node > (group.choices.at(-1)?.node ?? node) && said.has(textKey(index.text(node)));
  const ends = lone.flatMap(({ node, around: [group] }) => (group === undefined ? [] : [{ node, group }]));
  const repeated = repeatedEnds(index, ends, worked);
  return lone.filter((button) => showing.includes(button) || isAlike(button) || repeated.has(button.node));
}

/**
 * The buttons; of those of blocks that hold several groups in a row, each behind the values of one and before the label of the
 * next, as "and 3 more" where labels, values and buttons all stand side by side, with that group alone. Behind the last group
 * only what says the same as one between others belongs to it.
 */
export function withGroupsBefore(index: PageIndex, placed: readonly PlacedButton[]): readonly PlacedButton[] {
  const wording = ({ node }: PlacedButton): string => textKey(index.text(node)).replace(/\p{Nd}+/gu, '#');
  const groups = new Map(
    placed.flatMap((button) => {
      const group = button.around.length > 1 && hasDigit(index.text(button.node)) ? groupBefore(button) : null;
      return group === null ? [] : [[button, group]];
    }),
  );
  const isBetween = (button: PlacedButton): boolean => button.around.some((group) => startOf(group) > button.node);
  const between = new Set([...groups.keys()].filter(isBetween).map(wording));
  return placed.map((button) => {
    const group = between.has(wording(button)) ? groups.get(button) : undefined;
    return group === undefined ? button : { ...button, around: [group] };
  });
}

/** The group whose values end last before a button. */
function groupBefore({ node, around }: PlacedButton): FoundGroup | null {
  const endOf = ({ choices }: FoundGroup): number => choices.at(-1)?.node ?? -1;
  const before = around.filter((group) => endOf(group) < node).sort((a, b) => endOf(b) - endOf(a));
  return before[0] ?? null;
}

function startOf({ labelNode = -1, choices, node }: FoundGroup): number {
  return labelNode >= 0 ? labelNode : (choices[0]?.node ?? node);
}

interface Others {
  readonly lone: readonly PlacedButton[];
  readonly worked: readonly FoundGroup[];
}

/**
 * Whether a button beside one group shows more of its values: it has a number or a sign of more, it stands in the list of
 * values, in their head, or behind some that are hidden, groups without such a button are shorter, or all groups with one
 * are equally long and none without one is much longer.
 */
function showsMore(index: PageIndex, button: PlacedButton, { lone, worked }: Others): boolean {
  const [group] = button.around;
  if (group === undefined) return false;
  if (button.node < (group.choices.at(-1)?.node ?? 0)) return isInHead(index, button.node, group);
  if (endsDialog(index, button, worked)) return false;
  const text = index.text(button.node);
  if (hasDigit(text) || /^\s*[+…]|[+…»›▾▼]\s*$/u.test(text)) return true;
  const isHiding = holdsHidden(index, group) || hidesBefore(index, button.node, group);
  return isHiding || isAmongValues(index, button.node, group) || isCut(group, { lone, worked });
}

/** Values of a group from which on a button behind them may show more. */
const LEAST_SHOWN = 4;

/** Of the buttons beside one group each those that stand behind its values alone, in a block in which nothing else is folded. */
export function perhapsMore(index: PageIndex, placed: readonly PlacedButton[]): readonly number[] {
  const isAlone = ({ node, block }: PlacedButton): boolean =>
    placed.every((other) => other.node === node || other.block !== block);
  return placed
    .filter(({ node, around: [group, ...more] }) => {
      const choices = more.length > 0 ? [] : (group?.choices ?? []);
      return choices.length >= LEAST_SHOWN && choices.every((choice) => choice.node < node);
    })
    .filter((button) => isAlone(button) && isPressed(index, button.node) && !holdsFolded(index, button.block))
    .map(({ node }) => node);
}

/** Whether it says that it is a button, or a link that leads nowhere. */
function isPressed(index: PageIndex, node: number): boolean {
  const role = index.role(node);
  return role === 'button' || role === 'link';
}

function holdsFolded(index: PageIndex, block: number): boolean {
  const { end } = index.node(block);
  return index.nodes.slice(block, end).some(({ attributes }) => attributes['aria-expanded'] === 'false');
}

/** Whether a group with a button is cut short, told from how long it and the others are. */
function isCut(group: FoundGroup, { lone, worked }: Others): boolean {
  const long = new Set(lone.flatMap(({ around }) => around));
  // A switch alone is as long as it can be.
  const others = worked.filter(
    (other) => !long.has(other) && other.widget === group.widget && other.choices.length > 1,
  );
  const lengths = [...long].map(({ choices }) => choices.length);
  if (others.length === 0) return long.size > 1 && new Set(lengths).size === 1;
  const longest = Math.max(...others.map(({ choices }) => choices.length));
  const shortest = Math.min(...lengths);
  const alike = lengths.filter((length) => length === shortest).length;
  // One of them may also show what is chosen in it.
  const areCut = alike >= LEAST_CUT && alike >= lengths.length - 1 && longest <= shortest + SPARED;
  return areCut || longest <= group.choices.length;
}

/**
 * Groups of one length with a button each from which on it shows more though others without one are longer, and by how many
 * values these may be: no button is put in the place of one value or two.
 */
const LEAST_CUT = 3;
const SPARED = 2;

/** Whether a button stands beside a group's label, apart from its values: "Grapes [Show all]". */
function isInHead(index: PageIndex, button: number, { choices, labelNode = -1 }: FoundGroup): boolean {
  const head = labelNode < 0 ? -1 : index.node(labelNode).parent;
  if (head <= 0 || labelNode > button || !index.contains(head, button) || opens(index, button)) return false;
  const block = index.node(head).parent;
  return choices.every(({ node }) => index.contains(block, node) && !index.contains(head, node));
}

/** Whether a button stands in the list of a group's values. */
function isAmongValues(index: PageIndex, button: number, { node }: FoundGroup): boolean {
  return LIST_TAGS.has(index.node(node).tag) && index.contains(node, button);
}

/** Whether the entries of a group end with some that are hidden, and are fields as the others are. */
function holdsHidden(index: PageIndex, { node, choices }: FoundGroup): boolean {
  const last = index.elements(node).at(-1);
  const shown = index.elements(node).find((id) => choices.some((choice) => index.contains(id, choice.node)));
  if (last === undefined || shown === undefined || !index.isHidden(last)) return false;
  const fieldsIn = (id: number): number => index.within(id, 'input').length;
  return index.node(last).tag === index.node(shown).tag && fieldsIn(last) > 0 && fieldsIn(last) === fieldsIn(shown);
}

/** Whether boxes are hidden between the last value of a group and a button behind it, in an element of their own say. */
function hidesBefore(index: PageIndex, button: number, { choices }: FoundGroup): boolean {
  const last = choices.at(-1)?.node ?? button;
  return index.nodes
    .slice(last + 1, button)
    .some(({ id, parent }) => isBox(index, id) && index.isHidden(id) && index.isHidden(parent));
}

/** Whether a button ends a dialog, or what another button brings up, in which nothing but one group is to be chosen from. */
function endsDialog(index: PageIndex, { node, around }: PlacedButton, worked: readonly FoundGroup[]): boolean {
  const dialog = dialogAround(index, node) ?? popupEndingAt(index, node);
  if (dialog === null) return false;
  const isIn = ({ choices }: FoundGroup): boolean => choices.some((choice) => index.contains(dialog, choice.node));
  return worked.filter(isIn).every((group) => around.includes(group));
}

/** What a button says that it brings up, over the page and no list, in which another one is the last; or null. */
function popupEndingAt(index: PageIndex, node: number): number | null {
  const owner = panelOwners(index)(node);
  const popup = owner === null ? 'false' : (index.node(owner).attributes['aria-haspopup'] ?? 'false');
  const panel = owner === null || popup === 'false' ? null : listOf(index, owner);
  return panel !== null && index.within(panel, 'button').at(-1) === node ? panel : null;
}
