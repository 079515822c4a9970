/**
 * Forms as data: what a page's forms and loose controls offer, and what submitting them would ask.
 */

import { labelText } from '../base/text.js';
import { oncePer } from '../base/remember.js';
import { parseHttpUrl } from '../base/url.js';
import type { Form, SubmitButton } from '../model/form.js';
import type { Snapshot, SnapshotNode } from '../model/snapshot.js';
import { findControls, type Control } from './controls.js';
import { findLabels, type LabelContext } from './field-label.js';
import { readFields, type LabelledField } from './fields.js';
import { groupBy } from '../base/group-by.js';
import { labelAbove, ownLabel } from './label-above.js';
import { attribute, createMarkup, readText, shownOrNamed, type Markup } from './markup.js';
import { purposeOf, type FieldHint } from './purpose.js';

export type { LabelledField } from './fields.js';
export { columnLabel } from './column-label.js';
export { labelAbove, ownLabel, type LabelAbove } from './label-above.js';
export { createMarkup, type Markup } from './markup.js';
export { purposeOf, type FieldHint, type FormTraits } from './purpose.js';
export { spokenTwins } from './spoken-twins.js';
export { defaultButton, FORM_CONTENT_TYPE, submissionFrom, submissionOf } from './submission.js';
export { isWidgetName, isWidgetWord } from './widget-name.js';
export { takesWords } from './words-input.js';

/** A form whose fields know the node of their label. */
export interface LabelledForm extends Form {
  readonly fields: readonly LabelledField[];
}

/** All that can be filled in on a page. */
export interface PageControls {
  readonly forms: readonly LabelledForm[];
  /** Fields that no form owns: only a script can use them. */
  readonly loose: readonly LabelledField[];
  /** Boxes and selects of forms that have no name to be sent by: only a script can use them. */
  readonly nameless: readonly LabelledField[];
}

/** The page's forms, in document order. */
export function parseForms(snapshot: Snapshot): readonly LabelledForm[] {
  return parseControls(snapshot).forms;
}

/** The page's forms and the fields outside of them. */
export const parseControls: (snapshot: Snapshot) => PageControls = oncePer((snapshot) => {
  const markup = createMarkup(snapshot);
  const controls = findControls(markup);
  const seen = controls
    .filter((control) => control.kind !== 'hidden' && !isHeading(markup, control))
    .map(({ node }) => node.id);
  const checkboxes = new Set(controls.filter(({ kind }) => kind === 'checkbox').map(({ node }) => node.id));
  const context: LabelContext = { markup, labels: findLabels(markup), controls: seen, checkboxes };
  const byForm = groupBy(controls, ({ form }) => form);
  return {
    forms: markup.nodes
      .filter(({ tag }) => tag === 'form')
      .map((node) => parseForm(snapshot, context, { node, controls: byForm.get(node.id) ?? [] })),
    loose: readFields(context, byForm.get(-1) ?? [], true),
    nameless: readFields(
      context,
      controls.filter(({ form, name, kind }) => form >= 0 && name === '' && NAMELESS_CHOICES.has(kind)),
      true,
    ),
  };
});

/** Whether a control is what folds a part of the page, inside the heading of that part: it is read, not filled in. */
function isHeading(markup: Markup, { kind, node }: Control): boolean {
  if ((kind !== 'button' && kind !== 'submit') || !opensPart(node)) return false;
  for (let at = node.parent; at >= 0; at = markup.nodes[at]?.parent ?? -1) {
    const { tag = '', role = null } = markup.nodes[at] ?? {};
    if (/^(?:h[1-6]|legend|dt)$/u.test(tag) || role === 'heading') return true;
  }
  return false;
}

function opensPart({ attributes }: SnapshotNode): boolean {
  return attributes['aria-expanded'] !== undefined || attributes['aria-controls'] !== undefined;
}

const NAMELESS_CHOICES: ReadonlySet<Control['kind']> = new Set<Control['kind']>([
  'select',
  'multi-select',
  'checkbox',
  'radio',
]);

interface FormParts {
  readonly node: SnapshotNode;
  readonly controls: readonly Control[];
}

function parseForm(snapshot: Snapshot, context: LabelContext, { node, controls }: FormParts): LabelledForm {
  const declared = (node.attributes['method'] ?? '').trim().toLowerCase();
  const method = declared === 'post' ? 'post' : 'get';
  const action = actionOf(snapshot, node);
  const charset = charsetOf(snapshot, node);
  const fields = readFields(context, controls);
  const isSubmittable = declared !== 'dialog' && parseHttpUrl(action) !== null;
  const traits = { isSubmittable, fields, hints: hintsOf(controls) };
  return {
    node: node.id,
    method,
    action,
    enctype: (node.attributes['enctype'] ?? '').trim().toLowerCase() || 'application/x-www-form-urlencoded',
    ...(charset !== undefined && { charset }),
    purpose: purposeOf({ ...traits, method }),
    ...(method === 'post' && { asks: purposeOf({ ...traits, method: 'get' }) }),
    label: formLabel(context.markup, node),
    fields,
    buttons: controls.filter(isSubmit).map((control) => submitButton(context.markup, control)),
  };
}

/** Absolute address; an empty action is the page itself. `javascript:` and the like stay as they are. */
function actionOf(snapshot: Snapshot, node: SnapshotNode): string {
  const written = (node.attributes['action'] ?? '').trim();
  if (written === '') return snapshot.url;
  return URL.canParse(written, snapshot.baseUrl) ? new URL(written, snapshot.baseUrl).href : written;
}

/** The encoding that a form is sent in if it is not the usual one: what it names, else its page's. */
function charsetOf({ charset }: Snapshot, { attributes }: SnapshotNode): string | undefined {
  const [named = ''] = (attributes['accept-charset'] ?? '').toLowerCase().match(/[^\s,]+/u) ?? [];
  const own = named === '' ? charset : named;
  return own === undefined || /^utf-?8$/u.test(own) ? undefined : own;
}

function hintsOf(controls: readonly Control[]): readonly FieldHint[] {
  return controls
    .filter(({ kind, node }) => kind !== 'hidden' && node.tag === 'input')
    .map(({ node }) => ({
      type: (node.attributes['type'] ?? 'text').trim().toLowerCase(),
      name: node.attributes['name'] ?? '',
      autocomplete: node.attributes['autocomplete'] ?? '',
      placeholder: node.attributes['placeholder'] ?? '',
    }));
}

function isSubmit({ kind, disabled }: Control): boolean {
  return (kind === 'submit' || kind === 'image') && !disabled;
}

function submitButton(markup: Markup, { node, kind, name }: Control): SubmitButton {
  const value = node.attributes['value'] ?? '';
  const shown = node.tag === 'button' ? shownOrNamed(markup, node.id) : (attribute(node, 'alt') ?? value);
  const label = labelText(shown === '' ? (attribute(node, 'aria-label') ?? attribute(node, 'title') ?? '') : shown);
  const button = { node: node.id, name: name === '' ? null : name, value, label };
  return kind === 'image' ? { ...button, image: true } : button;
}

function formLabel(markup: Markup, node: SnapshotNode): string | null {
  const own = ownLabel(markup, node) ?? headingInside(markup, node);
  const isForeign = (from: number, to: number): boolean => {
    for (let at = from; at < to; at += 1)
      if (/^(?:form|input|select|textarea|a)$/u.test(markup.nodes[at]?.tag ?? '')) return true;
    return false;
  };
  return own?.text ?? labelAbove(markup, node.id, isForeign)?.text ?? null;
}

/** A heading or legend that comes before the first control. */
function headingInside(markup: Markup, node: SnapshotNode): { readonly text: string } | null {
  for (let at = node.id + 1; at < node.end; at += 1) {
    const tag = markup.nodes[at]?.tag ?? '';
    if (/^(?:select|textarea|button|a)$/u.test(tag)) return null;
    if (tag === 'input' && markup.nodes[at]?.attributes['type'] !== 'hidden') return null;
    if (/^(?:h[1-6]|legend)$/u.test(tag)) return { text: labelText(readText(markup, at)) };
  }
  return null;
}
