/** The path of a list's address: the region, and in path style also filters and position. */

import { EVERYTHING } from '../selection.js';
import type { Filter, Selection } from '../selection.js';
import { positionOf } from './position.js';
import type { AddressSetting } from './setting.js';

/** What a path says: all but the page, and the number that will tell the page once the page size is known. */
export interface ListPath {
  readonly selection: Selection;
  /** Digits, or empty for the first page. */
  readonly position: string;
}

const OPAQUE_PATH = '/list';
const CATEGORY_ROOT = 'c';
const FILTER_MARK = 'f';

/** The path of a list. */
export function writeListPath(setting: AddressSetting, selection: Selection): string {
  const { catalogue, options } = setting;
  if (options.urls === 'opaque') return OPAQUE_PATH;
  const parts = rootOf(selection);
  if (selection.category !== null) parts.push(...catalogue.tree.pathOf(selection.category).map(({ key }) => key));
  if (options.urls === 'path') {
    const slugs = selection.filters.map((filter) => slugOf(setting, filter));
    if (slugs.length > 0) parts.push(FILTER_MARK, ...slugs);
    if (selection.page > 1) parts.push(`${options.position}-${positionOf(selection, options)}`);
  }
  return `/${parts.join('/')}`;
}

/** What a path stands for, or null if it is no list's. */
export function readListPath(setting: AddressSetting, path: string): ListPath | null {
  const { options } = setting;
  if (options.urls === 'opaque') return path === OPAQUE_PATH ? { selection: EVERYTHING, position: '' } : null;
  const [root, ...rest] = path.split('/').slice(1);
  const mark = options.urls === 'path' ? rest.findIndex((part) => isStatePart(part)) : -1;
  const categories = mark < 0 ? rest : rest.slice(0, mark);
  const state = mark < 0 ? [] : rest.slice(mark);
  const base = readRoot(setting, root ?? '', categories);
  return base === null ? null : readState(setting, base, state);
}

/** The part of a path that stands for a filter; it holds the attribute only where values are ambiguous. */
function slugOf({ catalogue }: AddressSetting, { attribute, value }: Filter): string {
  const owners = catalogue.attributes.filter((one) => one.values.some(({ key }) => key === value));
  return owners.length === 1 ? value : `${attribute}_${value}`;
}

function rootOf(selection: Selection): string[] {
  if (selection.category !== null) return [CATEGORY_ROOT];
  return [selection.keyword === null ? 'all' : 'search'];
}

function isStatePart(part: string): boolean {
  return part === FILTER_MARK || /^(page|offset)-\d+$/.test(part);
}

function readRoot(setting: AddressSetting, root: string, categories: readonly string[]): Selection | null {
  if (root === CATEGORY_ROOT && categories.length > 0) {
    const category = categories.at(-1) ?? '';
    const path = setting.catalogue.tree.pathOf(category).map(({ key }) => key);
    return path.join('/') === categories.join('/') ? { ...EVERYTHING, category } : null;
  }
  if (categories.length > 0) return null;
  if (root === 'search') return { ...EVERYTHING, keyword: '' };
  return root === 'all' && setting.options.allProducts === 'on' ? EVERYTHING : null;
}

function readState(setting: AddressSetting, base: Selection, parts: readonly string[]): ListPath | null {
  let filters: readonly Filter[] = [];
  let position = '';
  for (const part of parts) {
    if (part === FILTER_MARK) continue;
    const place = /^(?:page|offset)-(\d+)$/.exec(part);
    if (place) {
      position = place[1] ?? '';
      continue;
    }
    const filter = filterOf(setting, part);
    if (!filter) return null;
    filters = [...filters, filter];
  }
  return { selection: { ...base, filters }, position };
}

function filterOf({ catalogue }: AddressSetting, slug: string): Filter | null {
  for (const attribute of catalogue.attributes) {
    for (const { key } of attribute.values) {
      if (slug === key || slug === `${attribute.key}_${key}`) return { attribute: attribute.key, value: key };
    }
  }
  return null;
}
