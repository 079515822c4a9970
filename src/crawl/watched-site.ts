/**
 * A site whose answers are counted, and which is asked no more once an answer ends the run.
 */

import { aroundSite } from '../model/around-site.js';
import type { Observation, OpenOptions, Refusal, Site } from '../model/site.js';

/** What is told of the answers. */
export interface SiteWatch {
  /** A page was read through, remembered or not. */
  onScan(observation: Observation): void;
  onRefusal(refusal: Refusal): void;
}

/** The same site, watched. */
export function watchSite(site: Site, watch: SiteWatch): Site {
  return aroundSite(site, async (question, options) => {
    const given = await question();
    if (given?.kind === 'session') watch.onScan(given.session.observe());
    else if (given?.kind === 'page') watch.onScan(given.observation);
    else if (given !== null && !isExpected(given, options)) watch.onRefusal(given);
    return given;
  });
}

/** Whether who asked for a page knew that it might not be had. */
function isExpected({ kind }: Refusal, { remembered, tentative }: OpenOptions = {}): boolean {
  return remembered === true || (tentative === true && kind === 'failed');
}
