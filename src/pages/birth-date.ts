/**
 * Fields that ask when a visitor was born, as of pages that stand before those of a site: a day, a month and a year to be
 * chosen or typed, told by the numbers that they take.
 */

import type { Control } from '../model/page.js';
import type { SnapshotNode } from '../model/snapshot.js';
import type { PageIndex } from './page-index.js';
import { controlOf, withOrdinals } from './steps.js';

/** What the three fields are filled in with, so that either order of day and month will do. */
const PARTS = { day: '01', month: '01', year: '1980' } as const;

/** Group of the steps, so that they are no choices of what else the fields are taken for. */
const GROUP = 'day of birth';

type Part = keyof typeof PARTS;

const MOST_DAYS = 31;
const MONTHS = 12;
/** Years that a select offers at least, from which a visitor could be of any age. */
const LEAST_YEARS = 60;
const YEAR_DIGITS = 4;
const PART_DIGITS = 2;

/** The fields as steps that fill them in; empty where a page does not ask just such three. */
export function readBirthDate(index: PageIndex): readonly Control[] {
  const fields = index.nodes.filter((node) => node.visible !== false && isField(node));
  const parts = fields.map((node) => partOf(index, node));
  const isAsked = parts.length === PART_COUNT && new Set(parts).size === PART_COUNT && !parts.includes(null);
  // Two fields of two digits are a day and a month in either order.
  if (!isAsked && parts.map((part) => part ?? '').join(' ') !== TYPED) return [];
  return withOrdinals(
    fields.map((node, at) => {
      const part = parts[at] ?? 'day';
      const value = node.tag === 'select' ? (optionOf(index, node, part) ?? '') : PARTS[part];
      return controlOf(index, node.id, { do: node.tag === 'select' ? 'select' : 'type', group: GROUP, value });
    }),
  );
}

const PART_COUNT = 3;
/** How fields are read that are typed into. */
const TYPED = 'day day year';

function isField({ tag, attributes }: SnapshotNode): boolean {
  return tag === 'select' || (tag === 'input' && TYPED_KINDS.has((attributes['type'] ?? 'text').toLowerCase()));
}

const TYPED_KINDS: ReadonlySet<string> = new Set(['text', 'number', 'tel']);

/** What a field asks, by the options that it offers or the digits that it takes; null where it is another one. */
function partOf(index: PageIndex, node: SnapshotNode): Part | null {
  if (node.tag !== 'select') return typedPart(node);
  const texts = optionsOf(index, node);
  const numbers = texts.map(Number).filter(Number.isInteger);
  if (numbers.filter((number) => number >= LEAST_YEAR).length >= LEAST_YEARS) return 'year';
  if (numbers.length === MOST_DAYS && Math.max(...numbers) === MOST_DAYS) return 'day';
  return texts.length === MONTHS || texts.length === MONTHS + 1 ? 'month' : null;
}

const LEAST_YEAR = 1_900;

function typedPart({ attributes }: SnapshotNode): Part | null {
  const digits = Number(attributes['maxlength'] ?? String(attributes['max'] ?? '').length);
  if (digits === YEAR_DIGITS) return 'year';
  return digits === PART_DIGITS ? 'day' : null;
}

/** The option that stands for a part; the months may be words, of which the first will do. */
function optionOf(index: PageIndex, node: SnapshotNode, part: Part): string | null {
  const texts = optionsOf(index, node);
  const wanted = Number(PARTS[part]);
  const found = texts.find((text) => text !== '' && Number(text) === wanted);
  return found ?? texts.slice(-MONTHS)[0] ?? null;
}

function optionsOf(index: PageIndex, select: SnapshotNode): readonly string[] {
  return index.within(select.id, 'option').map((id) => index.text(id));
}
