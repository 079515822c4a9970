/**
 * Labels and values as displayed: the text of a label, and the one or several values beside it.
 */

import { collapse, labelText } from '../../base/text.js';
import { lookOf } from '../look.js';
import type { PageIndex } from '../page-index.js';

/** Characters of a label; longer texts are sentences. */
export const MAX_LABEL_LENGTH = 60;
/** Characters of a value; longer ones are prose. */
export const MAX_VALUE_LENGTH = 400;
/** Values kept of one cell. */
const MAX_VALUES = 60;
/** Lines of a cell are values of their own only if none is longer: longer ones are a wrapped text. */
const MAX_LINE_LENGTH = 60;
/** What may stand between two values. */
const SEPARATORS_ONLY = /^[\s,;|/·•،、，；‧∙–—&+-]*$/u;
const HAS_LETTER = /\p{L}/u;
const CONTROLS: readonly string[] = ['select', 'textarea', 'button', 'input'];

/** The label that an element shows, or null if it cannot be one: too long, a link, a control, or no letters. */
export function readLabel(index: PageIndex, id: number): string | null {
  if (index.isHidden(id) || index.textLength(id) > MAX_LABEL_LENGTH * 2) return null;
  if (index.within(id, 'a').some((link) => index.linkUrl(link) !== null) || index.linkUrl(id) !== null) return null;
  if (CONTROLS.some((tag) => index.within(id, tag).length > 0)) return null;
  return asLabel(index.text(id));
}

/** The text as a label, or null if it cannot be one. */
export function asLabel(text: string): string | null {
  const label = labelText(text);
  return label === '' || label.length > MAX_LABEL_LENGTH || !HAS_LETTER.test(label) ? null : label;
}

/** Values that an element shows; empty if it shows none or prose. */
export function readValues(index: PageIndex, id: number): readonly string[] {
  if (index.isHidden(id)) return [];
  if (CONTROLS.includes(index.node(id).tag)) return controlValue(index, id);
  const several = listItems(index, id) ?? linkTexts(index, [id]) ?? likeChildren(index, id) ?? lines(index, id);
  const values = several ?? [index.text(id) || pictureName(index, id) || innerControl(index, id)];
  return kept(values);
}

/** Values that a run of sibling nodes shows. */
export function readRunValues(index: PageIndex, ids: readonly number[]): readonly string[] {
  const [only] = ids;
  if (ids.length === 1 && only !== undefined && index.node(only).tag !== '#text') return readValues(index, only);
  const links = linkTexts(index, ids);
  return kept(
    links ??
      [collapse(ids.map((id) => (index.isHidden(id) ? '' : runText(index, id))).join(''))].map((text) =>
        text.replace(/^[:：]\s*/u, ''),
      ),
  );
}

/** A node's text with the white space at its ends, so that neighbours stay apart. */
export function runText(index: PageIndex, id: number): string {
  const { tag, text } = index.node(id);
  return tag === '#text' ? text : ` ${index.text(id)}`.replace(/^ (?=[\p{P}])/u, '');
}

function kept(values: readonly string[]): readonly string[] {
  const shown = values.map(collapse).filter((value) => value !== '' && value.length <= MAX_VALUE_LENGTH);
  return [...new Set(shown)].slice(0, MAX_VALUES);
}

/** Texts of list items, where the element is or holds just a list. */
function listItems(index: PageIndex, id: number): readonly string[] | null {
  const items = itemsWithin(index, id).filter((item) => !index.isHidden(item) && index.within(item, 'li').length === 0);
  if (items.length === 0) return null;
  const length = items.reduce((sum, item) => sum + index.textLength(item), 0);
  return index.text(id).length > length + items.length * 2 ? null : items.map((item) => index.text(item));
}

/** Elements that are list items by tag, or else by role. */
function itemsWithin(index: PageIndex, id: number): readonly number[] {
  const tagged = index.within(id, 'li');
  if (tagged.length > 0) return tagged;
  return index.nodes
    .slice(id + 1, index.node(id).end)
    .filter(({ role }) => role === 'listitem')
    .map((node) => node.id);
}

/** Texts of two or more links with nothing but separators around them. */
function linkTexts(index: PageIndex, ids: readonly number[]): readonly string[] | null {
  const links = ids
    .flatMap((id) => (index.node(id).tag === 'a' ? [id] : index.within(id, 'a')))
    .filter((link) => index.text(link) !== '');
  if (links.length < 2) return null;
  let rest = ids.map((id) => (index.node(id).tag === '#text' ? index.node(id).text : index.text(id))).join(' ');
  for (const link of links) rest = rest.replace(index.text(link), '');
  return SEPARATORS_ONLY.test(rest) ? links.map((link) => index.text(link)) : null;
}

/** Texts of two or more children that look alike (same tag and class) and have nothing but separators between them. */
function likeChildren(index: PageIndex, id: number): readonly string[] | null {
  const children = index.children(id).filter((child) => index.text(child) !== '');
  const only = children[0];
  if (children.length === 1 && only !== undefined && index.node(only).tag !== '#text') return likeChildren(index, only);
  const elements = children.filter((child) => index.node(child).tag !== '#text');
  if (
    elements.length < 2 ||
    !children.every((child) => index.node(child).tag !== '#text' || SEPARATORS_ONLY.test(index.node(child).text))
  )
    return null;
  const looks = new Set(elements.map((child) => lookOf(index, child)));
  const texts = elements.map((child) => index.text(child).replace(/[,،、;]\s*$/u, ''));
  return looks.size === 1 && texts.every((text) => text.length <= MAX_LINE_LENGTH) ? texts : null;
}

/** Short lines, where the element breaks them with `br`. */
function lines(index: PageIndex, id: number): readonly string[] | null {
  if (index.within(id, 'br').length === 0) return null;
  const texts: string[] = [''];
  for (const child of index.children(id)) {
    if (index.node(child).tag === 'br') texts.push('');
    else texts.push((texts.pop() ?? '') + (index.isHidden(child) ? '' : runText(index, child)));
  }
  const shown = texts.map(collapse).filter((text) => text !== '');
  return shown.length > 1 && shown.every((text) => text.length <= MAX_LINE_LENGTH) ? shown : null;
}

/** Accessible name of the pictures that stand for a value (a tick, a flag, a swatch). */
function pictureName(index: PageIndex, id: number): string {
  return index.within(id, 'img').length + index.within(id, 'svg').length + index.elements(id).length === 0
    ? ''
    : index.accessibleName(id);
}

function innerControl(index: PageIndex, id: number): string {
  return CONTROLS.flatMap((tag) => index.within(id, tag)).flatMap((control) => controlValue(index, control))[0] ?? '';
}

/** A read-only control's value is displayed text; one that can be changed is a question, not an answer. */
function controlValue(index: PageIndex, id: number): readonly string[] {
  const { attributes, state } = index.node(id);
  const isReadOnly = attributes['readonly'] !== undefined || state?.disabled === true;
  return isReadOnly && state !== null ? kept([state.value]) : [];
}
