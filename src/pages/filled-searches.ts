/**
 * Searches that are no forms and are filled in already: where to go, when and with whom stand in fields and buttons, and one
 * more button sends them. Nothing but a press of it tells where they lead.
 */

import type { Form } from '../model/form.js';
import type { Control } from '../model/page.js';
import type { PageIndex } from './page-index.js';
import { findPressables, type Pressable } from './pressables.js';
import { controlOf, withOrdinals } from './steps.js';
import { filledIn, findTextFields, type TextField } from './text-fields.js';

/** Levels around a field within which all that belongs to its search stands, where the page does not say that it is one. */
const MAX_LEVELS = 6;

/** Things beside the field that drop something down, or show what is chosen, where the page does not say that it is a search. */
const LEAST_BESIDE = 2;

/** Characters of such a search: what holds more is the page. */
const MOST_TEXT = 400;

/** The button of each filled-in search that is no form, in document order; none for a page that came over HTTP. */
export function readFilledSearches(index: PageIndex, forms: readonly Form[]): readonly Control[] {
  const searches = findFilledSearches(index, forms).filter(({ send }) => !send.isDisabled);
  const controls = searches.map(({ send: { node, text } }) =>
    controlOf(index, node, { do: 'click', group: null, name: index.accessibleName(node) || text }),
  );
  return withOrdinals(controls.sort((a, b) => a.node - b.node));
}

/** A search that is no form and is filled in. */
interface FilledSearch {
  /** What holds all of it. */
  readonly block: number;
  readonly send: Pressable;
}

/** All of a live page. */
export function findFilledSearches(index: PageIndex, forms: readonly Form[]): readonly FilledSearch[] {
  if (index.snapshot.source !== 'browser') return [];
  const fields = findTextFields(index, forms).filter(({ isHidden }) => !isHidden);
  const blocks = new Set(fields.filter(isAlone).flatMap(({ node }) => blockOf(index, node) ?? []));
  if (blocks.size === 0) return [];
  const presses = findPressables(index, { forms, at: null });
  return [...blocks].flatMap((block) => {
    const own = fields.filter(({ node }) => index.contains(block, node));
    const last = own.at(-1)?.node ?? 0;
    const send = presses.findLast(({ node }) => node > last && index.contains(block, node));
    const isWhole = own.every((field) => isFilledIn(index, field)) && !isWritten(index, block);
    return send === undefined || !isWhole || index.textLength(block) > MOST_TEXT ? [] : [{ block, send }];
  });
}

function isAlone({ form, kind }: TextField): boolean {
  return form === null && (kind === 'text' || kind === 'search');
}

function isFilledIn(index: PageIndex, field: TextField): boolean {
  return isAlone(field) && filledIn(index, field) !== '';
}

/** Whether something is written there rather than asked. */
function isWritten(index: PageIndex, block: number): boolean {
  return ['form', 'textarea'].some((tag) => index.within(block, tag).length > 0);
}

/** The search that a field belongs to: what the page says is one, else the nearest block in which other things drop down beside it. */
function blockOf(index: PageIndex, field: number): number | null {
  const around = index.ancestors(field);
  const said = around.find((id) => index.role(id) === 'search' || index.node(id).tag === 'search');
  if (said !== undefined) return said;
  if (!suggests(index, field)) return null;
  const block = around.slice(0, MAX_LEVELS).find((id) => dropsDown(index, id, field) >= LEAST_BESIDE);
  return block ?? null;
}

/** Whether a field suggests what to write. */
function suggests(index: PageIndex, field: number): boolean {
  const { attributes } = index.node(field);
  return index.role(field) === 'combobox' || attributes['aria-autocomplete'] !== undefined;
}

/** How many things in a block other than the field drop something down. */
export function dropsDown(index: PageIndex, block: number, field: number): number {
  const inside = index.nodes.slice(block + 1, index.node(block).end);
  return inside.filter(
    ({ id, attributes, visible }) =>
      id !== field &&
      visible !== false &&
      (attributes['aria-expanded'] !== undefined || (attributes['aria-haspopup'] ?? 'false') !== 'false'),
  ).length;
}
