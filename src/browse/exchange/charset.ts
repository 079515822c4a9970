/**
 * Text of a body: charset as declared or sniffed, by the WHATWG rules (HTML §13.2.3, Encoding §6).
 */

import { decodeBuffer, getEncoding, type SnifferOptions } from 'encoding-sniffer';

/** How far to look for `<meta charset>`: the standard's 1,024 bytes. */
const SNIFF_BYTES = 1_024;

const MARKUP_TYPES: ReadonlySet<string> = new Set([
  'text/html',
  'application/xhtml+xml',
  'application/xml',
  'application/opensearchdescription+xml',
  'text/xml',
  'text/plain',
]);

const BINARY_CONTROL = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/u;

/** The media type of a `content-type` header, lower-case, without parameters; empty if there is none. */
export function mediaType(contentType: string): string {
  return (contentType.split(';')[0] ?? '').trim().toLowerCase();
}

/** The text of a page, and the name of the encoding that it is written in, where that is not UTF-8. */
export interface PageText {
  readonly text: string;
  readonly charset?: string;
}

/** As {@link decodeText}, with the encoding. */
export function decodePage(body: Uint8Array, contentType: string): PageText {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const charset = getEncoding(bytes, sniffing(bytes, contentType)).toLowerCase();
  const text = decodeText(body, contentType);
  return /^utf-/u.test(charset) ? { text } : { text, charset };
}

/**
 * Text of a body. A byte-order mark beats the header, the header beats the page's own declaration; without any, UTF-8 if
 * the bytes are valid UTF-8, else windows-1252. Unknown labels count as none. The mark itself is left out.
 */
export function decodeText(body: Uint8Array, contentType: string): string {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const text = decodeBuffer(bytes, sniffing(bytes, contentType));
  return text.startsWith('\ufeff') ? text.slice(1) : text;
}

function sniffing(bytes: Buffer, contentType: string): SnifferOptions {
  const label = /charset\s*=\s*["']?([^\s"';]+)/iu.exec(contentType)?.[1];
  return {
    maxBytes: SNIFF_BYTES,
    defaultEncoding: isUtf8(bytes) ? 'utf-8' : 'windows-1252',
    ...(label === undefined ? {} : { transportLayerEncodingLabel: label }),
  };
}

/** Whether a media type is markup that can be read as a page. */
export function isMarkupType(type: string): boolean {
  return MARKUP_TYPES.has(type);
}

/** Whether a response is markup that can be read as a page; without a type its first bytes tell. */
export function isReadableMarkup(body: Uint8Array, contentType: string): boolean {
  const type = mediaType(contentType);
  if (type !== '' && type !== 'application/octet-stream' && type !== 'text/plain') return isMarkupType(type);
  const start = Buffer.from(body.subarray(0, SNIFF_BYTES)).toString('latin1');
  return (
    !BINARY_CONTROL.test(start) &&
    /<(?:!doctype|html|head|body|div|table|title|meta|p|a|h1|ul|script|!--)/iu.test(start)
  );
}

function isUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    // Not UTF-8: that is the answer.
    return false;
  }
}
