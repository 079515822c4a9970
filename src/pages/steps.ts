/**
 * Controls of a live page as steps: what is done, and by what it is found again after the page has redrawn itself.
 */

import type { AccessPath, ActionsPath, Step } from '../model/access-path.js';
import type { Control } from '../model/page.js';
import { isPaging, joinedSteps } from '../model/step.js';
import type { PageIndex } from './page-index.js';

/** What the node alone cannot tell of a step. */
export interface StepSpec {
  readonly do: Step['do'];
  /** Label of the group that the control stands in, or null. */
  readonly group: string | null;
  /** What to call it. @default the node's accessible name */
  readonly name?: string;
  /** What to type, select or press. @default null */
  readonly value?: string | null;
}

/** The control that a node is. Its ordinal is 0: {@link withOrdinals} counts those that are alike. */
export function controlOf(index: PageIndex, node: number, spec: StepSpec): Control {
  const name = spec.name ?? index.accessibleName(node);
  return {
    node,
    step: {
      do: spec.do,
      role: index.role(node),
      name: name === '' ? null : name,
      group: spec.group,
      ordinal: 0,
      value: spec.value ?? null,
    },
  };
}

/** The same controls with the ordinals of those that are alike in role, name and group; one node has one ordinal. */
export function withOrdinals(controls: readonly Control[]): readonly Control[] {
  const alike = new Map<string, number[]>();
  return controls.map((control) => {
    const { node, step } = control;
    const key = JSON.stringify([step.role, step.name, step.group]);
    const nodes = alike.get(key) ?? [];
    alike.set(key, nodes);
    if (!nodes.includes(node)) nodes.push(node);
    return { ...control, step: { ...step, ordinal: nodes.indexOf(node) } };
  });
}

/** Where a page is: the path by which it was reached, or its address where that is not known. */
export function hereOf(at: AccessPath | null, url: string): AccessPath {
  return at ?? { kind: 'url', url };
}

/** The path that goes on from a page by steps, with the steps that led there first; equal neighbours are one step. */
export function pathBy(at: AccessPath | null, url: string, steps: readonly Step[]): ActionsPath {
  const here = hereOf(at, url);
  if (here.kind !== 'actions') return { kind: 'actions', from: here, steps: joinedSteps(steps) };
  return { kind: 'actions', from: here.from, steps: joinedSteps([...here.steps, ...steps]) };
}

/**
 * The path that makes a choice on a page: as {@link pathBy}, but without the way to a later page of the list before it,
 * since a choice begins a list of its own.
 */
export function choicePathBy(at: AccessPath | null, url: string, steps: readonly Step[]): ActionsPath {
  return pathBy(at === null ? null : withoutPosition(at), url, steps);
}

function withoutPosition(at: AccessPath): AccessPath {
  if (at.kind !== 'actions') return at;
  const kept = at.steps.findLastIndex((step) => !isPaging(step));
  return kept < 0 ? at.from : { ...at, steps: at.steps.slice(0, kept + 1) };
}
