/**
 * Fields for keyword queries over the whole site (contract `SearchControl`).
 *
 * No word of a language tells them: the type and role of the field, what its form is for, the names that programmers
 * give, and where it stands.
 */

import { isActingAddress } from '../base/acting-address.js';
import { defaultButton, purposeOf, submissionOf } from '../forms/index.js';
import type { AccessPath } from '../model/access-path.js';
import type { Field, Form } from '../model/form.js';
import type { ChoiceGroup, Control, RangeControl, SearchControl } from '../model/page.js';
import { isBoundToPage } from './bound-forms.js';
import type { PageIndex } from './page-index.js';
import { findPressables, type Pressable, type PressContext } from './pressables.js';
import { controlOf, pathBy } from './steps.js';
import { buttonBeside, findTextFields, type TextField } from './text-fields.js';

/** What searches are read with. */
export interface SearchContext extends PressContext {
  readonly groups: readonly ChoiceGroup[];
  readonly ranges: readonly RangeControl[];
  /** Ids of the nodes of the main list's cards. */
  readonly cards: readonly number[];
}

/** What stands for the keyword in a template. */
const QUERY = '{query}';
/** What speaks for a field. Raising the least score loses bare fields that only a script knows. */
const WEIGHTS = {
  type: 3,
  landmark: 3,
  name: 2,
  alone: 1,
  shown: 1,
  hint: 0.5,
  header: 0.5,
  footer: -2,
  aside: -1,
} as const;
const MIN_SCORE = 1.5;
/** Names that programmers give to the field of a query, in any language's sites. */
const QUERY_NAME =
  /(?:^|[^a-z])(?:q|s|k|kw|qs|query|search|keywords?|terms?|text|find|phrase|suche?)(?:[^a-z]|$)|search|query|keyword/iu;
/** Searches that are told. */
const MAX_SEARCHES = 5;
/** Inputs of a form that are told beside the keyword's, and values of each. */
const MAX_INPUTS = 5;
const MAX_VALUES = 50;
/** Levels around a field in which the values of its own group stand. */
const MAX_PANEL_LEVELS = 4;

/** Keyword fields, the likeliest first. */
export function readSearches(index: PageIndex, context: SearchContext): readonly SearchControl[] {
  const fields = findTextFields(index, context.forms);
  const candidates = fields.filter((field) => mayAsk(index, field, context));
  if (candidates.length === 0) return [];
  const presses = findPressables(index, context);
  return candidates
    .map((field) => ({ field, score: scoreOf(index, field, candidates) }))
    .filter(({ score }) => score >= MIN_SCORE)
    .sort((a, b) => b.score - a.score || a.field.node - b.field.node)
    .flatMap(({ field }) => searchOf(index, field, { context, fields, presses }) ?? [])
    .slice(0, MAX_SEARCHES);
}

function mayAsk(index: PageIndex, field: TextField, { groups, ranges, cards }: SearchContext): boolean {
  if (field.kind !== 'text' && field.kind !== 'search') return false;
  const isTaken =
    groups.some((group) => group.search?.node === field.node && isFacet(group)) ||
    ranges.some(({ low, high }) => low?.node === field.node || high?.node === field.node) ||
    cards.some((card) => index.contains(card, field.node));
  return !isTaken && !isOfColumn(index, field.node) && !isOfGroup(index, field.node, groups);
}

/** Confidence from which a group's claim on a field is believed. */
const SURE = 0.5;

function isFacet({ guess, confidence }: ChoiceGroup): boolean {
  return guess === 'facet' && confidence >= SURE;
}

/** A field in the head of a column, or in a row of a grid, asks for one attribute. */
function isOfColumn(index: PageIndex, node: number): boolean {
  return index.ancestors(node).some((id) => {
    const { tag } = index.node(id);
    const role = index.role(id);
    return tag === 'th' || tag === 'thead' || role === 'columnheader' || (role === 'row' && tag !== 'tr');
  });
}

/** Whether a field stands with the values of one group only: then it narrows the values, not the result. */
function isOfGroup(index: PageIndex, node: number, groups: readonly ChoiceGroup[]): boolean {
  // One box beside a field says how to search: there is nothing to narrow.
  const boxes = groups.filter(
    ({ widget, choices }) =>
      (widget === 'checkboxes' || widget === 'radios' || widget === 'other') && choices.length > 1,
  );
  for (const around of index.ancestors(node).slice(0, MAX_PANEL_LEVELS)) {
    if (index.node(around).tag === 'body' || index.landmark(around) === 'header') return false;
    const inside = boxes.filter(({ choices }) => choices.some((choice) => index.contains(around, choice.node)));
    if (inside.length > 0) return inside.length === 1 && !hasOtherParts(index, around);
  }
  return false;
}

/** Whether an element also holds a region of the page: then it is no panel. */
function hasOtherParts(index: PageIndex, around: number): boolean {
  return ['main', 'h1', 'table', 'article'].some((tag) => index.within(around, tag).length > 0);
}

function scoreOf(index: PageIndex, field: TextField, all: readonly TextField[]): number {
  const { attributes, role } = index.node(field.node);
  const landmark = index.landmark(field.node);
  const names = `${field.name} ${attributes['id'] ?? ''}`;
  const isAlone = all.filter((other) => other.form === field.form && !other.isHidden).length === 1;
  return (
    (field.kind === 'search' || role === 'searchbox' ? WEIGHTS.type : 0) +
    (isInSearch(index, field.node) ? WEIGHTS.landmark : 0) +
    (QUERY_NAME.test(names) ? WEIGHTS.name : 0) +
    (isAlone ? WEIGHTS.alone : 0) +
    (field.isHidden ? 0 : WEIGHTS.shown) +
    (attributes['placeholder'] === undefined ? 0 : WEIGHTS.hint) +
    (landmark === 'header' ? WEIGHTS.header : landmark === 'footer' ? WEIGHTS.footer : 0) +
    (landmark === 'aside' ? WEIGHTS.aside : 0)
  );
}

/** Whether the page says that this part of it is for searching. */
function isInSearch(index: PageIndex, node: number): boolean {
  return index.ancestors(node).some((id) => index.role(id) === 'search' || index.node(id).tag === 'search');
}

interface Surroundings {
  readonly context: SearchContext;
  readonly fields: readonly TextField[];
  readonly presses: readonly Pressable[];
}

function searchOf(index: PageIndex, field: TextField, surroundings: Surroundings): SearchControl | null {
  const label = labelOf(index, field);
  const submitted = field.form === null ? null : submission(index, field, field.form);
  if (submitted !== null) return { node: field.node, label, template: submitted, ...inputsOf(field) };
  if (index.snapshot.source === 'http' || field.isHidden || isActing(index, field)) return null;
  return { node: field.node, label, ...typed(index, field, surroundings) };
}

function labelOf(index: PageIndex, { node, form }: TextField): string | null {
  const own = form?.fields.find((field) => field.node === node)?.label;
  return own ?? (index.accessibleName(node) || null);
}

/** The submission with the keyword in its place, or null where the form has no address or may act. */
function submission(index: PageIndex, field: TextField, form: Form): AccessPath | null {
  if (field.name === '' || !form.fields.some(({ node }) => node === field.node)) return null;
  if (purposeAsAsked(index, form) === 'act' || isActingAddress(form.action) || isBoundToPage(index, form)) return null;
  const changes = new Map<string, readonly string[]>([[field.name, [QUERY]]]);
  for (const other of form.fields)
    if (other.required && other.name !== field.name) {
      const value = filled(index, other);
      if (value !== null) changes.set(other.name, [value]);
    }
  const path = submissionOf(form, changes, defaultButton(form));
  return path === null ? null : withPlaceholder(path);
}

/** What else can be chosen in the field's form. Boxes to tick narrow, they ask for nothing else. */
function inputsOf({ name, form }: TextField): Pick<SearchControl, 'inputs'> {
  const inputs = (form?.fields ?? [])
    .filter((field) => field.name !== name && (field.widget === 'select' || field.widget === 'radios'))
    .map((field) => ({
      name: field.name,
      label: field.label,
      values: field.options
        .filter(({ disabled }) => !disabled)
        .slice(0, MAX_VALUES)
        .map(({ value, label }) => ({ value, label })),
    }))
    .filter(({ values }) => values.length > 1)
    .slice(0, MAX_INPUTS);
  return inputs.length === 0 ? {} : { inputs };
}

/** What a form would be for if it were not posted: many sites post their queries. */
function purposeAsAsked(index: PageIndex, form: Form): Form['purpose'] {
  if (form.method === 'get') return form.purpose;
  const hints = index
    .within(form.node, 'input')
    .map((id) => index.node(id).attributes)
    .filter((attributes) => attributes['type'] !== 'hidden')
    .map((attributes) => ({
      type: (attributes['type'] ?? 'text').toLowerCase(),
      name: attributes['name'] ?? '',
      autocomplete: attributes['autocomplete'] ?? '',
      placeholder: attributes['placeholder'] ?? '',
    }));
  const purpose = purposeOf({ method: 'get', isSubmittable: true, fields: form.fields, hints });
  return purpose === 'search' && isSearchForm(index, form) ? 'search' : 'act';
}

/** A posted form with one field may as well subscribe: something must say that it searches. */
function isSearchForm(index: PageIndex, form: Form): boolean {
  return form.fields.some(
    ({ node, name, widget }) =>
      widget === 'search' || (widget === 'text' && (QUERY_NAME.test(name) || isInSearch(index, node))),
  );
}

/** A value for a field that must not be empty; null if it has one, or none can be made up. */
function filled(index: PageIndex, field: Field): string | null {
  if (field.options.length > 0) {
    const isSet = field.options.some(({ selected, value }) => selected && value !== '');
    return isSet ? null : (field.options.find(({ value, disabled }) => value !== '' && !disabled)?.value ?? null);
  }
  return field.value === '' ? (index.node(field.node).attributes['min'] ?? null) : null;
}

function withPlaceholder(path: AccessPath): AccessPath {
  const plain = (text: string): string => text.replaceAll(encodeURIComponent(QUERY), QUERY);
  if (path.kind === 'url') return { ...path, url: plain(path.url) };
  return path.kind === 'request' ? { ...path, body: path.body === null ? null : plain(path.body) } : path;
}

/** Whether the field's form signs in, posts or subscribes. */
function isActing(index: PageIndex, { form }: TextField): boolean {
  if (form === null) return false;
  const isQuestion = form.fields.length === 0 || form.purpose !== 'act' || purposeAsAsked(index, form) !== 'act';
  const isPersonal = index
    .within(form.node, 'input')
    .some((id) => /^(?:password|email|tel|file)$/iu.test(index.node(id).attributes['type'] ?? ''));
  const writes = index.within(form.node, 'textarea').length > 0 || isActingAddress(form.action);
  return !isQuestion || isPersonal || writes;
}

/** Typing, and pressing Enter or the button beside the field. */
function typed(
  index: PageIndex,
  field: TextField,
  { context, fields, presses }: Surroundings,
): Pick<SearchControl, 'template' | 'controls'> {
  const type = controlOf(index, field.node, { do: 'type', group: null, value: QUERY });
  const button = field.form === null ? buttonBeside(index, [field.node], { presses, fields }) : null;
  const send: Control =
    button === null
      ? controlOf(index, field.node, { do: 'press', group: null, value: 'Enter' })
      : controlOf(index, button.node, { do: 'click', group: null });
  return {
    template: pathBy(context.at, index.snapshot.url, [type.step, send.step]),
    controls: [type, send],
  };
}
