import { expect, it } from 'vitest';

import { graceful } from '../../src/cli/graceful-site.js';
import type { Answer, Opening, Site } from '../../src/model/site.js';

const STOPPED = { kind: 'stopped', reason: 'signal' };
const PATH = { kind: 'url', url: 'http://a/' } as const;

/** A site of one page without end, whose answers come when they are let. */
function createSlowSite(): { readonly site: Site; readonly answer: () => void } {
  const page = { kind: 'page', observation: {} } as unknown as Answer;
  let answer = (): void => undefined;
  const session = {
    observe: () => page,
    perform: async () => page,
    next: async () => page,
    close: async () => undefined,
  };
  const site: Site = {
    open: () =>
      new Promise<Opening>((resolve) => (answer = () => resolve({ kind: 'session', session } as unknown as Opening))),
  };
  return { site, answer: () => answer() };
}

it('finishes what is in flight and begins nothing more', async () => {
  const stop = new AbortController();
  const { site, answer } = createSlowSite();
  const patient = graceful(site, stop.signal);
  const opening = patient.open(PATH);
  stop.abort();
  let isSettled = false;
  const settled = patient.settled().then(() => (isSettled = true));
  await Promise.resolve();
  expect(isSettled).toBe(false);
  answer();
  await settled;
  const opened = await opening;
  expect(opened.kind).toBe('session');
  expect(opened.kind === 'session' && (await opened.session.next())).toEqual(STOPPED);
  expect(await graceful(site, stop.signal).open(PATH)).toEqual(STOPPED);
});
