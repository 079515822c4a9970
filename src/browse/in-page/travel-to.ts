/**
 * Goes to another place in a page's history. Sent to the browser as text, as `take-snapshot` is.
 */

import type { InPageProgram } from '../live/page-world.js';

/**
 * The program: goes to the place of this name, without loading a document; false if the page is in it, or has it no more.
 * What the page does of it comes after.
 */
export const travelTo: InPageProgram<string, boolean> = { main: travel, parts: [] };

async function travel(place: string): Promise<boolean> {
  const entry = navigation.entries().find(({ key }) => key === place);
  if (entry?.sameDocument !== true || navigation.currentEntry?.key === place) return false;
  try {
    await navigation.traverseTo(place).committed;
    return true;
  } catch {
    // A page may keep its visitors from leaving.
    return false;
  }
}
