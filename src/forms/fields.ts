/**
 * Controls → fields: boxes of one name become one field, selects get their options, all get their labels.
 */

import { collapse } from '../base/text.js';
import type { Field, FieldOption } from '../model/form.js';
import type { SnapshotNode } from '../model/snapshot.js';
import { sectionLabels } from './box-sections.js';
import type { Control } from './controls.js';
import { boxesLabel, boxLabels, controlLabel, foreignTo, optionLabel, type LabelContext } from './field-label.js';
import type { LabelAbove } from './label-above.js';
import { groupBy } from '../base/group-by.js';
import { readText, type Markup } from './markup.js';

/** A field with the node that its label was read from, -1 if it has none. */
export interface LabelledField extends Field {
  readonly labelNode: number;
}

/**
 * The fields of some controls of one form (or of none), in document order. Controls that can send nothing are left out:
 * those without a name, disabled ones, buttons. With `keepUnnamed` boxes and selects without a name stay, for scripts.
 */
export function readFields(
  context: LabelContext,
  controls: readonly Control[],
  keepUnnamed = false,
): readonly LabelledField[] {
  const fields: LabelledField[] = [];
  const grouped = new Set<string>();
  const boxes = groupBy(controls.filter(isBox), boxKey);
  for (const control of controls) {
    if ((control.name === '' && !keepUnnamed) || isButton(control)) continue;
    if (!isBox(control)) {
      if (!control.disabled) fields.push(singleField(context, control));
      continue;
    }
    const key = boxKey(control);
    const group = boxes.get(key) ?? [];
    if (grouped.has(key)) continue;
    grouped.add(key);
    fields.push(boxesField(context, control, { boxes: group, hasOthers: boxes.size > 1 }));
  }
  return fields;
}

function isBox({ kind }: Control): boolean {
  return kind === 'checkbox' || kind === 'radio';
}

function isButton({ kind }: Control): boolean {
  return kind === 'submit' || kind === 'image' || kind === 'button';
}

/** Boxes without a name have nothing in common, so each is a field of its own. */
function boxKey(control: Control): string {
  return control.name === '' ? `#${control.node.id}` : `${control.kind} ${control.name}`;
}

/** Boxes of one name, and whether others have other names. */
interface NamedBoxes {
  readonly boxes: readonly Control[];
  readonly hasOthers: boolean;
}

function boxesField(context: LabelContext, first: Control, named: NamedBoxes): LabelledField {
  const { boxes } = named;
  const matrix = boxLabels(context, boxes);
  const options = boxes.map((box, at) => boxOption(context, box, matrix?.[at]?.text ?? null));
  const sections = matrix === null ? sectionsOf(context, named, options) : null;
  const heads = sections ?? matrix?.map(({ choice }) => choice) ?? [];
  const isOneChoice = new Set(heads.map(({ node }) => node)).size === 1;
  const label = isOneChoice ? heads[0] : sections === null ? boxesLabel(context, boxes) : null;
  return {
    node: first.node.id,
    name: first.name,
    widget: first.kind === 'radio' ? 'radios' : 'checkboxes',
    ...labelledBy(label ?? null),
    value: '',
    options: isOneChoice ? options : options.map((option, at) => withChoice(option, heads[at])),
    required: boxes.some(({ node }) => node.attributes['required'] !== undefined),
  };
}

function labelledBy(label: LabelAbove | null): Pick<LabelledField, 'label' | 'labelNode'> {
  return { label: label?.text ?? null, labelNode: label?.node ?? -1 };
}

function boxOption(context: LabelContext, box: Control, label: string | null): FieldOption {
  return {
    node: box.node.id,
    value: box.node.attributes['value'] ?? 'on',
    label: label ?? optionLabel(context, box),
    selected: isChecked(box.node),
    disabled: box.disabled,
  };
}

function withChoice(option: FieldOption, choice: LabelAbove | undefined): FieldOption {
  return choice === undefined ? option : { ...option, choice };
}

/** What heads the section of each box, where each section is a choice of its own: of radios only one is chosen in all. */
function sectionsOf(
  context: LabelContext,
  { boxes, hasOthers }: NamedBoxes,
  options: readonly FieldOption[],
): readonly LabelAbove[] | null {
  const [first] = boxes;
  if (first?.kind !== 'checkbox' || first.name === '') return null;
  const isForeign = foreignTo(context, new Set(boxes.map(({ node }) => node.id)));
  return sectionLabels(context.markup, options, { form: first.form, hasOthers, isForeign });
}

function isChecked(node: SnapshotNode): boolean {
  return node.state?.checked ?? node.attributes['checked'] !== undefined;
}

function singleField(context: LabelContext, control: Control): LabelledField {
  const { node, kind, name } = control;
  const label = kind === 'hidden' ? null : controlLabel(context, control);
  const isSelect = kind === 'select' || kind === 'multi-select';
  return {
    node: node.id,
    name,
    widget: asWidget(kind),
    label: label?.text ?? null,
    labelNode: label?.node ?? -1,
    value: isSelect ? '' : (node.state?.value ?? node.attributes['value'] ?? ''),
    options: optionsOf(context.markup, control),
    required: node.attributes['required'] !== undefined,
  };
}

function optionsOf(markup: Markup, control: Control): readonly FieldOption[] {
  if (control.options !== undefined) return listedOptions(markup, control);
  return control.kind === 'select' || control.kind === 'multi-select' ? selectOptions(markup, control) : [];
}

/** Boxes and buttons never get here; for the type's sake they count as something else to fill in. */
function asWidget(kind: Control['kind']): Field['widget'] {
  return kind === 'checkbox' || kind === 'radio' || kind === 'submit' || kind === 'image' || kind === 'button'
    ? 'other'
    : kind;
}

/** Options as a browser has them: a single select always has one chosen, the last of those marked, else the first enabled. */
function selectOptions(markup: Markup, { node: select, kind }: Control): readonly FieldOption[] {
  const options = optionsIn(markup, select).map((node) => selectOption(markup, node));
  if (kind === 'multi-select') return options;
  const lastMarked = options.findLastIndex(({ selected }) => selected);
  const chosen = lastMarked >= 0 ? lastMarked : options.findIndex(({ disabled }) => !disabled);
  return options.map((option, index) => ({ ...option, selected: index === chosen }));
}

function optionsIn(markup: Markup, { id, end }: SnapshotNode): readonly SnapshotNode[] {
  return markup.nodes.slice(id, end).filter(({ tag }) => tag === 'option');
}

/** What may be written into a field that lists it; what a value says beside itself is for those who look for it. */
function listedOptions(markup: Markup, { node, options: list = node }: Control): readonly FieldOption[] {
  const written = collapse(node.state?.value ?? node.attributes['value'] ?? '');
  return optionsIn(markup, list)
    .map((option) => selectOption(markup, option))
    .map((option) => ({
      ...option,
      label: /\p{L}/u.test(option.value) ? collapse(option.value) : option.label || option.value,
      selected: written !== '' && collapse(option.value) === written,
    }));
}

function selectOption(markup: Markup, node: SnapshotNode): FieldOption {
  const text = readText(markup, node.id);
  const label = text === '' ? collapse(node.attributes['label'] ?? '') : text;
  const inDisabledGroup =
    markup.nodes[node.parent]?.tag === 'optgroup' && markup.nodes[node.parent]?.attributes['disabled'] !== undefined;
  return {
    node: node.id,
    value: node.attributes['value'] ?? text,
    label,
    selected: node.state?.selected ?? node.attributes['selected'] !== undefined,
    disabled: inDisabledGroup || (node.state?.disabled ?? node.attributes['disabled'] !== undefined),
  };
}
