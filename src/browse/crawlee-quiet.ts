/**
 * How every Crawlee crawler here is set up: silent, alone, leaving no files, disguising nothing (design §6).
 */

import { Configuration, Log, LogLevel, type BasicCrawlerOptions, type BasicCrawlingContext } from 'crawlee';

/** How often Crawlee looks for work by itself; jobs are announced to it, so this is only a safety net. */
const IDLE_LOOK_SECS = 0.25;

/** Crawlee measures the machine by starting a process list; rarely, since concurrency is fixed here. */
const SYSTEM_INFO_MILLIS = 30_000;

/** A configuration of its own, so that no two crawlers share a storage and none writes a file. */
export function quietConfiguration(): Configuration {
  return new Configuration({
    persistStorage: false,
    purgeOnStart: false,
    systemInfoIntervalMillis: SYSTEM_INFO_MILLIS,
    logLevel: LogLevel.OFF,
  });
}

/** Options that hold for HTTP and browser crawlers alike. `concurrency` jobs run at once, always. */
export function quietOptions(concurrency: number, timeoutSecs: number): BasicCrawlerOptions<BasicCrawlingContext> {
  return {
    keepAlive: true,
    minConcurrency: concurrency,
    maxConcurrency: concurrency,
    autoscaledPoolOptions: { maybeRunIntervalSecs: IDLE_LOOK_SECS, loggingIntervalSecs: null },
    useSessionPool: false,
    retryOnBlocked: false,
    respectRobotsTxtFile: false,
    maxRequestRetries: 0,
    requestHandlerTimeoutSecs: timeoutSecs,
    statisticsOptions: { saveErrorSnapshots: false, persistenceOptions: { enable: false } },
    log: new Log({ level: LogLevel.OFF }),
  };
}
