/**
 * Paths of actions as single steps from an address, so that two of them can be compared step by step.
 */

import type { AccessPath, Step } from '../model/access-path.js';

/** An address and the single steps from it. */
export interface UnitPath {
  readonly url: string;
  readonly units: readonly Step[];
}

/** Steps that a path may have at most; a list that takes more is read no further. */
const MOST_UNITS = 5_000;

/** The path as single steps; null if it begins with something that a browser's address bar cannot ask. */
export function unitPath(path: AccessPath): UnitPath | null {
  switch (path.kind) {
    case 'url':
      return { url: path.url, units: [] };
    case 'request':
      return path.method.toUpperCase() === 'GET' ? { url: path.url, units: [] } : null;
    case 'actions': {
      const from = unitPath(path.from);
      if (from === null) return null;
      const units = [...from.units, ...path.steps.flatMap(unitsOf)];
      return units.length > MOST_UNITS ? null : { url: from.url, units };
    }
  }
}

function unitsOf(step: Step): readonly Step[] {
  const { times = 1, ...unit } = step;
  return Array.from({ length: Math.min(times, MOST_UNITS + 1) }, () => unit);
}

/** The path of single steps as an access path, equal neighbours joined. */
export function accessPathOf({ url, units }: UnitPath): AccessPath {
  if (units.length === 0) return { kind: 'url', url };
  const steps: Step[] = [];
  for (const unit of units) {
    const last = steps.at(-1);
    if (last !== undefined && isSameUnit(last, unit))
      steps[steps.length - 1] = { ...last, times: (last.times ?? 1) + 1 };
    else steps.push(unit);
  }
  return { kind: 'actions', from: { kind: 'url', url }, steps };
}

/** Number of steps that two ways from the same address begin with alike. */
export function sharedUnits(first: readonly Step[], second: readonly Step[]): number {
  const at = first.findIndex((unit, index) => {
    const other = second[index];
    return other === undefined || !isSameUnit(unit, other);
  });
  return at < 0 ? first.length : at;
}

/** Whether a step goes on in the same list. */
export function isPagerStep(step: Step): boolean {
  return step.group === 'pagination' || step.do === 'scroll';
}

/** Whether two steps do the same. A pager's step goes one page on, whatever it is called on each page. */
export function isSameUnit(first: Step, second: Step): boolean {
  if (isPagerStep(first) && isPagerStep(second)) return first.do === second.do;
  return (
    first.do === second.do &&
    first.role === second.role &&
    first.name === second.name &&
    first.group === second.group &&
    first.ordinal === second.ordinal &&
    first.value === second.value
  );
}
