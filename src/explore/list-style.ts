/**
 * The largest page size that a site offers: fewer pages for the same list (DESIGN §5.4, "p").
 */

import { applyUrlEdit, parseHttpUrl, urlEdit, type UrlEdit } from '../base/url.js';
import { parseWhole } from '../base/text.js';
import type { AccessPath } from '../model/access-path.js';
import type { PageView } from '../model/page.js';

/** How every list of a site is to be asked for: arguments that make its pages larger. Null: as the links say. */
export interface ListStyle {
  readonly edit: UrlEdit;
  readonly pageSize: number;
}

/** The largest page size on offer that is not the present one, or null. */
export function largestPageSize(view: PageView): { readonly path: AccessPath; readonly size: number } | null {
  const sizes = view.groups
    .filter((group) => group.guess === 'page-size')
    .flatMap((group) => group.choices)
    .flatMap((choice) => {
      const size = parseWhole(choice.value);
      return size === null || choice.path === null ? [] : [{ path: choice.path, size, selected: choice.selected }];
    })
    .sort((a, b) => b.size - a.size);
  const best = sizes[0];
  return best === undefined || best.selected || best.size <= (view.list?.cards.length ?? 0)
    ? null
    : { path: best.path, size: best.size };
}

/** The style that leads from a list to the same list with larger pages, or null if the two do not show that. */
export function learnStyle(
  before: PageView,
  beforePath: AccessPath,
  after: PageView,
  afterPath: AccessPath,
): ListStyle | null {
  if (beforePath.kind !== 'url' || afterPath.kind !== 'url') return null;
  const was = before.list?.cards.length ?? 0;
  const size = after.list?.cards.length ?? 0;
  if (
    size <= was ||
    (before.declaredCount !== null && after.declaredCount !== null && before.declaredCount !== after.declaredCount)
  )
    return null;
  const edit = urlEdit(beforePath.url, afterPath.url);
  return edit === null || edit.add.length === 0 || edit.path !== null
    ? null
    : { edit: { ...edit, remove: [] }, pageSize: size };
}

/** The path of the same query in the given style. */
export function styledPath(path: AccessPath, style: ListStyle | null): AccessPath {
  if (style === null || path.kind !== 'url') return path;
  const names = new Set(style.edit.add.map(({ name }) => name));
  const parsed = parseHttpUrl(path.url);
  if (parsed === null) return path;
  for (const name of names) parsed.searchParams.delete(name);
  const url = applyUrlEdit(parsed.href, style.edit);
  return url === null ? path : { kind: 'url', url };
}
