/**
 * The list beside a picture: everything that was recognised, facets with all their values, whether they show or not.
 */

import type { Choice, ChoiceGroup, PageView, RangeControl } from '../model/page.js';
import { escapeHtml } from './escape-html.js';
import type { MarkKind, MarkNames } from './picture-marks.js';

/** Values that are listed of one facet; a hostile page may have any number. */
const MOST_VALUES = 400;

/** Other things that are listed of each kind. */
const MOST_OTHERS = 40;

/** The list as markup. */
export function pictureLegend(view: PageView, names: MarkNames): string {
  const { list, declaredCount, groups, ranges = [], searches = [], overlays = [], openers = [] } = view;
  const facets = groups.filter(({ guess }) => guess === 'facet');
  const orders = groups.filter(({ guess }) => guess === 'order' || guess === 'page-size');
  const others = groups.filter(
    (group) => !facets.includes(group) && !orders.includes(group) && group.guess !== 'pager',
  );
  const size = declaredCount === null ? '' : ` of ${String(declaredCount)}`;
  const cards = list === null ? 'none' : `${String(list.cards.length)} cards${size}`;
  return [
    entry('list', 'Main list', escapeHtml(cards)),
    ...facets.map((group) => entry('facet', titleOf(group, names), valuesOf(group))),
    ...ranges.map((range) =>
      entry('range', `${names.get(range.key) ?? ''} ${range.label ?? '(no label)'}`, span(range)),
    ),
    ...orders.map((group) => entry('order', titleOf(group, names), valuesOf(group))),
    ...some(
      'search',
      'Search',
      searches.map(({ label }) => label ?? '(no label)'),
    ),
    ...some('paging', 'Paging', pagingOf(view)),
    ...some(
      'form',
      'Forms',
      view.forms.map(({ purpose, method, fields }) => `${purpose}, ${method}, ${String(fields.length)} fields`),
    ),
    ...some(
      'group',
      'Other groups',
      others.map(({ guess, label, choices }) => `${guess} ${label ?? '(no label)'}, ${String(choices.length)}`),
    ),
    ...some(
      'opener',
      'Shows more of the page',
      openers.map(({ step }) => step.name ?? step.group ?? '(no name)'),
    ),
    ...some(
      'overlay',
      'Laid over the page',
      overlays.map(({ dismiss }) => `closed by ${dismiss[0]?.step.name ?? 'nothing'}`),
    ),
  ].join('');
}

/** One entry; `body` is markup. */
function entry(kind: MarkKind, title: string, body: string): string {
  return `<section class="${kind}"><h2>${escapeHtml(title)}</h2><p>${body}</p></section>`;
}

function some(kind: MarkKind, title: string, texts: readonly string[]): readonly string[] {
  const times = new Map<string, number>();
  for (const text of texts) times.set(text, (times.get(text) ?? 0) + 1);
  if (times.size === 0) return [];
  const lines = [...times].map(([text, count]) => escapeHtml(count === 1 ? text : `${text} (${String(count)} times)`));
  const more = lines.length > MOST_OTHERS ? [`and ${String(lines.length - MOST_OTHERS)} more`] : [];
  return [entry(kind, title, [...lines.slice(0, MOST_OTHERS), ...more].join(' · '))];
}

function titleOf({ key, label, guess, widget, choices }: ChoiceGroup, names: MarkNames): string {
  const name = names.get(key) ?? guess;
  return `${name} ${label ?? '(no label)'}: ${String(choices.length)} (${widget})`;
}

function valuesOf({ choices, more }: ChoiceGroup): string {
  const rest = choices.length > MOST_VALUES ? [`<i>and ${String(choices.length - MOST_VALUES)} more</i>`] : [];
  const page = more === null ? [] : ['<i>the rest on a page of its own</i>'];
  return [...choices.slice(0, MOST_VALUES).map(valueOf), ...rest, ...page].join(' · ');
}

function valueOf({ value, count, selected, level }: Choice): string {
  const text = `${'› '.repeat(level)}${escapeHtml(value)}${count === null ? '' : ` <i>${String(count)}</i>`}`;
  return selected ? `<b>✓ ${text}</b>` : text;
}

function span({ min, max, unit }: RangeControl): string {
  return `${unit} from ${String(min ?? '?')} to ${String(max ?? '?')}`;
}

function pagingOf({ pagination: { next, pages, manner, control } }: PageView): readonly string[] {
  if (next === null && pages.length === 0) return [];
  const way = manner === undefined ? '' : `, ${manner} the cards`;
  return [
    ...(next === null ? [] : [`next: ${control?.step.name ?? next.kind}${way}`]),
    ...(pages.length === 0 ? [] : [`${String(pages.length)} numbered`]),
  ];
}
