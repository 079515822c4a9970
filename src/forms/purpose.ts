/**
 * What a form is for, told from its fields and its method only: no words of any language.
 */

import type { Field, FormPurpose } from '../model/form.js';

/** Tokens of `autocomplete` that belong to a person or a payment, never to a query (HTML standard, autofill). */
const PERSONAL_AUTOCOMPLETE =
  /(?:^|\s)(?:email|username|tel(?:-\S+)?|cc-\S+|street-address|(?:current|new)-password|one-time-code|bday\S*|given-name|family-name)(?:\s|$)/iu;

/** Names that programmers give to a mail address in any language. */
const MAIL_NAME = /(?:^|[^a-z])e?-?mail(?:[^a-z]|$)|email/iu;

/** What the purpose is told from. */
export interface FormTraits {
  readonly method: 'get' | 'post';
  /** False for `javascript:`, `mailto:`, `method=dialog`: nothing can be asked with it. */
  readonly isSubmittable: boolean;
  readonly fields: readonly Field[];
  /** `type`, `autocomplete` and `placeholder` of its visible inputs, one string each. */
  readonly hints: readonly FieldHint[];
}

/** Attributes of one visible input that tell what goes in. */
export interface FieldHint {
  readonly type: string;
  readonly name: string;
  readonly autocomplete: string;
  readonly placeholder: string;
}

/** Purpose of a form. `act` wins over all: such a form is never submitted. */
export function purposeOf(traits: FormTraits): FormPurpose {
  if (isActing(traits)) return 'act';
  if (!traits.isSubmittable) return 'other';
  const visible = traits.fields.filter(({ widget }) => widget !== 'hidden');
  const free = visible.filter(({ widget }) => widget === 'text' || widget === 'search');
  const choices = visible.filter(isChoice);
  if (free.length === 1 && choices.length <= 1) return 'search';
  if (choices.length > 0 || visible.some(({ widget }) => widget === 'number' || widget === 'range')) return 'filter';
  return free.some(({ widget }) => widget === 'search') ? 'search' : 'other';
}

function isChoice({ widget }: Field): boolean {
  return widget === 'select' || widget === 'multi-select' || widget === 'checkboxes' || widget === 'radios';
}

function isActing({ method, fields, hints }: FormTraits): boolean {
  return (
    method === 'post' ||
    fields.some(({ widget }) => widget === 'password' || widget === 'file' || widget === 'textarea') ||
    hints.some(isPersonal)
  );
}

function isPersonal({ type, name, autocomplete, placeholder }: FieldHint): boolean {
  return (
    type === 'email' ||
    type === 'tel' ||
    PERSONAL_AUTOCOMPLETE.test(autocomplete) ||
    MAIL_NAME.test(name) ||
    /\S@\S/u.test(placeholder)
  );
}
