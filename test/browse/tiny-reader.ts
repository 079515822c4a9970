/**
 * A reader that knows just enough of a page for tests of fetching: `<li><a>` are cards, `rel=next` pages, and so on.
 */

import type { PageView } from '../../src/model/page.js';
import type { Snapshot } from '../../src/model/snapshot.js';
import { blankPage } from '../pages/blank-page.js';

/** A snapshot with the markup as the text of its only node. */
export function tinySnapshot(
  html: string,
  { url, status }: { readonly url: string; readonly status: number },
): Snapshot {
  const node = {
    id: 0,
    parent: -1,
    end: 1,
    depth: 0,
    tag: '#text',
    text: html,
    attributes: {},
    visible: null,
    role: null,
    accessibleName: null,
    state: null,
    listensForClicks: null,
  };
  return { url, baseUrl: url, status, source: 'http', nodes: [node] };
}

/** The view of a snapshot, whichever builder made it. */
export function tinyView(snapshot: Snapshot): PageView {
  const html = snapshot.nodes.length === 1 ? (snapshot.nodes[0]?.text ?? '') : markup(snapshot);
  if (html.includes('UNREADABLE')) throw new Error('this page is unreadable');
  const cards = [...html.matchAll(/<li[^>]*><a href="([^"]*)"[^>]*>([^<]*)/gu)].map(
    ([, url = '', name = ''], position) => ({
      node: 0,
      position,
      url: new URL(url, snapshot.baseUrl).href,
      name,
      image: null,
      identifier: null,
      texts: [name],
      attributes: [],
      marks: [],
    }),
  );
  const next = /<a href="([^"]*)"[^>]* rel="next"/u.exec(html)?.[1];
  return blankPage({
    url: snapshot.url,
    status: snapshot.status,
    source: snapshot.source,
    title: /<title>([^<]*)/u.exec(html)?.[1] ?? '',
    type: cards.length > 0 ? 'list' : 'other',
    typeScores: { entity: 0, list: 0, other: 0 },
    list: cards.length === 0 ? null : { node: 0, cards, linkPattern: '', label: null },
    pagination: {
      next: next === undefined ? null : { kind: 'url', url: new URL(next, snapshot.baseUrl).href },
      previous: null,
      pages: [],
      nodes: [],
    },
    textLength: html.replace(/<script[\s\S]*?<\/script>|<[^>]*>/gu, '').trim().length,
    scripts: html.split('<script').length - 1,
  });
}

function markup(snapshot: Snapshot): string {
  return snapshot.nodes
    .map(({ tag, text, attributes }) =>
      tag === '#text'
        ? text
        : `<${tag}${Object.entries(attributes)
            .map(([name, value]) => ` ${name}="${value}"`)
            .join('')}>`,
    )
    .join('');
}
