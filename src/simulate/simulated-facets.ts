/**
 * The groups of choices that a list of a simulated site offers: facets, orders, page sizes; and its free intervals.
 */

import { shortHash } from '../base/hash.js';
import type { ChoiceGroup, RangeControl } from '../model/page.js';
import type { AttributeColumn, Catalogue } from './catalogue-columns.js';
import { addressWriter, intervalTemplate, searchedText, selectionAt } from './list-address.js';
import type { Selection, Selections } from './selections.js';
import { simulatedGroup, type OfferedChoice } from './simulated-view.js';
import { SIMULATED_ORIGIN, type SimulatedSiteSettings, type ToldNumbers } from './site-options.js';
import { treePath } from './value-tree.js';

/** A simulated site's database and manners. */
export interface Shop {
  readonly catalogue: Catalogue;
  readonly settings: SimulatedSiteSettings;
  readonly selections: Selections;
}

/** The orders that every site with orders has; the second one reverses the catalogue. */
export const ORDERS: readonly string[] = ['Newest', 'Cheapest'];

const NOTHING: Selection = { chosen: new Map() };

/** Digits of a hash that make a share of one. */
const SHARE_DIGITS = 6;
const HEXADECIMAL = 16;

/** The groups of the list at an address. */
export function listGroups(shop: Shop, url: URL): readonly ChoiceGroup[] {
  const { catalogue, settings } = shop;
  const selection = selectionAt(catalogue.attributes, settings, url);
  const facets = catalogue.attributes
    .filter((attribute) => !settings.sliders.includes(attribute.name) && isShown(shop, attribute, selection))
    .map((attribute) => attributeGroup(shop, attribute, { url, selection }));
  const sortTo = addressWriter(url, 'sort');
  const orders = [...ORDERS, ...settings.sortable.flatMap((name) => [`${name} ascending`, `${name} descending`])];
  const perPage = addressWriter(url, 'per');
  const sizes = settings.pageSizes.map((size) => ({ text: String(size), url: perPage([String(size)]) }));
  return [
    ...facets.filter(({ choices }) => choices.length > 0),
    ...(settings.orders
      ? [
          simulatedGroup(
            'Sort',
            settings.scripted === 'no' ? 'facet' : 'order',
            orders.map((text) => ({ text, url: sortTo([text]) })),
          ),
        ]
      : []),
    ...(sizes.length === 0 ? [] : [simulatedGroup('Per page', 'page-size', sizes)]),
  ];
}

/** The free intervals of the list at an address. */
export function listRanges({ catalogue, settings }: Shop, url: URL): readonly RangeControl[] {
  return catalogue.attributes
    .filter(({ name, buckets }) => buckets !== undefined && settings.sliders.includes(name))
    .map(({ name, buckets = [] }) => ({
      node: 0,
      label: name,
      key: `range ${name}`,
      min: buckets[0]?.min ?? null,
      max: buckets.at(-1)?.max ?? null,
      step: 1,
      unit: 'number',
      low: null,
      high: null,
      apply: null,
      template: { kind: 'url', url: intervalTemplate(url, name) },
    }));
}

/** The groups of the start page: the menu, and the way to everything. */
export function homeGroups(shop: Shop): readonly ChoiceGroup[] {
  const { catalogue, settings } = shop;
  const menu = catalogue.attributes.find(({ name }) => name === settings.menu);
  const list = new URL(`${SIMULATED_ORIGIN}/list`);
  const everything = { text: 'Everything', url: `${list.href}?page=1` };
  return [
    ...(menu === undefined ? [] : [attributeGroup(shop, menu, { url: list, selection: NOTHING })]),
    ...(settings.everything ? [simulatedGroup('Shop', 'navigation', [everything])] : []),
  ];
}

/** A number as the site tells it; null if it does not. */
export function toldNumber(told: ToldNumbers, number: number, of: string): number | null {
  if (told !== 'wrong') return told ? number : null;
  const share = Number.parseInt(shortHash(of).slice(0, SHARE_DIGITS), HEXADECIMAL) / HEXADECIMAL ** SHARE_DIGITS;
  return number === 0 ? 0 : Math.max(1, Math.round(number * (share + 1 / 2)));
}

/** A facet of a region stands below the region's own values only, on sites that show it so. */
function isShown({ catalogue, settings }: Shop, { only }: AttributeColumn, { chosen }: Selection): boolean {
  if (only === undefined || settings.regionalFacets === 'everywhere') return true;
  const region = catalogue.attributes.find(({ name }) => name === only.attribute);
  return (chosen.get(only.attribute) ?? []).some((value) =>
    pathTo(region, value).some((above) => only.values.includes(above)),
  );
}

/** Texts from the top of a hierarchy to a value. */
function pathTo(attribute: AttributeColumn | undefined, value: string): readonly string[] {
  const { parents, values = [] } = attribute ?? {};
  return parents === undefined
    ? [value]
    : treePath(parents, values.indexOf(value)).map((position) => values[position] ?? '');
}

/** Where a group stands, and what is chosen there. */
interface Place {
  readonly url: URL;
  readonly selection: Selection;
}

/** A facet narrows what is chosen, or widens what is chosen of itself; a menu starts anew with each choice. */
function attributeGroup(shop: Shop, attribute: AttributeColumn, { url, selection }: Place): ChoiceGroup {
  const { settings, selections } = shop;
  const { name } = attribute;
  const isMenu = name === settings.menu;
  const here = isMenu ? new URL(`${SIMULATED_ORIGIN}/list`) : url;
  const chosen = selection.chosen.get(name) ?? [];
  const sizes = selections.sizes(isMenu ? NOTHING : selection, name);
  const writeTo = addressWriter(
    here,
    name,
    settings.across === 'replace' ? (other) => isSelecting(shop, other) : undefined,
  );
  const offered = shownPart(shop, { attribute, chosen, sizes, text: searchedText(url, name) }).map(
    ({ position, level }): OfferedChoice => {
      const value = attribute.values[position] ?? '';
      const count = toldNumber(settings.counts, sizes[position] ?? 0, `${name} ${value}`);
      const selected = chosen.includes(value);
      const others = chosen.filter((one) => !isInLine(attribute, one, value));
      const after = settings.multiple && !isMenu ? [...others, ...(selected ? [] : [value])] : [value];
      return {
        text: count === null ? value : `${value} (${count})`,
        url: writeTo(after),
        selected,
        level,
        range: attribute.buckets?.[position] ?? null,
      };
    },
  );
  const group = simulatedGroup(name, isMenu ? 'navigation' : 'facet', offered);
  if (isMenu) return group;
  const isSearched = settings.shownValues !== null && settings.valueSearch;
  const step = { do: 'type', role: 'searchbox', name: 'Find', group: name, ordinal: 0, value: null } as const;
  return { ...group, multiple: settings.multiple, ...(isSearched ? { search: { node: 0, step } } : {}) };
}

/** Whether two values are one, or one stands above the other: of a hierarchy the last chosen one of a line counts. */
function isInLine(attribute: AttributeColumn, one: string, other: string): boolean {
  return one === other || pathTo(attribute, one).includes(other) || pathTo(attribute, other).includes(one);
}

function isSelecting({ catalogue }: Shop, argument: string): boolean {
  return catalogue.attributes.some(({ name }) => [name, `${name} from`, `${name} to`].includes(argument));
}

/** A value by its position, and how deep it stands. */
interface ShownValue {
  readonly position: number;
  readonly level: number;
}

interface FacetState {
  readonly attribute: AttributeColumn;
  readonly chosen: readonly string[];
  readonly sizes: Int32Array;
  readonly text: string;
}

/** Values with something behind them; of many the most frequent, or those that a text typed into the facet is in. */
function shownPart({ settings }: Shop, { attribute, chosen, sizes, text }: FacetState): readonly ShownValue[] {
  const { values } = attribute;
  const most = settings.shownValues;
  const offered = openValues(attribute, chosen, settings.trees).filter(
    ({ position }) => (sizes[position] ?? 0) > 0 || chosen.includes(values[position] ?? ''),
  );
  if (most === null || attribute.name === settings.menu) return offered;
  return offered
    .filter(({ position }) => values[position]?.toLowerCase().includes(text) ?? false)
    .sort((a, b) => (sizes[b.position] ?? 0) - (sizes[a.position] ?? 0))
    .slice(0, most);
}

/** All values of a flat attribute; of a hierarchy in its order, level by level those below what is chosen, or all. */
function openValues(
  { values, parents }: AttributeColumn,
  chosen: readonly string[],
  trees: SimulatedSiteSettings['trees'],
): readonly ShownValue[] {
  if (parents === undefined) return values.map((_, position) => ({ position, level: 0 }));
  const open = new Set(chosen.flatMap((value) => treePath(parents, values.indexOf(value))));
  const shown = values.flatMap((_, position) => {
    const above = parents[position] ?? -1;
    return trees === 'whole' || above < 0 || open.has(above) ? [treePath(parents, position)] : [];
  });
  return shown.sort(byPath).map((path) => ({ position: path.at(-1) ?? 0, level: path.length - 1 }));
}

function byPath(a: readonly number[], b: readonly number[]): number {
  const differing = a.findIndex((position, level) => position !== b[level]);
  return differing < 0 ? a.length - b.length : (a[differing] ?? 0) - (b[differing] ?? -1);
}
