/**
 * Free intervals of an attribute: sliders, two number fields, two date fields (contract `RangeControl`).
 */

import { createMarkup, defaultButton, labelAbove, submissionOf, type Markup } from '../forms/index.js';
import { dayNumber } from '../base/day.js';
import { asciiDigits, collapse } from '../base/text.js';
import type { AccessPath } from '../model/access-path.js';
import type { Form } from '../model/form.js';
import type { Control, RangeControl } from '../model/page.js';
import { withoutEnd } from './groups/end-names.js';
import { groupKey } from './groups/group-key.js';
import type { PageIndex } from './page-index.js';
import { commonAncestor } from './paging/pressed-numbers.js';
import { findPressables, type Pressable, type PressContext } from './pressables.js';
import { controlOf, pathBy } from './steps.js';
import { buttonBeside, findTextFields, type TextField } from './text-fields.js';

/** What ranges are read with. */
export interface RangeContext extends PressContext {
  /** Ids of the nodes of the main list's cards: what is filled in there is a quantity. */
  readonly cards: readonly number[];
}

const LOW = '{low}';
const HIGH = '{high}';
/** Distance in node ids within which two fields can be the ends of one interval. */
const MAX_GAP = 40;
/** Longer texts between two fields label the second one. */
const MAX_SEPARATOR = 4;
/** Levels around a pair in which a slider and fields of the same attribute stand together. */
const MAX_PANEL_LEVELS = 5;
/** The two ends of an interval; a slider may have one only. */
interface Ends {
  readonly low: TextField | null;
  readonly high: TextField | null;
}

/** The free intervals of a page, in document order; one for each attribute. */
export function readRangeControls(index: PageIndex, context: RangeContext): readonly RangeControl[] {
  const fields = findTextFields(index, context.forms);
  const usable = fields.filter((field) => mayBound(index, field, context));
  if (usable.length === 0) return [];
  const presses = findPressables(index, context);
  const markup = createMarkup(index.snapshot);
  const found = withoutDoubles(index, pairs(index, usable));
  return found.flatMap((ends) => rangeOf(index, ends, { context, fields, presses, markup, found }) ?? []);
}

function mayBound(index: PageIndex, field: TextField, { cards }: RangeContext): boolean {
  const isBound =
    field.kind === 'number' || field.kind === 'date' || field.kind === 'slider' || isNumeric(index, field.node);
  return (
    isBound && (!field.isHidden || field.kind === 'slider') && !cards.some((card) => index.contains(card, field.node))
  );
}

/** A text field that shows or suggests a number. */
function isNumeric(index: PageIndex, node: number): boolean {
  const { attributes, state } = index.node(node);
  return (
    attributes['type'] !== 'search' && [attributes['placeholder'], state?.value].some((text) => numberIn(text) !== null)
  );
}

function pairs(index: PageIndex, fields: readonly TextField[]): readonly Ends[] {
  const found: Ends[] = [];
  for (let at = 0; at < fields.length; at += 1) {
    const [field, next] = [fields[at], fields[at + 1]];
    if (field === undefined) break;
    if (next !== undefined && arePair(index, field, { next, third: fields[at + 2] ?? null })) {
      found.push({ low: field, high: next });
      at += 1;
    } else if (field.kind === 'slider') found.push({ low: null, high: field });
  }
  return found;
}

/** Whether two neighbouring fields are the ends of one interval. */
function arePair(
  index: PageIndex,
  field: TextField,
  { next, third }: { readonly next: TextField; readonly third: TextField | null },
): boolean {
  if (field.kind !== next.kind || field.form !== next.form || next.node - field.node > MAX_GAP) return false;
  const byName = arePairByName(field, next);
  if (byName !== null) return byName;
  const around = commonAncestor(index, field.node, next.node);
  const isCrowded = third !== null && third.kind === field.kind && index.contains(around, third.node);
  return !isCrowded && (haveSameBounds(index, field.node, next.node) || isSeparator(index, field.node, next.node));
}

/** What names tell: ends of one interval are called alike but for the end. Null where there are none to compare. */
function arePairByName(field: TextField, next: TextField): boolean | null {
  if (field.name === '' || next.name === '') return null;
  return withoutEnd(field.name) === withoutEnd(next.name) || (field.kind === 'slider' ? null : false);
}

function haveSameBounds(index: PageIndex, first: number, second: number): boolean {
  const [a, b] = [boundsOf(index, first), boundsOf(index, second)];
  return a.max !== null && a.max === b.max && (a.min === b.min || index.role(first) === 'slider');
}

/** Nothing or a sign between two fields. */
function isSeparator(index: PageIndex, first: number, second: number): boolean {
  let text = '';
  for (let id = index.node(first).end; id < second; id += 1) {
    const { tag, visible, text: own } = index.node(id);
    if (tag === '#text' && visible !== false) text += own;
  }
  return collapse(text).length <= MAX_SEPARATOR;
}

interface Bounds {
  readonly min: number | null;
  readonly max: number | null;
  readonly step: number | null;
}

function boundsOf(index: PageIndex, node: number): Bounds {
  const { attributes } = index.node(node);
  return {
    min: boundIn(attributes['min'] ?? attributes['aria-valuemin']),
    max: boundIn(attributes['max'] ?? attributes['aria-valuemax']),
    step: numberIn(attributes['step']),
  };
}

const NUMBER = /^[^\p{L}\p{Nd}-]{0,3}(-?\d+(?:[.,]\d+)*)[^\p{Nd}]{0,4}$/u;

/** The number that a short text is, or null. */
function numberIn(text: string | undefined): number | null {
  const match = NUMBER.exec(asciiDigits(collapse(text ?? '')));
  const value =
    match === null ? Number.NaN : Number((match[1] ?? '').replace(/,(?=\d{3}(?:\D|$))/gu, '').replace(',', '.'));
  return Number.isFinite(value) ? value : null;
}

/** The number or the day that a bound is. */
function boundIn(text: string | undefined): number | null {
  return numberIn(text) ?? dayNumber(text ?? '');
}

/** Fields and a slider of one panel are one control: what is typed is exact, so the slider goes. */
function withoutDoubles(index: PageIndex, found: readonly Ends[]): readonly Ends[] {
  const isSlider = ({ high }: Ends): boolean => high?.kind === 'slider';
  return found.filter(
    (ends) => !isSlider(ends) || !found.some((other) => !isSlider(other) && isSamePanel(index, { ends, other, found })),
  );
}

function isSamePanel(
  index: PageIndex,
  { ends, other, found }: { readonly ends: Ends; readonly other: Ends; readonly found: readonly Ends[] },
): boolean {
  const node = ends.high?.node ?? 0;
  return index
    .ancestors(node)
    .slice(0, MAX_PANEL_LEVELS)
    .some(
      (around) =>
        index.contains(around, other.high?.node ?? 0) &&
        found.filter(({ high }) => index.contains(around, high?.node ?? 0)).length === 2,
    );
}

interface Surroundings {
  readonly context: RangeContext;
  readonly fields: readonly TextField[];
  readonly presses: readonly Pressable[];
  readonly markup: Markup;
  readonly found: readonly Ends[];
}

function rangeOf(index: PageIndex, ends: Ends, surroundings: Surroundings): RangeControl | null {
  const { low, high } = ends;
  const field = high ?? low;
  if (field === null || isActing(index, field)) return null;
  const nodes = nodesOf(ends);
  const label = labelOf(index, nodes, surroundings);
  const submitted = submission(ends, field.form);
  const live = index.snapshot.source === 'http' ? NOT_LIVE : worked(index, ends, { ...surroundings, label });
  const template = submitted ?? live.template;
  if (template === null) return null;
  return {
    node: nodes.length > 1 ? commonAncestor(index, nodes[0] ?? 0, nodes[1] ?? 0) : field.node,
    label,
    key: groupKey('range', label, namesOf(ends)),
    ...limitsOf(index, ends),
    ...unitOf(index, field),
    ...live,
    template,
  };
}

/** How browsers have dates written (HTML standard, states of the type attribute). Weeks are left out. */
const WRITTEN: ReadonlyMap<string | undefined, 'day' | 'month' | 'minute'> = new Map([
  ['date', 'day'],
  ['month', 'month'],
  ['datetime-local', 'minute'],
]);

function unitOf(index: PageIndex, { node, kind }: TextField): Pick<RangeControl, 'unit' | 'written'> {
  if (kind !== 'date') return { unit: 'number' };
  const written = WRITTEN.get(index.node(node).attributes['type']?.trim().toLowerCase());
  return written === undefined ? { unit: 'date' } : { unit: 'date', written };
}

function nodesOf({ low, high }: Ends): readonly number[] {
  return [low, high].flatMap((end) => end?.node ?? []);
}

function namesOf({ low, high }: Ends): string | null {
  const names = [low, high].flatMap((end) => (end === null || end.name === '' ? [] : [end.name]));
  return names.length === 0 ? null : names.join(',');
}

/** Bounds as declared, else as the empty fields suggest them. */
function limitsOf(index: PageIndex, ends: Ends): Pick<RangeControl, 'min' | 'max' | 'step'> {
  const bounds = nodesOf(ends).map((node) => boundsOf(index, node));
  return {
    min: bounds[0]?.min ?? suggested(index, ends.low),
    max: bounds.at(-1)?.max ?? suggested(index, ends.high),
    step: bounds.map(({ step }) => step).find((step) => step !== null) ?? null,
  };
}

/** The bound that an empty field suggests. */
function suggested(index: PageIndex, field: TextField | null): number | null {
  return field === null ? null : numberIn(index.node(field.node).attributes['placeholder']);
}

/** Fields of what is bought, booked or sent bound nothing. */
function isActing(index: PageIndex, { form }: TextField): boolean {
  if (form === null || form.fields.length === 0) return false;
  return (
    (form.purpose === 'act' &&
      (form.method === 'get' ||
        form.fields.some(
          ({ widget }) => widget === 'textarea' || widget === 'password' || widget === 'file' || widget === 'other',
        ))) ||
    index.landmark(form.node) === 'footer'
  );
}

function labelOf(index: PageIndex, nodes: readonly number[], { fields, markup }: Surroundings): string | null {
  const [first = 0, last = first] = nodes;
  const isForeign = (from: number, to: number): boolean =>
    fields.some(({ node, isHidden }) => !isHidden && !nodes.includes(node) && node >= from && node < to);
  const around = nodes.length > 1 ? commonAncestor(index, first, last) : first;
  const inside = nodes.length > 1 ? childTowards(index, around, first) : first;
  // A field that stands there itself is named after its end, "minimum price".
  const starts = inside === first && nodes.length > 1 && isNamed(index, first) ? [around, inside] : [inside];
  const label = starts.map((start) => labelAbove(markup, start, isForeign)).find((found) => found !== null);
  return label?.text ?? (index.accessibleName(first) || null);
}

function isNamed(index: PageIndex, node: number): boolean {
  const { attributes } = index.node(node);
  return attributes['aria-label'] !== undefined || attributes['aria-labelledby'] !== undefined;
}

/** The child of an element that holds a node. */
function childTowards(index: PageIndex, around: number, node: number): number {
  let child = node;
  while (index.node(child).parent > around) child = index.node(child).parent;
  return child;
}

/** The submission with the bounds in their places, or null. */
function submission({ low, high }: Ends, form: Form | null): AccessPath | null {
  if (form === null || form.method !== 'get' || form.purpose === 'act') return null;
  const changes = new Map<string, readonly string[]>();
  for (const [field, value] of [
    [low, LOW],
    [high, HIGH],
  ] as const) {
    if (field === null) continue;
    if (!form.fields.some(({ node }) => node === field.node)) return null;
    changes.set(field.name, [...(changes.get(field.name) ?? []), value]);
  }
  const path = submissionOf(form, changes, defaultButton(form));
  if (path?.kind !== 'url') return null;
  return { ...path, url: [LOW, HIGH].reduce((url, end) => url.replaceAll(encodeURIComponent(end), end), path.url) };
}

type Worked = Pick<RangeControl, 'low' | 'high' | 'apply' | 'template'>;

/** Over HTTP nothing is worked. */
const NOT_LIVE: Worked = { low: null, high: null, apply: null, template: null };

/** Typing or dragging both ends, then the button beside them or Enter. */
function worked(
  index: PageIndex,
  { low, high }: Ends,
  { context, fields, presses, label }: Surroundings & { readonly label: string | null },
): Worked {
  const lowest = low === null ? null : endControl(index, low, { value: LOW, group: label });
  const other = high === null ? null : endControl(index, high, { value: HIGH, group: label });
  const isAlike = other !== null && lowest?.step.name === other.step.name;
  const highest = isAlike ? { ...other, step: { ...other.step, ordinal: 1 } } : other;
  const nodes = nodesOf({ low, high });
  const button = buttonBeside(index, nodes, { presses, fields });
  const apply = button === null ? null : controlOf(index, button.node, { do: 'click', group: label });
  const steps = [lowest, highest].flatMap((end) => end?.step ?? []);
  const last = steps.at(-1);
  const isTyped = last !== undefined && last.do === 'type';
  const sent = apply?.step ?? (isTyped ? { ...last, do: 'press' as const, value: 'Enter' } : null);
  return {
    low: lowest,
    high: highest,
    apply,
    template: pathBy(context.at, index.snapshot.url, sent === null ? steps : [...steps, sent]),
  };
}

/** One end as a control. A number that is suggested in the field is no name: it changes with the result. */
function endControl(
  index: PageIndex,
  { node, kind }: TextField,
  { value, group }: { readonly value: string; readonly group: string | null },
): Control {
  const name = index.accessibleName(node);
  return controlOf(index, node, {
    do: kind === 'slider' ? 'drag' : 'type',
    group,
    value,
    name: numberIn(name) === null ? name : '',
  });
}
