/**
 * Values that take the place of the chosen one: where only one value of a facet can be chosen, the list of that value offers
 * others all the same, and some of them nothing else shows, as lists of values end with the most frequent ones.
 */

import { urlArguments, urlEdit } from '../../base/url.js';
import type { AccessPath } from '../../model/access-path.js';
import type { Explorer } from '../explorer.js';
import type { ListReading } from '../lists/list-reading.js';
import type { Question } from '../planning/planner.js';
import { valueKey, type Region } from '../region.js';
import { comparableSize, relateReading } from './relating.js';

/** A question with the region that its answer lies in. */
export interface PlacedAnswer {
  readonly region: Region;
  readonly question: Question;
}

/**
 * The larger region that has an answer of which the asked one has a part at most: the address has the value in place of the one
 * that was chosen there of the same facet. Null where the answer is no such.
 */
export function besideChosen(
  explorer: Explorer,
  asked: Region,
  { question, reading }: { readonly question: Question; readonly reading: ListReading },
): PlacedAnswer | null {
  const { facet, choice, path } = question;
  const chosen = asked.predicates.find(({ attribute }) => attribute === facet.attribute);
  const above = asked.ancestors.find(({ predicates }) => predicates.every((one) => one.attribute !== facet.attribute));
  if (chosen === undefined || above === undefined || above.id === null || facet.group.multiple) return null;
  if (!takesPlace(above.path, asked.path, choice.path)) return null;
  if (explorer.asked.covers(facet.identity, valueKey(choice), above)) return null;
  const relationTo = (region: Region): string =>
    relateReading(explorer, region, { reading, declared: comparableSize(explorer, region, reading.first.view) });
  if (relationTo(asked) !== 'unrelated' || relationTo(above) !== 'narrower') return null;
  const before = (chosen.path ?? chosen.values).length;
  return { region: above, question: { ...question, path: path.length > before ? path.slice(before) : path } };
}

/** Whether an address differs from that of the region by another value of one argument, which the larger region's has not. */
function takesPlace(above: AccessPath, asked: AccessPath, choice: AccessPath | null): boolean {
  if (above.kind !== 'url' || asked.kind !== 'url' || choice?.kind !== 'url') return false;
  const name = changedArgument(asked.url, choice.url);
  return name !== null && urlArguments(above.url).every((one) => one.name !== name);
}

/** The argument that two addresses have other values of, all else being equal and the old value being gone; else null. */
function changedArgument(from: string, to: string): string | null {
  const edit = urlEdit(from, to);
  if (edit?.path !== null || edit.remove.length !== 1 || edit.add.length !== 1) return null;
  const [removed, added] = [edit.remove[0], edit.add[0]];
  if (removed === undefined || removed.name !== added?.name || goesOn(removed.value, added.value)) return null;
  return removed.name;
}

/** Whether a value holds all of another one as a member of a list: "blue,red" is blue still. */
function goesOn(before: string, after: string): boolean {
  const [own, other] = [before, after].map((value) => ` ${value.replaceAll(/[^\p{L}\p{N}_-]+/gu, ' ').trim()} `);
  return own !== undefined && other?.includes(own) === true;
}
