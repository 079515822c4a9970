/**
 * What a page keeps for its next visit, read and put back. Sent to the browser as text, as `take-snapshot` is.
 */

import type { InPageProgram } from '../live/page-world.js';

/** One thing that is kept. */
export interface StoredItem {
  readonly area: 'local' | 'session';
  readonly key: string;
  readonly value: string;
}

/** What an origin keeps. */
export interface Stored {
  readonly origin: string;
  readonly items: readonly StoredItem[];
}

/** What a load begins with. */
export interface StorageBeginning {
  /** Another one for each load: documents after the first of a load keep what that one stored. */
  readonly load: string;
  readonly kept: readonly Stored[];
}

/** How much of an origin's storage is read. */
export interface StorageLimits {
  /** Of both areas together. */
  readonly items: number;
  /** Characters of a name with its value; longer ones are left out. */
  readonly length: number;
}

/** The program: what the present document's origin keeps; nothing where a page may keep nothing. */
export const readStorage: InPageProgram<StorageLimits, Stored> = { main: read, parts: [] };

/** The program, to be run before a document's own scripts: takes away what earlier loads left and puts back what is kept. */
export const beginStorage: InPageProgram<StorageBeginning, null> = { main: begin, parts: [] };

function read(limits: StorageLimits): Stored {
  const items: StoredItem[] = [];
  try {
    for (const area of ['local', 'session'] as const)
      for (const [key, value] of Object.entries(area === 'local' ? localStorage : sessionStorage) as [string, string][])
        if (items.length < limits.items && key.length + value.length <= limits.length) items.push({ area, key, value });
  } catch {
    // Documents without an origin of their own may keep nothing.
  }
  return { origin: location.origin, items };
}

function begin({ load, kept }: StorageBeginning): null {
  const mark = 'querent:load';
  try {
    if (sessionStorage.getItem(mark) === load) return null;
    localStorage.clear();
    sessionStorage.clear();
    for (const { area, key, value } of kept.find(({ origin }) => origin === location.origin)?.items ?? [])
      (area === 'local' ? localStorage : sessionStorage).setItem(key, value);
    sessionStorage.setItem(mark, load);
  } catch {
    // Documents without an origin of their own may keep nothing.
  }
  return null;
}
