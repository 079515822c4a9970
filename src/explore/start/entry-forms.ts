/**
 * Forms that lead to a list without any keyword: sent as they stand, as He 2013 §4 leaves all fields but the keyword at
 * their defaults. Dates that a form insists on are filled in, since no date is any date.
 */

import { isActingAddress } from '../../base/acting-address.js';
import { dayNumber, isoDay } from '../../base/day.js';
import { bareUrl } from '../../base/url.js';
import { defaultButton, submissionOf } from '../../forms/index.js';
import type { AccessPath } from '../../model/access-path.js';
import type { Field, FieldChanges, FieldOption, Form } from '../../model/form.js';
import type { Choice, ChoiceGroup, PageView } from '../../model/page.js';
import { pathWithSteps } from '../../model/step.js';
import { isSameGroup } from '../region.js';

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

/** What programmers send for a choice that is left open: nothing, zero, a number below it, a sign for all, or a word. */
const OPEN = /^(?:|0|-\d+|[*%]|all|any)$/iu;
/** Fields that need not be filled in. */
const WORDS: ReadonlySet<Field['widget']> = new Set(['text', 'search']);

/** A form that leads to a list. */
export interface Entry {
  /** How to send it as it stands. */
  readonly path: AccessPath;
  /** Equal for forms that ask the same on other pages, as those behind the tabs "Buy" and "Rent". */
  readonly form: string;
  /**
   * How to send it by its button in a live page, where a script may answer that its address says nothing to. Absent where the
   * form leads to another page by itself.
   */
  readonly press?: AccessPath;
  /** What can be chosen in it, each with all else as it stands. */
  readonly facets: readonly ChoiceGroup[];
}

/** The forms of a page that ask for nothing but choices and dates; `at` is when the page was looked at. */
export function readEntries(view: EntryPage, at: string): readonly Entry[] {
  return view.forms.filter(isEntry).flatMap((form): readonly Entry[] => {
    const changes = filledIn(form, at);
    const path = submissionOf(form, changes, defaultButton(form));
    const facets = facetsOf(view.groups, form, changes);
    return path === null ? [] : [{ path, form: shapeOf(form), facets, ...pressOf(view, form, changes) }];
  });
}

/** What of a page tells its forms. */
type EntryPage = Pick<PageView, 'url' | 'forms' | 'groups' | 'senders'>;

/** The button of a form that is left as it stands: what would have to be filled in is not typed. */
function pressOf({ url, senders = [] }: EntryPage, form: Form, changes: FieldChanges): Pick<Entry, 'press'> {
  const sender = senders.find(({ node }) => node === defaultButton(form)?.node);
  if (sender === undefined || changes.size > 0) return {};
  return { press: pathWithSteps({ kind: 'url', url }, [sender.step]) };
}

/** The groups without those that others show, by what they are called. */
export function withoutShown(groups: readonly ChoiceGroup[], shown: readonly ChoiceGroup[]): readonly ChoiceGroup[] {
  const asked = shown.filter(({ choices }) => choices.some(({ path }) => path !== null));
  return groups.filter((group) => !asked.some((other) => isSameGroup(group, other)));
}

/** What is asked with GET has its arguments from the fields alone, whatever the address of the page was. */
function shapeOf({ method, action, fields }: Form): string {
  const names = fields.filter(({ widget }) => widget !== 'hidden').map(({ name }) => name);
  return `${method} ${method === 'get' ? bareUrl(action) : action} ${[...new Set(names)].sort().join(' ')}`;
}

/** The groups that a form's fields are; nothing beside them tells what they narrow, so that they are not sure. */
function facetsOf(groups: readonly ChoiceGroup[], form: Form, changes: FieldChanges): readonly ChoiceGroup[] {
  const offers = new Map(
    form.fields.flatMap((field) => field.options.map((option) => [option.node, { field, option }])),
  );
  const own = groups.filter(({ choices }) => choices.length > 0 && choices.every(({ node }) => offers.has(node)));
  return own.map((group) => ({
    ...group,
    guess: group.guess === 'other' ? 'facet' : group.guess,
    choices: group.choices.flatMap((choice): readonly Choice[] => {
      const offer = offers.get(choice.node);
      if (offer === undefined) return [choice];
      return isLeftOpen(offer) ? [] : [{ ...choice, path: chosenIn(form, changes, offer) }];
    }),
  }));
}

/** Whether an option that is chosen as the form stands says that nothing is. */
function isLeftOpen({ field: { options }, option }: Offer): boolean {
  return option.selected && option === options[0] && option.value !== '' && OPEN.test(option.value);
}

interface Offer {
  readonly field: Field;
  readonly option: FieldOption;
}

function chosenIn(form: Form, changes: FieldChanges, { field, option }: Offer): AccessPath | null {
  const values = option.value === '' ? [] : [option.value];
  return submissionOf(form, new Map([...changes, [field.name, values]]), defaultButton(form));
}

function isEntry(form: Form): boolean {
  const { purpose, asks, fields } = form;
  const seen = fields.filter(({ widget }) => widget !== 'hidden');
  return (
    (asks ?? purpose) !== 'act' &&
    (form.method === 'get' || saysNothing(form)) &&
    seen.length > 0 &&
    fields.every(
      ({ widget, required, value }) => CHOSEN.has(widget) || (!required && value === '' && WORDS.has(widget)),
    ) &&
    // A lone choice is a setting of the page, such as its language; a search for nothing often finds all.
    (seen.length > 1 || seen.some(({ widget }) => widget === 'date') || purpose === 'search')
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
    options.every(({ selected, value: sent }, place) => !selected || sent === '' || (place === 0 && OPEN.test(sent)));
  return selects.length >= LEAST_SELECTS && fields.every(isOpen) && !isActingAddress(action);
}

function filledIn({ fields }: Form, at: string): FieldChanges {
  const dates = fields.filter(({ widget, value }) => widget === 'date' && value === '');
  const numbers = fields.filter(({ widget, value, required }) => widget === 'number' && required && value === '');
  const dayOf = (place: number): string => isoDay((dayNumber(at) ?? 0) + DAYS_AHEAD + place * DAYS_BETWEEN);
  return new Map([
    ...dates.map(({ name }, place) => [name, [dayOf(place)]] as const),
    ...numbers.map(({ name }) => [name, ['1']] as const),
    ...fields.filter(isUnanswered).flatMap(({ name, options }) => {
      const first = options.find(({ value, disabled }) => value !== '' && !disabled);
      return first === undefined ? [] : [[name, [first.value]] as const];
    }),
  ]);
}

/** Whether one of its options must be chosen, and none is. */
function isUnanswered({ widget, required, options }: Field): boolean {
  return widget === 'select' && required && !options.some(({ selected, value }) => selected && value !== '');
}
