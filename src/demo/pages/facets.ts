/** The facets of a list: which are offered, with which values, counts and links. */

import type { AttributeDefinition } from '../catalogue/attribute.js';
import { STOCK, STOCK_LIFTED } from '../catalogue/attributes.js';
import { hasFilter, withoutAttribute, withoutFilter } from '../selection.js';
import type { Filter, Selection } from '../selection.js';
import type { FacetGroupView, FacetValueView, FacetView, FacetWidget } from '../view/controls.js';
import { getForm, link, listHref, postForm } from './visit.js';
import type { Visit } from './visit.js';

/** Values that a truncated facet shows. */
export const TRUNCATED_SIZE = 8;
/** A facet with at most this many values is a radio group rather than a select. */
const RADIO_SIZE = 4;

/** Colours by key. */
export const SWATCHES: Readonly<Record<string, string>> = {
  black: '#1c1c1e',
  white: '#fdfdfb',
  grey: '#8c8f94',
  red: '#c0352b',
  blue: '#2c5fa8',
  green: '#3d7a4a',
  yellow: '#e6bd36',
  orange: '#dd7a2c',
  brown: '#76533a',
  purple: '#6f4a8e',
  beige: '#d8c6a5',
  pink: '#dd8fa6',
  other: '#b7c3c9',
};

/** The attributes that the list of this selection offers as facets. */
export function offeredAttributes(visit: Visit, selection: Selection): readonly AttributeDefinition[] {
  if (visit.options.facets === 'none') return [];
  const path = selection.category === null ? [] : visit.catalogue.tree.pathOf(selection.category);
  const regions = new Set(path.map((node) => node.key));
  return visit.catalogue.attributes.filter(({ region }) => region === null || regions.has(region));
}

/** The facets of the selection's list, grouped by the form that they share. */
export function createFacetGroups(visit: Visit, selection: Selection): readonly FacetGroupView[] {
  const facets = offeredAttributes(visit, selection)
    .map((attribute, at) => createFacet(visit, selection, { attribute, isForm: isFormFacet(visit, at) }))
    .filter((facet): facet is OfferedFacet => facet !== null);
  const links = facets.filter(({ view }) => view.widget === 'links').map(({ view }) => view);
  const choices = facets.filter(({ view }) => view.widget !== 'links');
  const shared = visit.options.forms === 'one' ? [choices] : choices.map((facet) => [facet]);
  const groups = shared
    .filter((group) => group.length > 0)
    .map((group) => ({ form: facetForm(visit, selection, group), facets: group.map(({ view }) => view) }));
  return links.length > 0 ? [{ form: null, facets: links }, ...groups] : groups;
}

/** One facet with all its values as links, for the page that "show all" leads to; null if there is none. */
export function createWholeFacet(visit: Visit, selection: Selection, key: string): FacetView | null {
  const attribute = offeredAttributes(visit, selection).find((one) => one.key === key);
  if (!attribute) return null;
  const values = createValues(visit, selection, attribute);
  return { ...emptyFacet(visit, attribute), widget: 'links', values };
}

interface OfferedFacet {
  readonly attribute: AttributeDefinition;
  readonly view: FacetView;
}

interface FacetPlan {
  readonly attribute: AttributeDefinition;
  readonly isForm: boolean;
}

function isFormFacet({ options }: Visit, at: number): boolean {
  return options.facets === 'form' || (options.facets === 'mixed' && at % 2 === 1);
}

function createFacet(visit: Visit, selection: Selection, { attribute, isForm }: FacetPlan): OfferedFacet | null {
  const { options } = visit;
  const widget = isForm ? formWidget(attribute, options.multi) : 'links';
  const isChosen = selection.filters.some((filter) => filter.attribute === attribute.key);
  const all = createValues(visit, selection, attribute);
  const values = isForm ? all : shownValues(all, isChosen, visit);
  if (values.length === 0) return null;
  const isLong = options.truncate === 'on' && !isForm && values.length > TRUNCATED_SIZE;
  const shown = isLong ? mostFrequent(values) : values;
  const more = { ...selection, page: 1 };
  const showAll = isLong ? link(visit.speech.ui.showAll, showAllHref(visit, more, attribute)) : null;
  return { attribute, view: { ...emptyFacet(visit, attribute), widget, values: shown, showAll } };
}

function emptyFacet(visit: Visit, attribute: AttributeDefinition): FacetView {
  return {
    id: `facet-${visit.addresses.names.attribute(attribute.key)}`,
    label: visit.speech.attributeLabel(attribute),
    widget: 'links',
    name: visit.addresses.names.attribute(attribute.key),
    any: visit.speech.ui.any,
    values: [],
    showAll: null,
    isFolded: visit.options.folded === 'on',
  };
}

function formWidget(attribute: AttributeDefinition, multi: 'single' | 'or' | 'and'): FacetWidget {
  if (multi === 'or' || (multi === 'and' && attribute.multi)) return 'checkboxes';
  return attribute.values.length <= RADIO_SIZE ? 'radios' : 'select';
}

/** The values of a facet, with what a click on each asks for. */
export function createValues(
  visit: Visit,
  selection: Selection,
  attribute: AttributeDefinition,
): readonly FacetValueView[] {
  const { engine, options, speech, addresses } = visit;
  if (attribute.key === STOCK) return [stockValue(visit, selection, attribute)];
  const counts = engine.countValues(selection, attribute);
  const order = attribute.values.map((_, at) => at);
  if (!attribute.ordered) order.sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b);
  return order.flatMap((at) => {
    const filter: Filter = { attribute: attribute.key, value: attribute.values[at]?.key ?? '' };
    const count = counts[at] ?? 0;
    const isChosen = hasFilter(selection, filter);
    if (count === 0 && options.zero === 'hide' && !isChosen) return [];
    const isSwatch = options.swatches === 'on' && attribute.key === 'color';
    return [
      {
        text: speech.valueText(attribute, at),
        count: options.counts !== 'off' ? speech.number(count) : null,
        href: listHref(visit, clicked(visit, selection, filter), { block: 'facet', position: at }),
        rel: options.nofollow === 'on' ? 'nofollow' : null,
        value: addresses.names.value(filter),
        isChosen,
        isRemover: isChosen,
        level: 0,
        swatch: isSwatch ? (SWATCHES[filter.value] ?? null) : null,
      },
    ];
  });
}

/** The standing filter: chosen until it is lifted. */
function stockValue(visit: Visit, selection: Selection, attribute: AttributeDefinition): FacetValueView {
  const lifted: Filter = { attribute: STOCK, value: STOCK_LIFTED };
  const isLifted = hasFilter(selection, lifted);
  const { filters, ...rest } = withoutAttribute(selection, STOCK);
  const target = { ...rest, filters: isLifted ? filters : [...filters, lifted] };
  const count = visit.engine.matching(withoutAttribute(selection, STOCK)).length;
  return {
    text: visit.speech.valueText(attribute, 0),
    count: visit.options.counts === 'off' ? null : visit.speech.number(count),
    href: listHref(visit, target, { block: 'facet' }),
    rel: null,
    value: visit.addresses.names.value({ attribute: STOCK, value: 'in-stock' }),
    isChosen: !isLifted,
    isRemover: !isLifted,
    level: 0,
    swatch: null,
  };
}

/** That the standing filter is lifted, which no other choice takes back. */
function liftedFilters({ filters }: Selection): readonly Filter[] {
  return filters.filter(({ attribute, value }) => attribute === STOCK && value === STOCK_LIFTED);
}

/** What a click on a facet link asks for. */
function clicked({ options }: Visit, selection: Selection, filter: Filter): Selection {
  if (hasFilter(selection, filter)) return withoutFilter(selection, filter);
  if (options.combine === 'replace') return { ...selection, filters: [...liftedFilters(selection), filter], page: 1 };
  const kept = options.multi === 'single' ? withoutAttribute(selection, filter.attribute) : selection;
  return { ...kept, filters: [...kept.filters, filter], page: 1 };
}

/** What is left to see of a link facet once something is chosen in it. */
function shownValues(
  values: readonly FacetValueView[],
  isChosen: boolean,
  { options }: Visit,
): readonly FacetValueView[] {
  if (!isChosen || options.chosen === 'switch') return values;
  const others = values.filter((value) => !value.isChosen);
  const isSingle = options.multi === 'single';
  if (options.chosen === 'remove') return isSingle ? values.filter((value) => value.isChosen) : values;
  return isSingle ? [] : others;
}

function mostFrequent(values: readonly FacetValueView[]): readonly FacetValueView[] {
  const chosen = values.filter((value) => value.isChosen);
  const others = values.filter((value) => !value.isChosen);
  return [...chosen, ...others].slice(0, Math.max(TRUNCATED_SIZE, chosen.length));
}

function showAllHref(visit: Visit, selection: Selection, attribute: AttributeDefinition): string {
  const href = listHref(visit, selection, { block: 'more' });
  return `${href}${href.includes('?') ? '&' : '?'}values=${visit.addresses.names.attribute(attribute.key)}`;
}

function facetForm(visit: Visit, selection: Selection, group: readonly OfferedFacet[]): FacetGroupView['form'] {
  const kept = group.reduce((left, { attribute }) => withoutAttribute(left, attribute.key), selection);
  const form = getForm(visit, visit.addresses.list({ ...kept, page: 1 }), visit.speech.ui.apply);
  return visit.options.sending === 'get' ? form : postForm(visit, form);
}
