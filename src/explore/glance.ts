/**
 * Opening a page only to look at it.
 */

import type { AccessPath } from '../model/access-path.js';
import type { ListHint } from '../model/page.js';
import type { Answer, OpenOptions } from '../model/site.js';
import type { ExploreContext } from './context.js';

/** How to open a page. */
export interface GlanceOptions extends Omit<OpenOptions, 'like'> {
  /** A list of the site that the page's own is like. @default null */
  readonly like?: ListHint | null;
}

/** What the page at the end of a path shows, or why it is not to be had. Nothing stays open. */
export async function glance(
  { site }: Pick<ExploreContext, 'site'>,
  path: AccessPath,
  { like = null, ...options }: GlanceOptions = {},
): Promise<Answer> {
  const opening = await site.open(path, { purpose: 'list', ...options, ...(like === null ? {} : { like }) });
  if (opening.kind !== 'session') return opening;
  const observation = opening.session.observe();
  await opening.session.close();
  return { kind: 'page', observation };
}
