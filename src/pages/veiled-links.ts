/**
 * Buttons that stand for links: a form of nothing but one hidden field posts the address, written in base64, to a page of
 * the site that leads on to it (post, redirect, get), so that robots do not count it as a link.
 */

import { isActingAddress } from '../base/acting-address.js';
import { bareUrl, parseHttpUrl } from '../base/url.js';
import type { Snapshot, SnapshotNode } from '../model/snapshot.js';

/** Characters of the shortest and the longest address in base64; others are not looked at. */
const MIN_CODED = 8;
const MAX_CODED = 4_000;
const CODED = /^[A-Za-z0-9+/_-]+={0,2}$/u;
/** A path from the site's root, or a whole address, in printable characters only. */
const ADDRESS = /^(?:https?:\/)?\/[^/\s\p{C}][^\s\p{C}]*$/iu;
/** Types of `input` that send a form when they are pressed. */
const SENDING: ReadonlySet<string> = new Set(['submit', 'image']);

/**
 * The addresses of the site that buttons of such forms lead to, by the button's node. The page's own address is none: a form
 * that acts may tell where to come back to.
 */
export function veiledLinks({ nodes, url, baseUrl }: Snapshot): readonly (readonly [number, string])[] {
  const forms = nodes.filter(
    ({ tag, attributes }) => tag === 'form' && /^\s*post\s*$/iu.test(attributes['method'] ?? ''),
  );
  return forms.flatMap((form) => {
    const sent = onSite(parseHttpUrl(form.attributes['action'] ?? '', baseUrl), url);
    const only = sent === null ? null : onlyFieldAndButton(nodes, form);
    const end = only === null ? null : onSite(decodedAddress(only.value, baseUrl), url);
    return only === null || end === null || bareUrl(end) === bareUrl(url) ? [] : [[only.button, end] as const];
  });
}

/** The address, if it is of the page's site and only shows something. */
function onSite(address: URL | null, pageUrl: string): string | null {
  if (address === null || address.host !== parseHttpUrl(pageUrl)?.host) return null;
  return isActingAddress(address.href) ? null : address.href;
}

/** The value of a form's only field, which is hidden, and its only button; null if it has anything else to work. */
function onlyFieldAndButton(
  nodes: readonly SnapshotNode[],
  form: SnapshotNode,
): { readonly value: string; readonly button: number } | null {
  const parts = nodes.slice(form.id + 1, form.end).filter(({ tag }) => CONTROLS.has(tag));
  const fields = parts.filter((part) => part.tag === 'input' && typeOf(part) === 'hidden');
  const buttons = parts.filter(isSender);
  const [field] = fields;
  const [button] = buttons;
  return parts.length === 2 && fields.length === 1 && field !== undefined && button !== undefined
    ? { value: field.attributes['value'] ?? '', button: button.id }
    : null;
}

const CONTROLS: ReadonlySet<string> = new Set(['input', 'button', 'select', 'textarea']);

function isSender(node: SnapshotNode): boolean {
  const type = typeOf(node);
  return node.tag === 'button' ? type === '' || type === 'submit' : node.tag === 'input' && SENDING.has(type);
}

function typeOf({ attributes }: SnapshotNode): string {
  return (attributes['type'] ?? '').trim().toLowerCase();
}

/** The address that a text in base64 says, or null. */
function decodedAddress(coded: string, baseUrl: string): URL | null {
  if (coded.length < MIN_CODED || coded.length > MAX_CODED || !CODED.test(coded)) return null;
  const text = fromBase64(coded);
  return text === null || !ADDRESS.test(text) ? null : parseHttpUrl(text, baseUrl);
}

/** The UTF-8 text in base64 of either alphabet; null if it is none. */
function fromBase64(coded: string): string | null {
  try {
    const bytes = Uint8Array.from(atob(coded.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
