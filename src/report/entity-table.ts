/**
 * The first entities of a run as a compact table, the attributes that their pages hide marked.
 */

import type { EntityRecord } from '../model/entity.js';
import type { AttributeSummary } from '../model/run.js';
import { attributeVisibility, type AttributeVisibility } from './attribute-visibility.js';
import { displayText, displayWidth, fitText } from './display-text.js';
import { formatColumns } from './text-table.js';

/** Widest name, in columns of the terminal. */
const NAME_WIDTH = 32;

/** Widest attribute, in columns of the terminal. */
const CELL_WIDTH = 20;

/** Between columns. */
const GAP_WIDTH = 2;

/** Marks hidden attributes. */
const HIDDEN_MARK = ' *';

const ORDER: readonly AttributeVisibility[] = ['hidden', 'partly', 'unknown', 'visible'];

/** Attributes that fit go in: hidden ones first, and among them those that most of the entities have. */
export function formatTable(
  entities: readonly EntityRecord[],
  attributes: readonly AttributeSummary[],
  width: number,
): string {
  const candidates = attributes
    .map((summary) => candidate(summary, entities))
    .filter(({ filled }) => filled > 0)
    .toSorted((a, b) => ORDER.indexOf(a.visibility) - ORDER.indexOf(b.visibility) || b.filled - a.filled);
  const names = entities.map((entity) => fitText(displayText(entity.name), NAME_WIDTH));
  const chosen = chooseColumns(candidates, width - Math.max(...names.map(displayWidth), 'Name'.length));
  const rows = names.map((name, row) => [name, ...chosen.map(({ cells }) => cells[row] ?? '')]);
  const columns = [{ title: 'Name' }, ...chosen.map(({ title }) => ({ title }))];
  return [...formatColumns(columns, rows, width), ...legend(chosen, candidates.length)].join('\n');
}

interface Candidate {
  readonly title: string;
  readonly visibility: AttributeVisibility;
  readonly cells: readonly string[];
  /** Number of entities that have it. */
  readonly filled: number;
}

function candidate(summary: AttributeSummary, entities: readonly EntityRecord[]): Candidate {
  const { attribute } = summary;
  const visibility = attributeVisibility(summary);
  const lists = entities.map(({ attributes }) =>
    Object.hasOwn(attributes, attribute) ? (attributes[attribute] ?? []) : [],
  );
  const mark = visibility === 'hidden' ? HIDDEN_MARK : '';
  return {
    title: fitText(displayText(attribute), CELL_WIDTH - mark.length) + mark,
    visibility,
    cells: lists.map((values) => fitText(displayText(values.join(', ')), CELL_WIDTH)),
    filled: lists.filter((values) => values.length > 0).length,
  };
}

function chooseColumns(candidates: readonly Candidate[], room: number): readonly Candidate[] {
  const chosen: Candidate[] = [];
  let left = room;
  for (const each of candidates) {
    const needed = Math.max(...[each.title, ...each.cells].map(displayWidth)) + GAP_WIDTH;
    if (needed > left) continue;
    left -= needed;
    chosen.push(each);
  }
  return chosen;
}

function legend(chosen: readonly Candidate[], all: number): readonly string[] {
  const hidden = chosen.some(({ visibility }) => visibility === 'hidden');
  const rest = all - chosen.length;
  return [
    ...(hidden ? ['* hidden: no page of the entity shows it; learned by asking the site'] : []),
    ...(rest > 0 ? [`${String(rest)} more attribute${rest === 1 ? '' : 's'} not shown here`] : []),
  ];
}
