/**
 * Arguments that track visitors by convention, on whatever site, and values that look like made for one visit.
 */

/** Names that campaigns, advertisers and server software give to arguments. */
const NAMES =
  /^[?;](?:utm_\w+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|yclid|twclid|igshid|mc_[ce]id|_ga|_gl|_hs\w+|mkt_tok|phpsessid|jsessionid|aspsessionid\w*|cfid|cftoken|zenid|oscsid|sessionid|session_id)$/iu;
/** Shortest value that may be a token; article numbers are shorter or have no letters. */
const MIN_TOKEN_LENGTH = 16;

/** Whether a part is known by its name to track. */
export function isTrackingName(name: string): boolean {
  return NAMES.test(name);
}

/** Whether a value looks like made by a machine for one visit: long, without words, letters and digits mixed. */
export function isToken(value: string): boolean {
  return (
    value.length >= MIN_TOKEN_LENGTH &&
    /^[\w.~-]+$/u.test(value) &&
    /\d/u.test(value) &&
    /\p{L}/u.test(value) &&
    !/\p{L}{6}/u.test(value.replace(/[a-f]/giu, '0'))
  );
}
