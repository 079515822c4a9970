/**
 * Options of one list box that stand in groups with titles, as towns do under their counties: they are values of one field.
 */

import { groupBy } from '../../../base/group-by.js';
import type { PageIndex } from '../../page-index.js';
import type { Item, Run, TextBlock } from '../runs/shapes.js';
import { panelName } from './shared-labels.js';

/** The runs; those in one list box are one, called as it is called (ARIA 1.2, listbox: its groups hold options of the same list). */
export function withoutListboxSections(index: PageIndex, runs: readonly Run[]): readonly Run[] {
  const found = runs.map((run) => ({ run, box: listboxOf(index, run) }));
  const sectionsOf = groupBy(found, ({ box }) => box);
  return found.flatMap(({ run, box }) => {
    const sections = box === null ? [] : (sectionsOf.get(box) ?? []);
    if (box === null || sections.length < 2) return [run];
    const isFirst = sections[0]?.run === run;
    return isFirst
      ? [
          asOne(
            index,
            box,
            sections.map((section) => section.run),
          ),
        ]
      : [];
  });
}

/** The list box in which all alternatives of a run are options, if what they are called stands in it, too, or null. */
function listboxOf(index: PageIndex, { items, label }: Run): number | null {
  const options = items.flatMap(({ main }) => main ?? []);
  const [first] = options;
  if (first === undefined || !options.every((node) => index.role(node) === 'option')) return null;
  const box = index.ancestors(first).find((id) => index.role(id) === 'listbox');
  if (box === undefined || !options.every((node) => index.contains(box, node))) return null;
  return label === null || index.contains(box, label.node) ? box : null;
}

function asOne(index: PageIndex, box: number, sections: readonly Run[]): Run {
  const name: TextBlock | null = panelName(index, box);
  return {
    node: box,
    // The titles stand among the options as what is chosen stands among links.
    items: sections.flatMap(({ items }) => items.flatMap((item) => optionOf(item) ?? [])),
    label: name,
    trailing: sections.at(-1)?.trailing ?? null,
    crossed: sections.some(({ crossed }) => crossed),
  };
}

function optionOf(item: Item): Item | null {
  return item.main === null ? null : { ...item, parts: [item.main] };
}
