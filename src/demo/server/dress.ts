/** Puts the shop's program into a finished page: its settings, the state of the list, patterns of cards, hurdles. */

import { markup, raw } from '../html.js';
import { createCardPattern, createListState } from '../pages/list-state.js';
import type { ListState } from '../pages/list-state.js';
import type { Visit } from '../pages/visit.js';
import { APPENDING_PAGERS, hasDataTransport } from '../scripted.js';
import type { Selection } from '../selection.js';
import type { Layout } from '../themes/layout.js';
import { VIEW_MARKS } from '../themes/layout.js';
import { THEMES } from '../themes/index.js';
import type { ShopPage } from '../view/page.js';
import { finishWorkedLinks } from '../view/worked-link.js';
import { PROGRAM_STYLE, programSettings } from './program.js';

const BONES = 6;

/** A page as data with what it was asked for. */
export interface DressedPage {
  readonly visit: Visit;
  readonly page: ShopPage;
  readonly layout: Layout;
  /** What the list was asked for; null on pages without one. */
  readonly selection: Selection | null;
}

/** What a document was asked for by. */
interface AskedDocument {
  readonly path: string;
  /** What a form has sent along, which the program must ask for again where the document comes without its list. */
  readonly posted: URLSearchParams;
}

/** The whole document. */
export function dressDocument(dressed: DressedPage, { path, posted }: AskedDocument): string {
  const { visit, page, layout } = dressed;
  const { hurdle, theme } = visit.options;
  const html = dressView(dressed, THEMES[theme].render(page, layout).text);
  const isBare = (hurdle === 'skeleton' && dressed.selection !== null) || (hurdle === 'shell' && path === '/');
  const shown = isBare ? replaceView(html, bones(hurdle === 'skeleton' ? BONES : 0)) : html;
  const kind = path === '/filters' ? 'filters' : page.body.kind;
  const settings = { ...programSettings(visit, kind), posted: isBare ? [...posted] : [] };
  const tail = [
    `<style>${PROGRAM_STYLE}</style>`,
    pattern(dressed),
    `<script type="application/json" id="shop">${safeJson(settings)}</script>`,
    '<script type="module" src="/client/shop.js"></script>',
  ];
  return shown.replace('</body>', () => `${tail.join('')}</body>`);
}

/** Only the part of the page that the program changes. */
export function dressFragment(dressed: DressedPage): string {
  const { visit, page, layout } = dressed;
  const html = dressView(dressed, THEMES[visit.options.theme].render(page, layout).text);
  return viewOf(html);
}

/** The state of the page's list, or null if it has none. */
export function stateOf({ visit, page, selection }: DressedPage): ListState | null {
  return selection !== null && page.body.kind === 'list' ? createListState(visit, selection, page.body) : null;
}

function dressView(dressed: DressedPage, html: string): string {
  const state = stateOf(dressed);
  const finished = finishWorkedLinks(html, dressed.visit.options);
  if (state === null) return finished;
  const data = `<script type="application/json" data-state>${safeJson(state)}</script>`;
  return finished.replace(VIEW_MARKS[1], () => data + VIEW_MARKS[1]);
}

function viewOf(html: string): string {
  const [before, after] = VIEW_MARKS;
  return html.slice(html.indexOf(before) + before.length, html.lastIndexOf(after));
}

function replaceView(html: string, inside: string): string {
  const [before, after] = VIEW_MARKS;
  return html.slice(0, html.indexOf(before) + before.length) + inside + html.slice(html.lastIndexOf(after));
}

function bones(count: number): string {
  return markup`${Array.from({ length: count }, () => markup`<div class="sp-bones"></div>`)}`.text;
}

/** Two cards with gaps, written by the theme, from which the program learns how cards look. */
function pattern({ visit, page, layout }: DressedPage): string {
  const { options } = visit;
  if (page.body.kind !== 'list' || !(hasDataTransport(options) || APPENDING_PAGERS.has(options.pager))) return '';
  const cards = ['{{href}}', '{{other}}'].map((href) => createCardPattern(visit, href));
  const body = { ...page.body, cards, empty: null, facets: [], shelf: null };
  const html = THEMES[options.theme].render({ ...page, body }, layout).text;
  return markup`<template id="shop-cards">${raw(viewOf(html))}</template>`.text;
}

function safeJson(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
