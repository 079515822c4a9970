/**
 * Controls, paths and handles of the choices of a live page.
 */

import { collapse } from '../../../base/text.js';
import type { AccessPath, Step } from '../../../model/access-path.js';
import type { Choice, ChoiceGroup, Control } from '../../../model/page.js';
import { choosingSteps, isSameStep } from '../../../model/step.js';
import type { PageIndex } from '../../page-index.js';
import { choicePathBy, controlOf, hereOf, withOrdinals } from '../../steps.js';
import type { FoundGroup } from '../found-group.js';
import { readHandles } from '../values/handles.js';
import type { Widget } from './widget.js';
import { stateOf } from '../widget-state.js';

/** What choices are made workable with. */
export interface ControlContext {
  readonly index: PageIndex;
  /** The path by which the page was reached, or null. */
  readonly at: AccessPath | null;
  readonly url: string;
  /** What works a choice, by the choice's node. */
  readonly widgets: ReadonlyMap<number, Widget>;
  /** Buttons that may apply the choices of a group, the likeliest first, by the group's place in the list. */
  readonly applies: ReadonlyMap<number, readonly number[]>;
  /** Fields that narrow the values of a group, by the group's place in the list. */
  readonly searches: ReadonlyMap<number, number>;
}

/** A group with what is known of how it changes addresses. */
export interface LiveGroup {
  readonly group: ChoiceGroup;
  readonly found: FoundGroup;
}

/** The groups with controls on all that can be worked. */
export function withControls(groups: readonly LiveGroup[], context: ControlContext): readonly ChoiceGroup[] {
  const { index, applies, searches } = context;
  const controls = groups.map(({ group }) => group.choices.map((choice) => controlOfChoice(context, group, choice)));
  const counted = withOrdinals(controls.flatMap((list) => list.flatMap((control) => control ?? [])));
  const buttons = buttonsOf(groups, context);
  let at = 0;
  return groups.map(({ group, found }, place): ChoiceGroup => {
    const [apply, ...otherButtons] = (applies.get(place) ?? []).flatMap((node) => buttons.get(node) ?? []);
    const search = searches.get(place);
    const handles = readHandles(index, handledValues(context, group, found));
    const choices = group.choices.map((choice, position) => {
      const control = controls[place]?.[position] == null ? undefined : counted[at++];
      return withControl(context, { ...choice, ...some(handles[position]) }, { control, apply });
    });
    return {
      ...group,
      choices,
      ...(apply !== undefined &&
        choices.some(({ control }) => control !== undefined) && { apply, ...more(otherButtons) }),
      ...(search !== undefined && {
        search: controlOf(index, search, { do: 'type', group: group.label, value: '' }),
      }),
    };
  });
}

function some(handles: readonly string[] | undefined): Pick<Choice, 'handles'> {
  return handles === undefined || handles.length === 0 ? {} : { handles };
}

function more(otherButtons: readonly Control[]): Pick<ChoiceGroup, 'otherButtons'> {
  return otherButtons.length === 0 ? {} : { otherButtons };
}

/** The buttons that may apply choices, by their nodes; of those that are called alike each one of a single group says whose it is. */
function buttonsOf(groups: readonly LiveGroup[], { index, applies }: ControlContext): ReadonlyMap<number, Control> {
  const owners = new Map<number, Set<string | null>>();
  for (const [place, nodes] of applies)
    for (const node of nodes)
      owners.set(node, new Set([...(owners.get(node) ?? []), groups[place]?.group.label ?? null]));
  const buttons = [...owners.keys()].sort((a, b) => a - b).map((node) => buttonOf(index, node));
  const told = buttons.map((control): Control => {
    const { node, step } = control;
    const [label = null, ...others] = owners.get(node) ?? [];
    const isAlone = !buttons.some((other) => other.node !== node && isSameStep(other.step, step));
    return isAlone || others.length > 0 ? control : { node, step: { ...step, group: label } };
  });
  return new Map(withOrdinals(told).map((control) => [control.node, control]));
}

function buttonOf(index: PageIndex, node: number): Control {
  // Many say how much they will show.
  const name = collapse(index.accessibleName(node).replace(/[([]?\p{Nd}[\p{Nd}.,]*[)\]]?/gu, ' '));
  return controlOf(index, node, { do: 'click', group: null, ...(/\p{L}/u.test(name) && { name }) });
}

/** The parts of each value that may name it: its element with what is wrapped around it alone. */
function handledValues(
  { index, widgets }: ControlContext,
  { choices }: ChoiceGroup,
  { change }: FoundGroup,
): Parameters<typeof readHandles>[1] {
  const isAligned = change.values.length === choices.length;
  return choices.map(({ node, value }, at) => {
    const widget = widgets.get(node);
    return {
      value,
      parts: widget === undefined ? [wrapperOf(index, node)] : [widget.block, ...widget.apart],
      sent: isAligned ? (change.values[at] ?? null) : null,
    };
  });
}

/** The element around a lone child, such as a list item around its button. */
function wrapperOf(index: PageIndex, node: number): number {
  const { parent } = index.node(node);
  return parent > 0 && index.elements(parent).length === 1 && index.node(parent).tag !== 'select' ? parent : node;
}

function controlOfChoice(
  context: ControlContext,
  group: ChoiceGroup,
  { node, value, selected }: Choice,
): Control | null {
  const { index, widgets } = context;
  const { tag } = index.node(node);
  if (tag === 'option' && !widgets.has(node)) {
    const select = fieldOffering(index, node);
    return select === undefined || leadsNowhere(index, group, node)
      ? null
      : controlOf(index, select, { do: 'select', group: group.label, value });
  }
  const isBox = group.widget === 'checkboxes' || group.widget === 'radios';
  if (!isBox && !widgets.has(node) && index.node(node).listensForClicks !== true) return null;
  const todo: Step['do'] = !isBox ? 'click' : selected && group.multiple ? 'uncheck' : 'check';
  return controlOf(index, node, { do: todo, group: group.label, name: value });
}

/** The select of an option, or the field for text that it is listed for. */
function fieldOffering(index: PageIndex, option: number): number | undefined {
  const list = index.ancestors(option).find((id) => /^(?:select|datalist)$/u.test(index.node(id).tag));
  if (list !== undefined && index.node(list).tag === 'select') return list;
  const name = list === undefined ? undefined : index.node(list).attributes['id'];
  return index.byTag('input').find((id) => name !== undefined && index.node(id).attributes['list'] === name);
}

/** Whether an option among addresses has none, and no words for one: it only says what is chosen here. A form has one for each. */
function leadsNowhere(index: PageIndex, { choices }: ChoiceGroup, option: number): boolean {
  if (choices.some(({ node, path }) => node === option && path !== null)) return false;
  const others = choices.filter(({ node }) => node !== option);
  const { attributes } = index.node(option);
  const value = attributes['value'] ?? index.text(option);
  return !/\p{L}/u.test(value) && others.length > 0 && others.every(({ path }) => path?.kind === 'url');
}

interface Works {
  readonly control: Control | undefined;
  readonly apply: Control | undefined;
}

function withControl(context: ControlContext, choice: Choice, { control, apply }: Works): Choice {
  if (control === undefined) return choice;
  if (choice.path !== null) return { ...choice, control };
  const { at, url } = context;
  const selected = choice.selected || (!tellsState(context, choice, control) && isChosenBy(at, control.step));
  return {
    ...choice,
    control,
    selected,
    path: selected ? hereOf(at, url) : choicePathBy(at, url, choosingSteps(control, apply)),
  };
}

/** Whether the page says of a choice that it is made or not: an option, a box, or what has a state by role. */
function tellsState({ index, widgets }: ControlContext, { node }: Choice, { step }: Control): boolean {
  switch (step.do) {
    case 'select':
      return true;
    case 'check':
    case 'uncheck':
      return (widgets.get(node)?.selected ?? stateOf(index, node)) !== null;
    default:
      return widgets.get(node)?.selected != null;
  }
}

/** Whether the way to the page made the choice, and did not take it back. */
function isChosenBy(at: AccessPath | null, step: Step): boolean {
  if (at?.kind !== 'actions') return false;
  const same = at.steps.filter(
    ({ role, name, group, ordinal }) =>
      role === step.role && name === step.name && group === step.group && ordinal === step.ordinal,
  );
  if (same.at(-1)?.do === 'uncheck') return false;
  return same.reduce((sum, { times }) => sum + (times ?? 1), 0) % 2 === 1;
}
