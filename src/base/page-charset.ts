/**
 * What pages say in an encoding of their own: values that their forms send, and queries of their links.
 */

import iconv from 'iconv-lite';

import { argumentText, decodedBytes } from './url-arguments.js';

/**
 * A text as it is sent by a page that is written in an encoding, to be put in {@link argumentText}: what stands for its bytes
 * where these are no UTF-8. Signs that the encoding lacks are numeric references (HTML standard, "form submission").
 */
export function inCharset(text: string, charset: string | undefined): string {
  if (charset === undefined || !iconv.encodingExists(charset) || !/[^\x00-\x7f]/u.test(text)) return text;
  const bytes = [...text].flatMap((sign) => {
    const encoded = iconv.encode(sign, charset);
    const isKnown = iconv.decode(encoded, charset) === sign;
    return [...(isKnown ? encoded : Buffer.from(`&#${String(sign.codePointAt(0))};`))];
  });
  return decodedBytes(bytes);
}

/** An address as a page that is written in an encoding means it: what its query says outside of ASCII is in that encoding. */
export function addressInCharset(address: string, charset: string | undefined): string {
  const [, before = '', query = '', after = ''] = /^([^?#]*\?)([^#]*)(#.*)?$/su.exec(address) ?? [];
  if (charset === undefined || !/[^\x00-\x7f]/u.test(query)) return address;
  const written = query.replace(/[^\x00-\x7f]+/gu, (text) =>
    argumentText([[inCharset(text, charset), '']]).slice(0, -1),
  );
  return `${before}${written}${after}`;
}
