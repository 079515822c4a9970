/**
 * Links of one block of a list that lead to the same entity though their addresses differ: with arguments and without, or
 * to a part of its page, as to its reviews.
 */

import { urlArguments } from '../../base/url.js';
import type { LinkFact } from '../link-facts.js';
import type { PageIndex } from '../page-index.js';
import { childOf } from './inner-lists.js';

/** What links are known to lead to. */
export interface SharedContext {
  /** The list that they stand in. */
  readonly container: number;
  /** Link pattern of the site's lists. */
  readonly pattern: string;
}

/** The links, those of one entity in one block with one target. */
export function withSharedTargets(
  index: PageIndex,
  { container, pattern }: SharedContext,
  links: readonly LinkFact[],
): readonly LinkFact[] {
  return withBareTargets(index, container, withKnownTargets(index, { container, pattern }, links));
}

/**
 * Neighbours in one child of the list that have the same path and the same values of the arguments which the known pattern
 * has lead to one entity, whatever their other arguments say.
 */
function withKnownTargets(
  index: PageIndex,
  { container, pattern }: SharedContext,
  links: readonly LinkFact[],
): readonly LinkFact[] {
  const names = argumentsOf(pattern);
  if (names.length === 0) return links;
  const shared: LinkFact[] = [];
  let last = '';
  for (const link of links) {
    const key = entityKey(link.target, names);
    const place = key === null ? '' : `${childOf(index, container, link.node)} ${key}`;
    const before = shared.at(-1);
    shared.push(place !== '' && place === last && before !== undefined ? { ...link, target: before.target } : link);
    last = place;
  }
  return shared;
}

/** Names of the arguments that a pattern has; none where its query is one word. */
function argumentsOf(pattern: string): readonly string[] {
  const query = pattern.indexOf('?');
  const names = query < 0 ? [] : pattern.slice(query + 1).split('&');
  return names.includes('*') ? [] : names;
}

/** Path of an address and its values of these arguments, or null if it lacks one of them. */
function entityKey(address: string, names: readonly string[]): string | null {
  const given = urlArguments(address);
  const values = names.map((name) => given.filter((one) => one.name === name).map(({ value }) => value));
  const path = address.replace(/[?#].*$/u, '');
  return values.some(({ length }) => length === 0) ? null : JSON.stringify([path, values]);
}

/**
 * A block may link its entity with arguments and without: beside a link with the same path, one without leads to the same,
 * and so do all that follow it in its child of the list. What has others beside it there is of no other child.
 */
function withBareTargets(index: PageIndex, container: number, links: readonly LinkFact[]): readonly LinkFact[] {
  const shared: LinkFact[] = [];
  const children = links.map(({ node }) => childOf(index, container, node));
  for (const [at, link] of links.entries()) {
    const own = [at - 1, at + 1].filter((other) => children[other] === children[at]);
    const places = own.some((other) => links[other]?.target === link.target) ? own : [at - 1, at + 1];
    const beside = places.map((other) => (own.includes(other) ? (shared[other] ?? links[other]) : links[other]));
    const same = beside.find((other) => other?.target.startsWith(`${link.target}?`) === true);
    shared.push(link.target.includes('?') || same === undefined ? link : { ...link, target: same.target });
  }
  return shared;
}
