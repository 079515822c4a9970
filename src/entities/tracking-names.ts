/**
 * Arguments that track visitors by convention, on whatever site, and values that look like made for one visit.
 */

/** Names that campaigns, advertisers and server software give to arguments. */
const NAMES =
  /^[?;#](?:utm_\w+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|yclid|twclid|igshid|mc_[ce]id|_ga|_gl|_hs\w+|mkt_tok|phpsessid|jsessionid|aspsessionid\w*|cfid|cftoken|zenid|oscsid|sessionid|session_id)$/iu;
/** Shortest value that may be a token; article numbers are shorter or have no letters. */
const MIN_TOKEN_LENGTH = 16;

/** Whether a part is known by its name to track. */
export function isTrackingName(name: string): boolean {
  return NAMES.test(name);
}

/** Least share of digits in a token, 0–1; names with a number have fewer. */
const MIN_DIGIT_SHARE = 0.12;

/** Whether a value looks like made by a machine for one visit: long, one word, letters and many digits mixed. */
export function isToken(value: string): boolean {
  if (value.length < MIN_TOKEN_LENGTH || !/^[\w.~-]+$/u.test(value) || !/\p{L}/u.test(value)) return false;
  return (
    value.replace(/\D/gu, '').length >= value.length * MIN_DIGIT_SHARE &&
    !/\p{L}{6}/u.test(value.replace(/[a-f]/giu, '0'))
  );
}
