/** The category tree beside a list: the way up, where the visitor is, and what lies below. */

import type { Category } from '../catalogue/categories.js';
import { hasFiltersInAddress } from '../scripted.js';
import type { Selection } from '../selection.js';
import type { FacetValueView, FacetView } from '../view/controls.js';
import { listHref } from './visit.js';
import type { Visit } from './visit.js';

/** The tree for this selection, or null where the shop shows none. */
export function createCategoryTreeView(visit: Visit, selection: Selection): FacetView | null {
  const { options, speech, catalogue } = visit;
  if (options.categories === 'off') return null;
  const base: Selection = {
    ...selection,
    page: 1,
    filters: options.combine === 'and' && hasFiltersInAddress(options) ? selection.filters : [],
  };
  const path = selection.category === null ? [] : catalogue.tree.pathOf(selection.category);
  const current = path.at(-1);
  const below = current ? current.children.flatMap((key) => catalogue.tree.nodes.get(key) ?? []) : catalogue.tree.tops;
  const counts = visit.engine.countCategories(base);
  const up = path.map((node) => nodeView(visit, inside(visit, base, node), { node, isChosen: node === current }));
  const down = below
    .filter((node) => options.zero === 'show' || (counts.get(node.key) ?? 0) > 0)
    .map((node) => nodeView(visit, { ...base, category: node.key }, { node, count: counts.get(node.key) ?? 0 }));
  const values = [...up, ...down];
  if (values.length === 0) return null;
  return {
    id: 'categories',
    label: speech.ui.categories,
    widget: 'links',
    name: visit.addresses.names.category,
    any: speech.ui.any,
    values,
    showAll: null,
    isFolded: options.folded === 'on',
  };
}

/** The selection inside another category, without the filters that do not exist there. */
function inside({ catalogue }: Visit, selection: Selection, node: Category): Selection {
  const keys = new Set(catalogue.tree.pathOf(node.key).map(({ key }) => key));
  const filters = selection.filters.filter((filter) => {
    const region = catalogue.attributes.find(({ key }) => key === filter.attribute)?.region ?? null;
    return region === null || keys.has(region);
  });
  return { ...selection, category: node.key, filters };
}

interface NodeState {
  readonly node: Category;
  readonly isChosen?: boolean;
  readonly count?: number;
}

function nodeView(visit: Visit, target: Selection, { node, isChosen = false, count }: NodeState): FacetValueView {
  const { speech, options, engine } = visit;
  const size = count ?? engine.matching(target).length;
  return {
    text: speech.categoryName(node.key),
    count: options.counts !== 'off' ? speech.number(size) : null,
    href: listHref(visit, target, { block: 'tree' }),
    rel: null,
    value: visit.addresses.names.categoryValue(node.key),
    isChosen,
    isRemover: false,
    level: node.depth,
    swatch: null,
  };
}
