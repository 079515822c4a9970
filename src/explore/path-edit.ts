/**
 * What a choice does to the way to a page, so that the same can be asked elsewhere: arguments that it adds to the
 * address, or steps that it takes after those of its page.
 */

import { isJoinedAnew } from '../base/joined-values.js';
import {
  applyUrlEdit,
  canonicalUrl,
  fragmentArguments,
  parseHttpUrl,
  urlArguments,
  urlEdit,
  type UrlArgument,
  type UrlEdit,
} from '../base/url.js';
import type { AccessPath, Step } from '../model/access-path.js';
import { pathWithSteps } from '../model/step.js';

/** The difference between the way to a page and the way of one of its choices. */
export type PathEdit =
  { readonly kind: 'address'; readonly edit: UrlEdit } | { readonly kind: 'steps'; readonly steps: readonly Step[] };

/** A page: how it was reached, and the address that it shows. */
export interface ReachedPage {
  readonly path: AccessPath;
  readonly url: string;
}

/** How to get from a page to what one of its choices leads to; null if the choice leads elsewhere altogether. */
export function pathEdit(page: ReachedPage, choice: AccessPath): PathEdit | null {
  switch (choice.kind) {
    case 'url': {
      const edit = urlEdit(page.url, choice.url);
      const isOwn = edit !== null && edit.path === null && edit.add.length > 0 && !isRenumbered(edit);
      return isOwn ? { kind: 'address', edit } : null;
    }
    case 'actions': {
      const steps = stepsAfter(page, choice.steps, choice.from);
      return steps === null || steps.length === 0 ? null : { kind: 'steps', steps };
    }
    case 'request':
      return null;
  }
}

/**
 * Whether an address numbers anew what its page asks, as `f_1=oak` becomes `f_2=oak` behind what is put before it: then
 * nothing tells which of what it adds is the choice.
 */
function isRenumbered({ add, remove }: UrlEdit): boolean {
  return remove.some((was) =>
    add.some((is) => is.name !== was.name && is.value === was.value && unnumbered(is.name) === unnumbered(was.name)),
  );
}

function unnumbered(name: string): string {
  return name.replace(/\d+/gu, '');
}

/**
 * The way to another page with the edit applied, or null if it does not fit there. What is set takes the place of what is
 * empty, and so does what a value was joined to, which the other page must have just so.
 */
export function editedPath(path: AccessPath, edit: PathEdit): AccessPath | null {
  if (edit.kind === 'steps') return pathWithSteps(path, edit.steps);
  if (path.kind !== 'url') return null;
  const { add, remove } = edit.edit;
  const set = new Set(add.map(({ name }) => name));
  const joined = remove.filter((was) => add.some((is) => is.name === was.name && isJoinedAnew(was.value, is.value)));
  if (!holdsAll(path.url, joined)) return null;
  const empty = remove.filter(({ name, value }) => value === '' && set.has(name));
  const url = applyUrlEdit(path.url, { ...edit.edit, remove: [...empty, ...joined] });
  return url === null ? null : { kind: 'url', url };
}

/** Whether an address has each of these arguments. */
function holdsAll(url: string, wanted: readonly UrlArgument[]): boolean {
  const own = [...urlArguments(url), ...fragmentArguments(parseHttpUrl(url)?.hash ?? '')];
  return wanted.every(({ name, value }) => own.some((one) => one.name === name && one.value === value));
}

/** The address or request that a path begins with, and the steps from there. */
export function unfolded(path: AccessPath): {
  readonly from: Exclude<AccessPath, { kind: 'actions' }>;
  readonly steps: readonly Step[];
} {
  if (path.kind !== 'actions') return { from: path, steps: [] };
  const { from, steps } = unfolded(path.from);
  return { from, steps: [...steps, ...path.steps] };
}

/** Text that equal steps share. */
export function stepKey(step: Step): string {
  const { do: verb, role, name, group, ordinal, value, times } = step;
  return JSON.stringify([verb, role, name, group, ordinal, value, times ?? 1]);
}

/** Steps of a choice that come after those of its page; null if it does not go on from there. */
function stepsAfter(page: ReachedPage, steps: readonly Step[], from: AccessPath): readonly Step[] | null {
  const before = unfolded(page.path);
  const after = unfolded({ kind: 'actions', from, steps });
  // A page may know itself by the address that it shows rather than by the way it was reached.
  if (originKey(before.from) !== originKey(after.from))
    return originKey(after.from) === originKey({ kind: 'url', url: page.url }) ? after.steps : null;
  const goesOn = before.steps.every((step, at) => {
    const other = after.steps[at];
    return other !== undefined && stepKey(step) === stepKey(other);
  });
  return goesOn ? after.steps.slice(before.steps.length) : null;
}

function originKey(path: Exclude<AccessPath, { kind: 'actions' }>): string {
  return path.kind === 'url' ? canonicalUrl(path.url) : `${path.method} ${canonicalUrl(path.url)} ${path.body ?? ''}`;
}
