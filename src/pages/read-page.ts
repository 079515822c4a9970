/**
 * Snapshot → PageView: everything that is recognised on one page (design §5.1).
 */

import { collapse } from '../base/text.js';
import { parseHttpUrl } from '../base/url.js';
import { parseForms } from '../forms/index.js';
import type { AccessPath } from '../model/access-path.js';
import type { ChoiceGroup, ItemList, ListHint, Overlay, PageView, Pagination } from '../model/page.js';
import type { Snapshot } from '../model/snapshot.js';
import { linkPatternOf, readCards } from './lists/cards.js';
import type { ListRecord } from './lists/records.js';
import { readDeclaredSearches, readSearchDescription } from './declared-searches.js';
import { readEntrances } from './entrances.js';
import { readFilledSearches } from './filled-searches.js';
import { typedTexts } from './text-fields.js';
import { readFormSenders } from './form-senders.js';
import { readDetails } from './details/index.js';
import { checkEmpty } from './kinds/empty-check.js';
import { readGroupParts } from './groups/index.js';
import type { ListCandidate } from './lists/item-lists.js';
import { placeOf } from './lists/known-list.js';
import { readLinks } from './link-areas.js';
import { listLabel } from './lists/list-label.js';
import type { MainList } from './lists/main-list.js';
import { titleStyleOf } from './lists/title-style.js';
import { modalDialog } from './modal-dialog.js';
import { readOpeners, type OpenerContext } from './openers.js';
import { readOverlays } from './overlays.js';
import { indexPage, type PageIndex } from './page-index.js';
import { readPassages } from './passages.js';
import { withRadios } from './paging/radio-pages.js';
import { tellsEnd } from './paging/told-end.js';
import { readRangeControls } from './range-controls.js';
import { searchLayer } from './search-layer.js';
import { readSearches, type SearchContext } from './searches.js';
import { readStructure } from './page-structure.js';
import { facetTabs } from './tab-openers.js';
import { likeliestType, scorePageTypes } from './kinds/page-type.js';

/**
 * What a reader recognises on the page; with a hint, on a page of a site whose lists are known. `at` is the path by
 * which the page was reached: what only a script works goes on from there.
 */
export function readPage(snapshot: Snapshot, hint: ListHint | null = null, at: AccessPath | null = null): PageView {
  const index = indexPage(snapshot);
  const forms = parseForms(snapshot);
  const { links, main, pagination, features, isKnown } = readStructure(index, { hint, forms, at });
  const typeScores = withTold(scorePageTypes(features), main.isTold);
  const type = isKnown ? 'list' : likeliestType(typeScores);
  // On an entity page lists are recommendations.
  const found = type === 'entity' ? null : main.list;
  const records = found?.records ?? [];
  const list = found === null ? null : readList(index, found, hint);
  const layer = searchLayer(index, list);
  const overlays = readOverlays(index, layer);
  const { groups, more, lone } = readGroupParts(index, {
    forms,
    list,
    pagerNodes: new Set(withRadios(index, pagination.nodes)),
    url: snapshot.url,
    at,
    over: overlays.map(({ node }) => node),
  });
  const cards = list?.cards.map(({ node }) => node) ?? [];
  const ranges = readRangeControls(index, { forms, at, cards });
  const search = readSearch(index, { forms, at, cards, groups, ranges });
  return {
    url: snapshot.url,
    status: snapshot.status,
    source: snapshot.source,
    ...readHead(index),
    type,
    typeScores,
    links: readLinks(index, { links, records, groups, pager: pagination.nodes }),
    forms,
    list,
    groups,
    pagination: withEnd(index, endsHere(main, list) ? withoutNext(pagination) : pagination, records),
    counts: main.counts,
    declaredCount: main.declaredCount,
    empty: checkEmpty(snapshot.status, { list, declaredCount: main.declaredCount }),
    details: readDetails(index, { list }),
    textLength: index.text(0).length,
    passages: readPassages(index, records),
    ranges,
    ...search,
    ...(snapshot.source === 'browser' &&
      readLive(index, overlays, {
        ...{ groups, list, more, lone, forms, ranges, layer },
        pagerNodes: pagination.nodes,
        searches: search.searches,
      })),
  };
}

/**
 * The groups, with those marked that stand in a dialog or that a button of it applies, as what its fields drop down elsewhere;
 * tabs that show its facets choose nothing, and are none.
 */
function withDialog(index: PageIndex, groups: readonly ChoiceGroup[], dialog: number): readonly ChoiceGroup[] {
  const tabs = new Set(facetTabs(index, groups, dialog));
  const isIn = ({ node, apply }: ChoiceGroup): boolean =>
    [node, ...(apply === undefined ? [] : [apply.node])].some((id) => index.contains(dialog, id));
  return groups
    .filter((group) => !tabs.has(group))
    .map((group) => (isIn(group) ? { ...group, isInDialog: true } : group));
}

/** How the site is searched: by the page's fields, and as the page itself says. */
function readSearch(
  index: PageIndex,
  context: SearchContext,
): Pick<PageView, 'searchDescription' | 'typed'> & Required<Pick<PageView, 'searches'>> {
  const typed = typedTexts(index, context.forms);
  const searches = [...readSearches(index, context), ...readDeclaredSearches(index)];
  const searchDescription = readSearchDescription(index);
  return {
    searches,
    ...(typed.length > 0 && { typed }),
    ...(searchDescription === null ? {} : { searchDescription }),
  };
}

type SearchesOfPage = Required<Pick<PageView, 'searches'>>;

/** What is read already of a live page, and the layer of a search over it. */
interface LiveContext
  extends Omit<OpenerContext, 'submits' | 'modal' | 'hasSearch'>, Pick<PageView, 'forms'>, SearchesOfPage {
  readonly ranges: NonNullable<PageView['ranges']>;
  readonly layer: number | null;
}

/** What only a live page tells: what it folds away, what lies over it, and which groups stand in a dialog. */
function readLive(
  index: PageIndex,
  overlays: readonly Overlay[],
  { forms, ranges, layer, searches, ...context }: LiveContext,
): Pick<PageView, 'openers' | 'overlays' | 'senders' | 'filled' | 'entrances' | 'entranceFields' | 'modal'> &
  Partial<Pick<PageView, 'groups'>> {
  const buttons = forms.flatMap((form) => form.buttons);
  const submits = new Set([...buttons, ...ranges.flatMap(({ apply }) => apply ?? [])].map(({ node }) => node));
  const isOver = (node: number): boolean => overlays.some((overlay) => index.contains(overlay.node, node));
  const modal = modalDialog(index, overlays);
  const openers = readOpeners(index, {
    ...context,
    submits,
    hasSearch: searches.length > 0,
    modal: modal ?? layer,
  }).filter(({ node }) => !isOver(node));
  const senders = readFormSenders(index, forms);
  const filled = readFilledSearches(index, forms);
  return {
    openers,
    overlays,
    senders,
    ...(filled.length > 0 && { filled }),
    ...readEntrances(index, { list: context.list, forms, searches }),
    ...(modal !== null && { modal, groups: withDialog(index, context.groups, modal) }),
  };
}

/** Whether the page lists all that it declares: what looks like a next page is something else. */
function endsHere({ counts, declaredCount }: MainList, list: ItemList | null): boolean {
  if (list === null || declaredCount === null) return false;
  const told = counts.find(({ value }) => value === declaredCount);
  return told?.to == null ? list.cards.length >= declaredCount : told.to >= declaredCount;
}

function withoutNext({ control: _, ...pagination }: Pagination): Pagination {
  return { ...pagination, next: null };
}

/** Odds of a list page where the page says how many results it lists, against the features alone. */
const TOLD_ODDS = 12;

/** A page that says "1–24 of 312" of its list is no entity's page, whatever else it looks like. */
function withTold(scores: PageView['typeScores'], isTold: boolean): PageView['typeScores'] {
  if (!isTold) return scores;
  const list = scores.list * TOLD_ODDS;
  const sum = scores.entity + list + scores.other;
  return { entity: scores.entity / sum, list: list / sum, other: scores.other / sum };
}

function readList(index: PageIndex, main: ListCandidate, hint: ListHint | null): ItemList {
  const cards = readCards(index, main.records);
  const place = placeOf(index, main.container, main.isTorn);
  const titleStyle = titleStyleOf(index, main) ?? (hint?.place === place ? hint.titleStyle : undefined);
  return {
    node: main.container,
    cards,
    // Addresses that hidden links tell are no links of the list.
    linkPattern: main.records.every(({ links }) => links.length === 0) ? '' : linkPatternOf(cards, index.snapshot.url),
    label: listLabel(index, main.container, main.records),
    place,
    ...(titleStyle !== undefined && { titleStyle }),
  };
}

function readHead(index: PageIndex): Pick<PageView, 'canonicalUrl' | 'title' | 'language' | 'scripts'> {
  const canonical = index
    .byTag('link')
    .find((id) => (index.node(id).attributes['rel'] ?? '').toLowerCase().split(/\s+/u).includes('canonical'));
  const href = canonical === undefined ? undefined : index.node(canonical).attributes['href'];
  const title = index.byTag('title').find((id) => index.node(index.node(id).parent).tag === 'head');
  return {
    canonicalUrl: href === undefined ? null : (parseHttpUrl(href.trim(), index.snapshot.baseUrl)?.href ?? null),
    title: title === undefined ? '' : collapse(index.ownText(title)),
    language: index.node(0).attributes['lang']?.trim() || null,
    scripts:
      index.byTag('script').filter((id) => isCode(index.node(id).attributes['type'])).length + workedFields(index),
  };
}

/** Boxes and selects that carry the code themselves that is run when they are worked. */
function workedFields(index: PageIndex): number {
  const boxes = index
    .byTag('input')
    .filter((id) => /^(?:checkbox|radio)$/iu.test(index.node(id).attributes['type'] ?? ''));
  return [...boxes, ...index.byTag('select')].filter((id) => {
    const { onchange = '', onclick = '' } = index.node(id).attributes;
    return onchange.trim() !== '' || onclick.trim() !== '';
  }).length;
}

/** Scripts without a type, of a JavaScript type, or modules. */
function isCode(type: string | undefined): boolean {
  return type === undefined || type.trim() === '' || /(?:javascript|ecmascript|module)/iu.test(type);
}

/** The ways on, with what the page says of there being none. */
function withEnd(index: PageIndex, pagination: Pagination, records: readonly ListRecord[]): Pagination {
  const isLast = pagination.next === null && tellsEnd(index, records);
  return isLast ? { ...pagination, isLast } : pagination;
}
