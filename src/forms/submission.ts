/**
 * A form and some values → the access path that a browser would take (HTML standard, "form submission algorithm").
 */

import { inCharset } from '../base/page-charset.js';
import { argumentText } from '../base/url-arguments.js';
import { bareUrl, parseHttpUrl, selectsByFragment } from '../base/url.js';
import type { AccessPath } from '../model/access-path.js';
import type { Field, FieldChanges, Form, SubmitButton } from '../model/form.js';

/** Content type of every body that is built here; forms that ask for multipart get this too, since nothing is uploaded. */
export const FORM_CONTENT_TYPE = 'application/x-www-form-urlencoded';

/**
 * How to submit the form with `changes` in place of its defaults, or null if it has no address to submit to.
 *
 * A changed name has exactly the given values, at the place of its first field (a box's values in the order of the boxes,
 * as a browser sends them); an empty array leaves it out. Names that the form has not come last. Text fields that are left
 * empty are sent empty, as browsers do. The query of the action is replaced for GET and kept for POST.
 */
export function submissionOf(form: Form, changes: FieldChanges, button?: SubmitButton): AccessPath | null {
  const url = parseHttpUrl(form.action);
  if (url === null) return null;
  const sent = (text: string): string => inCharset(text, form.charset);
  const body = argumentText(
    entriesOf(form, changes, button).map(([name, value]) => [sent(name), sent(value)] as const),
  );
  if (!selectsByFragment(url.hash)) url.hash = '';
  if (form.method === 'post')
    return { kind: 'request', method: 'POST', url: url.href, body, contentType: FORM_CONTENT_TYPE };
  url.search = body === '' ? '' : `?${body}`;
  return { kind: 'url', url: url.href };
}

/**
 * As {@link submissionOf}, for a form of the page at `pageUrl`. The path of a GET form to that page itself has a `lesser`
 * address, too, unless it is the same: what the page's address leaves out and a field shows as it stands goes without saying.
 * Boxes and hidden fields are sent: that something is asked at all may undo what they stand for.
 */
export function submissionFrom(pageUrl: string, form: Form, changes: FieldChanges): AccessPath | null {
  const button = defaultButton(form);
  const path = submissionOf(form, changes, button);
  const page = parseHttpUrl(pageUrl);
  if (path?.kind !== 'url' || page === null || bareUrl(path.url) !== bareUrl(page.href)) return path;
  const unsaid = form.fields.filter(
    ({ name, widget }) => UNSAID.has(widget) && !changes.has(name) && !page.searchParams.has(name),
  );
  const lesser = submissionOf(form, new Map([...changes, ...unsaid.map(({ name }) => [name, []] as const)]), button);
  // Sites forbid `+`, too, by which theirs join tags; a blank can be written otherwise.
  const url = lesser?.kind === 'url' ? lesser.url.replaceAll('+', '%20') : path.url;
  return url === path.url ? path : { ...path, lesser: url };
}

/** Fields whose state is that of their page, where its address says nothing of them. */
const UNSAID: ReadonlySet<Field['widget']> = new Set<Field['widget']>([
  'text',
  'search',
  'number',
  'range',
  'date',
  'select',
  'radios',
]);

/** The button that pressing Enter uses: the first one, or undefined if there is none. */
export function defaultButton(form: Form): SubmitButton | undefined {
  return form.buttons[0];
}

type Entry = readonly [name: string, value: string];

function entriesOf(form: Form, changes: FieldChanges, button: SubmitButton | undefined): readonly Entry[] {
  const placed: { readonly node: number; readonly entries: readonly Entry[] }[] = [];
  const done = new Set<string>();
  for (const field of form.fields) {
    const changed = changes.get(field.name);
    if (changed === undefined)
      placed.push({ node: field.node, entries: defaultsOf(field).map((value) => [field.name, value] as const) });
    else if (!done.has(field.name)) {
      done.add(field.name);
      placed.push({
        node: field.node,
        entries: inOptionOrder(form, field.name, changed).map((value) => [field.name, value] as const),
      });
    }
  }
  if (button !== undefined) placed.push({ node: button.node, entries: buttonEntries(button) });
  placed.sort((a, b) => a.node - b.node);
  const added = [...changes].filter(([name]) => !done.has(name));
  return [
    ...placed.flatMap(({ entries }) => entries),
    ...added.flatMap(([name, values]) => values.map((value) => [name, value] as const)),
  ];
}

const CHOICE_WIDGETS: ReadonlySet<Field['widget']> = new Set<Field['widget']>([
  'select',
  'multi-select',
  'checkboxes',
  'radios',
]);

/** Values that a field sends untouched. */
function defaultsOf(field: Field): readonly string[] {
  if (CHOICE_WIDGETS.has(field.widget))
    return field.options.filter(({ selected, disabled }) => selected && !disabled).map(({ value }) => value);
  return field.widget === 'file' ? [''] : [field.value.replace(/\r\n?|\n/gu, '\r\n')];
}

function inOptionOrder(form: Form, name: string, values: readonly string[]): readonly string[] {
  const order = form.fields
    .filter((field) => field.name === name)
    .flatMap(({ options }) => options.map(({ value }) => value));
  if (order.length === 0) return values;
  const rank = (value: string): number => (order.includes(value) ? order.indexOf(value) : order.length);
  return [...values].sort((a, b) => rank(a) - rank(b));
}

/** An image button sends where it was clicked. */
function buttonEntries(button: SubmitButton): readonly Entry[] {
  if (button.image === true) {
    const prefix = button.name === null ? '' : `${button.name}.`;
    return [
      [`${prefix}x`, '0'],
      [`${prefix}y`, '0'],
    ];
  }
  return button.name === null ? [] : [[button.name, button.value]];
}
