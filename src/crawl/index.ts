/**
 * The loop that joins the rooms: {@link startCrawl} explores sites and keeps what it learns in a run folder.
 */

export { startCrawl, type FolderReader, type Run, type RunResult } from './run.js';
export type { CrawlWiring, OpenedRun, OpenedSite, SiteRequest } from './wiring.js';
