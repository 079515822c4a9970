/**
 * Paths of actions as single steps from an address, so that two of them can be compared step by step.
 */

import type { AccessPath, Step } from '../model/access-path.js';
import { isSameStep, joinedSteps } from '../model/step.js';

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
  return { kind: 'actions', from: { kind: 'url', url }, steps: joinedSteps(units) };
}

/** Number of steps that two ways from the same address begin with alike. */
export function sharedUnits(first: readonly Step[], second: readonly Step[]): number {
  const at = first.findIndex((unit, index) => {
    const other = second[index];
    return other === undefined || !isSameStep(unit, other);
  });
  return at < 0 ? first.length : at;
}
