/**
 * What sets a card apart from most of its list (contract of `Card.marks`): no word says "sponsored", but few cards say it.
 */

import { textKey } from '../../base/text.js';
import { linkPatterns } from './link-pattern.js';
import { ELSEWHERE, leadElsewhere, leavesHost } from './other-sites.js';
import type { PageIndex } from '../page-index.js';
import type { ListRecord } from './records.js';

/** Share of cards above which a property is usual and marks nothing. */
const MAX_SHARE = 0.5;
/** Marked texts are short: badges, not titles. */
const MAX_MARK_TEXT = 40;
/** Marks of one card that are kept. */
const MAX_MARKS = 20;

/** Marks of each card: `text:…`, `rel:…`, `link:…`, `class:…`, `attribute:…`. */
export function readCardMarks(
  index: PageIndex,
  records: readonly ListRecord[],
  texts: readonly (readonly string[])[],
): readonly (readonly string[])[] {
  const linkMarks = linkMarksOf(patternsOf(index, records));
  const properties = records.map((record, at) => {
    const found = new Set<string>();
    for (const text of texts[at] ?? [])
      if (text.length <= MAX_MARK_TEXT && /\p{L}/u.test(text)) found.add(`text:${textKey(text)}`);
    for (const rel of relTokens(index, record)) found.add(`rel:${rel}`);
    for (const part of rootProperties(index, record.root)) found.add(part);
    return found;
  });
  const counts = new Map<string, number>();
  for (const found of properties) for (const property of found) counts.set(property, (counts.get(property) ?? 0) + 1);
  return records.map((record, at) => {
    const rare = [...(properties[at] ?? [])].filter((property) =>
      isMark(property, counts.get(property) ?? 0, records.length),
    );
    const mark = linkMarks[at] ?? '';
    return (mark === '' ? rare : [...rare, `link:${mark}`]).slice(0, MAX_MARKS);
  });
}

/**
 * What tells the link of each card from the others, empty where nothing does: where it leads if most lead elsewhere, else the
 * names of the arguments that it has and not all have, or lacks and most have. All other arguments are the page's own, so
 * that the same cards have the same mark in every list.
 */
function linkMarksOf(patterns: readonly string[]): readonly string[] {
  const usual = partsOf(mostFrequent(patterns));
  const alike = patterns.map(partsOf).filter(({ path }) => path === usual.path);
  const isShared = (name: string): boolean => alike.every(({ names }) => names.includes(name));
  return patterns.map((pattern) => {
    const { path, names } = partsOf(pattern);
    if (path !== usual.path) return pattern;
    const more = names.filter((name) => !isShared(name) && (pattern === usual.pattern || !usual.names.includes(name)));
    const fewer = usual.names.filter((name) => !names.includes(name));
    return [...more.map((name) => `+${name}`), ...fewer.map((name) => `-${name}`)].join('');
  });
}

interface PatternParts {
  readonly pattern: string;
  readonly path: string;
  readonly names: readonly string[];
}

function partsOf(pattern: string): PatternParts {
  const [path = '', query = ''] = pattern.split('?');
  return { pattern, path, names: query === '' ? [] : query.split('&') };
}

/** Texts mark if several cards share them; markup marks even if one card alone has it. */
function isMark(property: string, count: number, size: number): boolean {
  return count <= size * MAX_SHARE && (count > 1 || !property.startsWith('text:'));
}

/** Pattern of each card's link; empty where it has none. */
function patternsOf(index: PageIndex, records: readonly ListRecord[]): readonly string[] {
  const urls = records.map(({ links }) => (links[0] === undefined ? '' : (index.linkUrl(links[0]) ?? '')));
  const linked = urls.filter((url) => url !== '');
  const pageUrl = index.snapshot.url;
  const areElsewhere = leadElsewhere(linked, pageUrl);
  const patterns = linkPatterns(linked).map((pattern, at) =>
    areElsewhere && leavesHost(linked[at] ?? '', pageUrl) ? ELSEWHERE : pattern,
  );
  let at = 0;
  return urls.map((url) => (url === '' ? '' : (patterns[at++] ?? '')));
}

function relTokens(index: PageIndex, record: ListRecord): readonly string[] {
  return record.links.flatMap((link) =>
    (index.node(link).attributes['rel'] ?? '')
      .toLowerCase()
      .split(/\s+/u)
      .filter((token) => token !== ''),
  );
}

/** Classes and attribute names of the block's root; values of attributes differ anyway. */
function rootProperties(index: PageIndex, root: number): readonly string[] {
  const { attributes } = index.node(root);
  const classes = (attributes['class'] ?? '').split(/\s+/u).filter((name) => name !== '');
  const names = Object.keys(attributes).filter((name) => name !== 'class' && name !== 'id' && name !== 'style');
  return [...classes.map((name) => `class:${name}`), ...names.map((name) => `attribute:${name}`)];
}

function mostFrequent(keys: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}
