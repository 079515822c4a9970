/**
 * A call that replays, understood: what the recording says, changed by what is asked for now.
 */

import { UsageError } from '../base/errors.js';
import type { CrawlOptions } from '../model/options.js';
import type { Call } from './command.js';
import { readCrawlCall, type CrawlCall } from './crawl-call.js';

/** The crawl of a recording, of these addresses if the recording is another tool's. @throws UsageError if it says none */
export async function replayCall(
  { flags, terminal }: Pick<Call, 'flags' | 'terminal'>,
  file: string,
  urls: readonly string[],
): Promise<CrawlCall> {
  const { recordedCall } = await import('./wire-tape.js');
  const recorded = await recordedCall(file);
  const startUrls = urls.length > 0 ? urls : (recorded?.startUrls ?? []);
  if (startUrls.length === 0)
    throw new UsageError('no-url', `${file} does not say what was crawled. Name it: querent replay ${file} URL`);
  const call = await readCrawlCall({ positionals: startUrls, flags: new Map([...flags, ['replay', file]]), terminal });
  const options: Partial<CrawlOptions> = { ...recorded?.options, ...call.options };
  return { ...call, options };
}
