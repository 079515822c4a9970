/**
 * Interned texts: attributes, values, sources and page keys, each stored once and known by a number.
 */

import type { SqlDatabase } from '../model/sql.js';

/** Texts remembered in memory, some 10 MB. Raising it saves look-ups where there are very many different values. */
const REMEMBERED_TEXTS = 100_000;

/** Texts longer than this many characters are not remembered. */
const LONG_TEXT = 512;

/** The number 0 stands for no text. */
export const NO_TEXT: number = 0;

/** Numbers for texts. */
export interface TextTable {
  /** The text's number, made if it is new. */
  intern(text: string): number;
  /** The text's number, or null if it is not known. */
  find(text: string): number | null;
  /** Forgets what is remembered, after a transaction was rolled back. */
  reset(): void;
}

/** The table of interned texts, with the numbers of some texts in memory. */
export function createTextTable(database: SqlDatabase, rememberedTexts: number = REMEMBERED_TEXTS): TextTable {
  const select = database.prepare('SELECT id FROM text WHERE text = ?');
  const last = database.prepare('SELECT max(id) FROM text');
  const insert = database.prepare('INSERT INTO text (id, text) VALUES (?, ?)');
  const remembered = new Map<string, number>();
  const highest = (): number => Number(last.get([])?.[0] ?? NO_TEXT);
  let used = highest();

  const find = (text: string): number | null => {
    const known = remembered.get(text);
    if (known !== undefined) return known;
    const id = select.get([text])?.[0];
    if (typeof id !== 'number') return null;
    remember(text, id);
    return id;
  };
  const remember = (text: string, id: number): void => {
    if (text.length > LONG_TEXT) return;
    if (remembered.size >= rememberedTexts) remembered.clear();
    remembered.set(text, id);
  };
  return {
    find,
    intern: (text) => {
      const known = find(text);
      if (known !== null) return known;
      used += 1;
      insert.run([used, text]);
      remember(text, used);
      return used;
    },
    reset: () => {
      remembered.clear();
      used = highest();
    },
  };
}
