/**
 * What Querent sees on one page, as text for a person.
 */

import type { AccessPath } from '../model/access-path.js';
import type { Form } from '../model/form.js';
import type { Card, Choice, ChoiceGroup, CountText, EntityDetails, PageView } from '../model/page.js';
import { displayText, displayWidth, fitText, padText } from './display-text.js';

/** How much is shown. */
export interface InspectTextOptions {
  /** Columns of a line. @default 100 */
  readonly width?: number;
  /** Shows every card, value and attribute instead of the first few. @default false */
  readonly all?: boolean;
}

interface Layout {
  readonly width: number;
  /** Cards, values or attributes shown of each kind. */
  readonly most: number;
}

const DEFAULT_WIDTH = 100;
const LEAST_WIDTH = 60;
const FEW = 8;
const NAME_COLUMNS = 36;
const LABEL_COLUMNS = 26;
const MARK_COLUMNS = 40;
const SCALE_DIGITS = 2;
const INDENT = 4;

/** The page in sections: type, list, paging, facets, other groups, counts, forms, details. */
export function formatInspection(view: PageView, options: InspectTextOptions = {}): string {
  const layout: Layout = {
    width: Math.max(LEAST_WIDTH, options.width ?? DEFAULT_WIDTH),
    most: options.all === true ? Number.POSITIVE_INFINITY : FEW,
  };
  const facets = view.groups.filter(({ guess }) => guess === 'facet');
  const others = view.groups.filter(({ guess }) => guess !== 'facet');
  const sections: readonly (readonly string[])[] = [
    head(view),
    listSection(view, layout),
    pagingSection(view),
    section(
      'Facets',
      facets.flatMap((group) => groupLines(group, layout)),
    ),
    section(
      'Other groups',
      others.flatMap((group) => groupLines(group, layout)),
    ),
    section('Numbers that may be the size of the result', view.counts.slice(0, layout.most).map(countLine)),
    section('Forms', alike(view.forms.map(formLine))),
    section('The page as an entity', detailLines(view.details, layout)),
  ];
  const lines = sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.map((line) => fitText(line, layout.width)).join('\n'));
  return lines.join('\n\n');
}

function head(view: PageView): readonly string[] {
  const order = (['list', 'entity', 'other'] as const).map((type) => `${type} ${share(view.typeScores[type])}`);
  const canonical =
    view.canonicalUrl === null || view.canonicalUrl === view.url
      ? []
      : [`Canonical  ${displayText(view.canonicalUrl)}`];
  return [
    `Address    ${displayText(view.url)}`,
    ...canonical,
    `Title      ${displayText(view.title)}`,
    `Answer     ${String(view.status)}, by ${view.source}, language ${displayText(view.language ?? 'not declared')}, ${String(view.links.length)} links, ${String(view.textLength)} characters, ${String(view.scripts)} scripts`,
    `Type       ${view.type} (${order.join(', ')})`,
    ...(view.empty.empty ? [`Empty      as a result: ${view.empty.reason}`] : []),
  ];
}

function listSection(view: PageView, { most }: Layout): readonly string[] {
  const { list } = view;
  if (list === null) return ['Main list: none'];
  const size = view.declaredCount === null ? '' : ` of ${String(view.declaredCount)}`;
  const label = list.label === null ? '' : ` under "${displayText(list.label)}"`;
  return section(
    `Main list: ${String(list.cards.length)} cards${size}${label}, links like ${displayText(list.linkPattern)}`,
    [...list.cards.slice(0, most).map((card) => cardLine(card, view.url)), ...rest(list.cards.length, most, 'cards')],
  );
}

function cardLine(card: Card, pageUrl: string): string {
  const marks = card.marks.length === 0 ? '' : `  [${fitText(card.marks.map(displayText).join(', '), MARK_COLUMNS)}]`;
  const name = padText(fitText(displayText(card.name), NAME_COLUMNS), NAME_COLUMNS);
  return `${String(card.position + 1).padStart(3)}  ${name}  ${card.url === null ? 'no link' : displayText(withoutOrigin(card.url, pageUrl))}${marks}`;
}

/** The address as short as it can be read: on the page's own host from the path on. */
function withoutOrigin(url: string, pageUrl: string): string {
  const { origin } = new URL(pageUrl);
  return url.startsWith(`${origin}/`) ? url.slice(origin.length) : url;
}

function pagingSection(view: PageView): readonly string[] {
  const { next, previous, pages } = view.pagination;
  const [first, last] = [pages[0], pages.at(-1)];
  const numbered =
    first === undefined || last === undefined
      ? []
      : [`numbered  ${String(pages.length)} pages, ${String(first.number)} to ${String(last.number)}`];
  return section('Pagination', [
    ...(previous === null ? [] : [`previous  ${pathText(previous)}`]),
    ...(next === null ? [] : [`next      ${pathText(next)}`]),
    ...numbered,
  ]);
}

function groupLines(group: ChoiceGroup, layout: Layout): readonly string[] {
  const label = padText(fitText(displayText(group.label ?? '(no label)'), LABEL_COLUMNS), LABEL_COLUMNS);
  const kind = group.guess === 'facet' ? '' : `${group.guess}, `;
  const shown = group.choices.slice(0, layout.most).map(choiceText);
  const more = group.choices.length > layout.most ? [`… ${String(group.choices.length - layout.most)} more`] : [];
  const link = group.more === null ? [] : [`rest at ${pathText(group.more)}`];
  return [
    `${label}  ${kind}${group.widget}${group.multiple ? ', several at once' : ''}, sure ${share(group.confidence)}`,
    ...wrap([...shown, ...more, ...link], layout.width - INDENT).map((line) => `  ${line}`),
  ];
}

/** The items in as many lines as they need, each of at most so many columns unless one item is longer. */
function wrap(items: readonly string[], width: number): readonly string[] {
  const lines: string[] = [];
  for (const item of items) {
    const last = lines.at(-1);
    const longer = last === undefined ? item : `${last} · ${item}`;
    if (last !== undefined && displayWidth(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(item);
  }
  return lines;
}

/** Equal lines once, with how often. */
function alike(lines: readonly string[]): readonly string[] {
  const times = new Map<string, number>();
  for (const line of lines) times.set(line, (times.get(line) ?? 0) + 1);
  return [...times].map(([line, count]) => (count === 1 ? line : `${line} (${String(count)} times)`));
}

function choiceText(choice: Choice): string {
  const value = `${'› '.repeat(choice.level)}${displayText(choice.value)}`;
  const count = choice.count === null ? '' : ` (${String(choice.count)})`;
  return `${choice.selected ? '✓ ' : ''}${value}${count}`;
}

function countLine(count: CountText): string {
  const span = count.from === null || count.to === null ? '' : `, cards ${String(count.from)} to ${String(count.to)}`;
  return `${String(count.value)}  "${displayText(count.template)}"${span}, sure ${share(count.confidence)}`;
}

function formLine(form: Form): string {
  const fields = form.fields
    .filter(({ widget }) => widget !== 'hidden')
    .map(({ name, widget, label }) => `${displayText(label ?? name)} (${widget})`);
  const hidden = form.fields.length - fields.length;
  const parts = [...fields, ...(hidden === 0 ? [] : [`${String(hidden)} hidden`])];
  return `${padText(form.purpose, 7)} ${form.method.toUpperCase()} ${displayText(form.action)}: ${parts.join(', ') || 'no fields'}`;
}

function detailLines(details: EntityDetails, { most }: Layout): readonly string[] {
  const { name, price, image, identifiers, breadcrumbs, attributes } = details;
  const lines: readonly (readonly [string, string | null])[] = [
    ['name', name],
    [
      'price',
      price === null ? null : `${String(price.amount)} ${price.currency ?? '(no currency)'}, shown as "${price.text}"`,
    ],
    ['image', image],
    ['identifiers', identifiers.map(({ kind, value }) => `${kind} ${value}`).join(', ')],
    ['breadcrumbs', breadcrumbs.join(' › ')],
    ...attributes
      .slice(0, most)
      .map(({ label, values, from }): readonly [string, string] => [label, `${values.join(' · ')} (${from})`]),
  ];
  const told = lines.filter((line): line is readonly [string, string] => line[1] !== null && line[1] !== '');
  return [
    ...told.map(
      ([label, text]) => `${padText(fitText(displayText(label), LABEL_COLUMNS), LABEL_COLUMNS)}  ${displayText(text)}`,
    ),
    ...rest(attributes.length, most, 'attributes'),
  ];
}

function section(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${line}`)];
}

function rest(size: number, most: number, what: string): readonly string[] {
  return size > most ? [`… ${String(size - most)} more ${what}`] : [];
}

function share(ratio: number): string {
  return ratio.toFixed(SCALE_DIGITS);
}

function pathText(path: AccessPath): string {
  switch (path.kind) {
    case 'url':
      return displayText(path.url);
    case 'request':
      return `${path.method} ${displayText(path.url)}`;
    case 'actions':
      return `${String(path.steps.length)} actions from ${pathText(path.from)}`;
    default:
      return path satisfies never;
  }
}
