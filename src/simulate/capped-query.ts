/**
 * Asking a site that shows at most so many results of a query, as the model of Sheng et al. has it ("Optimal Algorithms
 * for Crawling a Hidden Database in the Web", PVLDB 5(11), 2012): a query is resolved if all of its result is shown, else
 * it overflows.
 */

import type { AccessPath } from '../model/access-path.js';
import type { Card, PageView } from '../model/page.js';
import type { Predicate } from '../model/query.js';
import type { Site } from '../model/site.js';

/** What a query showed. */
export interface CappedAnswer {
  /** `none`: there is no such list, or nothing in it. */
  readonly kind: 'resolved' | 'overflow' | 'none';
  /** The first page; null where there is none. */
  readonly view: PageView | null;
  /** What was read: all of the result if it is resolved. */
  readonly cards: readonly Card[];
}

/** A query to ask. */
export interface CappedQuestion {
  readonly predicates: readonly Predicate[];
  readonly path: AccessPath;
}

/** A crawl of a capped site. */
export interface CappedCrawl {
  readonly site: Site;
  /** Results of one query that are shown at most. */
  readonly cap: number;
  /** The attributes by which entities can be asked: the paper has them given. */
  readonly attributes: ReadonlySet<string>;
  /** Is told what was listed under which predicates. */
  readonly learn: (predicates: readonly Predicate[], cards: readonly Card[]) => void;
  /** Is told which queries stay out of reach: they overflow and nothing splits them. */
  readonly giveUp: (predicates: readonly Predicate[]) => void;
}

/**
 * Asks a query and reads it to its end; of one that declares more than the site shows, only the first page. Where sizes are
 * not told, a list as long as the cap counts as cut.
 */
export async function askCapped(crawl: CappedCrawl, { predicates, path }: CappedQuestion): Promise<CappedAnswer> {
  const opening = await crawl.site.open(path);
  if (opening.kind !== 'session') return { kind: 'none', view: null, cards: [] };
  const { session } = opening;
  const { view } = session.observe();
  const cards = [...belonging(view)];
  const isTooLarge = view.declaredCount !== null && view.declaredCount > crawl.cap;
  while (!isTooLarge) {
    const answer = await session.next();
    if (answer?.kind !== 'page') break;
    cards.push(...belonging(answer.observation.view));
  }
  await session.close();
  crawl.learn(predicates, cards);
  if (cards.length === 0) return { kind: 'none', view, cards };
  const isCut = view.declaredCount === null && cards.length >= crawl.cap;
  return { kind: isTooLarge || isCut ? 'overflow' : 'resolved', view, cards };
}

/** Cards of the result: paid ones are marked. */
function belonging({ list }: PageView): readonly Card[] {
  return (list?.cards ?? []).filter(({ marks }) => marks.length === 0);
}
