/**
 * Controls of lists that lie open in place of the wanted one: boxes that are called alike stand in each, as one that ticks
 * all of the list does.
 */

import { textKey } from '../../base/text.js';
import type { Step } from '../../model/access-path.js';
import type { Control, PageView } from '../../model/page.js';
import { isOffered } from './opener-keys.js';
import { isNamesake } from './stage-moment.js';
import type { OpenerMemory } from './opener-memory.js';

/** The step that is to be done, and what is known of openers. */
interface Wanted {
  readonly unit: Step;
  readonly openers: Pick<OpenerMemory, 'byGroup' | 'names'>;
}

/**
 * Whether a control that is there is another one than was wanted: of another kind and group, or of a list that has hardly
 * any value of the wanted one, while what shows that is there to be opened.
 */
export function isElsewhere(view: PageView, found: Control, { unit, openers: { byGroup, names } }: Wanted): boolean {
  if (isNamesake(found.step, unit)) return true;
  const known = names.get(unit.group ?? '');
  const way = byGroup.get(unit.group ?? '') ?? [];
  const list = view.groups.find(({ choices }) => choices.some(({ control }) => control?.node === found.node));
  if (known === undefined || list === undefined || !way.some((opener) => isOffered(view, opener))) return false;
  const values = list.choices.map(({ value }) => textKey(value));
  return 2 * values.filter((value) => known.has(value)).length < values.length;
}
