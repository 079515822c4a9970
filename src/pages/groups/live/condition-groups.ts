/**
 * What conditions of a filter builder are made of beside their values: boxes that switch them on, by which a filter that is
 * set from the start is lifted, and comparisons that ask for no value as they are ("open", "any"), until another is chosen.
 */

import { defaultButton, submissionOf } from '../../../forms/index.js';
import type { Field, Form } from '../../../model/form.js';
import type { AccessPath } from '../../../model/access-path.js';
import { isBoundToPage } from '../../bound-forms.js';
import { groupOf, isAsked, isOffered, type FormGroupContext } from '../form-groups.js';
import type { FoundGroup } from '../found-group.js';
import { conditionParts } from './operator-fields.js';

/** The groups of a form's conditions that hold no values. */
export function groupsOfConditions(context: FormGroupContext, form: Form): readonly FoundGroup[] {
  const { switchedOn, bare } = conditionParts(form.fields);
  const read = (fields: readonly Field[], part: FoundGroup['traits']['part'] & string): readonly FoundGroup[] =>
    fields
      .filter((field) => isOffered(context, field))
      .flatMap((field) => {
        const group = groupOf(context, [field], form);
        return group === null ? [] : [{ ...group, traits: { ...group.traits, part } }];
      });
  const conditions = read(switchedOn, 'condition').map((group) => ({
    ...group,
    choices: group.choices.map((choice) => ({ ...choice, path: pathWithout(context, form, choice.node) })),
  }));
  return [...conditions, ...read(bare, 'comparison')];
}

/** What the form asks for when a box is no longer ticked, all else as it is. */
function pathWithout(context: FormGroupContext, form: Form, box: number): AccessPath | null {
  const field = form.fields.find(({ options }) => options.some(({ node }) => node === box));
  if (field === undefined || !isAsked(context, form) || isBoundToPage(context.index, form)) return null;
  // A hidden field of the same name tells the site that the form was sent, though no box is ticked.
  const kept = form.fields
    .filter(({ name }) => name === field.name)
    .flatMap(({ widget, value, options }) =>
      widget === 'checkboxes'
        ? options.filter(({ node, selected }) => selected && node !== box).map((option) => option.value)
        : [value],
    );
  return submissionOf(form, new Map([[field.name, kept]]), defaultButton(form));
}
