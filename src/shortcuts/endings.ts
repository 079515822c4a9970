/**
 * What an answer says that may tell how its list goes on: scalars beside the list, and those of its last record.
 */

import { parseHttpUrl } from '../base/url.js';
import { argumentPairs } from '../base/url-arguments.js';
import { recordFields } from './list-records.js';
import { type Tree, isList, isRecord, valueAt } from './tree.js';

/** Scalars of an answer as texts by their places; nothing stands for null and for empty texts. */
export type Ending = ReadonlyMap<string, string>;

/** What begins the places within the last record, which lie at another index on every page. */
const LAST = 'last ';

/** Scalars beside the list that are looked at, the shallowest first. Raising it only takes time and memory. */
const MOST_SCALARS = 400;

/** How deep they lie: `data.search.results[0].pageInfo.endCursor`. */
const DEEPEST = 8;

/** Longer texts are no cursors, in characters. */
const LONGEST = 4_000;

/** Whether a place lies beside the list: what stands there is told for going on more likely than a field of a record. */
export function isBeside(place: string): boolean {
  return !place.startsWith(LAST);
}

/** The ending of an answer whose list lies at a place. An address tells its arguments, too, as that of the next page does. */
export function endingOf(answer: Tree, list: readonly string[]): Ending {
  const records = valueAt(answer, list);
  const last = isList(records) ? records.at(-1) : undefined;
  const fields = last === undefined ? [] : [...recordFields(last)];
  const scalars = [...scalarsBeside(answer, list), ...fields.map(([field, text]) => [LAST + field, text] as const)];
  return new Map(scalars.flatMap(([place, text]) => [[place, text], ...argumentsOf(place, text)]));
}

function scalarsBeside(answer: Tree, list: readonly string[]): readonly (readonly [string, string])[] {
  const found: (readonly [string, string])[] = [];
  let level: readonly (readonly [readonly string[], Tree])[] = [[[], answer]];
  for (let depth = 0; depth <= DEEPEST && level.length > 0 && found.length < MOST_SCALARS; depth += 1) {
    for (const [place, value] of level) {
      const text = scalarText(value);
      if (text !== null) found.push([JSON.stringify(place), text]);
    }
    level = level.flatMap(([place, value]) =>
      innerValues(value).map(([name, item]) => [[...place, name], item] as const),
    );
    level = level.filter(([place]) => place.join('\n') !== list.join('\n')).slice(0, MOST_SCALARS);
  }
  return found.slice(0, MOST_SCALARS);
}

function innerValues(value: Tree): readonly (readonly [string, Tree])[] {
  return isList(value) || isRecord(value) ? Object.entries(value) : [];
}

function scalarText(value: Tree): string | null {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return text === '' || text.length > LONGEST ? null : text;
}

function argumentsOf(place: string, text: string): readonly (readonly [string, string])[] {
  const isAddress = /^(?:https?:\/|\/|\?)[^\s?]*\?|^\?/u.test(text);
  const url = isAddress ? parseHttpUrl(text, 'http://none.invalid') : null;
  return url === null ? [] : argumentPairs(url.search).map(([name, value]) => [`${place} ?${name}`, value] as const);
}
