/**
 * What is marked on a picture of a page: each recognised thing with the node whose place it has.
 */

import type { ChoiceGroup, PageView } from '../model/page.js';

/** Kinds of marks. */
export type MarkKind =
  | 'list'
  | 'card'
  | 'facet'
  | 'value'
  | 'group'
  | 'order'
  | 'paging'
  | 'search'
  | 'range'
  | 'form'
  | 'opener'
  | 'overlay';

/** One mark. */
export interface Mark {
  readonly kind: MarkKind;
  /** Nodes that may have its place; the first that shows has it. */
  readonly nodes: readonly number[];
  /** Short, or null for none. */
  readonly label: string | null;
}

/** Names of facets and ranges by their keys, such as "F1": the same in each frame and in the list beside them. */
export type MarkNames = ReadonlyMap<string, string>;

/** Names for the facets and ranges of a page. */
export function markNames({ groups, ranges = [] }: PageView): MarkNames {
  const facets = new Set(groups.filter(({ guess }) => guess === 'facet').map(({ key }) => key));
  return new Map([
    ...[...facets].map((key, at): [string, string] => [key, `F${String(at + 1)}`]),
    ...ranges.map(({ key }, at): [string, string] => [key, `R${String(at + 1)}`]),
  ]);
}

/** All marks of a page, large ones before those that lie in them. */
export function pictureMarks(view: PageView, names: MarkNames): readonly Mark[] {
  const { forms, overlays = [], groups, ranges = [], searches = [], openers = [] } = view;
  const acting = forms.filter(({ purpose }) => purpose !== 'act');
  return [
    ...overlays.map(({ node }): Mark => ({ kind: 'overlay', nodes: [node], label: 'laid over the page' })),
    ...acting.map(({ node, purpose }): Mark => ({ kind: 'form', nodes: [node], label: `form: ${purpose}` })),
    ...listMarks(view),
    ...groups.flatMap((group) => groupMarks(group, names)),
    ...ranges.map(({ node, key, label }): Mark => ({
      kind: 'range',
      nodes: [node],
      label: titled(names.get(key), label),
    })),
    ...searches.map(({ node }): Mark => ({ kind: 'search', nodes: [node], label: 'search' })),
    ...pagingMarks(view),
    ...openers.map(({ node }): Mark => ({ kind: 'opener', nodes: [node], label: null })),
  ];
}

function listMarks({ list, declaredCount }: PageView): readonly Mark[] {
  if (list === null) return [];
  const size = declaredCount === null ? '' : ` of ${String(declaredCount)}`;
  return [
    { kind: 'list', nodes: [list.node], label: `main list: ${String(list.cards.length)} cards${size}` },
    ...list.cards.map(({ node, position }): Mark => ({ kind: 'card', nodes: [node], label: String(position + 1) })),
  ];
}

function groupMarks(group: ChoiceGroup, names: MarkNames): readonly Mark[] {
  const { guess, node, key, label, choices } = group;
  if (guess === 'pager') return [];
  if (guess !== 'facet') {
    const isOrder = guess === 'order' || guess === 'page-size';
    const name = isOrder ? titled(guess.replace('-', ' '), label) : guess;
    return [{ kind: isOrder ? 'order' : 'group', nodes: [node], label: name }];
  }
  const size = `${String(choices.length)} ${choices.length === 1 ? 'value' : 'values'}`;
  return [
    { kind: 'facet', nodes: [node], label: `${titled(names.get(key), label)} · ${size}` },
    ...choices.map(({ node: own, control }): Mark => ({
      kind: 'value',
      nodes: control === undefined ? [own] : [own, control.node],
      label: null,
    })),
    ...[group.apply, group.search]
      .filter((control) => control !== undefined)
      .map((control): Mark => ({ kind: 'value', nodes: [control.node], label: null })),
  ];
}

function titled(name: string | undefined, label: string | null): string {
  return [name ?? '', label ?? '(no label)'].join(' ').trim();
}

function pagingMarks({ pagination: { nodes, control } }: PageView): readonly Mark[] {
  const all = new Set([...(control === undefined ? [] : [control.node]), ...nodes]);
  return [...all].map((node, at): Mark => ({ kind: 'paging', nodes: [node], label: at === 0 ? 'paging' : null }));
}
