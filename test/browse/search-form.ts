/**
 * A search form that is posted.
 */

import type { Field, Form } from '../../src/model/form.js';

export function formField(widget: Field['widget'], name: string, value: string): Field {
  return { node: 2, name, widget, label: null, value, options: [], required: false };
}

/** A form with a token and a field of text in which `q` stands. */
export function searchForm(action: string, q: string): Form {
  return {
    node: 1,
    method: 'post',
    action,
    enctype: 'application/x-www-form-urlencoded',
    purpose: 'act',
    asks: 'search',
    label: null,
    fields: [formField('hidden', 'token', 'abc'), formField('text', 'q', q)],
    buttons: [],
  };
}
