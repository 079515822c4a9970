/**
 * Answers that repeat the question: a page of results has the form again, with what was asked in it, even if nothing was
 * found. What thanks for a message has no such form.
 */

import type { Field, Form } from '../../model/form.js';
import type { PageView } from '../../model/page.js';
import { requestKind } from '../live/write-guard.js';

/** What was sent. */
export interface SentQuestion {
  /** As {@link requestKind} names it. */
  readonly kind: string;
  /** The form's fields as they were sent; null if that is not known. */
  readonly body: string | null;
}

/** Whether a page has the form again that was sent, filled in as it was. */
export function repeatsQuestion({ forms }: Pick<PageView, 'forms'>, { kind, body }: SentQuestion): boolean {
  const sent = body === null ? null : new URLSearchParams(body);
  return forms.some(
    (form) =>
      isQuestion(form) &&
      requestKind({ method: form.method, url: form.action, body: null }) === kind &&
      holds(form, sent),
  );
}

function isQuestion({ method, asks }: Form): boolean {
  return method === 'post' && (asks === 'search' || asks === 'filter');
}

function holds({ fields }: Form, sent: URLSearchParams | null): boolean {
  const typed = fields.filter(isTyped);
  if (typed.length === 0) return false;
  return sent === null
    ? typed.some(({ value }) => value !== '')
    : typed.every(({ name, value }) => (sent.get(name) ?? '').trim() === value.trim());
}

function isTyped({ widget }: Field): boolean {
  return widget === 'text' || widget === 'search';
}
