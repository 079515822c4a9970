/**
 * The largest page size that a site offers: fewer pages for the same list (design §5.4, "p").
 */

import { applyUrlEdit, bareUrl, urlEdit, type UrlArgument, type UrlEdit } from '../../base/url.js';
import { parseWhole } from '../../base/text.js';
import type { AccessPath, Step } from '../../model/access-path.js';
import type { Choice, PageView } from '../../model/page.js';
import { pathWithSteps } from '../../model/step.js';
import { pathEdit, type PathEdit, stepKey, unfolded } from '../path-edit.js';

/** How every list of a site is to be asked for: arguments or steps that make its pages larger. Null: as the links say. */
export interface ListStyle {
  readonly edit: UrlEdit;
  readonly pageSize: number;
  /** Steps before all others, where only a control in the page makes its pages larger. @default none */
  readonly steps?: readonly Step[];
}

/** An edit that leaves addresses as they are. */
const NO_EDIT: UrlEdit = { add: [], remove: [], path: null };
/**
 * How many times larger pages must become for a step to be worth it: it costs a page of its own wherever lists are
 * reached by address otherwise.
 */
const WORTH_A_STEP = 2;

/** Entities that are shown on one page where it can be asked for all of them. Raising it takes more memory for one page. */
const MOST_AT_ONCE = 1_000;

/** The largest page size on offer that is not the present one, or null; all at once where that is the only way on, or not too much. */
export function largestPageSize(view: PageView): { readonly path: AccessPath; readonly size: number } | null {
  const choices = view.groups.filter((group) => group.guess === 'page-size').flatMap((group) => group.choices);
  const sizes = choices
    .flatMap(({ value, path, selected }) => {
      const size = sizeIn(value) ?? (isAll(value, choices) ? sizeOfAll(view) : null);
      return size === null || path === null ? [] : [{ path, size, selected }];
    })
    .sort((a, b) => b.size - a.size);
  const best = sizes[0];
  return best === undefined || best.selected || best.size <= (view.list?.cards.length ?? 0)
    ? null
    : { path: best.path, size: best.size };
}

/** Whether a page size is the only one that is no number: all entities. */
function isAll(value: string, choices: readonly Choice[]): boolean {
  const others = choices.filter((choice) => choice.value !== value);
  return !/\p{Nd}/u.test(value) && others.length > 1 && others.every((choice) => sizeIn(choice.value) !== null);
}

/** How many entities a page shows that shows all of them; null where they may be too many for one page. */
function sizeOfAll({ declaredCount, pagination }: PageView): number | null {
  if (declaredCount === null) return pagination.next === null ? MOST_AT_ONCE : null;
  return pagination.next === null || declaredCount <= MOST_AT_ONCE ? declaredCount : null;
}

/** The one number of a text: "48", "48 per page". */
function sizeIn(text: string): number | null {
  const [number, ...more] = text.match(/\p{Nd}+/gu) ?? [];
  return number === undefined || more.length > 0 ? null : parseWhole(number);
}

/** A list's page and how it was asked for. */
export interface AskedPage {
  readonly view: PageView;
  readonly path: AccessPath;
}

/** The style that leads from a list to the same list with larger pages, or null if the two do not show that. */
export function learnStyle(before: AskedPage, after: AskedPage): ListStyle | null {
  const was = before.view.list?.cards.length ?? 0;
  const size = after.view.list?.cards.length ?? 0;
  if (size <= was || contradict(before.view.declaredCount, after.view.declaredCount)) return null;
  const url = before.path.kind === 'url' ? before.path.url : before.view.url;
  return styleOf(pathEdit({ path: before.path, url }, after.path), { was, size });
}

function styleOf(
  edit: PathEdit | null,
  { was, size }: { readonly was: number; readonly size: number },
): ListStyle | null {
  if (edit === null) return null;
  if (edit.kind === 'address') return { edit: { ...edit.edit, remove: [] }, pageSize: size };
  return size < was * WORTH_A_STEP ? null : { edit: NO_EDIT, steps: edit.steps, pageSize: size };
}

function contradict(one: number | null, other: number | null): boolean {
  return one !== null && other !== null && one !== other;
}

/** The path of the same query in the given style. */
export function styledPath(path: AccessPath, style: ListStyle | null): AccessPath {
  if (style === null) return path;
  const { from, steps } = unfolded(path);
  const styled = from.kind === 'url' ? styledAddress(from, style) : from;
  const own = style.steps ?? [];
  if (steps.length === 0 && own.length === 0) return styled;
  const keys = new Set(own.map(stepKey));
  return pathWithSteps(styled, [...own, ...steps.filter((step) => !keys.has(stepKey(step)))]);
}

/** What changes no result in a path of this style: names of arguments, and keys of steps. */
export function styleKeys(style: ListStyle | null): readonly string[] {
  return style === null ? [] : [...style.edit.add.map(({ name }) => name), ...(style.steps ?? []).map(stepKey)];
}

function styledAddress(path: AccessPath & { readonly kind: 'url' }, { edit }: ListStyle): typeof path {
  if (edit.add.length === 0) return path;
  const sizes = new Set(edit.add.map(argumentPlace));
  const own = urlEdit(bareUrl(path.url), path.url)?.add.filter((one) => sizes.has(argumentPlace(one))) ?? [];
  const url = applyUrlEdit(path.url, { ...edit, remove: own });
  return url === null ? path : { kind: 'url', url };
}

function argumentPlace({ name, marker }: UrlArgument): string {
  return `${marker === undefined ? '?' : '#'}${name}`;
}
