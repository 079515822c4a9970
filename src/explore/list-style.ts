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

/** A list's page and how it was asked for. */
export interface AskedPage {
  readonly view: PageView;
  readonly path: AccessPath;
}

/** The style that leads from a list to the same list with larger pages, or null if the two do not show that. */
export function learnStyle(before: AskedPage, after: AskedPage): ListStyle | null {
  if (before.path.kind !== 'url' || after.path.kind !== 'url') return null;
  const was = before.view.list?.cards.length ?? 0;
  const size = after.view.list?.cards.length ?? 0;
  if (size <= was || contradict(before.view.declaredCount, after.view.declaredCount)) return null;
  const edit = urlEdit(before.path.url, after.path.url);
  return edit === null || edit.add.length === 0 || edit.path !== null
    ? null
    : { edit: { ...edit, remove: [] }, pageSize: size };
}

function contradict(one: number | null, other: number | null): boolean {
  return one !== null && other !== null && one !== other;
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
