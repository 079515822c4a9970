/**
 * The empty filter as exploring uses it (He 2013 §6), with what the site's profile keeps of it.
 */

import { shortHash } from '../base/hash.js';
import type { EmptyAnswer, EmptyJudge, EmptyResults } from '../explore/context.js';
import { backgroundQueries } from '../filter/background-queries.js';
import { createEmptyFilter, EMPTY_SIMILARITY, type EmptyFilter } from '../filter/empty-filter.js';
import { signatureOf } from '../filter/signature.js';
import type { AccessPath } from '../model/access-path.js';
import type { PageView } from '../model/page.js';
import type { SavedEmptyAnswers } from '../model/store.js';

/** The same keywords in every crawl, so that a recorded one can be replayed. */
const SEED = 1;

/** Changes of a site's layout that are followed while it is crawled. */
const MOST_RENEWALS = 2;

/** Templates of which references are kept. */
const MOST_TEMPLATES = 5;

/** Empty results, and what the site's profile is to keep of them. */
export interface KeptEmptyResults extends EmptyResults {
  saved(): readonly SavedEmptyAnswers[];
}

/** Empty results told by what a site answers meaningless keywords with, now or when the profile was written. */
export function createEmptyResults(before: readonly SavedEmptyAnswers[]): KeptEmptyResults {
  const kept = new Map(before.slice(0, MOST_TEMPLATES).map((answers) => [answers.template, answers.references]));
  const keep = (template: AccessPath, { references }: EmptyFilter): void => {
    const key = templateKey(template);
    if (references.length === 0 || (!kept.has(key) && kept.size >= MOST_TEMPLATES)) return;
    kept.set(
      key,
      references.map(({ readings: _readings, ...reference }) => reference),
    );
  };
  return {
    keywords: backgroundQueries(SEED),
    renewals: Array.from({ length: MOST_RENEWALS }, (_, at) => backgroundQueries(SEED + 1 + at)),
    judgeBy(answers, frame, template) {
      const references = answers.map(({ keyword, view }) => signatureOf(view, { query: keyword }));
      const filter = createEmptyFilter(references, framedBy(frame));
      if (template !== undefined) keep(template, filter);
      return judgeWith(filter);
    },
    judgeAsBefore(template, answer, frame) {
      const references = kept.get(templateKey(template)) ?? [];
      const filter = createEmptyFilter(
        references.map((reference) => ({ ...reference, readings: {} })),
        framedBy(frame),
      );
      return references.length > 0 && isAsBefore(filter, answer) ? judgeWith(filter) : null;
    },
    saved: () => [...kept].map(([template, references]) => ({ template, references })),
  };
}

function framedBy(frame: PageView): NonNullable<Parameters<typeof createEmptyFilter>[1]> {
  return { frames: [signatureOf(frame, { query: null })] };
}

function judgeWith(filter: EmptyFilter): EmptyJudge {
  let isStale = false;
  return {
    judge: (view, keyword) => {
      const { isEmpty, reason, score, isStale: isOtherLayout } = filter.judge(view, keyword);
      isStale = isOtherLayout;
      return isEmpty ? { reason, score } : null;
    },
    isStale: () => isStale,
  };
}

/** Whether a site still answers a meaningless keyword as it did: with another layout the references tell nothing. */
function isAsBefore(filter: EmptyFilter, { view, keyword }: EmptyAnswer): boolean {
  const { isEmpty, score } = filter.judge(view, keyword);
  return isEmpty && score > EMPTY_SIMILARITY;
}

/** The template of a search as one text. */
function templateKey(template: AccessPath): string {
  switch (template.kind) {
    case 'url':
      return template.url;
    case 'request':
      return `${template.method} ${template.url} ${template.body ?? ''}`;
    case 'actions':
      return `actions ${shortHash(JSON.stringify(template))}`;
  }
}
