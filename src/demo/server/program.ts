/** What the shop's program is sent: its files, how the shop behaves, and the style of its parts. */

import { readFileSync } from 'node:fs';
import { SCRIPT_WORDS } from '../languages/script-words.js';
import { hasDocumentTransport, hasFiltersInAddress } from '../scripted.js';
import type { DemoShopOptions } from '../options.js';
import { TOKEN_FIELD } from '../pages/visit.js';
import type { Visit } from '../pages/visit.js';
import type { ShopResponse } from './response.js';

const FILES: Readonly<Record<string, string>> = {
  '/client/shop.js': 'shop.js',
  '/client/widgets.js': 'widgets.js',
  '/worker.js': 'worker.js',
};
/** Facets that lead to a new document wherever an address can tell the state. */
const LEADING: ReadonlySet<string> = new Set([
  'checkbox-auto',
  'checkbox-loose',
  'checkbox-button',
  'select-auto',
  'select-button',
  'own-page',
]);

/** The style of what the program draws; shadow roots and frames have it inside. */
export const PROGRAM_STYLE = `.sp-facet{padding:8px 0}.sp-title{font-weight:700}.sp-link,.sp-chip,.sp-button,.sp-box,.sp-row{cursor:pointer}
.sp-link{text-decoration:underline}.sp-chip{display:inline-block;border:1px solid #99a;border-radius:99px;padding:1px 10px;margin:2px}
.sp-on{font-weight:700;background:#dde}.sp-pager{display:flex;gap:8px;margin:16px 0}.sp-panel{min-height:20px}
.sp-cover{position:fixed;inset:0;background:#0008;z-index:999;display:flex;align-items:center;justify-content:center}
.sp-banner{position:fixed;inset:auto 0 0 0;z-index:999}.sp-dialog{background:#fff;color:#222;padding:24px;max-width:420px}
.sp-cross{float:right;cursor:pointer}.sp-bones{height:90px;background:#ddd;margin:10px}
@keyframes sp-turn{to{transform:rotate(360deg)}}.sp-clock{position:fixed;inset:auto 8px 8px auto;animation:sp-turn 2s linear infinite}`;

/** One of the program's files, or null. */
export function programFile(path: string): ShopResponse | null {
  const name = Object.hasOwn(FILES, path) ? FILES[path] : undefined;
  if (name === undefined) return null;
  const text = readFileSync(new URL(`../client/${name}`, import.meta.url), 'utf8');
  return { status: 200, type: 'text/javascript', text };
}

/** How the shop behaves, as the program reads it. */
export function programSettings(visit: Visit, page: string): Readonly<Record<string, unknown>> {
  const { options, speech, addresses } = visit;
  const { email, subscribe, newsletter } = speech.ui;
  return {
    facets: options.facets,
    theme: options.theme,
    semantics: options.semantics,
    multi: options.multi,
    state: options.state,
    transport: options.transport,
    hurdle: options.hurdle,
    bait: options.bait,
    navigates: leadsToDocuments(options),
    token: options.sending === 'post' ? [TOKEN_FIELD, visit.token] : null,
    page,
    search: { path: searchPath(options), name: addresses.names.keyword },
    style: PROGRAM_STYLE,
    words: { ...SCRIPT_WORDS[options.language], email, subscribe, newsletter },
  };
}

/** Where the search box leads. */
export function searchPath({ urls }: DemoShopOptions): string {
  return urls === 'opaque' ? '/list' : '/search';
}

function leadsToDocuments(options: DemoShopOptions): boolean {
  const canTell = hasFiltersInAddress(options) && options.state !== 'replaced';
  return canTell && hasDocumentTransport(options) && LEADING.has(options.facets);
}
