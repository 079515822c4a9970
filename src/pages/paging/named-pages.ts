/**
 * The page that an arrow's own code names as the numbers beside it name theirs (`goPage(11)`): behind ten numbers many boards
 * have one that leads to the eleventh page, whichever is shown.
 */

import type { SnapshotNode } from '../../model/snapshot.js';
import type { PageIndex } from '../page-index.js';
import type { NumberRow } from './pressed-numbers.js';

/** Numbers whose code must be alike. */
const LEAST_ALIKE = 2;

const PAGE = '\u0000';

/** The number of the page that a press leads to by its code; null where the numbers of the row tell nothing, or it has none. */
export function namedPage(index: PageIndex, { numbers }: Pick<NumberRow, 'numbers'>, node: number): number | null {
  const templates = numbers.map(({ number, press }) => templateOf(codeOf(index.node(press.node)), number));
  const known = templates.filter((template): template is string => template !== null);
  const [template = ''] = known;
  if (known.length < LEAST_ALIKE || known.some((other) => other !== template)) return null;
  const [before = '', after = ''] = template.split(PAGE);
  const code = codeOf(index.node(node));
  if (!code.startsWith(before) || !code.endsWith(after)) return null;
  const named = code.slice(before.length, code.length - after.length);
  return /^\d+$/u.test(named) ? Number(named) : null;
}

/** The code with the only place of a number left open; null where it has none, or several. */
function templateOf(code: string, number: number): string | null {
  const parts = code.split(new RegExp(`(?<!\\d)${String(number)}(?!\\d)`, 'u'));
  return parts.length === 2 ? parts.join(PAGE) : null;
}

/** What a press runs: the code of a link, or of its handler. */
function codeOf({ attributes }: SnapshotNode): string {
  const { href = '', onclick = '' } = attributes;
  return /^\s*javascript:/iu.test(href) && /\d/u.test(href) ? href : onclick;
}
