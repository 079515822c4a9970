/**
 * What a run was asked to do, kept in its database, so that `--resume` needs neither URL nor options.
 */

import { EnvironmentError } from '../base/errors.js';
import type { CrawlOptions } from '../model/options.js';
import type { Store } from '../model/store.js';

/** Name of the value in the run's database. */
const CALL_VALUE = 'call';

/** A crawl as it was asked for. */
export interface StoredCall {
  readonly startUrls: readonly string[];
  /** Only what was given; the rest has its default. */
  readonly options: Partial<CrawlOptions>;
}

/** Options that belong to one start of the program, not to the run. */
const OF_ONE_START: readonly (keyof CrawlOptions)[] = ['outputDir', 'resume', 'profile', 'maxPages', 'maxTimeSecs'];

/** Keeps the call, durably. A cookie is not kept: the folder may be passed on. */
export async function keepCall(store: Store, call: StoredCall): Promise<void> {
  const options = Object.fromEntries(
    Object.entries(call.options).filter(([name]) => name !== 'cookie' && !OF_ONE_START.some((one) => one === name)),
  );
  await store.commit({ values: { [CALL_VALUE]: JSON.stringify({ startUrls: call.startUrls, options }) } });
}

/** The call of a run to go on with, changed by what is asked for now. */
export async function resumeCall(store: Store, asked: Partial<CrawlOptions>): Promise<StoredCall> {
  const text = await store.value(CALL_VALUE);
  if (text === null)
    throw new EnvironmentError(
      'nothing-to-resume',
      'The run in this folder ended before it had begun. Start anew, with a URL and another --output-dir.',
      { exit: 'usage' },
    );
  const stored = JSON.parse(text) as StoredCall;
  return { startUrls: stored.startUrls, options: { ...stored.options, ...asked } };
}
