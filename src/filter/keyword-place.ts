/**
 * Where an address holds the keyword (He 2013 §7.2: "the argument immediately prior to the {query} wild-card").
 */

import { textKey } from '../base/text.js';
import type { AccessPath } from '../model/access-path.js';
import { argumentsOf } from './address-arguments.js';

/** Place of the keyword in the addresses of a site's results. */
export interface KeywordPlace {
  /** Name of the argument; null where the keyword is a segment of the path by itself. */
  readonly name: string | null;
  /** Keyword of an address; null if it holds none. */
  keywordOf(url: string): string | null;
}

/** Stands for the keyword while its place is looked for: nothing that a site's own addresses hold. */
const MARK = 'xqkeywordqx';
/** Different keywords in one argument from which it is the keyword's. */
const LEAST_HELD = 2;
/** Arguments that are remembered to have held a keyword. */
const MOST_NAMES = 1_000;

/** Where a template's address has the keyword. */
export const TEMPLATE: RegExp = /\{query\}|%7Bquery%7D/giu;

/** The place of the keyword in a search's template; null where no address holds it, as with POST. */
export function keywordPlace(template: AccessPath): KeywordPlace | null {
  if (template.kind === 'request' && template.method.toUpperCase() !== 'GET') return null;
  if (template.kind === 'actions') return null;
  const filled = template.url.replace(TEMPLATE, MARK);
  const parts = argumentsOf(filled);
  if (parts === null) return null;
  const named = parts.items.find(({ value }) => value === MARK);
  if (named !== undefined) return argumentPlace(named.name);
  const at = parts.items.findIndex(({ name }) => name.includes(MARK));
  return at < 0 ? null : segmentPlace(template.url);
}

/** A keyword that is the value of an argument. */
function argumentPlace(name: string): KeywordPlace {
  return { name, keywordOf: (url) => argumentsOf(url)?.items.find((item) => item.name === name)?.value ?? null };
}

/** A keyword that is a segment of the path: `/search/{query}/`. */
function segmentPlace(template: string): KeywordPlace | null {
  const path = URL.canParse(template.replace(TEMPLATE, MARK)) ? new URL(template.replace(TEMPLATE, MARK)).pathname : '';
  const segments = path.split('/');
  const at = segments.findIndex((segment) => segment.includes(MARK));
  if (at < 0) return null;
  return {
    name: null,
    keywordOf: (url) => {
      const own = URL.canParse(url) ? new URL(url).pathname.split('/') : [];
      const before = segments.slice(0, at);
      const isPlaced = before.every((segment, place) => own[place] === segment) && (own[at] ?? '') !== '';
      return isPlaced ? decoded(own[at] ?? '') : null;
    },
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

/** Learns the keyword's place from addresses of answers, where a search tells none as with typing into a live page. */
export interface PlaceLearner {
  /** The place, once two keywords stood in one argument of the addresses of their answers; else null. */
  note(url: string, keyword: string): KeywordPlace | null;
}

/** A learner that has seen nothing. */
export function createPlaceLearner(): PlaceLearner {
  const keywords = new Map<string, Set<string>>();
  return {
    note: (url, keyword) => {
      const wanted = textKey(keyword);
      for (const { name, value } of argumentsOf(url)?.items ?? []) {
        if (wanted === '' || textKey(value) !== wanted) continue;
        const held = keywords.get(name) ?? new Set();
        if (keywords.size < MOST_NAMES) keywords.set(name, held.add(wanted));
        if (held.size >= LEAST_HELD) return argumentPlace(name);
      }
      return null;
    },
  };
}
