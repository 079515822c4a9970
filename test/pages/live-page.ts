/** Pages as a browser would take them, from HTML, for tests of what only live pages tell. */

import type { ControlState, Snapshot, SnapshotNode } from '../../src/model/snapshot.js';
import type { PageView } from '../../src/model/page.js';
import { snapshotFromHtml } from '../../src/pages/html-snapshot.js';
import { indexPage, type PageIndex } from '../../src/pages/page-index.js';
import { readPage } from '../../src/pages/read-page.js';
import { PAGE_URL } from './html-page.js';

/** Roles that tags have by themselves, as far as the tests need them. */
const TAG_ROLES: Readonly<Record<string, string>> = {
  button: 'button',
  summary: 'button',
  select: 'combobox',
  option: 'option',
  ul: 'list',
  ol: 'list',
  li: 'listitem',
  table: 'table',
  tr: 'row',
  td: 'cell',
  th: 'columnheader',
  nav: 'navigation',
  main: 'main',
};
const INPUT_ROLES: Readonly<Record<string, string>> = {
  checkbox: 'checkbox',
  radio: 'radio',
  range: 'slider',
  number: 'spinbutton',
  search: 'searchbox',
  submit: 'button',
  button: 'button',
};
const CLICK_ROLES = /^(?:button|link|option|tab|menuitem|checkbox|radio|switch|treeitem)$/u;

/** The snapshot of a live page; `onclick` stands for any handler, `data-heard` for a style that clips to a dot. */
export function liveSnapshot(html: string, url: string = PAGE_URL): Snapshot {
  const snapshot = snapshotFromHtml(html, { url, status: 200 });
  return { ...snapshot, source: 'browser', nodes: snapshot.nodes.map(liveNode) };
}

/** Look-ups over a live page. */
export function livePageOf(html: string, url: string = PAGE_URL): PageIndex {
  return indexPage(liveSnapshot(html, url));
}

/** What is read on a live page. */
export function readLive(html: string, url: string = PAGE_URL): PageView {
  return readPage(liveSnapshot(html, url), null, { kind: 'url', url });
}

/** A live page of which what has `data-over` lies over all else. */
export function coveredSnapshot(html: string): Snapshot {
  const snapshot = liveSnapshot(html);
  const nodes = snapshot.nodes.map((node) =>
    node.attributes['data-over'] === undefined ? node : { ...node, covers: true as const },
  );
  return { ...snapshot, nodes };
}

/** What is read on a live page of which what has `data-over` lies over all else. */
export function readCovered(html: string): PageView {
  return readPage(coveredSnapshot(html));
}

function liveNode(node: SnapshotNode): SnapshotNode {
  if (node.tag === '#text') return { ...node, visible: node.visible ?? true };
  const role = node.role ?? tagRole(node);
  return {
    ...node,
    role,
    visible: node.visible ?? true,
    ...(node.attributes['data-heard'] !== undefined && { heard: true as const }),
    state: /^(?:input|select|textarea|button|option)$/u.test(node.tag) ? stateOf(node) : null,
    listensForClicks:
      node.attributes['onclick'] !== undefined ||
      /^(?:button|summary|input|select)$/u.test(node.tag) ||
      CLICK_ROLES.test(role ?? ''),
  };
}

function tagRole({ tag, attributes }: SnapshotNode): string | null {
  if (tag === 'a') return attributes['href'] === undefined ? null : 'link';
  if (tag === 'input') return INPUT_ROLES[attributes['type'] ?? 'text'] ?? 'textbox';
  return TAG_ROLES[tag] ?? null;
}

function stateOf({ attributes, state }: SnapshotNode): ControlState {
  return {
    value: attributes['value'] ?? '',
    checked: attributes['checked'] !== undefined,
    selected: attributes['selected'] !== undefined,
    disabled: state?.disabled ?? attributes['disabled'] !== undefined,
  };
}
