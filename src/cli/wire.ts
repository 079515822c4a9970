/**
 * The one place, with `wire-site.ts`, where the contracts get their implementations.
 */

import { createRequire } from 'node:module';

import { startCrawl } from '../crawl/run.js';
import type { Run } from '../crawl/run.js';
import type { CrawlWiring, KeywordRequest, OpenedRun } from '../crawl/wiring.js';
import { UsageError } from '../base/errors.js';
import { parseHttpUrl } from '../base/url.js';
import { createPageCount, type PageCount } from '../browse/site/page-budget.js';
import { querentVersion } from '../browse/exchange/user-agent.js';
import type { KeywordQuery } from '../model/keyword.js';
import { resolveCrawlOptions } from '../model/options.js';
import type { CrawlOptions } from '../model/options.js';
import type { SiteProfile } from '../model/store.js';
import { gatherQueries } from '../queries/files/gather.js';
import { openQueue } from '../queue/open-queue.js';
import { openStore } from '../store/open-store.js';
import { clearVainRun, prepareRunFolder } from '../store/prepare-run-folder.js';
import { createSiteProfiles, profilesOf, readProfiles } from '../store/site-profiles.js';
import type { RunStore } from '../store/run-store.js';
import { folderReader } from './folder-reader.js';
import { mustBeThere } from './named-browser.js';
import { keepCall, resumeCall } from './stored-call.js';
import { openLiveSite } from './wire-site.js';
import { openTape, type Tape } from './wire-tape.js';

/** What a crawl may be given beside its options. */
export interface WiredExtras {
  /** Keyword queries by start address, in the place of those that the options' files give. */
  readonly keywords?: ReadonlyMap<string, readonly KeywordQuery[]> | undefined;
}

/**
 * Starts a crawl with everything real: network, browser, disk. With `resume` the start addresses are the run's own.
 * Throws a UsageError if the options contradict each other or the run folder cannot be used.
 */
export async function startWiredCrawl(
  startUrls: readonly string[],
  asked: Partial<CrawlOptions>,
  { keywords }: WiredExtras = {},
): Promise<Run> {
  const wanted = resolveCrawlOptions(asked);
  const { outputDir, resume, profile } = wanted;
  await mustBeThere(wanted);
  // A run that goes on knows more than what it began with.
  const earlier = resume === null ? await earlierProfiles(startUrls, profile) : [];
  const [host = 'site'] = hostsOf(startUrls);
  const folder = await prepareRunFolder({ outputDir, resume, host, now: Date.now() });
  const store = await openStore(folder);
  let tape: Tape | null = null;
  try {
    const call = resume === null ? { startUrls, options: asked } : await resumeCall(store, asked);
    if (resume === null) await keepCall(store, call);
    const options = resolveCrawlOptions(call.options);
    tape = await openTape(call.startUrls, options, { given: call.options, resumed: resume !== null });
    await keepProfiles(tape?.profiles(earlier) ?? earlier, folder, hostsOf(call.startUrls));
    const place = { folder, resumed: resume !== null, tape, keywords, ...(await limitsOf(store, options)) };
    const run = await startCrawl(call.startUrls, options, { ...createWiring(store, place), reader: folderReader });
    return resume === null ? clearedIfMisused(run) : run;
  } catch (error) {
    await store.close();
    await tape?.close();
    if (resume === null) await clearVainRun(folder);
    throw error;
  }
}

/**
 * A new run whose folder is free again where the call turns out to be wrong before anything is found, such as a file of
 * queries that is none: the call, put right, names the same folder.
 */
function clearedIfMisused(run: Run): Run {
  const done = run.done.catch(async (error: unknown) => {
    if (error instanceof UsageError) await clearVainRun(run.folder);
    throw error;
  });
  // As of the run itself: who only reads events is not to be crashed by it.
  done.catch(() => undefined);
  return { ...run, done };
}

/** What an earlier run left of these sites, where the options name it. @throws UsageError if it is of none of them */
async function earlierProfiles(startUrls: readonly string[], profile: string | null): Promise<readonly SiteProfile[]> {
  return profile === null ? [] : profilesOf(await readProfiles(profile), hostsOf(startUrls), profile);
}

/** Puts what is known of these sites into the run folder, where the run looks for it and keeps what it learns. */
async function keepProfiles(known: readonly SiteProfile[], folder: string, hosts: readonly string[]): Promise<void> {
  const profiles = createSiteProfiles(folder, hosts[0] ?? '');
  for (const profile of known) if (hosts.includes(profile.host)) await profiles.saveProfile(profile);
}

function hostsOf(startUrls: readonly string[]): readonly string[] {
  return startUrls.flatMap((url) => parseHttpUrl(url)?.host ?? []);
}

/** What all sites of a run share. */
interface RunLimits {
  /** Pages, those of earlier parts of the run included. */
  readonly count: PageCount;
  /** Moment (milliseconds since 1970) after which no page is begun; null for none. */
  readonly until: number | null;
}

async function limitsOf(store: RunStore, { maxTimeSecs }: CrawlOptions): Promise<RunLimits> {
  const count = createPageCount((await store.counters())['pagesFetched'] ?? 0);
  return { count, until: maxTimeSecs === null ? null : Date.now() + maxTimeSecs * MILLIS_PER_SECOND };
}

const MILLIS_PER_SECOND = 1_000;

interface Place extends RunLimits {
  readonly folder: string;
  readonly resumed: boolean;
  /** Records or replays; null for neither. */
  readonly tape: Tape | null;
  readonly keywords: WiredExtras['keywords'];
}

function createWiring(store: RunStore, at: Place): CrawlWiring {
  return {
    openRun: (startUrls) => openRun(store, at, startUrls),
    openSite: async (request) => openLiveSite(request, { count: at.count, until: at.until, tape: at.tape }),
    keywordsFor: async (request) => {
      const gather = async (): Promise<readonly KeywordQuery[]> =>
        at.keywords?.get(request.startUrl) ?? gathered(request);
      return at.tape === null ? gather() : at.tape.keywords(request, gather);
    },
    clock: Date.now,
    versions: readVersions(),
  };
}

function gathered({ startUrl, options, siteTexts }: KeywordRequest): Promise<readonly KeywordQuery[]> {
  const { keyword, queries, queryLog, knowledgeBase, maxKeywords, knowledgeLanguage } = options;
  const sources = { keywords: keyword, queriesFile: queries, queryLog, knowledgeBases: knowledgeBase };
  return gatherQueries(sources, startUrl, { most: maxKeywords, language: knowledgeLanguage, siteTexts });
}

async function openRun(
  store: RunStore,
  { folder, resumed, tape }: Place,
  startUrls: readonly string[],
): Promise<OpenedRun> {
  const queue = await openQueue(store.database);
  return {
    folder,
    resumed,
    store,
    queue,
    ...createSiteProfiles(folder, hostsOf(startUrls)[0] ?? ''),
    close: async () => {
      await queue.close();
      await store.close();
      await tape?.close();
    },
  };
}

/** Versions of what decides on the result, for `run.json`. */
function readVersions(): Readonly<Record<string, string>> {
  const require = createRequire(import.meta.url);
  const versionOf = (name: string): string => (require(`${name}/package.json`) as { readonly version: string }).version;
  return {
    querent: querentVersion(),
    node: process.versions.node,
    crawlee: versionOf('crawlee'),
    playwright: versionOf('playwright'),
  };
}
