/** The arguments of a list's address. */

import { PAGE_SIZES, STANDARD_PAGE_SIZE, EVERYTHING } from '../selection.js';
import type { Filter, Selection } from '../selection.js';
import { boundsArguments, readBounds } from './bounds.js';
import { pageAt, positionOf } from './position.js';
import type { AddressSetting } from './setting.js';
import type { ListPath } from './list-path.js';

/** The arguments that a list's address needs besides its path. */
export function writeArguments(setting: AddressSetting, selection: Selection): URLSearchParams {
  const { names, options } = setting;
  const query = new URLSearchParams();
  const isOpaque = options.urls === 'opaque';
  if (isOpaque && selection.category !== null) {
    query.append(names.category, names.categoryValue(selection.category));
  }
  if (selection.keyword !== null) query.append(names.keyword, selection.keyword);
  if (options.urls !== 'path') {
    for (const filter of selection.filters) query.append(names.attribute(filter.attribute), names.value(filter));
  }
  for (const [name, value] of boundsArguments(selection)) query.append(name, value);
  if (selection.letter !== null) query.append(names.letter, selection.letter);
  if (selection.sort !== EVERYTHING.sort) query.append(names.sort, names.sortValue(selection.sort));
  if (selection.size !== STANDARD_PAGE_SIZE) query.append(names.size, String(selection.size));
  if (options.urls !== 'path' && selection.page > 1) {
    query.append(names.position, String(positionOf(selection, options)));
  }
  return query;
}

/** The selection of a path and its arguments; unknown arguments and values are ignored. */
export function readArguments(setting: AddressSetting, path: ListPath, query: URLSearchParams): Selection {
  const { names, options } = setting;
  const base = path.selection;
  const size = Number(query.get(names.size));
  const letter = query.get(names.letter) ?? '';
  const sized: Selection = {
    ...base,
    category: options.urls === 'opaque' ? names.categoryOf(query.get(names.category) ?? '') : base.category,
    keyword: query.get(names.keyword) ?? base.keyword,
    filters: readFilters(setting, base.filters, query),
    letter: /^[A-Z]$/.test(letter) ? letter : null,
    sort: names.sortOf(query.get(names.sort) ?? '') ?? base.sort,
    size: PAGE_SIZES.includes(size) ? size : STANDARD_PAGE_SIZE,
  };
  const bounds = readBounds(query);
  return {
    ...sized,
    ...(bounds ? { bounds } : {}),
    page: pageAt(query.get(names.position) ?? path.position, sized, options),
  };
}

function readFilters(
  { names, options }: AddressSetting,
  inPath: readonly Filter[],
  query: URLSearchParams,
): readonly Filter[] {
  const found = [...inPath];
  for (const [name, value] of query) {
    const filter = names.filterOf(name, value);
    if (filter) found.push(filter);
  }
  const unique = found.filter(
    (filter, at) => found.findIndex((one) => one.attribute === filter.attribute && one.value === filter.value) === at,
  );
  if (options.multi !== 'single') return unique;
  return unique.filter((filter, at) => unique.findLastIndex((one) => one.attribute === filter.attribute) === at);
}
