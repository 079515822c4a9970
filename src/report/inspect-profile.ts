/**
 * What an earlier crawl learnt of a site, as text for a person.
 */

import type { SiteProfile } from '../model/store.js';
import { displayText } from './display-text.js';

/** Names and patterns of a kind that are told; of more the number is. */
const MOST_TOLD = 8;

/** A section with a line for each thing that is known. */
export function formatProfile(profile: SiteProfile): string {
  const { host, updatedAt, trackingArguments, arguments: known = [], transports, emptyAnswers = [] } = profile;
  const patterns = (transport: string): readonly string[] =>
    Object.entries(transports).flatMap(([pattern, by]) => (by === transport ? [pattern] : []));
  const kinds = [...new Set(known.map(({ kind }) => kind))].sort();
  const lines: readonly (readonly [string, readonly string[]])[] = [
    ['only track, shown by pages', trackingArguments],
    ...kinds.map((kind) => [kind, known.flatMap((one) => (one.kind === kind ? [one.name] : []))] as const),
    ['pages that need no browser', patterns('http')],
    ['pages that need a browser', patterns('browser')],
    ['searches whose empty pages are known', emptyAnswers.map(({ template }) => template)],
  ];
  return [
    `Known of ${displayText(host)} since ${updatedAt.slice(0, updatedAt.indexOf('T'))}`,
    ...lines.flatMap(([what, names]) => (names.length === 0 ? [] : [`  ${what}: ${named(names)}`])),
  ].join('\n');
}

function named(names: readonly string[]): string {
  const told = names.slice(0, MOST_TOLD).map(displayText).join(', ');
  return names.length > MOST_TOLD ? `${told} and ${String(names.length - MOST_TOLD)} more` : told;
}
