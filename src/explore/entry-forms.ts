/**
 * Forms that lead to a list without any keyword: sent as they stand, as He 2013 §4 leaves all fields but the keyword at
 * their defaults. Dates that a form insists on are filled in, since no date is any date.
 */

import { isActingAddress } from '../base/acting-address.js';
import { dayNumber, isoDay } from '../base/day.js';
import { defaultButton, submissionOf } from '../forms/index.js';
import type { AccessPath } from '../model/access-path.js';
import type { Field, FieldChanges, Form } from '../model/form.js';

/** Days from the day of the look to the first date: near enough to be on offer, far enough to be free. */
const DAYS_AHEAD = 30;

/** Days between the dates of one form: the shortest stay. */
const DAYS_BETWEEN = 1;

/** Selects of a posted form that only asks. */
const LEAST_SELECTS = 2;

/** What a hidden field holds that names a thing. */
const OBJECT = /^\d{2,12}$/u;

/** Fields that are left as they stand. */
const CHOSEN: ReadonlySet<Field['widget']> = new Set([
  'select',
  'multi-select',
  'checkboxes',
  'radios',
  'hidden',
  'number',
  'range',
  'date',
]);

/** How to send the forms of a page that ask for nothing but choices and dates; `at` is when the page was looked at. */
export function entryPaths(forms: readonly Form[], at: string): readonly AccessPath[] {
  return forms.filter(isEntry).flatMap((form) => submissionOf(form, filledIn(form, at), defaultButton(form)) ?? []);
}

function isEntry(form: Form): boolean {
  const { purpose, asks, fields } = form;
  const seen = fields.filter(({ widget }) => widget !== 'hidden');
  return (
    (asks ?? purpose) !== 'act' &&
    (form.method === 'get' || saysNothing(form)) &&
    seen.length > 0 &&
    fields.every(
      ({ widget, required, value }) => CHOSEN.has(widget) || (!required && value === '' && widget === 'text'),
    ) &&
    // A lone choice is a setting of the page, such as its language.
    (seen.length > 1 || seen.some(({ widget }) => widget === 'date'))
  );
}

/**
 * Whether a posted form only asks: several selects that all stand on no value, and nothing else chosen or filled in. Whoever
 * orders, votes or registers says something; and a hidden number names a thing to be acted on.
 */
function saysNothing({ action, fields }: Form): boolean {
  const selects = fields.filter(({ widget }) => widget === 'select');
  const isOpen = ({ widget, options, value, required }: Field): boolean =>
    !required &&
    (widget === 'hidden' ? !OBJECT.test(value) : value === '') &&
    options.every((option) => !option.selected || option.value === '');
  return selects.length >= LEAST_SELECTS && fields.every(isOpen) && !isActingAddress(action);
}

function filledIn({ fields }: Form, at: string): FieldChanges {
  const dates = fields.filter(({ widget, value }) => widget === 'date' && value === '');
  const numbers = fields.filter(({ widget, value, required }) => widget === 'number' && required && value === '');
  const dayOf = (place: number): string => isoDay((dayNumber(at) ?? 0) + DAYS_AHEAD + place * DAYS_BETWEEN);
  return new Map([
    ...dates.map(({ name }, place) => [name, [dayOf(place)]] as const),
    ...numbers.map(({ name }) => [name, ['1']] as const),
  ]);
}
