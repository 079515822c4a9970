/**
 * Crawling one site: open it, explore it by the chosen strategy, then read its entity pages.
 */

import { parseHttpUrl } from '../base/url.js';
import type { EntityNumbers } from '../entities/entity-numbers.js';
import { createEntityRegister } from '../entities/register.js';
import type { ExploreContext, ExploreNews, KeywordPlan, QueryReading } from '../explore/context.js';
import { exploreLinks } from '../explore/published/links.js';
import { exploreOffline } from '../explore/published/offline.js';
import { exploreOnline } from '../explore/published/online.js';
import { explorePlanned, type Exploration } from '../explore/planned.js';
import type { AccessPath } from '../model/access-path.js';
import type { CrawlEvent } from '../model/event.js';
import type { CrawlOptions, Strategy } from '../model/options.js';
import type { PageView } from '../model/page.js';
import type { Observation, Site } from '../model/site.js';
import type { SiteProfile } from '../model/store.js';
import type { Ending } from './ending.js';
import { createEntityBook, type EntityBook } from './entity-book.js';
import { readEntityPages, SAMPLE_SIZE } from './entity-reading.js';
import { createFactIndex, type FactIndex } from './fact-index.js';
import { fairSite } from './fair-site.js';
import { createKeywordBook, type KeywordBook, type KeywordNews } from './keyword-book.js';
import type { Ledger } from './ledger.js';
import { createLostSiteWatch } from './lost-site.js';
import { createMembership, type Membership } from './membership.js';
import { endingOutcome, unreachableOutcome } from './outcome.js';
import { createPageKeeper, learningKeeper } from './page-keeper.js';
import type { PageShare } from './page-shares.js';
import { queryRecord, readingBatch } from './query-keeper.js';
import { createSiteKnowledge, type SiteKnowledge } from './site-knowledge.js';
import { pageTally, withBrowserTime } from './tally.js';
import { createWantedAttributes, type WantedAttributes } from './wanted-attributes.js';
import { watchSite } from './watched-site.js';
import type { CrawlWiring, OpenedRun } from './wiring.js';

/** What crawling one site needs. */
export interface SiteUndertaking {
  readonly startUrl: string;
  readonly options: CrawlOptions;
  readonly wiring: CrawlWiring;
  readonly opened: OpenedRun;
  readonly ledger: Ledger;
  /** Ends this site; of a run with one site, the run. */
  readonly ending: Ending;
  /** Hosts of all sites of the run, this one included. */
  readonly hosts: readonly string[];
  /** For the entities of all sites. */
  readonly numbers: EntityNumbers;
  /** What it may ask of the run's pages. */
  readonly share: PageShare;
}

type Explore = (context: ExploreContext, start: AccessPath, home: Observation) => Promise<Exploration>;

const STRATEGIES: Readonly<Record<Strategy, Explore>> = {
  planned: explorePlanned,
  online: exploreOnline,
  offline: exploreOffline,
  links: exploreLinks,
};

/** Crawls a site; false if it has no list of entities. */
export async function crawlSite(undertaking: SiteUndertaking): Promise<boolean> {
  const { startUrl, options, wiring, opened, ledger, ending } = undertaking;
  const { host } = new URL(startUrl);
  const tally = withBrowserTime(pageTally);
  const { onBrowserMillis } = tally;
  const profile = await opened.profileOf(host);
  const known = createSiteKnowledge(profile);
  const pages = learningKeeper(
    createPageKeeper(opened.store, tally, (page) => ledger.page(page)),
    ({ path, view }) => {
      known.arguments.learn(view, path.kind === 'url' ? path.url : undefined);
    },
  );
  const droppedArguments = known.arguments.tracking;
  const onNote = (text: string): void => {
    ledger.note(text);
  };
  const request = { startUrl, options, pages, profile, stop: ending.signal, onBrowserMillis, droppedArguments, onNote };
  const lost = createLostSiteWatch(host);
  const live = await wiring.openSite(request);
  try {
    const site = watchSite(fairSite(live.site, undertaking.share), {
      onScan(observation) {
        ledger.count('pageScans');
        lost.answered(observation);
      },
      onRefusal(refusal) {
        ledger.refuse(refusal);
        // Once the run ends, every answer says so; the first reason counts.
        if (refusal.kind === 'stopped' && ending.signal.aborted) return;
        const outcome = endingOutcome(refusal) ?? lost.refused(refusal);
        if (outcome !== null) ending.end(outcome);
      },
    });
    return await exploreSite(undertaking, site, known);
  } finally {
    await saveProfile(undertaking, profile, { transports: live.transports(), ...known.saved() });
    await live.close();
  }
}

async function exploreSite(undertaking: SiteUndertaking, site: Site, known: SiteKnowledge): Promise<boolean> {
  const { startUrl, options, opened, ledger, ending } = undertaking;
  const start: AccessPath = { kind: 'url', url: startUrl };
  const opening = await site.open(start, { purpose: 'list', priority: 2 });
  if (opening.kind !== 'session') {
    ending.end(unreachableOutcome(opening));
    return false;
  }
  const home = opening.session.observe();
  await opening.session.close();
  const register = await restoredRegister(undertaking);
  const book = createEntityBook(register, opened.store, known.arguments.tracking);
  const facts = createFactIndex((entity) => book.representative(entity));
  const keywords = await keywordPlan(undertaking, home.view);
  const asked = createKeywordBook(new URL(startUrl).host, keywords.given);
  const membership = createMembership((entity) => book.representative(entity));
  const wanted = createWantedAttributes(options.attributes);
  const context: ExploreContext = {
    ...exploreContext(undertaking, { site, book, facts, asked, membership, wanted }),
    keywords,
    reorders: known.arguments.reorders,
    emptyResults: known.emptyResults,
  };
  const { found } = await STRATEGIES[options.strategy](context, start, home);
  const unmet = wanted.note();
  if (unmet !== null) ledger.note(unmet);
  await opened.store.commit({ keywords: asked.take() });
  await book.dismiss(membership.strangers(book.withPages()));
  if (found && options.entityPages !== 'none') {
    ledger.emit({ kind: 'phase', phase: 'reading-entities', detail: 'reading entity pages' });
    const { queue, store } = opened;
    await readEntityPages({ site, book, facts, ledger, queue, store, options, ofSite: siteName(undertaking) });
  }
  return found;
}

async function restoredRegister({
  opened,
  startUrl,
  hosts,
  numbers,
}: SiteUndertaking): Promise<ReturnType<typeof createEntityRegister>> {
  const { host } = new URL(startUrl);
  const others = new Set(hosts.filter((other) => other !== host));
  const register = createEntityRegister({ host, numbers });
  for await (const known of opened.store.knownEntities()) if (!isOfSite(known, others)) register.restore(known);
  return register;
}

/** Whether an entity is one of these sites'. One that has no address on any site may be anybody's. */
function isOfSite({ id }: { readonly id: string }, hosts: ReadonlySet<string>): boolean {
  return hosts.has(parseHttpUrl(id)?.host ?? '') || [...hosts].some((host) => id.startsWith(`urn:querent:${host}:`));
}

/** The host of a site of several; undefined for one that is alone. */
function siteName({ startUrl, hosts }: SiteUndertaking): string | undefined {
  return hosts.length > 1 ? new URL(startUrl).host : undefined;
}

/** What is to be asked in the site's search field. */
async function keywordPlan({ startUrl, options, wiring }: SiteUndertaking, home: PageView): Promise<KeywordPlan> {
  return {
    given: await wiring.keywordsFor({ startUrl, options, siteTexts: textsOf(home) }),
    siteWords: options.siteWords,
    order: options.keywordOrder,
    isRepresentative: options.coverage === 'representative',
  };
}

/** What a page calls what it leads to. */
function textsOf({ links, groups, list }: PageView): readonly string[] {
  return [
    ...groups.flatMap(({ choices }) => choices.map(({ value }) => value)),
    ...(list?.cards ?? []).map(({ name }) => name),
    ...links.map(({ text }) => text),
  ];
}

interface Surroundings {
  readonly site: Site;
  readonly book: EntityBook;
  readonly facts: FactIndex;
  readonly asked: KeywordBook;
  readonly membership: Membership;
  readonly wanted: WantedAttributes;
}

function exploreContext(
  undertaking: SiteUndertaking,
  { site, book, facts, asked, membership, wanted }: Surroundings,
): ExploreContext {
  const { options, opened, ledger, hosts } = undertaking;
  return {
    site,
    register: (observation, list) => book.listed(observation, list),
    representative: (entity) => book.representative(entity),
    isEntity: (url) => book.isListed(url),
    async record(reading) {
      membership.learn(reading);
      for (const predicate of reading.teaches) facts.add(predicate, reading.entities);
      const record = queryRecord(reading, siteName(undertaking));
      const batch = readingBatch(reading, record, (entity) => book.representative(entity));
      await opened.store.commit({ ...batch, keywords: asked.take() });
      ledger.emit({
        kind: 'query',
        id: record.id,
        label: queryLabel(reading),
        listed: record.listedSize,
        declared: record.declaredSize,
      });
      if (record.complete === 'capped')
        ledger.note(
          `${queryLabel(reading)}: only ${record.listedSize} of ${record.declaredSize ?? '?'} entities are listed`,
        );
      return record.id;
    },
    tell(news) {
      if (news.kind === 'keyword') asked.note(news);
      tell(ledger, news, options.entityPages);
    },
    wants: (attribute) => wanted.wants(attribute),
    infers: options.inference,
    concurrency: options.concurrency,
    maxDepth: options.maxDepth,
    // Sites have equal shares. Pages of earlier parts of the run count: what it began it goes on with.
    mostPages: options.maxPages === null ? null : Math.floor(options.maxPages / hosts.length),
  };
}

function keywordEvent({ keyword, ...found }: KeywordNews): CrawlEvent {
  const { text, source, why } = keyword;
  return { ...found, kind: 'keyword', text, source, why };
}

/** Entity pages to be read of so many entities. */
function expectedEntityPages(which: CrawlOptions['entityPages'], entities: number): number {
  switch (which) {
    case 'all':
      return entities;
    case 'sample':
      return Math.min(entities, SAMPLE_SIZE);
    case 'none':
      return 0;
  }
}

function queryLabel({ keyword, predicates }: QueryReading): string {
  const chosen = predicates.map(({ attribute, values }) => `${attribute} = ${values.join(', ')}`);
  const asked = keyword === null || keyword === '' ? [] : [`"${keyword}"`];
  return [...asked, ...chosen].join(', ') || 'everything';
}

function tell(ledger: Ledger, news: ExploreNews, entityPages: CrawlOptions['entityPages']): void {
  switch (news.kind) {
    case 'facet':
      return ledger.emit({ kind: 'facet', attribute: news.attribute, values: news.values, region: news.region });
    case 'doing':
      return ledger.emit({ kind: 'phase', phase: news.phase, detail: news.detail });
    case 'refusal':
      if (news.refusal.kind === 'refused' && news.attribute !== null)
        ledger.note(`robots.txt or a guard keeps values of "${news.attribute}" out of reach (${news.refusal.reason})`);
      return undefined;
    case 'empty':
      return ledger.count('emptyPages');
    case 'keyword':
      if (news.listed === 0) ledger.count('emptyPages');
      return ledger.emit(keywordEvent(news));
    case 'outlook':
      return ledger.emit({
        kind: 'forecast',
        pages: news.pages + expectedEntityPages(entityPages, news.entities),
        facts: news.facts,
        factsPerThousand: news.factsPerThousand,
      });
    case 'note':
      return ledger.note(news.text);
  }
}

/** Keeps what was learnt, and what earlier crawls learnt otherwise. */
async function saveProfile(
  { opened, startUrl, wiring }: SiteUndertaking,
  before: SiteProfile | null,
  learnt: Pick<SiteProfile, 'transports' | 'trackingArguments' | 'arguments' | 'emptyAnswers'>,
): Promise<void> {
  await opened.saveProfile({
    version: 1,
    host: new URL(startUrl).host,
    updatedAt: new Date(wiring.clock()).toISOString(),
    foreignMarks: before?.foreignMarks ?? [],
    facets: before?.facets ?? [],
    ...learnt,
    transports: { ...before?.transports, ...learnt.transports },
  });
}
