/**
 * What a page tells about its one entity (design §5.1), from four kinds of sources:
 *
 * - structured data: `json-ld`, `microdata` (both as {@link StructuredItem}), `open-graph`;
 * - labels with values: `spec-tables`, `definition-lists`, `label-pairs`;
 * - places: `breadcrumbs`, `entity-name`, `displayed-price`;
 * - all of the text: `main-text`.
 *
 * `readDetails` reads a whole page; `readPairs` the labels and values of one block, such as a card.
 */

import { collapse, textKey } from '../../base/text.js';
import { parseHttpUrl } from '../../base/url.js';
import type { EntityDetails, ItemList, LabelledValues } from '../../model/page.js';
import type { PageIndex } from '../page-index.js';
import { displayedTrail, structuredTrail, type BreadcrumbTrail } from './breadcrumbs.js';
import { readDefinitionLists } from './definition-lists.js';
import { displayedPrice } from './displayed-price.js';
import { entityName, readHeadings } from './entity-name.js';
import { dataIdentifiers, displayedIdentifiers, distinctIdentifiers, structuredIdentifiers } from './identifiers.js';
import { readJsonLd } from './json-ld.js';
import { readLabelPairs } from './label-pairs.js';
import { findMainItem, itemName, sameEntityItems, says } from './main-item.js';
import { contentHash } from './main-text.js';
import { readMicrodata } from './microdata.js';
import { readMeta } from './open-graph.js';
import { pageScope, subtreeScope, type Scope } from './scope.js';
import { readRowCells, readSpecTables } from './spec-tables.js';
import { structuredAttributes, structuredImage, structuredPrice } from './structured-details.js';

export { displayedTrail, type BreadcrumbTrail } from './breadcrumbs.js';

/** Attributes kept per page. */
const MAX_ATTRIBUTES = 300;
/** Values kept per attribute. */
const MAX_VALUES = 100;

/** Texts kept that stand beside the name, and their length in characters. */
const MAX_BESIDE = 12;
const MAX_BESIDE_LENGTH = 80;
/** White space that a text may have around the name, in characters. */
const MAX_NAME_SPACE = 200;

/** What else was recognised on the page. */
export interface DetailsContext {
  /** The main list; its cards tell about other entities. */
  readonly list: ItemList | null;
  /** Nodes of choice groups; on a page with a list they are no labels with values. */
  readonly groupNodes?: readonly number[];
}

/** What the page tells about its one entity. On a list page this is what little it says about itself. */
export function readDetails(index: PageIndex, context: DetailsContext): EntityDetails {
  const scope = pageScope(index, context.list, context.list === null ? [] : (context.groupNodes ?? []));
  const headings = readHeadings(index);
  const items = [...readJsonLd(index), ...readMicrodata(index)];
  const main = findMainItem(items, [headings.title, ...headings.main]);
  const described = main === null ? [] : sameEntityItems(items, main);
  const meta = readMeta(index);
  const shownTrail = displayedTrail(index, [headings.title, ...headings.all]);
  const name = entityName(headings, shownTrail, [main === null ? null : itemName(main), meta.name]);
  const displayed = withoutMenus(index, displayedAttributes(scope), name);
  return {
    name,
    price: described.map(structuredPrice).find((price) => price !== null) ?? meta.price ?? displayedPrice(scope, name),
    image:
      described.map((item) => structuredImage(item, index.snapshot.baseUrl)).find((image) => image !== null) ??
      meta.image ??
      firstImage(scope, name),
    identifiers: distinctIdentifiers([
      ...described.flatMap(structuredIdentifiers),
      ...meta.identifiers,
      ...displayedIdentifiers(displayed),
      ...dataIdentifiers(index, scope.isOutside),
    ]),
    breadcrumbs: trailLabels(structuredTrail(items) ?? shownTrail, name),
    attributes: mergeEqualLabels([...displayed, ...described.flatMap(structuredAttributes), ...meta.attributes]),
    besideName: besideName(scope, name),
    contentHash: contentHash(scope),
  };
}

/** Labels with values inside one element (a card, a row of a table of results). */
export function readPairs(index: PageIndex, root: number): readonly LabelledValues[] {
  const own = index.node(root).tag === 'tr' ? readRowCells(index, root) : [];
  return mergeEqualLabels(
    [...own, ...displayedAttributes(subtreeScope(index, root))].map((pair) => ({ ...pair, from: 'card' as const })),
  );
}

function displayedAttributes(scope: Scope): readonly LabelledValues[] {
  return [...readSpecTables(scope), ...readDefinitionLists(scope), ...readLabelPairs(scope)];
}

/** A label with several links above the entity's name is a menu. */
function withoutMenus(
  index: PageIndex,
  attributes: readonly LabelledValues[],
  name: string | null,
): readonly LabelledValues[] {
  const isMenuLike = ({ node, from }: LabelledValues): boolean => from === 'pair' && index.within(node, 'a').length > 1;
  if (!attributes.some(isMenuLike)) return attributes;
  const start = nameText(index, name) ?? 0;
  return attributes.filter((attribute) => attribute.node >= start || !isMenuLike(attribute));
}

/** The first text that is the entity's name. */
function nameText(index: PageIndex, name: string | null): number | null {
  const wanted = textKey(name ?? '');
  const longest = wanted.length + MAX_NAME_SPACE;
  return (
    index.nodes.find(
      ({ tag, text, visible }) =>
        tag === '#text' &&
        visible !== false &&
        text.length >= wanted.length / 2 &&
        text.length <= longest &&
        textKey(text) === wanted,
    )?.id ?? null
  );
}

/** The first short texts after the name, as the page shows them. */
function besideName(scope: Scope, name: string | null): readonly string[] {
  const start = nameText(scope.index, name);
  const texts: string[] = [];
  if (start === null) return texts;
  for (let id = start + 1; id < scope.end && texts.length < MAX_BESIDE; id += 1) {
    const { tag, text } = scope.index.node(id);
    const shown = tag === '#text' && text.length <= MAX_BESIDE_LENGTH && !scope.isOutside(id) ? collapse(text) : '';
    if (shown !== '') texts.push(shown);
  }
  return texts;
}

/** One entry per label and source, its values joined. */
function mergeEqualLabels(attributes: readonly LabelledValues[]): readonly LabelledValues[] {
  const byKey = new Map<string, LabelledValues>();
  for (const attribute of attributes) {
    const key = `${attribute.from} ${textKey(attribute.label)}`;
    const known = byKey.get(key);
    const values = known === undefined ? attribute.values : [...new Set([...known.values, ...attribute.values])];
    byKey.set(key, { ...(known ?? attribute), values: values.slice(0, MAX_VALUES) });
  }
  return [...byKey.values()].slice(0, MAX_ATTRIBUTES);
}

/** The trail without the entity itself. */
function trailLabels(trail: BreadcrumbTrail | null, name: string | null): readonly string[] {
  if (trail === null) return [];
  const last = trail.labels.at(-1);
  return last !== undefined && name !== null && textKey(last) === textKey(name)
    ? trail.labels.slice(0, -1)
    : trail.labels;
}

/** The picture that is called like the entity; else the first one after the first main heading, or the last before it. */
function firstImage(scope: Scope, name: string | null): string | null {
  const { index } = scope;
  const heading = index.byTag('h1')[0] ?? 0;
  const images = index.byTag('img').filter((id) => !scope.isOutside(id) && index.landmark(id) !== 'header');
  const called = name === null ? undefined : images.find((id) => says(index.node(id).attributes['alt'] ?? '', name));
  const chosen = called ?? images.find((id) => id > heading) ?? images.at(-1);
  const source =
    chosen === undefined
      ? undefined
      : (index.node(chosen).attributes['data-src'] ?? index.node(chosen).attributes['src']);
  return source === undefined ? null : (parseHttpUrl(source, index.snapshot.baseUrl)?.href ?? null);
}
