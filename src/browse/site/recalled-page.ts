/**
 * Pages that are remembered, as answers: they cost nothing.
 */

import type { Answer, Cost } from '../../model/site.js';
import type { LiveSiteDeps } from './live-site-deps.js';

/** A page that was had. */
export type PageAnswer = Extract<Answer, { kind: 'page' }>;

/** What it costs to be given what is known. */
export const REMEMBERED: Cost = { pages: 0, bytes: 0, transport: 'memory' };

/** The page that is remembered under a key; null if there is none. */
export async function recallPage(memory: LiveSiteDeps['memory'], key: string): Promise<PageAnswer | null> {
  const page = await memory.get(key);
  if (page === null) return null;
  return { kind: 'page', observation: { page: key, view: page.view, at: page.at, cost: REMEMBERED } };
}
