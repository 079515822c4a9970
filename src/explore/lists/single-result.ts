/**
 * Questions that only one entity answers to: many sites lead to its page at once, instead of listing it.
 */

import { bareUrl } from '../../base/url.js';
import type { AccessPath } from '../../model/access-path.js';
import { NO_PAGINATION } from '../../model/no-pagination.js';
import type { Card, PageView } from '../../model/page.js';
import type { Observation } from '../../model/site.js';
import type { ExploreContext } from '../context.js';

/** The page of an entity that a question led to, as a list of that one; null if it led to none that lists have shown. */
export function singleResult(
  { isEntity }: Pick<ExploreContext, 'isEntity'>,
  path: AccessPath,
  observation: Observation,
): Observation | null {
  const { view } = observation;
  if (path.kind === 'actions' || bareUrl(path.url) === bareUrl(view.url)) return null;
  if (!isEntity(view.url) || isEntity(path.url)) return null;
  return { ...observation, view: listOfOne(view, path.url) };
}

/** The list has the address that was asked: a card with its own page's would be none. */
function listOfOne(view: PageView, url: string): PageView {
  const name = view.details.name ?? view.title;
  const card: Card = {
    node: 0,
    position: 0,
    url: view.url,
    name,
    image: null,
    identifier: null,
    texts: [name],
    attributes: [],
    marks: [],
  };
  return {
    ...view,
    url,
    type: 'list',
    list: { node: 0, cards: [card], linkPattern: '', label: null },
    groups: [],
    pagination: NO_PAGINATION,
    counts: [],
    declaredCount: 1,
  };
}
