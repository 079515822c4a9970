/** Facets and pager as the shop's program draws them: what is offered, as data and as first written. */

import { BOUND_NAMES, dayText } from '../addresses/bounds.js';
import { stateArguments, stateBase } from '../addresses/state-arguments.js';
import { positionOf } from '../addresses/position.js';
import { pagerHtml, panelHtml } from '../client/widgets.js';
import type { PagerModel, PanelFacet, PanelForm, PanelModel, PanelRange, PanelValue } from '../client/widgets.js';
import type { AttributeDefinition } from '../catalogue/attribute.js';
import { STOCK, STOCK_LIFTED } from '../catalogue/attributes.js';
import { attributes, markup, raw } from '../html.js';
import type { Html } from '../html.js';
import { SCRIPT_WORDS } from '../languages/script-words.js';
import { hasScriptedFacets, hasScriptedPager } from '../scripted.js';
import { EVERYTHING, PAGE_SIZES } from '../selection.js';
import type { Selection } from '../selection.js';
import type { FacetGroupView, FacetValueView, PagerView } from '../view/controls.js';
import { createCategoryTreeView } from './category-tree.js';
import { createValues, offeredAttributes, SWATCHES } from './facets.js';
import { decorate, getForm, postForm } from './visit.js';
import type { Visit } from './visit.js';

const CENTS = 100;
/** Facets that stand in a form of their own. */
const IN_FORM: ReadonlySet<string> = new Set(['checkbox-auto', 'checkbox-button', 'select-auto', 'select-button']);
/** Facets that wait for a button. */
const WITH_BUTTON: ReadonlySet<string> = new Set(['checkbox-button', 'select-button', 'own-page']);
/** Facets that the first page does not hold, as the program puts them where no markup reaches. */
const PLACED_BY_PROGRAM: ReadonlySet<string> = new Set(['iframe', 'shadow']);

/** The facets as one group that no theme draws. */
export function createPanelGroup(visit: Visit, selection: Selection): FacetGroupView {
  const panel = createPanel(visit, selection);
  const isEmpty = PLACED_BY_PROGRAM.has(panel.kind) || visit.options.hurdle === 'lazy';
  const html = markup`<div data-panel>${isEmpty ? '' : raw(panelHtml(panel))}</div>`;
  return { form: null, facets: [], html };
}

/** The facets as data. `isWhole` is for the page that has nothing else. */
export function createPanel(visit: Visit, selection: Selection, isWhole = false): PanelModel {
  const { options, speech } = visit;
  const kind = hasScriptedFacets(options) ? options.facets : 'anchors';
  const offered = offeredAttributes(visit, selection).filter((one) => !isReplacedByRange(visit, one));
  const facets = [
    ...(kind === 'tree-lazy' ? treeFacet(visit, selection) : []),
    ...rangeFacets(visit, selection),
    ...offered.map((attribute) => facetOf(visit, selection, { attribute, kind })),
  ].filter(({ values, range }) => values.length > 0 || range !== null);
  const query = stateArguments(visit, selection).toString();
  const base = stateBase(visit, selection);
  return {
    kind,
    theme: options.theme,
    words: { ...SCRIPT_WORDS[options.language], ...pickWords(visit), filters: speech.ui.filters },
    facets,
    form: IN_FORM.has(kind) || (kind === 'own-page' && isWhole) ? panelForm(visit, selection, facets) : null,
    hasButton: WITH_BUTTON.has(kind),
    isWhole,
    pageHref: decorate(visit, `/filters?in=${encodeURIComponent(base + joint(base) + query)}`),
    bait: options.bait,
  };
}

/** The pager as the program draws it, with the menu of page sizes. */
export function createDrawnPager(visit: Visit, selection: Selection, pages: number): PagerView {
  const model = createPagerModel(visit, selection, pages);
  const html = markup`<div data-pager>${visit.options.hurdle === 'lazy' ? '' : raw(pagerHtml(model))}</div>`;
  return { label: visit.speech.ui.pages, numbers: [], previous: null, next: null, isArrows: false, html };
}

/** The pager as data. */
export function createPagerModel(visit: Visit, selection: Selection, pages: number): PagerModel {
  const { options, speech, addresses } = visit;
  const numbers = Array.from({ length: pages }, (_, at) => at + 1);
  return {
    kind: hasScriptedPager(options) ? options.pager : 'hash-anchors',
    theme: options.theme,
    words: { ...SCRIPT_WORDS[options.language], ...pickWords(visit) },
    page: selection.page,
    pages,
    texts: numbers.map((page) => speech.number(page)),
    positions: numbers.map((page) => String(positionOf({ ...selection, page }, options))),
    name: addresses.names.position,
    form: pagerForm(visit, selection),
    sizes:
      options.sizes === 'menu'
        ? {
            label: speech.ui.perPage,
            name: addresses.names.size,
            values: PAGE_SIZES.map((size) => ({
              value: String(size),
              text: speech.number(size),
              chosen: size === selection.size,
            })),
          }
        : null,
  };
}

function pickWords({ speech }: Visit): Readonly<Record<string, string>> {
  const { any, apply, help, next, previous } = speech.ui;
  return { any, apply, help, next, previous };
}

function joint(address: string): string {
  return address.includes('?') ? '&' : '?';
}

interface FacetPlan {
  readonly attribute: AttributeDefinition;
  readonly kind: string;
}

function facetOf(visit: Visit, selection: Selection, { attribute, kind }: FacetPlan): PanelFacet {
  const values = createValues(visit, selection, attribute);
  const hasChosen = values.some(({ isChosen }) => isChosen);
  const isCascade = visit.options.semantics === 'cascade';
  const shown = isCascade && hasChosen && !attribute.multi ? values.filter(({ isChosen }) => isChosen) : values;
  const isStanding = attribute.key === STOCK;
  const lifted = visit.addresses.names.value({ attribute: STOCK, value: STOCK_LIFTED });
  // Of what cannot be unticked another value says that it no longer is.
  const isOther = isStanding && kind === 'radio';
  return {
    name: visit.addresses.names.attribute(attribute.key),
    label: visit.speech.attributeLabel(attribute),
    widget: widgetOf(kind),
    values: [
      ...(isOther ? [otherValue(visit, lifted, !hasChosen)] : []),
      ...shown.map((value) => ({
        value: value.value,
        text: value.text,
        count: value.count,
        chosen: value.isChosen,
        level: 0,
        color: attribute.key === 'color' ? (SWATCHES[keyOf(attribute, visit, value) ?? ''] ?? null) : null,
        href: kind === 'anchors' ? hrefOf(visit, value) : '',
        off: isStanding && !isOther ? lifted : '',
      })),
    ],
    range: null,
  };
}

function otherValue({ speech }: Visit, value: string, chosen: boolean): PanelValue {
  return { value, text: speech.ui.any, count: null, chosen, level: 0, color: null, href: '', off: '' };
}

function hrefOf({ options }: Visit, { href }: FacetValueView): string {
  const address = (href ?? '').replace(/^#work\?/u, '').split('|')[0] ?? '';
  return options.state === 'nowhere' || options.state === 'hash' ? '#' : address;
}

function keyOf(attribute: AttributeDefinition, { addresses }: Visit, { value }: FacetValueView): string | undefined {
  return attribute.values.find((one) => addresses.names.value({ attribute: attribute.key, value: one.key }) === value)
    ?.key;
}

function widgetOf(kind: string): PanelFacet['widget'] {
  switch (kind) {
    case 'radio':
      return 'radio';
    case 'select-auto':
    case 'select-button':
    case 'builder':
      return 'select';
    case 'chips':
    case 'buttons':
    case 'spans':
    case 'rows':
    case 'swatches':
    case 'anchors':
      return kind;
    case 'hover-menu':
      return 'buttons';
    default:
      return 'checkbox';
  }
}

/** A price slider stands in for price buckets. */
function isReplacedByRange({ options }: Visit, { key }: AttributeDefinition): boolean {
  return key === 'price' && (options.facets === 'slider' || options.facets === 'number-range');
}

function rangeFacets(visit: Visit, selection: Selection): readonly PanelFacet[] {
  const range = rangeOf(visit, selection);
  if (range === null) return [];
  const isDay = range.type === 'date';
  const label = isDay ? SCRIPT_WORDS[visit.options.language].added : visit.speech.ui.price;
  return [{ name: range.lowName, label, widget: 'checkbox', values: [], range }];
}

function rangeOf({ options, catalogue }: Visit, { bounds }: Selection): PanelRange | null {
  if (options.facets === 'date-range') {
    const { low, high } = BOUND_NAMES.day;
    const days = catalogue.products.map(({ id }) => dayText(id));
    const ends = { min: days[0] ?? '', max: days.at(-1) ?? '', step: '1' };
    const shown = { low: dayOrEmpty(bounds?.low), high: dayOrEmpty(bounds?.high) };
    return { type: 'date', ...ends, ...shown, lowName: low, highName: high };
  }
  if (options.facets !== 'slider' && options.facets !== 'number-range') return null;
  const { low, high } = BOUND_NAMES.price;
  const most = Math.max(...catalogue.products.map(({ priceCents }) => priceCents));
  const ends = { min: '0', max: String(Math.ceil(most / CENTS)), step: '1' };
  const shown = { low: priceOrEmpty(bounds?.low), high: priceOrEmpty(bounds?.high) };
  return { type: options.facets === 'slider' ? 'range' : 'number', ...ends, ...shown, lowName: low, highName: high };
}

function dayOrEmpty(day: number | null | undefined): string {
  return day === null || day === undefined ? '' : dayText(day);
}

function priceOrEmpty(cents: number | null | undefined): string {
  return cents === null || cents === undefined ? '' : String(cents / CENTS);
}

/** Categories as a tree whose children appear once their parent is chosen. */
function treeFacet(visit: Visit, selection: Selection): readonly PanelFacet[] {
  const tree = createCategoryTreeView(visit, selection);
  if (!tree) return [];
  const values = tree.values.map((value) => ({
    value: value.href ?? '',
    text: value.text,
    count: value.count,
    chosen: value.isChosen,
    level: value.level,
    color: null,
    href: '',
    off: '',
  }));
  return [{ name: tree.name, label: tree.label, widget: 'tree', values, range: null }];
}

function panelForm(visit: Visit, selection: Selection, facets: readonly PanelFacet[]): PanelForm {
  const names = new Set(facets.flatMap(({ name, range }) => [name, ...(range ? [range.lowName, range.highName] : [])]));
  const rest = {
    ...selection,
    page: 1,
    filters: selection.filters.filter(({ attribute }) => !names.has(visit.addresses.names.attribute(attribute))),
  };
  return stateForm(visit, rest);
}

function pagerForm(visit: Visit, selection: Selection): PanelForm {
  return stateForm(visit, { ...selection, page: 1 });
}

/** A form that keeps a selection in hidden fields. */
function stateForm(visit: Visit, selection: Selection): PanelForm {
  const base = stateBase(visit, { ...EVERYTHING, category: selection.category, keyword: selection.keyword });
  const form = getForm(visit, base, '');
  const full = { ...form, hidden: [...form.hidden, ...stateArguments(visit, selection)] };
  const { action, method, hidden } = visit.options.sending === 'get' ? full : postForm(visit, full);
  return { action, method, hidden };
}

/** The panel as the whole of a page. */
export function panelPageHtml(visit: Visit, selection: Selection): Html {
  const host = attributes({ 'data-panel': true });
  return markup`<div${host}>${raw(panelHtml(createPanel(visit, selection, true)))}</div>`;
}
