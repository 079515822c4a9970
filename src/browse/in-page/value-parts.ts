/**
 * How fields get their values, and what is told of it. Sent to the browser as text, as parts of `act-on`: they use nothing but
 * each other and what a browser has.
 */

import type { InPageProgram } from '../live/page-world.js';

/** The functions. */
export const valueParts: InPageProgram<never, never>['parts'] = [
  chooseOption,
  writeListed,
  oneLine,
  setValue,
  tellChange,
];

/** Chooses an option of a select, or of what a field for text lists, by its text or its value; false if there is none. */
function chooseOption(element: HTMLElement, wanted: string): boolean {
  const option = element.closest('option');
  const select = (option?.closest('select') ?? element.closest('select')) as HTMLSelectElement | null;
  if (select === null) return writeListed(element as HTMLInputElement, wanted);
  const options = Array.from(select.options);
  const found =
    (option as HTMLOptionElement | null) ??
    options.find(({ text, label }) => oneLine(text) === wanted || oneLine(label) === wanted) ??
    options.find(({ text }) => oneLine(text).startsWith(wanted)) ??
    options.find(({ value }) => value === wanted);
  if (found === undefined || found === null) return false;
  if (select.multiple) found.selected = !found.selected;
  else select.selectedIndex = found.index;
  tellChange(select);
  return true;
}

/** Writes what a field lists into it, as choosing it from the list does, and strikes the key that many wait for. */
function writeListed(field: HTMLInputElement, wanted: string): boolean {
  const found = Array.from((field.list as HTMLDataListElement | null)?.options ?? []).find((option) =>
    [option.value, option.text].some((text) => oneLine(text) === wanted),
  );
  if (found === undefined) return false;
  field.focus();
  setValue(field, found.value);
  tellChange(field);
  const enter = { key: 'Enter', code: 'Enter', bubbles: true, cancelable: true, composed: true };
  for (const type of ['keydown', 'keyup']) field.dispatchEvent(new KeyboardEvent(type, enter));
  return true;
}

/** Sets a field's value past what a framework put in its way. */
function setValue(element: HTMLElement, value: string): void {
  if (!/^(?:input|textarea)$/u.test(element.localName)) return;
  // The prototype of its own frame's kind of element.
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set;
  setter?.call(element, value);
}

function tellChange(element: HTMLElement): void {
  for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
}

function oneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}
