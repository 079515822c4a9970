/**
 * A simulated site whose controls work by script only: its pages as they come over HTTP, as a browser shows them, and
 * where steps in them lead.
 */

import type { AccessPath, Step } from '../model/access-path.js';
import type { Choice, ChoiceGroup, PageView } from '../model/page.js';

/** Group of the steps that go on to the next page, as readers of pages name it. */
const PAGER = 'pagination';

/** The page without what its scripts add: choices and a pager that lead nowhere. Menus are plain links. */
export function withoutScripts(view: PageView): PageView {
  const groups = view.groups.map((group) =>
    isScripted(group) ? { ...group, choices: group.choices.map((choice) => ({ ...choice, path: null })) } : group,
  );
  return { ...view, groups, pagination: { ...view.pagination, next: null } };
}

/** The page as a browser shows it, reached by `at`: its choices and its pager are worked by steps. */
export function withScripts(view: PageView, at: AccessPath): PageView {
  const groups = view.groups.map((group) => (isScripted(group) ? scriptedGroup(group, at) : group));
  const { pagination } = view;
  const next = pagination.next === null ? null : stepped(at, [nextStep()]);
  const searches = (view.searches ?? []).map((search) => ({
    ...search,
    template: stepped(at, [
      { ...nextStep(), do: 'type', role: 'searchbox', name: 'Search', group: null, value: '{query}' },
    ]),
  }));
  return {
    ...view,
    groups,
    pagination: { ...pagination, next },
    ...(view.searches === undefined ? {} : { searches }),
  };
}

/** The address to which a step leads that is done on a page, or null if the page has no such control. */
export function targetOf(view: PageView, step: Step): AccessPath | null {
  if (step.group === PAGER) return view.pagination.next;
  if (step.do === 'type') return typedInto(view, step);
  const group = view.groups.find(({ label }) => label === step.group);
  return group?.choices.find(({ value }) => value === step.name)?.path ?? null;
}

/** A word typed into the field of a group, or into the page's own search. */
function typedInto(view: PageView, { group: label, value }: Step): AccessPath | null {
  const group = view.groups.find((one) => label !== null && one.label === label && one.search !== undefined);
  if (group !== undefined) return found(view.url, group, value ?? '');
  const search = label === null ? view.searches?.[0]?.template : undefined;
  return search?.kind === 'url'
    ? { kind: 'url', url: search.url.replace('{query}', encodeURIComponent(value ?? '')) }
    : null;
}

/** The page with a facet's values narrowed to those that a typed text is in: an argument of its own. */
function found(url: string, { label }: ChoiceGroup, text: string): AccessPath {
  const target = new URL(url);
  target.searchParams.set(`find ${label ?? ''}`, text);
  return { kind: 'url', url: target.href };
}

function isScripted(group: ChoiceGroup): boolean {
  return group.guess !== 'navigation';
}

function scriptedGroup(group: ChoiceGroup, at: AccessPath): ChoiceGroup {
  const widget = group.multiple ? 'checkboxes' : 'buttons';
  const choices = group.choices.map((choice): Choice => {
    const step = choiceStep(group, choice);
    return { ...choice, path: stepped(at, [step]), control: { node: 0, step } };
  });
  return { ...group, widget, choices };
}

function choiceStep({ label, multiple }: ChoiceGroup, { value, selected }: Choice): Step {
  return {
    do: multiple ? (selected ? 'uncheck' : 'check') : 'click',
    role: multiple ? 'checkbox' : 'button',
    name: value,
    group: label,
    ordinal: 0,
    value: null,
  };
}

function nextStep(): Step {
  return { do: 'click', role: 'button', name: 'Next', group: PAGER, ordinal: 0, value: null };
}

/** The path that goes on by steps; going on again and again is one step, and a choice begins a list of its own. */
function stepped(at: AccessPath, steps: readonly Step[]): AccessPath {
  const before = at.kind === 'actions' ? at.steps : [];
  const from = at.kind === 'actions' ? at.from : at;
  const last = before.at(-1);
  const [step] = steps;
  if (step?.group === PAGER && last?.group === PAGER)
    return { kind: 'actions', from, steps: [...before.slice(0, -1), { ...last, times: (last.times ?? 1) + 1 }] };
  const kept = last?.group === PAGER ? before.slice(0, -1) : before;
  return { kind: 'actions', from, steps: [...(step?.group === PAGER ? before : kept), ...steps] };
}
