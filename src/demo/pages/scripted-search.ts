/** Search boxes that need the shop's program, or more than a word. */

import { attributes, markup, raw } from '../html.js';
import type { Html } from '../html.js';
import { SCRIPT_WORDS } from '../languages/script-words.js';
import type { FormView } from '../view/controls.js';
import type { Visit } from './visit.js';

/** The search box as markup, or null where themes draw it. */
export function createScriptedSearch(visit: Visit, form: FormView, value: string): Html | null {
  const { options, speech, addresses } = visit;
  const { search, searchPlaceholder } = speech.ui;
  const field = { type: 'text', value, placeholder: searchPlaceholder, 'aria-label': search };
  const named = { ...field, name: addresses.names.keyword };
  switch (options.search) {
    case 'get':
    case 'post':
      return null;
    case 'formless':
      return markup`<div><input${attributes({ ...field, 'data-formless': true })}> <button type="button" data-act="formless">${search}</button></div>`;
    case 'icon':
      return iconSearch(frameOf(form, markup`<input${attributes(named)}>`), search);
    case 'autocomplete':
      return frameOf(
        form,
        markup`<input${attributes({ ...named, 'data-suggest': true, autocomplete: 'off', role: 'combobox', 'aria-expanded': 'false' })}><div role="listbox" data-suggestions></div>`,
      );
    case 'required':
      return frameOf(form, markup`<input${attributes({ ...named, required: true })}>${requiredField(visit)}`);
  }
}

/** A field that must be filled before anything is sent. */
function requiredField({ options, speech }: Visit): Html {
  const { choose, countries } = SCRIPT_WORDS[options.language];
  const choices = countries
    .split(',')
    .map((name, at) => markup`<option${attributes({ value: at + 1 })}>${name}</option>`);
  return markup`<select${attributes({ name: 'country', required: true, 'aria-label': speech.ui.any })}><option value="">${choose}</option>${choices}</select>`;
}

function frameOf(form: FormView, inside: Html): Html {
  const hidden = form.hidden.map(([name, value]) => markup`<input${attributes({ type: 'hidden', name, value })}>`);
  return markup`<form${attributes({ action: form.action, method: form.method })}>${hidden}${inside}<button>${form.submit}</button></form>`;
}

/** An icon in whose place the form comes when it is pressed. */
function iconSearch(form: Html, label: string): Html {
  const lens =
    '<svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true"><circle cx="8" cy="8" r="6" fill="none" stroke="currentColor"/><path d="M13 13l6 6" stroke="currentColor"/></svg>';
  return markup`<div data-search><button${attributes({ type: 'button', 'data-act': 'icon', 'aria-label': label, 'aria-expanded': 'false' })}>${raw(lens)}</button><template>${form}</template></div>`;
}
