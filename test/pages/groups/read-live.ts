/** Groups of pages as a browser shows them, for tests of what only scripts work. */

import { parseForms } from '../../../src/forms/index.js';
import type { AccessPath } from '../../../src/model/access-path.js';
import type { ChoiceGroup, PageView } from '../../../src/model/page.js';
import { readGroupParts, type GroupParts } from '../../../src/pages/groups/index.js';
import { indexPage, type PageIndex } from '../../../src/pages/page-index.js';
import { readPage } from '../../../src/pages/read-page.js';
import { PAGE_URL } from '../html-page.js';
import { liveSnapshot } from '../live-page.js';
import { lineOf } from './read-html.js';

/** A list, so that what stands beside it may narrow it. */
export const LIST: string = `<p>48 items</p><div>${Array.from(
  { length: 8 },
  (_, at) =>
    `<div class=card><a href="/p/${String(at)}-item"><img src=x alt=""><h3>Item number ${String(at)}</h3></a><b>$${String(at)}.50</b><button>Add to cart</button></div>`,
).join('')}</div>`;

/** Look-ups over a live page. */
export function liveIndex(html: string): PageIndex {
  return indexPage(liveSnapshot(html));
}

/** The groups of a live page without a list, and what stands beside them. */
export function livePartsOf(html: string, at: AccessPath | null = null): GroupParts {
  const index = liveIndex(html);
  return readGroupParts(index, {
    forms: parseForms(index.snapshot),
    list: null,
    pagerNodes: new Set(),
    url: PAGE_URL,
    at,
  });
}

/** The groups of a live page without a list. */
export function liveGroupsOf(html: string, at: AccessPath | null = null): readonly ChoiceGroup[] {
  return livePartsOf(html, at).groups;
}

/** The groups of a live page as lines. */
export function liveLinesOf(html: string): readonly string[] {
  return liveGroupsOf(html).map(lineOf);
}

/** A live page with a list behind this markup; a header before it is the page's. */
export function besideList(html: string): PageView {
  const [, header = '', main = ''] = /^(<header>.*<\/header>)?(.*)$/su.exec(html) ?? [];
  return readPage(liveSnapshot(`${header}<main>${main}${LIST}</main>`));
}

/** Boxes in labels, in a block of their own under a heading. */
export function boxes(label: string, values: readonly string[], more = ''): string {
  const name = label.toLowerCase();
  const items = values.map(
    (value) => `<li><label><input type=checkbox name=${name} value=${value}> ${value}</label></li>`,
  );
  return `<div><h3>${label}</h3><ul>${items.join('')}</ul>${more}</div>`;
}
