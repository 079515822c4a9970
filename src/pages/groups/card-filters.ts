/**
 * Links in the cards of a list that ask the same list for one value: the label, author or version of what a card shows.
 *
 * A page has only the values of what it lists, and such a link mostly takes back all that was chosen before.
 */

import { isActingAddress } from '../../base/acting-address.js';
import { collapse, textKey } from '../../base/text.js';
import { bareUrl } from '../../base/url.js';
import type { Field, Form } from '../../model/form.js';
import type { Choice, ChoiceGroup, ItemList } from '../../model/page.js';
import { columnLabel } from '../lists/card-attributes.js';
import type { PageIndex } from '../page-index.js';
import type { Addresses } from './addresses.js';
import type { FoundGroup } from './found-group.js';
import { groupKey } from './group-key.js';

/** What such links are told by. */
export interface CardFilterContext {
  readonly addresses: Addresses;
  readonly list: ItemList | null;
  readonly forms: readonly Form[];
  /** Links that page: what they change is no attribute. */
  readonly pagerNodes: ReadonlySet<number>;
  /** Groups found outside the cards: what they offer is theirs. */
  readonly others: readonly FoundGroup[];
}

/** How sure it is that such links are a facet: less than of what stands beside the list. */
const CONFIDENCE = 0.45;
/** Values that a page must show. */
const MIN_VALUES = 2;
/** Most different values for a link, 0–1: what is another on each card is the entity itself. Raising it takes names for values. */
const MAX_DISTINCT_SHARE = 0.8;
/** Longest value, in characters. Raising it takes teasers for values. */
const MAX_VALUE = 80;

/** The facets that the cards of a page's list offer, in the order of their first links. */
export function cardFilters(index: PageIndex, context: CardFilterContext): readonly ChoiceGroup[] {
  const taken = takenNames(context);
  const byName = new Map<string, CardLink[]>();
  for (const link of cardLinks(index, context)) {
    const known = byName.get(link.name);
    if (known === undefined) byName.set(link.name, [link]);
    else known.push(link);
  }
  const found = [...byName].flatMap(([name, links]) => {
    const label = labelOf(index, context, { name, links });
    return !taken.has(name) && areValues(links) ? [{ name, links, label }] : [];
  });
  const isShared = (label: string | null): boolean => found.filter((other) => other.label === label).length > 1;
  // A cell with links of two kinds is headed by neither.
  return found.map((one) => groupOf(context, isShared(one.label) ? { ...one, label: null } : one));
}

/** A link of a card that sets one argument of the page's own address. */
interface CardLink {
  readonly node: number;
  readonly card: number;
  readonly url: string;
  readonly name: string;
  /** What is sent, and what is shown. */
  readonly sent: string;
  readonly text: string;
}

function cardLinks(index: PageIndex, { addresses, list }: CardFilterContext): readonly CardLink[] {
  const cards = (list?.cards ?? []).filter(({ node }) => index.nodes[node] !== undefined);
  return cards.flatMap((card) =>
    index.within(card.node, 'a').flatMap((node) => {
      const set = setArgument(addresses, node);
      if (set === null || index.isHidden(node) || index.textLength(node) > MAX_VALUE) return [];
      const text = collapse(index.text(node));
      return text === '' ? [] : [{ ...set, node, card: card.node, text }];
    }),
  );
}

/** The one argument that a link gives another value on the page's own path; null if it does anything else. */
function setArgument({ page, of }: Addresses, node: number): Pick<CardLink, 'url' | 'name' | 'sent'> | null {
  const address = of(node);
  if (address === null || address.host !== page.host || address.path.join('/') !== page.path.join('/')) return null;
  const [first, second] = [...address.arguments].filter(([name, value]) => page.arguments.get(name) !== value);
  if (first === undefined || second !== undefined || first[1] === '' || isActingAddress(address.url)) return null;
  return { url: address.url, name: first[0], sent: first[1] };
}

/** Arguments that other groups or the pager change, that fields with known values send, or that the cards' own addresses have. */
function takenNames({ addresses, list, forms, pagerNodes, others }: CardFilterContext): ReadonlySet<string> {
  const own = (list?.cards ?? []).flatMap(({ url }) => {
    const start = url?.indexOf('?') ?? -1;
    return url === null || start < 0 ? [] : [...new URLSearchParams(url.slice(start)).keys()];
  });
  return new Set([
    ...own,
    ...[...pagerNodes].flatMap((node) => [...addresses.changes(node)]),
    ...others.flatMap(({ change, field }) => [change.name ?? '', field ?? '']),
    ...forms.flatMap(({ fields }) => fields.filter((field) => !isFreeText(field)).map(({ name }) => name)),
  ]);
}

/** Whether links that set one argument set it to values: several, some of them on several cards, each always called the same. */
function areValues(links: readonly CardLink[]): boolean {
  const sent = new Map<string, string>();
  const shown = new Map<string, string>();
  for (const link of links) {
    const text = textKey(link.text);
    if ((sent.get(text) ?? link.sent) !== link.sent || (shown.get(link.sent) ?? text) !== text) return false;
    sent.set(text, link.sent);
    shown.set(link.sent, text);
  }
  const onCards = new Set(links.map(({ card, sent: value }) => `${String(card)} ${value}`)).size;
  return sent.size >= MIN_VALUES && sent.size <= onCards * MAX_DISTINCT_SHARE;
}

/** Links that set one argument, and what it is called. */
interface CardLinks {
  readonly name: string;
  readonly links: readonly CardLink[];
  readonly label: string | null;
}

/** What a form calls the argument, or else the head of the column. */
function labelOf(
  index: PageIndex,
  context: CardFilterContext,
  { name, links }: Omit<CardLinks, 'label'>,
): string | null {
  const [first] = links;
  const ofColumn = first === undefined ? null : columnLabel(index, { row: first.card, node: first.node });
  return fieldLabel(context, name) ?? ofColumn;
}

function groupOf({ list }: CardFilterContext, { name, links, label }: CardLinks): ChoiceGroup {
  const byText = new Map<string, CardLink>();
  for (const link of links) if (!byText.has(textKey(link.text))) byText.set(textKey(link.text), link);
  const choices = [...byText.values()].map(({ node, text, url }): Choice => ({
    ...{ node, value: text, count: null, selected: false, path: { kind: 'url', url } },
    ...{ level: 0, range: null },
  }));
  return {
    ...{ node: list?.node ?? -1, label, widget: 'links', guess: 'facet', confidence: CONFIDENCE },
    ...{ key: groupKey('links', label, name), field: null, multiple: false, choices, more: null },
    isOfCards: true,
  };
}

/** What a form calls the argument that one can type into it. */
function fieldLabel({ addresses: { page }, forms }: CardFilterContext, name: string): string | null {
  const own = bareUrl(page.url);
  const asking = forms.filter(({ method, action }) => method === 'get' && bareUrl(action) === own);
  return (
    asking.flatMap(({ fields }) => fields).find((field) => field.name === name && isFreeText(field))?.label ?? null
  );
}

/** Whether a field tells no values: what it sends is typed, or kept from the address. */
function isFreeText({ widget }: Field): boolean {
  return widget === 'text' || widget === 'search' || widget === 'hidden';
}
