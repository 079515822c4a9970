/**
 * Addresses that act when they are asked for (log out, delete, add to cart, vote): Querent only looks (design §6).
 *
 * Told from whole path segments and argument names, never from substrings: `/cart/add/7` acts, `/cart-wheel-toy` and
 * `/buy-it-now-collection` do not. Words that also name sections of sites (`/buy/houses`, `?rate=`) act only with an
 * object: an identifier beside them.
 */

import { remembering } from './remember.js';
import { decodedPart, urlParts } from './url.js';

/** Acts wherever it is a whole segment or argument name. Words joined, so that `log-out`, `logOut` and `logout` are one. */
const ACTS: ReadonlySet<string> = new Set([
  'logout',
  'logoff',
  'signout',
  'signoff',
  'abmelden',
  'ausloggen',
  'deconnexion',
  'cerrarsesion',
  'uitloggen',
  'loggaut',
  'logga-ut',
  'delete',
  'remove',
  'destroy',
  'erase',
  'add',
  'addtocart',
  'addtobasket',
  'addtobag',
  'addtowishlist',
  'addtocompare',
  'addtofavorites',
  'buynow',
  'checkout',
  'placeorder',
  'ordernow',
  'purchase',
  'indenwarenkorb',
  'ajouteraupanier',
  'subscribe',
  'unsubscribe',
  'optout',
  'optin',
  'vote',
  'upvote',
  'downvote',
  'unvote',
  'unlike',
  'unfollow',
  'wishlist',
  'addwishlist',
  'deleteaccount',
  'closeaccount',
  'reportabuse',
]);

/** Acts only beside an identifier (`/buy/123`, `/posts/123/like`, `?like=123`); alone it may name a section. */
const ACTS_ON_OBJECT: ReadonlySet<string> = new Set([
  'buy',
  'like',
  'follow',
  'favorite',
  'favourite',
  'bookmark',
  'rate',
  'pay',
  'book',
  'reserve',
  'flag',
  'report',
  'watch',
  'compare',
  'save',
  'publish',
  'approve',
  'cancel',
  'clear',
  'reset',
  'edit',
  'update',
]);

/** Of these the ones that name a thing as well: before the identifier in a path it is the thing (`/book/123`). */
const THINGS: ReadonlySet<string> = new Set(['book', 'report', 'watch']);

/** The same of arguments (`?book=123`); a list of what is watched is changed by such an address. */
const THINGS_BY_ARGUMENT: ReadonlySet<string> = new Set(['book']);

/** Of these the ones that sites name whole catalogues by: their lists have numbers in arguments too (`/buy?page=2`). */
const SECTIONS: ReadonlySet<string> = new Set(['buy', 'book', 'watch', 'compare', 'report']);

/** Names of arguments that hold an object rather than a position, a bound or a choice. */
const OBJECT_NAME =
  /(?:id|ids|sku|(?:^|-)(?:item|product|variant|offer|listing|article|object|code|ref|room|slot|ticket|event|user|post))$/u;

/** Things that a visitor owns; a verb next to them acts. */
const OWN_THING = '(?:cart|basket|bag|trolley|wish-?list|watch-?list|compare|comparison|favou?rites?|shopping-cart)';

/** `add-to-cart`, `remove-from-my-wishlist`, `addItemToBasket`. */
const VERB_AND_OWN_THING = new RegExp(
  `^(?:add|remove|delete|move|save|put)(?:-(?:to|from|into|in|my|the|item|items|product|products))*-${OWN_THING}$`,
  'u',
);

/** `delete-item`, `cancel-order`. */
const VERB_AND_RECORD =
  /^(?:add|delete|remove|destroy|cancel)-(?:item|items|product|entry|account|user|order|review|comment|post|line|row|coupon)$/u;

/** `/cart/update`, `/wishlist/toggle`: a verb that acts next to a visitor's own thing. */
const OWN_VERB: ReadonlySet<string> = new Set([
  'update',
  'clear',
  'empty',
  'toggle',
  'apply',
  'change',
  'set',
  'save',
  'move',
  'increase',
  'decrease',
  'plus',
  'minus',
]);

/** Names of arguments whose value names an action or a route. */
const ACTION_ARGUMENT: ReadonlySet<string> = new Set([
  'action',
  'act',
  'do',
  'task',
  'cmd',
  'command',
  'op',
  'operation',
  'event',
  'func',
  'function',
  'fn',
  'route',
  'controller',
  'wc-ajax',
  'method',
]);

const OWN_THING_ONLY = new RegExp(`^${OWN_THING}$`, 'u');
const EXTENSION = /\.(?:php|html?|aspx?|jsp|do|action|cgi|pl)$/iu;

/** Whether asking for the address with GET would probably change something on the site. Not an http(s) address: false. */
export const isActingAddress: (url: string) => boolean = remembering((url) => {
  const parsed = urlParts(url);
  if (parsed === null) return false;
  const withNumbers = parsed.arguments.filter(({ value }) => isIdentifier(value));
  const objects = { any: withNumbers.length > 0, named: withNumbers.some(({ name }) => isObjectName(name)) };
  return (
    pathActs(parsed.pathname, objects) ||
    parsed.arguments.some(({ name, value }) => argumentActs(name, value, objects.any)) ||
    fragmentActs(parsed.hash)
  );
});

/** Verbs that begin the names of operations that change something. */
const ACTING_VERBS: ReadonlySet<string> = new Set(
  (
    'add create insert update upsert save set put submit post place send delete remove destroy clear cancel edit move apply ' +
    'toggle subscribe unsubscribe register vote like unlike follow unfollow buy purchase order checkout pay book reserve rate login logout sign'
  ).split(' '),
);

/** Whether the name of an operation (`addToCart`, `toggle_favourite`) says that it changes something. */
export function isActingName(name: string): boolean {
  const word = segmentWord(name);
  return ACTING_VERBS.has(word.split('-')[0] ?? '') || wordActs(word);
}

/** Verbs by which sites name what is done when something is posted there, with or without an object. */
const POSTED_VERBS: ReadonlySet<string> = new Set(
  'save like follow favorite favourite bookmark rate pay flag publish approve cancel'.split(' '),
);

/** Verbs that an argument for actions names only to have them done (`action=watch`), with or without an object. */
const DONE_VERBS: ReadonlySet<string> = new Set([...POSTED_VERBS, 'watch', 'unwatch', 'purge', 'rollback']);

/** Whether posting to an address would change something: its path ends in a verb, as `/search/save` does. */
export function isActingPlace(url: string): boolean {
  const last =
    urlParts(url)
      ?.pathname.split('/')
      .findLast((segment) => segment !== '') ?? '';
  const word = segmentWord(last);
  return POSTED_VERBS.has(word) || wordActs(word);
}

/** Whether arguments hold what may be an object, and whether the name of one says so. */
interface ObjectArguments {
  readonly any: boolean;
  readonly named: boolean;
}

function isObjectName(name: string): boolean {
  return OBJECT_NAME.test(segmentWord(name.replace(/\[.*$/u, '')));
}

function pathActs(path: string, objects: ObjectArguments): boolean {
  const segments = path
    .split('/')
    .filter((segment) => segment !== '')
    .map(segmentWord);
  return segments.some((word, at) => {
    const before = segments[at - 1] ?? '';
    const after = segments[at + 1] ?? '';
    if (wordActs(word)) return true;
    if (OWN_VERB.has(word) && OWN_THING_ONLY.test(before)) return true;
    if (!ACTS_ON_OBJECT.has(word)) return false;
    const isInArguments = SECTIONS.has(word) ? objects.named : objects.any;
    const isVerb = isIdentifier(after) && !THINGS.has(word);
    return isVerb || (at === segments.length - 1 && (isIdentifier(before) || isInArguments));
  });
}

function argumentActs(name: string, value: string, objectInArguments: boolean): boolean {
  const word = segmentWord(name.replace(/\[.*$/u, ''));
  // `?checkin=2026-12-22&checkout=2026-12-23` asks for a stay.
  if (value === '' ? word.startsWith('check') : isDate(value)) return false;
  // `?remove=colour:red` takes a filter off; `?remove=17` takes something out of a cart.
  const needsObject = ACTS_ON_OBJECT.has(word) || word === 'add' || word === 'remove';
  if (needsObject ? isIdentifier(value) && !THINGS_BY_ARGUMENT.has(word) : wordActs(word)) return true;
  const objects = { any: objectInArguments, named: objectInArguments };
  return ACTION_ARGUMENT.has(word) && (DONE_VERBS.has(segmentWord(value)) || pathActs(value, objects));
}

/** A route in the fragment (`#!/logout`, `#/cart/add/7`) acts as a path does. */
function fragmentActs(hash: string): boolean {
  const route = /^#!?(\/[^?]*)/u.exec(hash);
  return route !== null && pathActs(route[1] ?? '', { any: false, named: false });
}

function wordActs(word: string): boolean {
  return (
    ACTS.has(word) || ACTS.has(word.replaceAll('-', '')) || VERB_AND_OWN_THING.test(word) || VERB_AND_RECORD.test(word)
  );
}

/** A segment as lower-case words joined by `-`: `addToCart.php` is `add-to-cart`. */
const segmentWord: (segment: string) => string = remembering((segment) =>
  decodedPart(segment)
    .replace(EXTENSION, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1-$2')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s._+-]+/gu, '-')
    .replace(/^-|-$/gu, ''),
);

/** A day, in whatever order: `2026-12-23`, `23.12.2026`, `20261223`. */
function isDate(text: string): boolean {
  return /^(?:\d{1,4}([-./])\d{1,2}\1\d{1,4}(?!\d)|(?:19|20)\d{2}[01]\d[0-3]\d$)/u.test(text);
}

/** A number, a long hexadecimal identifier or a UUID. */
export function isIdentifier(text: string): boolean {
  return /^(?:\d+|[0-9a-f]{8,}|[0-9a-f-]{36})$/iu.test(text);
}
