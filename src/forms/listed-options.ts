/**
 * Fields for text that offer what may be written into them in a list of their own (HTML standard, `datalist`): where they
 * stand among other choices, or outside any form, they are selects in all but name.
 */

import type { SnapshotNode } from '../model/snapshot.js';
import type { Markup } from './markup.js';

/** Values that a list offers at least: a lone one is an example. */
const LEAST_OPTIONS = 2;

/** The list that a field for text names, if it offers several values; else null. Fields for a search only suggest. */
export function listOf({ nodes, byId }: Pick<Markup, 'nodes' | 'byId'>, field: SnapshotNode): SnapshotNode | null {
  if (field.tag !== 'input' || !/^(?:text)?$/iu.test((field.attributes['type'] ?? '').trim())) return null;
  const list = nodes[byId.get(field.attributes['list'] ?? '') ?? -1];
  if (list?.tag !== 'datalist') return null;
  const options = nodes.slice(list.id, list.end).filter(({ tag }) => tag === 'option');
  return options.length < LEAST_OPTIONS ? null : list;
}
