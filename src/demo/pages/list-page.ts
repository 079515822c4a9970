/** Result lists: all products, categories, search results, with whatever filters. */

import { hasDrawnPager, hasPanel } from '../scripted.js';
import { EVERYTHING, PAGE_SIZES, SORTS, withoutFilter } from '../selection.js';
import type { Selection } from '../selection.js';
import type { ChoiceOptionView, ChoiceView, LinkView, PagerView } from '../view/controls.js';
import type { ChipsView, ListBody, ShelfView } from '../view/page.js';
import { createListCards, createRecommendations } from './cards.js';
import { createCategoryTreeView } from './category-tree.js';
import { createOtherTables } from './other-tables.js';
import { createFacetGroups, offeredAttributes } from './facets.js';
import { createDrawnPager, createPanelGroup } from './panel.js';
import { createPager } from './pager.js';
import { getForm, link, listHref } from './visit.js';
import type { Visit } from './visit.js';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** A list with what the head of its page needs to know. */
export interface ListPageParts {
  readonly body: ListBody;
  readonly breadcrumbs: readonly LinkView[];
}

/** The list that a selection asks for. */
export function createListPage(visit: Visit, asked: Selection): ListPageParts {
  const { options, speech, engine } = visit;
  const selection = withKnownFilters(visit, asked);
  const listed = engine.listed(selection);
  const found = engine.matching(selection).length;
  const from = (selection.page - 1) * selection.size;
  const products = listed.slice(from, from + selection.size);
  const isEmpty = products.length === 0;
  const range = {
    a: speech.number(from + 1),
    b: speech.number(from + products.length),
    n: speech.number(found),
  };
  const body: ListBody = {
    kind: 'list',
    heading: headingOf(visit, selection),
    total: options.total === 'on' ? speech.resultCount(found) : null,
    range: options.rangeText === 'on' && !isEmpty ? speech.fill(speech.ui.range, range) : null,
    chips: createChips(visit, selection),
    categories: createCategoryTreeView(visit, selection),
    facets: hasPanel(options) ? [createPanelGroup(visit, selection)] : createFacetGroups(visit, selection),
    filtersLabel: speech.ui.filters,
    letters: createLetters(visit, selection),
    sort: isEmpty ? null : createSort(visit, selection),
    sizes: isEmpty ? null : createSizes(visit, selection),
    cards: createListCards(visit, products, selection.category),
    pager: isEmpty ? null : createAnyPager(visit, selection, listed.length),
    empty: isEmpty ? speech.ui.noResults : null,
    related: createRelated(visit, selection),
    ...(options.list === 'tables' ? { tables: createOtherTables(visit) } : {}),
    shelf: createListShelf(visit, selection, isEmpty),
  };
  return { body, breadcrumbs: createListBreadcrumbs(visit, selection) };
}

/** The way from the home page to a category's list; empty where the shop shows none. */
export function categoryBreadcrumbs(visit: Visit, category: string | null): readonly LinkView[] {
  if (visit.options.breadcrumbs === 'off' || category === null) return [];
  return visit.catalogue.tree.pathOf(category).map(({ key }) => {
    const href = listHref(visit, { ...EVERYTHING, category: key }, { block: 'crumb' });
    return link(visit.speech.categoryName(key), href);
  });
}

function createAnyPager(visit: Visit, selection: Selection, total: number): PagerView | null {
  const pages = Math.ceil(total / selection.size);
  return hasDrawnPager(visit.options)
    ? createDrawnPager(visit, selection, pages)
    : createPager(visit, selection, pages);
}

/** Filters of attributes that the region does not have are dropped, as most shops do. */
export function withKnownFilters(visit: Visit, selection: Selection): Selection {
  const known = new Set(offeredAttributes(visit, selection).map(({ key }) => key));
  return { ...selection, filters: selection.filters.filter(({ attribute }) => known.has(attribute)) };
}

function headingOf({ speech }: Visit, { category, keyword }: Selection): string {
  if (keyword !== null && keyword !== '') return speech.fill(speech.ui.searchResults, { q: keyword });
  return category === null ? speech.ui.allProducts : speech.categoryName(category);
}

function createListBreadcrumbs(visit: Visit, selection: Selection): readonly LinkView[] {
  const path = categoryBreadcrumbs(visit, selection.category);
  return path.map((crumb, at) => (at === path.length - 1 ? { ...crumb, isCurrent: true } : crumb));
}

function createListShelf(visit: Visit, selection: Selection, isEmpty: boolean): ShelfView | null {
  if (isEmpty && visit.options.emptyPage === 'plain') return null;
  return createRecommendations(visit, isEmpty ? 'empty' : (selection.category ?? 'all'));
}

function createRelated(visit: Visit, { category }: Selection): ChoiceView | null {
  const { options, speech, catalogue } = visit;
  const node = category === null ? undefined : catalogue.tree.nodes.get(category);
  if (options.related === 'off' || !node) return null;
  const siblings = [...catalogue.tree.nodes.values()].filter(
    ({ parent, key }) => parent === node.parent && key !== node.key,
  );
  const links = siblings.map(({ key }, position) =>
    link(speech.categoryName(key), listHref(visit, { ...EVERYTHING, category: key }, { block: 'related', position })),
  );
  return { label: speech.ui.related, links, form: null };
}

function createChips(visit: Visit, selection: Selection): ChipsView | null {
  if (visit.options.chosen !== 'chips' || selection.filters.length === 0) return null;
  const { speech, catalogue } = visit;
  const chips = selection.filters.flatMap((filter, position) => {
    const attribute = catalogue.attributes.find(({ key }) => key === filter.attribute);
    if (!attribute) return [];
    const value = attribute.values.findIndex(({ key }) => key === filter.value);
    const href = listHref(visit, withoutFilter(selection, filter), { block: 'chip', position });
    return [link(`${speech.attributeLabel(attribute)}: ${speech.valueText(attribute, value)}`, href)];
  });
  const clear = listHref(visit, { ...selection, filters: [], page: 1 }, { block: 'chip' });
  return {
    label: speech.ui.selection,
    removeLabel: speech.ui.remove,
    chips,
    clear: link(speech.ui.clearAll, clear),
  };
}

function createLetters(visit: Visit, selection: Selection): ChoiceView | null {
  if (visit.options.letters === 'off') return null;
  const links = LETTERS.map((letter, position) => {
    const href = listHref(visit, { ...selection, letter, page: 1 }, { block: 'letter', position });
    return link(letter, href, { isCurrent: letter === selection.letter });
  });
  return { label: visit.speech.ui.letters, links, form: null };
}

function createSort(visit: Visit, selection: Selection): ChoiceView | null {
  const { options, speech, addresses } = visit;
  const first: Selection = { ...selection, page: 1 };
  const choices = SORTS.map((sort) => ({
    value: addresses.names.sortValue(sort),
    text: speech.sorts[sort],
    isChosen: sort === selection.sort,
    target: { ...first, sort },
  }));
  const plan = { label: speech.ui.sortBy, name: addresses.names.sort, block: 'sort', choices };
  return createChoice(visit, plan, { style: options.sort, rest: { ...first, sort: EVERYTHING.sort } });
}

function createSizes(visit: Visit, selection: Selection): ChoiceView | null {
  const { options, speech, addresses } = visit;
  // Drawn with the pager.
  if (options.sizes === 'menu') return null;
  const choices = PAGE_SIZES.map((size) => ({
    value: String(size),
    text: speech.number(size),
    isChosen: size === selection.size,
    target: { ...selection, size, page: 1 },
  }));
  const plan = { label: speech.ui.perPage, name: addresses.names.size, block: 'size', choices };
  return createChoice(visit, plan, { style: options.sizes, rest: { ...selection, page: 1, size: EVERYTHING.size } });
}

interface ChoicePlan {
  readonly label: string;
  readonly name: string;
  readonly block: string;
  readonly choices: readonly (ChoiceOptionView & { readonly target: Selection })[];
}

interface ChoiceStyle {
  readonly style: 'links' | 'select' | 'both' | 'off';
  /** The selection without what the choice decides. */
  readonly rest: Selection;
}

function createChoice(visit: Visit, plan: ChoicePlan, { style, rest }: ChoiceStyle): ChoiceView | null {
  if (style === 'off') return null;
  const links = plan.choices.map(({ text, isChosen, target }, position) =>
    link(text, listHref(visit, target, { block: plan.block, position }), { isCurrent: isChosen }),
  );
  const form = getForm(visit, visit.addresses.list(rest), visit.speech.ui.apply);
  const options = plan.choices.map(({ value, text, isChosen }) => ({ value, text, isChosen }));
  return {
    label: plan.label,
    links: style === 'select' ? [] : links,
    form: style === 'links' ? null : { form, name: plan.name, options },
  };
}
