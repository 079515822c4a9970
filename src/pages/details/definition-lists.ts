/**
 * Definition lists: `dl`, also with `div` around its groups, and lists with the ARIA roles of terms and definitions.
 */

import { labelText } from '../../base/text.js';
import type { LabelledValues } from '../../model/page.js';
import { readLabel, readValues } from './cell-values.js';
import type { Scope } from './scope.js';

/** Terms read per page. */
const MAX_TERMS = 1000;

type Part = 'term' | 'definition' | null;

/** Labelled values of every definition list of the scope. Terms that are links or sentences are none. */
export function readDefinitionLists(scope: Scope): readonly LabelledValues[] {
  const found: { readonly node: number; readonly label: string; readonly values: string[] }[] = [];
  let terms: readonly { readonly node: number; readonly label: string; readonly values: string[] }[] = [];
  let last: Part = null;
  for (const id of partsOf(scope)) {
    const part = partOf(scope, id);
    if (part === 'term') {
      const label = readLabel(scope.index, id);
      const term = label === null ? [] : [{ node: id, label: labelText(label), values: [] }];
      terms = last === 'term' ? [...terms, ...term] : term;
      found.push(...term);
    } else {
      const values = readValues(scope.index, id);
      for (const term of terms) term.values.push(...values);
    }
    last = part;
    if (found.length >= MAX_TERMS) break;
  }
  return found
    .filter(({ values }) => values.length > 0)
    .map(({ node, label, values }) => ({ node, label, values: [...new Set(values)], from: 'definition-list' }));
}

/** Terms and definitions in document order, outermost only. */
function partsOf(scope: Scope): readonly number[] {
  const { index } = scope;
  const tagged = ['dt', 'dd'].flatMap((tag) => index.byTag(tag)).filter((id) => id >= scope.from && id < scope.end);
  const roled = index.nodes
    .slice(scope.from, scope.end)
    .filter(({ role, tag }) => (role === 'term' || role === 'definition') && tag !== 'dt' && tag !== 'dd');
  const all = [...new Set([...tagged, ...roled.map(({ id }) => id)])]
    .filter((id) => !scope.isOutside(id))
    .sort((a, b) => a - b);
  let end = 0;
  return all.filter((id) => {
    if (id < end) return false;
    end = index.node(id).end;
    return true;
  });
}

function partOf(scope: Scope, id: number): Part {
  const { tag, role } = scope.index.node(id);
  return tag === 'dt' || role === 'term' ? 'term' : 'definition';
}
