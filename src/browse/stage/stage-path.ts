/**
 * Paths of actions as single steps from an address, so that two of them can be compared step by step.
 */

import type { AccessPath, RequestPath, Step } from '../../model/access-path.js';
import { isPaging, isSameStep, joinedSteps } from '../../model/step.js';

/** An address and the single steps from it. */
export interface UnitPath {
  readonly url: string;
  /** What is posted to the address; absent where it is asked for by GET. */
  readonly post?: RequestPath;
  readonly units: readonly Step[];
}

/** Steps that a path may have at most; a list that takes more is read no further. */
const MOST_UNITS = 5_000;

/** The path as single steps; null if it begins with something that no form of a page can ask. */
export function unitPath(path: AccessPath): UnitPath | null {
  switch (path.kind) {
    case 'url':
      return { url: path.url, units: [] };
    case 'request':
      return requested(path);
    case 'actions': {
      const from = unitPath(path.from);
      if (from === null) return null;
      const units = [...from.units, ...path.steps.flatMap(unitsOf)];
      return units.length > MOST_UNITS ? null : { ...from, units };
    }
  }
}

function requested(path: RequestPath): UnitPath | null {
  const method = path.method.toUpperCase();
  if (method === 'GET') return { url: path.url, units: [] };
  return method === 'POST' ? { url: path.url, post: path, units: [] } : null;
}

/** Whether two ways begin with the same page. */
export function beginsAlike(first: UnitPath, second: UnitPath): boolean {
  return first.url === second.url && (first.post?.body ?? null) === (second.post?.body ?? null);
}

function unitsOf(step: Step): readonly Step[] {
  const { times = 1, ...unit } = step;
  return Array.from({ length: Math.min(times, MOST_UNITS + 1) }, () => unit);
}

/** The path of single steps as an access path, equal neighbours joined. */
export function accessPathOf({ url, post, units }: UnitPath): AccessPath {
  const from = post ?? ({ kind: 'url', url } as const);
  return units.length === 0 ? from : { kind: 'actions', from, steps: joinedSteps(units) };
}

/** The key of the list of which a path shows a page: the same for all its pages. */
export function listKey({ url, post, units }: UnitPath): string {
  return JSON.stringify([url, post?.body ?? null, units.slice(0, firstPaging(units))]);
}

/** Index of the first of the pager's steps with which a path ends; the number of its steps where it ends with another. */
export function firstPaging(units: readonly Step[]): number {
  return units.findLastIndex((unit) => !isPaging(unit)) + 1;
}

/** Number of steps that two ways from the same address begin with alike. */
export function sharedUnits(first: readonly Step[], second: readonly Step[]): number {
  const at = first.findIndex((unit, index) => {
    const other = second[index];
    return other === undefined || !isSameStep(unit, other);
  });
  return at < 0 ? first.length : at;
}

/** A step, and the one that is to be done after it at once. */
export interface Turn {
  readonly unit: Step;
  readonly next: Step | null;
}

/** Turns that are alike in this are alike in what their first step does by itself. */
export function turnKey(unit: Step, next: Step): string {
  return JSON.stringify([unit.do, unit.role, unit.group, next.do, next.role, next.name, next.group]);
}

/** A choice, and the one that is made in its place. */
export interface Replacement {
  readonly last: Step;
  readonly wanted: Step;
  /** Whether pages were turned after the first choice. */
  readonly isTurned: boolean;
}
