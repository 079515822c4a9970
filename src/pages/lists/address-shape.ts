/**
 * Shapes of addresses at several grains, so that links of one kind can be found without knowing the site.
 */

import { remembering } from '../../base/remember.js';

/** Shapes of one address. */
export interface AddressShape {
  /** Host, number of path segments, argument names: coarse. */
  readonly coarse: string;
  /** Host, all path segments but the last, argument names: fine. */
  readonly fine: string;
  /** The same with the last segment, where arguments tell the rest: then it is what answers rather than what is asked for; else null. */
  readonly script: string | null;
  /** The same with the values of arguments that are words, as `action=show`: they say what is done rather than with what; null without such. */
  readonly deed: string | null;
}

/** What is no number, code or title. */
const WORD = /^\p{L}+(?:[_-]\p{L}+)?$/u;

/** Shapes of an absolute address. */
export const addressShape: (url: string) => AddressShape = remembering((url) => {
  const hash = url.indexOf('#');
  const plain = hash < 0 ? url : url.slice(0, hash);
  const mark = plain.indexOf('?');
  const path = mark < 0 ? plain : plain.slice(0, mark);
  const names = mark < 0 ? '' : argumentNames(plain.slice(mark + 1));
  const deeds = mark < 0 ? '' : argumentNames(plain.slice(mark + 1), WORD);
  const host = path.indexOf('/', path.indexOf('//') + 2);
  const segments = path
    .slice(host + 1)
    .replace(/\/$/u, '')
    .split('/');
  const origin = path.slice(0, host);
  return {
    coarse: `${origin} ${segments.length}?${names}`,
    fine: `${origin}/${segments.slice(0, -1).join('/')}?${names}`,
    script: names === '' ? null : `${origin}/${segments.join('/')}?${names}`,
    deed: deeds === names ? null : `${origin}/${segments.join('/')}?${deeds}`,
  };
});

/** The names of arguments, in order; with the values that are of a kind, if one is given. */
function argumentNames(query: string, kind: RegExp | null = null): string {
  const names = new Set(
    query.split('&').map((argument) => {
      const [name = '', value = ''] = argument.split('=', 2);
      return kind?.test(value) === true ? `${name}=${value}` : name;
    }),
  );
  return [...names].sort().join('&');
}
