/**
 * Drop-downs that say nothing of themselves: something that listens for clicks, shows what is chosen, and holds its list.
 * What they are called stands before them, as it does of fields.
 */

import { oncePer } from '../../../base/remember.js';
import type { SnapshotNode } from '../../../model/snapshot.js';
import { lookOf, SIGN_TAGS } from '../../look.js';
import type { PageIndex } from '../../page-index.js';
import { isHeading } from '../runs/shapes.js';
import { hasWords } from '../runs/texts.js';
import { isField } from './declared-owners.js';
import { textBefore, type PopupLabel } from './popups.js';

/** Levels above a value within which the drop-down stands that holds its list. */
const MAX_LIST_CLIMB = 4;

/** Elements that listen for what they are, not because a list hangs in them. */
const OTHERS: ReadonlySet<string> = new Set([
  'a',
  'button',
  'summary',
  'label',
  'input',
  'select',
  'li',
  'tr',
  'td',
  'th',
]);

/**
 * The label right before an element that listens of itself, or a button with a menu, and shows something else, or null. A
 * heading is one of a button if others that look alike have headings of their own.
 */
export function dropDownLabel(index: PageIndex, id: number): PopupLabel | null {
  const { tag, listensForClicks } = index.node(id);
  const isPlain = listensForClicks === true && !OTHERS.has(tag) && index.role(id) === null;
  const isMenu = !isPlain && isMenuButton(index, id);
  if (!isPlain && !isMenu) return null;
  const before = textBefore(index, id, isMenu ? betweenLabel(index, id) : new Set());
  if (before === null) return null;
  if (!isLabelled(index, before.node)) return headedButtons(index).get(id) ?? null;
  return isMenu && isOfOther(index, before.node, id) ? null : before;
}

/** Headings that buttons of one look must stand under. Raising it calls more of them as what they show. */
const LEAST_HEADED = 2;

/** The headings that menu buttons of one look stand under, each alone under its own: what they show is what is chosen. */
const headedButtons = oncePer((index: PageIndex): ReadonlyMap<number, PopupLabel> => {
  const buttons = index.nodes.flatMap(({ id, tag }) => (tag !== '#text' && isMenuButton(index, id) ? [id] : []));
  const headed = new Map<string, Map<number, PopupLabel>>();
  for (const id of buttons) {
    const label = headingOver(index, id, buttons);
    if (label === null) continue;
    const look = lookOf(index, id);
    headed.set(look, (headed.get(look) ?? new Map<number, PopupLabel>()).set(id, label));
  }
  const isUsual = (labels: ReadonlyMap<number, PopupLabel>): boolean =>
    new Set([...labels.values()].map(({ text }) => text)).size >= LEAST_HEADED;
  return new Map([...headed.values()].filter(isUsual).flatMap((labels) => [...labels]));
});

/** The heading right over a menu button, where their block begins with it and holds no other such button; or null. */
function headingOver(index: PageIndex, id: number, buttons: readonly number[]): PopupLabel | null {
  const label = textBefore(index, id, betweenLabel(index, id));
  if (label === null || !isHeading(index, label.node) || isOfOther(index, label.node, id)) return null;
  const { parent } = index.node(label.node);
  const [first] = index.elements(parent).filter((part) => index.text(part) !== '');
  const isAlone = buttons.every((other) => other === id || !index.contains(parent, other));
  return first === label.node && isAlone && index.contains(parent, id) ? label : null;
}

/** Levels above a button within which its label stands before it. */
const MAX_LABEL_CLIMB = 2;

/** What may stand between a label and the button under it: a button that explains the label, and the tags of what is chosen. */
function betweenLabel(index: PageIndex, id: number): ReadonlySet<number> {
  const around = index.ancestors(id).slice(0, MAX_LABEL_CLIMB);
  const beside = around.flatMap((block) => index.elements(block)).filter((node) => !index.contains(node, id));
  return new Set(beside.filter((node) => isSignButton(index, node) || holdsTags(index, node)));
}

/** Whether an element is a button that shows one sign at most, and opens nothing that it says. */
function isSignButton(index: PageIndex, id: number): boolean {
  const isButton = index.role(id) === 'button' && index.node(id).attributes['aria-haspopup'] === undefined;
  return isButton && index.text(id).length <= 1;
}

/** Whether an element is a list whose entries can each be taken away by a button of one sign. */
function holdsTags(index: PageIndex, id: number): boolean {
  if (index.role(id) !== 'list') return false;
  const entries = index.elements(id).filter((entry) => !index.isHidden(entry));
  const isTag = (entry: number): boolean => {
    const [button, other] = index.within(entry, 'button');
    return button !== undefined && other === undefined && isSignButton(index, button);
  };
  return entries.length > 0 && entries.every((entry) => index.text(entry).length > 1 && isTag(entry));
}

/** Whether an element is a button that says that something of it pops up, and shows words. */
function isMenuButton(index: PageIndex, id: number): boolean {
  const { attributes } = index.node(id);
  const popup = attributes['aria-haspopup'] ?? 'false';
  return (
    index.role(id) === 'button' && popup !== 'false' && popup !== '' && !isField(index, id) && index.text(id) !== ''
  );
}

const FIELDS: ReadonlySet<string> = new Set(['input', 'select', 'textarea']);

/** Whether a label is that of something else than what stands behind it: it says so, or a field stands in it or between. */
function isOfOther(index: PageIndex, label: number, id: number): boolean {
  const labels = [label, ...index.within(label, 'label')].map((node) => index.node(node).attributes['for'] ?? '');
  const isNamed = labels.some((name) => name !== '' && (index.byElementId(name) ?? id) !== id);
  return isNamed || index.nodes.slice(label, id).some(({ tag }) => FIELDS.has(tag));
}

/**
 * What the head of the unfolded section is called in which something stands that shows nothing, as a list that drops down
 * and has nothing chosen: the head is pressed, as those of the sections beside it are, and no other text is between; or null.
 */
export function headOfSection(index: PageIndex, id: number): PopupLabel | null {
  const label = index.text(id) === '' ? textBefore(index, id) : null;
  if (label === null || !isPressedHead(index, label.node)) return null;
  const section = index.node(label.node).parent;
  const { parent, tag } = index.node(section);
  const [first] = index.elements(section);
  const others = parent < 0 ? [] : index.elements(parent).filter((other) => other !== section);
  const isAlike = (other: number): boolean => {
    const [head] = index.elements(other);
    return index.node(other).tag === tag && head !== undefined && isPressedHead(index, head);
  };
  return first === label.node && others.some(isAlike) ? label : null;
}

/** Whether all that a head says is in an element that listens for clicks and chooses nothing. */
function isPressedHead(index: PageIndex, head: number): boolean {
  const text = index.text(head);
  const { end } = index.node(head);
  const isPressed = ({ id, listensForClicks }: (typeof index.nodes)[number]): boolean =>
    listensForClicks === true && index.linkUrl(id) === null && index.text(id) === text;
  return text !== '' && index.nodes.slice(head, end).some(isPressed);
}

/** The drop-down that holds an element in its list, with its label, or null. */
export function dropDownAround(
  index: PageIndex,
  id: number,
): { readonly node: number; readonly label: PopupLabel } | null {
  for (const node of index.ancestors(id).slice(0, MAX_LIST_CLIMB)) {
    const label = dropDownLabel(index, node);
    if (label !== null) return { node, label };
  }
  return null;
}

/** Whether a text is said to be a label, in itself or in what stands in it. */
function isLabelled(index: PageIndex, id: number): boolean {
  return index.node(id).tag === 'label' || index.within(id, 'label').length > 0;
}

/** Longest text of something that drops a list down, in characters. */
const MAX_DROPPING = 60;

/** Whether its text ends with a sign or a picture that points down, as that of something does that drops a list down. */
export function pointsDown(index: PageIndex, id: number): boolean {
  if (index.textLength(id) > MAX_DROPPING) return false;
  const isInMenu = BARS.has(index.landmark(id) ?? '');
  return /[\p{L}\p{N}]\s*[▾▼⌄⏷▿🔽˅∨⮟⌵]$/u.test(index.text(id)) || (!isInMenu && endsWithArrow(index, id));
}

/** Parts of a page in which arrows are drawn behind the names of the site's departments. */
const BARS: ReadonlySet<string> = new Set(['header', 'navigation', 'footer']);

/**
 * What programmers call pictures of arrows, which no structure tells from crosses; those to the sides lead on or back. A
 * "right icon" is one on that side.
 */
const ARROWS = /caret|chevron|arrow|triangle|angle|drop-?down/iu;
const SIDEWAYS =
  /(?:caret|chevron|arrow|triangle|angle)[-_\s]*(?:right|left|up|next|prev|back|forward|end)|(?<![a-z])(?:(?:right|left)(?![-_]*icon)|up|next|prev(?:ious)?|back|forward|sort|order)(?![a-z])/iu;

/** Attributes in which pictures bear their names. */
const NAMES: readonly string[] = ['class', 'id', 'data-icon', 'data-testid', 'name', 'icon', 'href', 'xlink:href'];

/** Whether the last thing in an element that shows words is a picture that is called as an arrow, and not as one to a side. */
function endsWithArrow(index: PageIndex, id: number): boolean {
  const nodes = index.nodes.slice(id + 1, index.node(id).end).filter((node) => !index.isHidden(node.id));
  const last = nodes.findLastIndex(({ tag, text }) => tag === '#text' && text.trim() !== '');
  if (last < 0 || !hasWords(index.text(id))) return false;
  return drawsArrow(nodes.slice(last + 1));
}

/** Whether some nodes draw a picture that is called as an arrow, and not as one to a side. */
export function drawsArrow(behind: readonly SnapshotNode[]): boolean {
  if (!behind.some(({ tag }) => SIGN_TAGS.has(tag))) return false;
  const names = behind.flatMap(({ attributes }) => NAMES.flatMap((name) => attributes[name] ?? [])).join(' ');
  // "ArrowUp" is called as "arrow-up".
  const words = names.replaceAll(/(?<=[a-z])(?=[A-Z])/gu, '-');
  return ARROWS.test(words) && !SIDEWAYS.test(words);
}
