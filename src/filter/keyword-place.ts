/**
 * Where an address holds the keyword (He 2013 §7.2: "the argument immediately prior to the {query} wild-card").
 */

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
const TEMPLATE = /\{query\}|%7Bquery%7D/giu;

/** The place of the keyword in a search's template; null where no address holds it, as with POST. */
export function keywordPlace(template: AccessPath): KeywordPlace | null {
  if (template.kind === 'request' && template.method.toUpperCase() !== 'GET') return null;
  if (template.kind === 'actions') return null;
  const filled = template.url.replace(TEMPLATE, MARK);
  const parts = argumentsOf(filled);
  if (parts === null) return null;
  const named = parts.items.find(({ value }) => value === MARK);
  if (named !== undefined) {
    const { name } = named;
    return {
      name,
      keywordOf: (url) => argumentsOf(url)?.items.find((item) => item.name === name)?.value ?? null,
    };
  }
  const at = parts.items.findIndex(({ name }) => name.includes(MARK));
  return at < 0 ? null : segmentPlace(template.url);
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
