/**
 * Microdata of a page (HTML standard, section 5), in one pass over its elements. `itemref` is not followed.
 */

import { collapse } from '../../base/text.js';
import { parseHttpUrl } from '../../base/url.js';
import type { PageIndex } from '../page-index.js';
import { MAX_TEXT_LENGTH, bareName, type StructuredItem, type StructuredValue } from './structured-item.js';

/** Items read per page; lists of more products than this say nothing about one entity. */
const MAX_ITEMS = 1000;
/** Values kept per property. */
const MAX_VALUES = 100;
/** Attribute that holds the value, by tag. */
const VALUE_ATTRIBUTE: ReadonlyMap<string, string> = new Map([
  ['a', 'href'],
  ['area', 'href'],
  ['link', 'href'],
  ['img', 'src'],
  ['audio', 'src'],
  ['video', 'src'],
  ['source', 'src'],
  ['iframe', 'src'],
  ['embed', 'src'],
  ['object', 'data'],
  ['data', 'value'],
  ['meter', 'value'],
  ['time', 'datetime'],
]);
const ADDRESSES: ReadonlySet<string> = new Set(['href', 'src', 'data']);
/** Properties whose value is an address also where the vocabulary says nothing. */
const ADDRESS_PROPERTIES: ReadonlySet<string> = new Set([
  'url',
  'image',
  'item',
  'sameAs',
  'logo',
  'thumbnailUrl',
  'availability',
  'itemCondition',
]);

interface OpenItem extends StructuredItem {
  readonly properties: Map<string, StructuredValue[]>;
  readonly end: number;
}

/** All items that are no property of another one, in order. */
export function readMicrodata(index: PageIndex): readonly StructuredItem[] {
  const tops: StructuredItem[] = [];
  const open: OpenItem[] = [];
  let read = 0;
  for (const { id, attributes } of index.nodes) {
    const isItem = attributes['itemscope'] !== undefined;
    if (attributes['itemprop'] === undefined && !isItem) continue;
    while ((open.at(-1)?.end ?? Infinity) <= id) open.pop();
    const item = isItem && read < MAX_ITEMS ? openItem(index, id) : null;
    if (!addToOwner(index, { id, item, owner: open.at(-1) }) && item !== null) tops.push(item);
    if (item === null) continue;
    read += 1;
    open.push(item);
  }
  return tops;
}

interface Place {
  readonly id: number;
  readonly item: OpenItem | null;
  readonly owner: OpenItem | undefined;
}

/** Adds the element's item or text to the item around it, if it is a property of one. */
function addToOwner(index: PageIndex, { id, item, owner }: Place): boolean {
  const property = index.node(id).attributes['itemprop'];
  if (property === undefined || owner === undefined) return false;
  addProperty(owner, property, item ?? valueOf(index, id));
  return true;
}

function openItem(index: PageIndex, id: number): OpenItem {
  const { attributes, end } = index.node(id);
  const properties = new Map<string, StructuredValue[]>();
  const itemId = attributes['itemid'];
  if (itemId !== undefined) properties.set('@id', [collapse(itemId)]);
  const types = (attributes['itemtype'] ?? '')
    .split(/\s+/u)
    .filter((type) => type !== '')
    .map(bareName);
  return { types, properties, node: id, from: 'microdata', end };
}

function addProperty(owner: OpenItem, names: string, value: StructuredValue): void {
  if (value === '') return;
  for (const name of names.trim().split(/\s+/u)) {
    const property = bareName(name);
    const values = owner.properties.get(property);
    if (values === undefined) owner.properties.set(property, [value]);
    else if (values.length < MAX_VALUES) values.push(value);
  }
}

/** The property's value as its element gives it; an address where the property is one, else what a person reads. */
function valueOf(index: PageIndex, id: number): string {
  const { tag, attributes } = index.node(id);
  const content = attributes['content'];
  if (content !== undefined) return collapse(content.slice(0, MAX_TEXT_LENGTH));
  const name = VALUE_ATTRIBUTE.get(tag);
  const value = name === undefined ? undefined : (attributes[name] ?? attributes['data-src']);
  if (name === undefined || value === undefined) return shownText(index, id);
  if (!ADDRESSES.has(name)) return collapse(value);
  // A brand marked on a link is the link's text, not its address.
  if (tag === 'a' && !isAddressProperty(attributes['itemprop'] ?? '')) return shownText(index, id);
  return parseHttpUrl(value, index.snapshot.baseUrl)?.href ?? '';
}

function shownText(index: PageIndex, id: number): string {
  return index.textLength(id) > MAX_TEXT_LENGTH ? '' : index.text(id);
}

function isAddressProperty(names: string): boolean {
  return names.split(/\s+/u).some((property) => ADDRESS_PROPERTIES.has(bareName(property)));
}
