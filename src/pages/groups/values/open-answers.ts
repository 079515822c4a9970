/**
 * Alternatives that stand for an answer of one's own: a field to type it in follows them ("Custom: … to …"). What follows the
 * last of several may as well be a field beside them all.
 */

import type { PageIndex } from '../../page-index.js';

const TYPED: ReadonlySet<string> = new Set(['', 'text', 'number', 'search', 'date', 'month', 'tel', 'range']);

/** Levels around the last alternative within which its group is looked for. */
const MAX_CLIMB = 4;

/** The nodes of those alternatives, in order, that a field to type in follows before the next one, or the end of their group. */
export function openAnswers(index: PageIndex, alternatives: readonly (number | null)[]): ReadonlySet<number> {
  const nodes = alternatives.filter((node) => node !== null);
  const last = nodes.at(-1);
  if (last === undefined || nodes.length < 2) return new Set();
  const ends = [...nodes.slice(1), endOfGroup(index, last)];
  return new Set(nodes.filter((node, at) => holdsTyped(index, node, ends[at] ?? node)));
}

/** Where the group ends that says of itself that it is one; the alternative itself where none does. */
function endOfGroup(index: PageIndex, last: number): number {
  const around = index.ancestors(last).slice(0, MAX_CLIMB);
  const group = around.find((id) => index.node(id).tag === 'fieldset' || GROUPS.has(index.role(id) ?? ''));
  return group === undefined ? last : index.node(group).end;
}

const GROUPS: ReadonlySet<string> = new Set(['group', 'radiogroup']);

function holdsTyped(index: PageIndex, from: number, end: number): boolean {
  for (let id = from + 1; id < end; id += 1) {
    const { tag, attributes } = index.node(id);
    if (tag === 'textarea' || (tag === 'input' && TYPED.has((attributes['type'] ?? '').toLowerCase()))) return true;
  }
  return false;
}
