/** Cursors: how a list says where it goes on, in a text that only the shop itself reads and that is another one in each list. */

import { hashText } from '../random.js';

const SEPARATOR = '|';

/** The cursor to the page of a list that begins at a position; null where there is none. */
export function cursorTo(list: string, position: string | undefined): string | null {
  if (position === undefined) return null;
  const mark = hashText(`${list}/${position}`).toString(36);
  return Buffer.from(mark + SEPARATOR + position).toString('base64url');
}

/** The position that a cursor stands for; empty for what is no cursor. */
export function positionAt(cursor: string): string {
  return Buffer.from(cursor, 'base64url').toString('utf8').split(SEPARATOR)[1] ?? '';
}
