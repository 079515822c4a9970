/**
 * Runs of links → groups of choices.
 */

import { urlPattern } from '../../base/url.js';
import type { Choice, ItemList } from '../../model/page.js';
import { SECTIONING } from '../landmarks.js';
import type { PageIndex } from '../page-index.js';
import { isOwnPage } from '../pressables.js';
import type { Address, Addresses } from './addresses.js';
import type { FoundGroup, GroupTraits } from './found-group.js';
import { isCardLink } from './card-links.js';
import { changeOfGroup, type GroupChange } from './group-change.js';
import { groupKey } from './group-key.js';
import type { CountSide } from './values/count-side.js';
import { readItemTexts, type ItemText } from './values/item-text.js';
import { withoutChosen } from './labels/chosen-in-label.js';
import { promisesMore } from './more-link.js';
import { withoutDecoration } from './runs/texts.js';
import { readRanges } from './values/ranges.js';
import { readSelection } from './selection.js';
import type { Item, Run, TextBlock } from './runs/shapes.js';
import { trailRatio } from './trail.js';
import { levelsOfItems } from './way-back.js';
import { isBox } from './widget-state.js';

/** Longest value, in characters. Raising it takes teasers for values. */
const MAX_VALUE = 120;

/** What runs are read with. */
export interface LinkGroupContext {
  readonly index: PageIndex;
  readonly addresses: Addresses;
  readonly list: ItemList | null;
  readonly pagerNodes: ReadonlySet<number>;
  readonly widget: 'links' | 'buttons';
  /** Whether the page's groups mostly have counts: then a bare number beside a lone value is one. */
  readonly countsAreUsual: boolean;
  /** Where the count of a lone value stands if it has numbers on both sides. @default behind it */
  readonly loneSide?: CountSide;
  /** How to follow an item; null if only a script can. */
  readonly pathOf: (item: Item) => Choice['path'];
}

interface ReadRun {
  readonly items: readonly Item[];
  readonly texts: readonly ItemText[];
  readonly label: TextBlock | null;
}

/** The group that a run is, or null if nothing is offered. */
export function groupOfRun(context: LinkGroupContext, run: Run): FoundGroup | null {
  const { index, addresses } = context;
  const read = readRun(context, run);
  const split = splitMore(context, run, read);
  const { items, texts } = split;
  if (!items.some(({ main }) => main !== null)) return null;
  const change = changeOf(context, items);
  const selected = readSelection({ index, addresses, items, texts, change });
  const levels = levelsOfItems({ index, addresses, items, selected, change });
  const ranges = readRanges(texts.map(({ value }) => value));
  const choices = items.map((item, at): Choice => ({
    node: item.main ?? item.parts[0] ?? run.node,
    value: texts[at]?.value ?? '',
    count: texts[at]?.count ?? null,
    selected: selected[at] === true,
    path:
      context.widget === 'links' && selected[at] === true && undoes(context, { item, text: texts[at], change })
        ? { kind: 'url', url: addresses.page.url }
        : context.pathOf(item),
    level: levels[at] ?? item.level,
    range: ranges[at] ?? null,
  }));
  const label = read.label === null ? null : withoutChosen(withoutDecoration(read.label.text), choices);
  return {
    node: run.node,
    label,
    widget: context.widget,
    key: groupKey(context.widget, label, change.name),
    field: null,
    multiple: false,
    choices: withoutRepeats(choices),
    more: split.more,
    labelNode: read.label?.node ?? -1,
    labelTag: read.label === null ? '' : (index.nodes[read.label.node]?.tag ?? ''),
    change,
    traits: traitsOf(context, { run, items, texts, change }),
  };
}

/** The items with their texts; a plain first item becomes the label of a run without one. */
function readRun({ index, addresses: { lessens }, countsAreUsual, loneSide }: LinkGroupContext, run: Run): ReadRun {
  const context = {
    lessens,
    countsAreUsual,
    showsFolded: run.isDropped === true,
    ...(loneSide === undefined ? {} : { loneSide }),
  };
  const [first, ...rest] = run.items;
  const node = first?.parts[0] ?? -1;
  if (run.label === null && first?.maybeLabel === true && rest.length > 0 && /\p{L}/u.test(index.text(node))) {
    return {
      items: rest,
      texts: readItemTexts(index, rest, { ...context, label: node }),
      label: { node, text: index.text(node), strength: 'plain' },
    };
  }
  return {
    items: run.items,
    texts: readItemTexts(index, run.items, { ...context, label: run.label?.node ?? -1 }),
    label: run.label,
  };
}

function changeOf({ addresses }: LinkGroupContext, items: readonly Item[]): GroupChange {
  return changeOfGroup(
    items.map(({ main }) => (main === null ? null : addresses.of(main))),
    addresses.page,
  );
}

interface ChosenItem {
  readonly item: Item;
  readonly text: ItemText | undefined;
  readonly change: GroupChange;
}

/** Whether the link of a chosen item takes the choice back rather than making it. */
function undoes({ addresses }: LinkGroupContext, { item, text, change }: ChosenItem): boolean {
  if (item.main === null || text?.isUndoing === true) return true;
  return change.name !== null && !change.name.startsWith('/') && addresses.lessens(item.main);
}

type SplitRun = Pick<ReadRun, 'items' | 'texts'> & { readonly more: FoundGroup['more'] };

/** Takes the link that promises more values from the end of the items, or from behind the row. */
function splitMore(context: LinkGroupContext, run: Run, { items, texts }: ReadRun): SplitRun {
  const { index } = context;
  if (run.trailing !== null) {
    const [text] = readItemTexts(index, [run.trailing], {
      lessens: context.addresses.lessens,
      label: -1,
      countsAreUsual: false,
    });
    const isMore =
      text !== undefined && looksLikeMore(context, { items, texts }, { item: run.trailing, text, standsApart: true });
    return { items, texts, more: isMore ? context.pathOf(run.trailing) : null };
  }
  const last = items.at(-1);
  const text = texts.at(-1);
  const values = { items: items.slice(0, -1), texts: texts.slice(0, -1) };
  if (last === undefined || text === undefined) return { items, texts, more: null };
  const tags = new Set(values.items.map(({ parts }) => index.nodes[parts[0] ?? 0]?.tag));
  const standsApart = tags.size === 1 && !tags.has(index.nodes[last.parts[0] ?? 0]?.tag ?? '');
  if (!looksLikeMore(context, values, { item: last, text, standsApart })) return { items, texts, more: null };
  return { ...values, more: context.pathOf(last) };
}

interface LastItem {
  readonly item: Item;
  readonly text: ItemText;
  readonly standsApart: boolean;
}

function looksLikeMore(
  context: LinkGroupContext,
  { items, texts }: Pick<ReadRun, 'items' | 'texts'>,
  { item, text, standsApart }: LastItem,
): boolean {
  const { addresses } = context;
  const { name } = changeOf(context, items);
  const kind = name?.startsWith('/') === true ? '/' : name;
  const changesIt = ({ main }: Item): boolean => main !== null && kind !== null && addresses.changes(main).has(kind);
  if (item.main === null || !addresses.isInside(item.main)) return false;
  return promisesMore(
    { text: text.value, hasCount: text.hasCount, changesSame: changesIt(item), standsApart },
    {
      size: items.length,
      counted: texts.filter(({ hasCount }) => hasCount).length,
      changing: items.filter(changesIt).length,
    },
  );
}

function withoutRepeats(choices: readonly Choice[]): readonly Choice[] {
  const seen = new Set<string>();
  return choices.filter(({ value, path, level }) => {
    if (value === '' || value.length > MAX_VALUE) return false;
    const key = `${level} ${value}\u0000${path?.kind === 'url' ? path.url : ''}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

interface TraitInput {
  readonly run: Run;
  readonly items: readonly Item[];
  readonly texts: readonly ItemText[];
  readonly change: GroupChange;
}

function traitsOf(context: LinkGroupContext, { run, items, texts }: TraitInput): GroupTraits {
  const { index, addresses, list, pagerNodes } = context;
  const links = items.flatMap(({ main }) => (main === null ? [] : [main]));
  const share = (matches: (link: number) => boolean): number =>
    links.length === 0 ? 0 : links.filter(matches).length / links.length;
  return {
    pagerShare: pagerShare(index, links, pagerNodes),
    entityShare: share((link) => isLikeEntity(index.linkUrl(link), list)),
    outsideShare: share((link) => index.linkUrl(link) !== null && !addresses.isInside(link)),
    languageShare: share((link) => index.node(link).attributes['hreflang'] !== undefined),
    directionShare: share((link) => hasDirection(addresses.of(link))),
    isTableHead: links.length > 0 && links.every((link) => isInTableHead(index, link)),
    trail: trailRatio({ index, addresses, node: run.node, items, values: texts.map(({ value }) => value) }),
    landmark: links[0] === undefined ? null : landmarkOf(context, links[0]),
    staysOnPath: staysOnPath(links.map((link) => addresses.changes(link))),
    isActing: false,
    ...(links.length > 0 && links.every((link) => isBox(index, link)) ? { isSwitched: true } : {}),
    ...(share((link) => isCardLink(index, link)) > 1 / 2 ? { areCards: true } : {}),
  };
}

/** Whether most links keep the path of the page; links home from the page where the site begins say nothing of the others. */
function staysOnPath(changes: readonly ReadonlySet<string>[]): boolean {
  const staying = changes.filter((names) => !names.has('/'));
  const isHome = staying.length < changes.length && staying.every(({ size }) => size === 0);
  return staying.length * 2 > changes.length && !isHome;
}

/** The part of the page that a link stands in; a menu in the footer belongs to the footer, as does what ends the main part. */
function landmarkOf(context: LinkGroupContext, link: number): GroupTraits['landmark'] {
  const { index } = context;
  const own = index.landmark(link);
  const isInFooter = own === 'navigation' && index.ancestors(link).some((id) => index.landmark(id) === 'footer');
  return isInFooter || (own === 'main' && endsMain(context, link)) ? 'footer' : own;
}

/** Whether something stands in the footer of the main part, behind the list; one that pages is the list's own. */
function endsMain({ index, list, pagerNodes }: LinkGroupContext, link: number): boolean {
  const around = index.ancestors(link).map((id) => index.node(id));
  const main = around.findIndex(({ tag, role }) => tag === 'main' || role === 'main');
  const at = around.findIndex(({ tag }) => tag === 'footer');
  const footer = around[at];
  if (footer === undefined || at > main || around.slice(at, main).some(({ tag }) => SECTIONING.has(tag))) return false;
  const isBehind = list === null || index.node(list.node).end <= footer.id;
  return isBehind && [...pagerNodes].every((node) => !index.contains(footer.id, node));
}

/** Share of the links that page, 0–1; those that lead nowhere on this page may page elsewhere, as "first" does on the first page. */
function pagerShare(index: PageIndex, links: readonly number[], pagerNodes: ReadonlySet<number>): number {
  const leading = links.filter((link) => pagerNodes.has(link) || !isOwnPage(index, link));
  return leading.length === 0 ? 0 : leading.filter((link) => pagerNodes.has(link)).length / leading.length;
}

/** Whether an address looks like those of the list's entities; what has none looks like nothing. */
function isLikeEntity(url: string | null, list: ItemList | null): boolean {
  return url !== null && list !== null && urlPattern(url) === list.linkPattern;
}

/** Whether an argument is a direction of sorting, in the words of query languages. */
function hasDirection(address: Address | null): boolean {
  return address !== null && [...address.arguments.values()].some((value) => /^(?:asc|desc)(?:ending)?$/iu.test(value));
}

/** Whether a link stands in a head cell of the first row of a table, and not in a list that a field there drops down. */
function isInTableHead(index: PageIndex, link: number): boolean {
  const ancestors = index.ancestors(link);
  const cell = ancestors.find((id) => index.node(id).tag === 'th' || index.node(id).tag === 'td');
  if (cell === undefined || index.role(link) === 'option') return false;
  const row = index.node(cell).parent;
  const rows = index.node(row).parent;
  // Some write the cells of the head as all others; what has a cell to itself there heads its column.
  if (index.nodes[rows]?.tag === 'thead') return index.node(cell).tag === 'th' || index.within(cell, 'a').length === 1;
  return (
    index.node(cell).tag === 'th' && rows >= 0 && index.elements(rows)[0] === row && index.elements(row).length > 1
  );
}
