/**
 * The one place, with `wire-site.ts`, where the contracts get their implementations.
 */

import { createRequire } from 'node:module';
import { join } from 'node:path';

import { startCrawl } from '../crawl/run.js';
import type { Run } from '../crawl/run.js';
import type { CrawlWiring, KeywordRequest, OpenedRun } from '../crawl/wiring.js';
import { parseHttpUrl } from '../base/url.js';
import { querentVersion } from '../browse/user-agent.js';
import type { KeywordQuery } from '../model/keyword.js';
import { resolveCrawlOptions } from '../model/options.js';
import type { CrawlOptions } from '../model/options.js';
import { PROFILE_FILE } from '../model/run-folder.js';
import { gatherQueries } from '../queries/files/gather.js';
import { openQueue } from '../queue/open-queue.js';
import { openStore } from '../store/open-store.js';
import { prepareRunFolder } from '../store/prepare-run-folder.js';
import { loadProfile, saveProfile } from '../store/profile.js';
import type { RunStore } from '../store/run-store.js';
import { folderReader } from './folder-reader.js';
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
  const { outputDir, resume } = resolveCrawlOptions(asked);
  const host = parseHttpUrl(startUrls[0] ?? '')?.host ?? 'site';
  const folder = await prepareRunFolder({ outputDir, resume, host, now: Date.now() });
  const store = await openStore(folder);
  let tape: Tape | null = null;
  try {
    const call = resume === null ? { startUrls, options: asked } : await resumeCall(store, asked);
    if (resume === null) await keepCall(store, call);
    const options = resolveCrawlOptions(call.options);
    tape = await openTape(call.startUrls, options, { given: call.options, resumed: resume !== null });
    const wiring = {
      ...createWiring(store, { folder, resumed: resume !== null, tape, keywords }),
      reader: folderReader,
    };
    return await startCrawl(call.startUrls, options, wiring);
  } catch (error) {
    await store.close();
    await tape?.close();
    throw error;
  }
}

interface Place {
  readonly folder: string;
  readonly resumed: boolean;
  /** Records or replays; null for neither. */
  readonly tape: Tape | null;
  readonly keywords: WiredExtras['keywords'];
}

function createWiring(store: RunStore, at: Place): CrawlWiring {
  return {
    openRun: () => openRun(store, at),
    openSite: async (request) =>
      openLiveSite(request, { pagesBefore: (await store.counters())['pagesFetched'] ?? 0, tape: at.tape }),
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

async function openRun(store: RunStore, { folder, resumed, tape }: Place): Promise<OpenedRun> {
  const profileFile = join(folder, PROFILE_FILE);
  const { profile } = await loadProfile(profileFile);
  const queue = await openQueue(store.database);
  return {
    folder,
    resumed,
    store,
    queue,
    profile,
    saveProfile: async (learnt) => {
      await saveProfile(profileFile, learnt);
    },
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
