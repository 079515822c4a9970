/**
 * How a site says itself that it is searched: `SearchAction` in its structured data (schema.org), or an OpenSearch
 * description, which the page links to or is (OpenSearch 1.1).
 */

import { parseHttpUrl } from '../base/url.js';
import type { SearchControl } from '../model/page.js';
import { readJsonLd } from './details/json-ld.js';
import { readMicrodata } from './details/microdata.js';
import type { StructuredItem, StructuredValue } from './details/structured-item.js';
import type { PageIndex } from './page-index.js';

/** Searches that are told. */
const MAX_SEARCHES = 5;
/** Levels of items in which an action is looked for: an action of a site, a target of the action. */
const MAX_LEVELS = 4;
const DESCRIPTION_TYPE = /^application\/opensearchdescription\+xml\b/iu;
const PLACE = /\{([^{}]{1,60})\}/gu;
/** Stands for the keyword while an address is resolved: braces would be encoded. */
const STAND_IN = 'querent-keyword';
/** What OpenSearch calls the keyword. */
const OPEN_SEARCH_KEYWORD = 'searchTerms';

/** Ways to search that the page declares. */
export function readDeclaredSearches(index: PageIndex): readonly SearchControl[] {
  const actions = [...readJsonLd(index), ...readMicrodata(index)].flatMap((item) => actionsIn(item, 0));
  const declared = [...actions.flatMap((action) => searchOfAction(index, action)), ...searchesOfDescription(index)];
  const distinct = new Map(declared.map((search) => [JSON.stringify(search.template), search]));
  return [...distinct.values()].slice(0, MAX_SEARCHES);
}

/** Address of the OpenSearch description that a page links to, or null. */
export function readSearchDescription(index: PageIndex): string | null {
  for (const link of index.byTag('link')) {
    const { rel = '', type = '', href = '' } = index.node(link).attributes;
    const isMeant = /(?:^|\s)search(?:\s|$)/iu.test(rel) && DESCRIPTION_TYPE.test(type);
    const url = isMeant ? parseHttpUrl(href, index.snapshot.baseUrl) : null;
    if (url !== null) return url.href;
  }
  return null;
}

function actionsIn(item: StructuredItem, level: number): readonly StructuredItem[] {
  if (item.types.includes('SearchAction')) return [item];
  if (level >= MAX_LEVELS) return [];
  return [...item.properties.values()].flat().flatMap((value) => (isItem(value) ? actionsIn(value, level + 1) : []));
}

function searchOfAction(index: PageIndex, action: StructuredItem): readonly SearchControl[] {
  const [input = ''] = textsIn(action, 'query-input');
  const name = /\bname\s*=\s*([\w-]+)/u.exec(input)?.[1] ?? null;
  return templatesOf(action).flatMap((text) => searchBy(index, { text, name, node: action.node }));
}

/** Targets of an action: addresses, or entry points that have one. */
function templatesOf(action: StructuredItem): readonly string[] {
  return (action.properties.get('target') ?? []).flatMap((target) =>
    isItem(target) ? textsIn(target, 'urlTemplate') : [target],
  );
}

function textsIn(item: StructuredItem, property: string): readonly string[] {
  return (item.properties.get(property) ?? []).filter((value): value is string => !isItem(value));
}

function isItem(value: StructuredValue): value is StructuredItem {
  return typeof value !== 'string';
}

function searchesOfDescription(index: PageIndex): readonly SearchControl[] {
  if (index.byTag('opensearchdescription').length === 0) return [];
  return index.byTag('url').flatMap((node) => {
    const { type = '', template = '' } = index.node(node).attributes;
    return /^text\/html\b/iu.test(type) ? searchBy(index, { text: template, name: OPEN_SEARCH_KEYWORD, node }) : [];
  });
}

interface Declared {
  readonly text: string;
  /** Name of the keyword's place; null if it is not said. */
  readonly name: string | null;
  readonly node: number;
}

/** A template with the keyword in the place of its name, or in its only place; all other places stay empty. */
function searchBy(index: PageIndex, { text, name, node }: Declared): readonly SearchControl[] {
  const names = [...text.matchAll(PLACE)].map(([, place = '']) => place);
  const own = name !== null && names.includes(name) ? name : names.length === 1 ? names[0] : undefined;
  if (own === undefined) return [];
  const filled = text.replace(PLACE, (_, place: string) => (place === own ? STAND_IN : ''));
  const url = parseHttpUrl(filled, index.snapshot.baseUrl);
  if (url === null) return [];
  return [{ node, label: null, template: { kind: 'url', url: url.href.replaceAll(STAND_IN, '{query}') } }];
}
