/**
 * Charts whose marks filter: bars, slices, areas of a map, and the rows of a legend, drawn as SVG. A mark is called by the words
 * drawn on it, or by its title.
 */

import { labelText, parseWhole, textKey } from '../../../base/text.js';
import type { Choice } from '../../../model/page.js';
import type { PageIndex } from '../../page-index.js';
import { chartLabel, type ChartLabel } from '../labels/chart-label.js';
import { NO_LINKS, type FoundGroup } from '../found-group.js';
import { changeOfGroup } from '../group-change.js';
import { groupKey } from '../group-key.js';
import type { ScriptedContext, ScriptedGroup } from './scripted-groups.js';
import { splitSharedCounts } from '../values/shared-counts.js';
import { hasWords } from '../runs/texts.js';
import type { Widget } from './widget.js';
import { isAddress, isDisabled, stateOf } from '../widget-state.js';

/** Values of one chart at most. Raising it takes clouds of points, each of them an entity, for values. */
const MAX_MARKS = 100;

/** Values that make a group under a label, and without one. Raising them misses charts of few values. */
const MIN_LABELLED = 2;
const MIN_UNLABELLED = 3;

/** Longest name of a mark, in characters. Raising it takes descriptions for values. */
const MAX_NAME = 80;

/** Levels above a mark without a name within which it is named. Raising it names what only lies behind the marks. */
const MAX_NAME_CLIMB = 2;

/** What is read with a chart. */
export type ChartContext = Pick<ScriptedContext, 'index' | 'addresses' | 'bounds' | 'pagerNodes'>;

/** The groups that the page's charts are, in document order. */
export function chartGroups(context: ChartContext): readonly ScriptedGroup[] {
  const { index, bounds } = context;
  const { walls } = bounds;
  const charts = index.byTag('svg').filter((id) => !index.isHidden(id) && isApart(index, id, walls));
  const drawn = charts.flatMap((chart) => {
    const sets = withoutRepeats(marksIn(context, chart));
    return sets.length === 0 ? [] : [{ chart, sets }];
  });
  const nodes = drawn.map(({ chart }) => chart);
  return drawn.flatMap(({ chart, sets }) => {
    const label = chartLabel(index, chart, nodes);
    return sets.flatMap((marks) => groupOf(context, { chart, marks, label }) ?? []);
  });
}

/** Whether a drawing is no part of another, of a card, or of what is used by itself, as an icon on a button is. */
function isApart(index: PageIndex, chart: number, walls: ReadonlySet<number>): boolean {
  const isUsed = (id: number): boolean => USED.has(index.node(id).tag) || isAddress(index, id);
  return !index.ancestors(chart).some((id) => walls.has(id) || index.node(id).tag === 'svg' || isUsed(id));
}

const USED: ReadonlySet<string> = new Set(['button', 'label', 'a', 'summary']);

/** Something in a chart that can be pressed. */
interface Mark {
  /** What is pressed. */
  readonly node: number;
  /** The whole of it. */
  readonly block: number;
  readonly value: string;
  readonly count: number | null;
}

/** What a mark is called. */
interface NamedMark {
  readonly node: number;
  /** The element that the name is of. */
  readonly owner: number;
  /** The words drawn on it; empty where there are none. */
  readonly shown: string;
  /** Its title; empty where it has none. */
  readonly said: string;
}

/** The marks of a chart, those that lie side by side together. */
function marksIn({ index, bounds, pagerNodes }: ChartContext, chart: number): readonly (readonly Mark[])[] {
  const { end } = index.node(chart);
  const named: NamedMark[] = [];
  for (let id = chart + 1; id < end; id += 1) {
    const isTaken = bounds.taken.has(id) || pagerNodes.has(id);
    const mark = !isTaken && isPressed(index, id) ? nameMark(index, chart, id) : null;
    if (mark !== null) named.push(mark);
  }
  const marks = valuesOf(named);
  const sets = new Map<number, Mark[]>();
  for (const mark of marks) {
    const block = wholeOf(index, chart, { mark, marks });
    const { parent } = index.node(block);
    sets.set(parent, [...(sets.get(parent) ?? []), { ...mark, block }]);
  }
  return [...sets.values()].map(withoutDoubles);
}

function isPressed(index: PageIndex, id: number): boolean {
  const { tag, listensForClicks } = index.node(id);
  return (
    tag !== '#text' &&
    listensForClicks === true &&
    !index.isHidden(id) &&
    !isAddress(index, id) &&
    !isDisabled(index, id)
  );
}

/** A mark with its name, or with that of the element that holds it and its words; null if it has none. */
function nameMark(index: PageIndex, chart: number, node: number): NamedMark | null {
  const around = index.ancestors(node).slice(0, MAX_NAME_CLIMB);
  for (const owner of [node, ...around]) {
    if (owner === chart || !index.contains(chart, owner)) return null;
    const shown = drawnWords(index, owner);
    if (shown === null) return null;
    const said = titleOf(index, owner);
    if (shown.length > MAX_NAME || said.length > MAX_NAME) return null;
    if (shown !== '' || said !== '') return { node, owner, shown, said };
  }
  return null;
}

/** The only words drawn in an element; empty where there are none, null where there are several. */
function drawnWords(index: PageIndex, id: number): string | null {
  const texts = index.node(id).tag === 'text' ? [id] : index.within(id, 'text');
  const words = texts.filter((text) => !index.isHidden(text)).map((text) => labelText(index.text(text)));
  const [first = '', ...others] = words.filter((text) => /[\p{L}\p{N}]/u.test(text));
  return others.length > 0 ? null : first;
}

/** What an element is said to be: by a title in it, as drawings have, or by its attributes. */
function titleOf(index: PageIndex, id: number): string {
  const title = index.elements(id).find((child) => index.node(child).tag === 'title');
  const { attributes } = index.node(id);
  return labelText(
    (title === undefined ? '' : index.ownText(title)) || (attributes['aria-label'] ?? attributes['title'] ?? ''),
  );
}

/** The values and counts of marks. */
function valuesOf(named: readonly NamedMark[]): readonly Mark[] {
  const untold = named.filter(({ shown }) => shown === '');
  const counted = countedTitles([...new Set(untold.map(({ said }) => said))]);
  return named.map(({ node, owner, shown, said }) => {
    const { value, count } =
      shown === ''
        ? (counted.get(said) ?? { value: said, count: null })
        : { value: shown, count: countBehind(said, shown) };
    return { node, block: owner, value, count };
  });
}

/** Titles as values and counts: all of a chart have a number behind a colon, or none. */
function countedTitles(
  titles: readonly string[],
): ReadonlyMap<string, { readonly value: string; readonly count: number | null }> {
  const parts = titles.map((title) => COUNTED_TITLE.exec(title));
  const values = new Set(parts.map((part) => part?.[1] ?? ''));
  const isCounted = titles.length > 1 && parts.every((part) => part !== null) && values.size === titles.length;
  const split = isCounted
    ? parts.map((part) => ({ value: part[1] ?? '', count: parseWhole(part[2] ?? '') }))
    : splitSharedCounts(titles);
  return new Map(titles.flatMap((title, at) => (split[at] === undefined ? [] : [[title, split[at]]])));
}

/** A value and its number: `Acme: 46`, years among the values. */
const COUNTED_TITLE = /^(.*?\S)\s*[:：]\s*(\p{Nd}[\p{Nd}.,'’٬ \u00a0\u202f]*)$/u;

/** The number that a title tells behind the words that are drawn, or null. */
function countBehind(title: string, words: string): number | null {
  if (!title.startsWith(words)) return null;
  const [number] = /\p{Nd}[\p{Nd}.,'’٬ \u00a0\u202f]*(?=[)\]）］]?$)/u.exec(title.slice(words.length)) ?? [];
  return number === undefined ? null : parseWhole(number);
}

interface AmongMarks {
  readonly mark: Mark;
  readonly marks: readonly Mark[];
}

/** The largest element around a mark that holds no mark with another value. */
function wholeOf(index: PageIndex, chart: number, { mark, marks }: AmongMarks): number {
  const others = marks.filter(({ value }) => value !== mark.value);
  let whole = mark.block;
  for (const above of index.ancestors(mark.block)) {
    if (above === chart || others.some(({ node }) => index.contains(above, node))) break;
    whole = above;
  }
  return whole;
}

/** Each value once: a bar and the words on it are one. */
function withoutDoubles(marks: readonly Mark[]): readonly Mark[] {
  const seen = new Map<string, Mark>();
  for (const mark of marks) {
    const key = textKey(mark.value);
    const before = seen.get(key);
    if (before === undefined) seen.set(key, mark);
    else if (before.count === null && mark.count !== null) seen.set(key, { ...before, count: mark.count });
  }
  return [...seen.values()];
}

/** The sets of marks but for those that say others once more, as labels and legends do. */
function withoutRepeats(sets: readonly (readonly Mark[])[]): readonly (readonly Mark[])[] {
  const keys = sets.map((marks) => new Set(marks.map(({ value }) => textKey(value))));
  return sets.filter((_, at) => {
    const own = keys[at] ?? new Set();
    const isSaidBy = (other: ReadonlySet<string>, place: number): boolean =>
      place !== at &&
      (other.size > own.size || (other.size === own.size && place < at)) &&
      [...own].every((key) => other.has(key as string));
    return own.size > 1 && own.size <= MAX_MARKS && !keys.some(isSaidBy);
  });
}

interface Chart {
  readonly chart: number;
  readonly marks: readonly Mark[];
  readonly label: ChartLabel | null;
}

function groupOf({ index, addresses }: ChartContext, { chart, marks, label }: Chart): ScriptedGroup | null {
  const isWorded = marks.some(({ value }) => hasWords(value) || /\p{N}/u.test(value));
  if (!isWorded || marks.length < (label === null ? MIN_UNLABELLED : MIN_LABELLED)) return null;
  const widgets = marks.map(({ node, block }): Widget => ({
    block,
    node,
    kind: 'plain',
    selected: stateOf(index, node) ?? stateOf(index, block),
    apart: [],
  }));
  const choices = marks.map(({ node, value, count }, at): Choice => ({
    node,
    value,
    count,
    selected: widgets[at]?.selected === true,
    path: null,
    level: 0,
    range: null,
  }));
  const text = label?.text ?? null;
  const group: FoundGroup = {
    node: chart,
    label: text,
    widget: 'buttons',
    key: groupKey('buttons', text, null),
    field: null,
    multiple: false,
    choices,
    more: null,
    labelNode: label?.node ?? -1,
    labelTag: label === null ? '' : index.node(label.node).tag,
    change: changeOfGroup(
      marks.map(() => null),
      addresses.page,
    ),
    traits: { ...NO_LINKS, landmark: index.landmark(chart), staysOnPath: true, isScripted: true },
  };
  return { group, widgets: new Map(widgets.map((widget) => [widget.node, widget])), trailing: null };
}
