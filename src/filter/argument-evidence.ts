/**
 * What result pages show of arguments, and what follows from it: evidence in the order in which it counts.
 */

import type { AccessPath } from '../model/access-path.js';
import type { PageView } from '../model/page.js';
import { argumentsOf } from './address-arguments.js';
import type { ArgumentClass, ArgumentKind } from './argument-class.js';
import { decideArgument, NO_VOTES } from './argument-decision.js';
import { createVoteCount } from './argument-votes.js';
import type { KeywordPlace } from './keyword-place.js';
import { createKnownSearch } from './known-search.js';
import { createPrevalence } from './prevalence.js';

/** An argument above this prevalence does not select, 0–1 (He 2013 §8). Raising it fetches more of the same. */
export const PREVALENCE_THRESHOLD = 0.1;

/**
 * Result pages of different keywords from which prevalence tells: below, a value that is linked from one page alone would
 * already exceed the threshold.
 */
const LEAST_PAGES = 20;

/** Arguments that are kept of a site. */
const MOST_NAMES = 5_000;

/** Prevalence of what looks like a facet but is the same on every result page, 0–1. Lowering it loses facets of few values. */
const STATIC_PREVALENCE = 0.95;
/** Prevalence up to which a facet follows what was found, 0–1. */
const FOLLOWING_PREVALENCE = 0.8;
/** Facets that must tell counts or follow what was found before one that does neither is taken for none. */
const LEAST_FOLLOWING = 2;

/** What is kept of a book between crawls. */
export interface SavedArguments {
  readonly classes: readonly { readonly name: string; readonly kind: ArgumentKind }[];
}

/** Options of a book. */
export interface EvidenceOptions {
  /** @default PREVALENCE_THRESHOLD */
  readonly threshold?: number;
  /** What the site's profile keeps. */
  readonly saved?: SavedArguments | null;
  /** Only prevalence counts, as published: for comparison. @default false */
  readonly onlyPrevalence?: boolean;
}

/** What was seen of arguments; grows while pages are read. */
export interface ArgumentEvidence {
  /** Takes in how the site is searched. */
  learnSearch(template: AccessPath): void;
  /** Takes in a result page; `keyword` is what was asked for, where addresses do not tell. */
  learn(view: PageView, keyword?: string): void;
  classOf(name: string): ArgumentClass;
  /** All arguments that were seen, sorted. */
  names(): readonly string[];
  place(): KeywordPlace | null;
  /** The address that asks for a keyword and nothing else; null where no address does, or none is known. */
  searchUrl(keyword: string): string | null;
  /** What later pages showed to be otherwise. */
  readonly corrections: Map<string, ArgumentKind>;
}

/** Nothing seen, but for what the profile keeps. */
export function createEvidence(options: EvidenceOptions = {}): ArgumentEvidence {
  const { threshold = PREVALENCE_THRESHOLD, onlyPrevalence = false, saved } = options;
  const profile = new Map((saved?.classes ?? []).slice(0, MOST_NAMES).map(({ name, kind }) => [name, kind]));
  const votes = createVoteCount();
  const search = createKnownSearch();
  const corrections = new Map<string, ArgumentKind>();
  const prevalence = createPrevalence();
  const keywords = new Set<string>();
  let facets: number | null = null;
  /** Facets that surely are some: their values follow what was found, or tell how much they leave. */
  const following = (): number =>
    (facets ??= [...votes.names()].filter((name) => {
      const { counted, selects } = votes.of(name);
      return counted > 0 || (selects > 0 && (prevalence.of(name) ?? 1) <= FOLLOWING_PREVALENCE);
    }).length);
  return {
    corrections,
    place: search.place,
    searchUrl: search.urlOf,
    learnSearch: search.learn,
    names: () => {
      const own = search.place()?.name ?? null;
      const seen = [...votes.names(), ...prevalence.names(), ...profile.keys()];
      return [...new Set(own === null ? seen : [...seen, own])].sort();
    },
    learn: (view, asked) => {
      facets = null;
      if (asked !== undefined) search.note(view.url, asked);
      const place = search.place();
      const keyword = place?.keywordOf(view.url) ?? null;
      if (keyword !== null && !keywords.has(keyword)) {
        keywords.add(keyword);
        prevalence.note(linksOfQuery(view, place, keyword).flatMap((url) => argumentsOf(url)?.items ?? []));
      }
      votes.learn(view);
    },
    classOf: (name) => {
      const measured = prevalence.of(name);
      const told = keywords.size >= LEAST_PAGES ? measured : null;
      const decision = decideArgument({
        votes: onlyPrevalence ? NO_VOTES : votes.of(name),
        isKeyword: search.place()?.name === name,
        isSegment: name.startsWith('/'),
        correction: corrections.get(name),
        profile: profile.get(name),
        isPrevalent: told !== null && told > threshold,
        isStatic: told !== null && told >= STATIC_PREVALENCE && following() >= LEAST_FOLLOWING,
      });
      return { name, prevalence: measured, ...decision };
    },
  };
}

/** Addresses of the links of a result page that keep what was asked. */
function linksOfQuery(view: PageView, place: KeywordPlace | null, keyword: string): readonly string[] {
  const urls = new Set(view.links.filter(({ acts }) => !acts).map(({ url }) => url));
  return [...urls].filter((url) => place?.keywordOf(url) === keyword);
}
