/**
 * A small scripted shop as a browser would show it: states of its page as Sights, in the protocol of a test's choosing.
 */
import type { AccessPath, Step } from '../../src/model/access-path.js';
import type { Choice, ChoiceGroup, PageView } from '../../src/model/page.js';
import type { DataExchange, Sight } from '../../src/model/shortcut.js';
import { blankPage } from '../pages/blank-page.js';

/** One thing that the shop sells. */
export interface Item {
  readonly id: number;
  readonly name: string;
  readonly brand: string;
  readonly colour: string;
  readonly price: number;
}

export const BRANDS = ['Acme', 'Blue Ox', 'Cobalt', 'Dune', 'Ember'] as const;
export const COLOURS = ['Red', 'Green', 'Dark Blue'] as const;
export const HOST = 'http://shop.test';

export const ITEMS: readonly Item[] = Array.from({ length: 90 }, (_, index) => ({
  id: 700 + index * 3,
  name: `Thing ${String.fromCharCode(65 + (index % 26))}${index}`,
  brand: BRANDS[(index * 7) % 5] ?? '',
  colour: COLOURS[(index * 11) % 3] ?? '',
  price: 5 + ((index * 37) % 90),
}));

/** What is chosen. */
export interface Selection {
  readonly brand?: readonly string[];
  readonly colour?: readonly string[];
  /** 0-based. */
  readonly page?: number;
  readonly category?: string;
}

export const PAGE_SIZE = 6;

/** The things of a selection, all pages. */
export function found({ brand = [], colour = [], category = 'things' }: Selection): readonly Item[] {
  return ITEMS.filter(
    (item) =>
      (brand.length === 0 || brand.includes(item.brand)) &&
      (colour.length === 0 || colour.includes(item.colour)) &&
      (category !== 'gifts' || item.id % 2 === 0),
  );
}

/** The things of one page. */
export function shown(selection: Selection): readonly Item[] {
  const start = (selection.page ?? 0) * PAGE_SIZE;
  return found(selection).slice(start, start + PAGE_SIZE);
}

/** How many things of the selection have each value. */
export function countsOf(selection: Selection, field: 'brand' | 'colour'): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const item of found(selection)) counts[item[field]] = (counts[item[field]] ?? 0) + 1;
  return counts;
}

const LABELS = { brand: 'Brand', colour: 'Colour' } as const;

/** The step that ticks a value. */
export function tick(field: 'brand' | 'colour', value: string): Step {
  return { do: 'check', role: 'checkbox', name: value, group: LABELS[field], ordinal: 0, value: null };
}

/** The step that goes on. */
export function onward(times = 1): Step {
  const step: Step = { do: 'click', role: 'button', name: 'More', group: 'pagination', ordinal: 0, value: null };
  return times === 1 ? step : { ...step, times };
}

/** The path of a selection. */
export function pathOf(selection: Selection): AccessPath {
  const steps = [
    ...(selection.brand ?? []).map((value) => tick('brand', value)),
    ...(selection.colour ?? []).map((value) => tick('colour', value)),
    ...(selection.page === undefined || selection.page === 0 ? [] : [onward(selection.page)]),
  ];
  const from: AccessPath = { kind: 'url', url: `${HOST}/${selection.category ?? 'things'}` };
  return steps.length === 0 ? from : { kind: 'actions', from, steps };
}

/** The handle that the shop's markup has for a value. */
export function handleOf(value: string): string {
  return String(40 + value.length * 3 + value.charCodeAt(0));
}

/** How the page shows itself. */
export interface Look {
  /** Address bar for a selection. */
  readonly address: (selection: Selection) => string;
  /** Data that came for it. */
  readonly exchanges: (selection: Selection) => readonly DataExchange[];
  /** Values shown per group; the rest folds. @default all */
  readonly valuesShown?: number;
  /** Whether the markup says what values are sent as. @default true */
  readonly saysHandles?: boolean;
  /** Further pages are added below instead of replacing. */
  readonly appends?: boolean;
}

/** A state of the page as seen. */
export function sightOf(selection: Selection, look: Look): Sight {
  return { path: pathOf(selection), view: viewOf(selection, look), exchanges: look.exchanges(selection) };
}

/** The page of a selection as the browser shows it. */
export function viewOf(selection: Selection, look: Look): PageView {
  const page = selection.page ?? 0;
  const items = look.appends === true ? found(selection).slice(0, (page + 1) * PAGE_SIZE) : shown(selection);
  const size = found(selection).length;
  const hasNext = (page + 1) * PAGE_SIZE < size;
  return blankPage({
    url: look.address(selection),
    source: 'browser',
    title: 'Things',
    language: 'en',
    type: 'list',
    typeScores: { list: 1, entity: 0, other: 0 },
    list: {
      node: 10,
      linkPattern: 'shop.test/item/*',
      label: null,
      place: 'main/ul',
      cards: items.map((item, position) => ({
        node: 20 + position,
        position,
        url: `${HOST}/item/${item.id}`,
        name: item.name,
        image: null,
        identifier: null,
        texts: [item.name, `$${item.price}.00`],
        attributes: [],
        marks: [],
      })),
    },
    groups: [groupOf('brand', selection, look), groupOf('colour', selection, look)],
    pagination: {
      next: hasNext ? pathOf({ ...selection, page: page + 1 }) : null,
      previous: null,
      pages: [],
      nodes: [],
      manner: look.appends === true ? 'appends' : 'replaces',
    },
    counts: [{ node: 5, template: '# things', value: size, from: null, to: null, confidence: 0.9 }],
    declaredCount: size,
    empty: items.length === 0 ? { empty: true, reason: 'declared-zero' } : { empty: false },
    textLength: 900,
    scripts: 1,
  });
}

function groupOf(field: 'brand' | 'colour', selection: Selection, look: Look): ChoiceGroup {
  const counts = countsOf(selection, field);
  const values: readonly string[] = field === 'brand' ? BRANDS : COLOURS;
  const chosen = selection[field] ?? [];
  const choices = values.slice(0, look.valuesShown ?? values.length).map((value, index): Choice => {
    const step = tick(field, value);
    const node = 100 + index;
    return {
      node,
      value,
      count: counts[value] ?? 0,
      selected: chosen.includes(value),
      path: pathOf({ ...selection, page: 0, [field]: [...chosen, value] }),
      level: 0,
      range: null,
      control: { node, step },
      ...(look.saysHandles === false ? {} : { handles: [handleOf(value)] }),
    };
  });
  return {
    node: 99,
    label: LABELS[field],
    widget: 'checkboxes',
    guess: 'facet',
    confidence: 0.9,
    key: `checkboxes ${LABELS[field]}`,
    field: null,
    multiple: true,
    choices,
    more: null,
  };
}

/** A data request and its answer. */
export function jsonExchange(
  request: { readonly method?: string; readonly url: string; readonly body?: string; readonly type?: string },
  answer: unknown,
): DataExchange {
  const { method = 'GET', url, body = null, type = 'application/json' } = request;
  return {
    method,
    url,
    headers: body === null ? {} : { 'content-type': type },
    body,
    status: 200,
    mediaType: 'application/json',
    text: JSON.stringify(answer),
  };
}
