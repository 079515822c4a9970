import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { UnrecordedError } from '../../../src/base/errors.js';
import { createRecordingWire, createReplayingWire, type Wire } from '../../../src/browse/wire/wire.js';
import type { Exchange } from '../../../src/model/exchange.js';
import { ask, exchangeFor, outcome } from '../exchange-fixture.js';
import { redirect, serve, status, type Answer } from '../local-server.js';
import { createMemoryTape, type MemoryTape } from '../memory-tape.js';

const SITE: Readonly<Record<string, Answer>> = {
  '/robots.txt': 'User-agent: *\nDisallow: /secret',
  '/': redirect('/home', 301),
  '/home': status(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }, gzipSync('<h1>home</h1>')),
  '/error': status(500),
  '/broken': (_, response) => {
    response.destroy();
  },
  '/half': (_, response) => {
    response.writeHead(200, { 'content-length': '1000' });
    response.write('half', () => response.destroy());
  },
};
const PATHS = ['/', '/secret', '/error', '/broken', '/half', '/missing'];
const TOLD = [
  '200 <h1>home</h1>',
  'refused robots',
  'failed server-error',
  'failed network',
  'failed network',
  '404 nothing here',
];

async function askAll(origin: string, exchange: Exchange): Promise<readonly string[]> {
  const told: string[] = [];
  for (const path of PATHS) told.push(await outcome(ask(exchange, origin + path)));
  return told;
}

function exchangeOver(origin: string, wire: Wire): Exchange {
  return exchangeFor(origin, { wire, retries: 1 });
}

async function recordedSite(): Promise<{ readonly origin: string; readonly tape: MemoryTape }> {
  const [site, tape] = [await serve(SITE), createMemoryTape()];
  expect(await askAll(site.origin, exchangeOver(site.origin, createRecordingWire(tape)))).toEqual(TOLD);
  await site.close();
  return { origin: site.origin, tape };
}

function replaying(tape: MemoryTape, misses: UnrecordedError[] = []): Wire {
  const missed = (error: UnrecordedError): number => misses.push(error);
  return createReplayingWire({ replayer: tape, onMiss: 'fail', recorder: null, missed, now: 5_000 });
}

describe('an exchange that is replayed', () => {
  it('answers as the site did, whatever became of the request, with the site gone', async () => {
    const { origin, tape } = await recordedSite();
    expect(await askAll(origin, exchangeOver(origin, replaying(tape)))).toEqual(TOLD);
  });

  it('has no answer in time where there was none', async () => {
    const [site, tape] = [await serve({ '/slow': () => undefined }), createMemoryTape()];
    const [recording, hasty] = [createRecordingWire(tape), { ignoreRobots: true, retries: 0, timeoutSecs: 0.05 }];
    const asked = `${site.origin}/slow`;
    expect(await outcome(ask(exchangeFor(site.origin, { ...hasty, wire: recording }), asked))).toBe('failed timeout');
    const patient = exchangeFor(site.origin, { ...hasty, timeoutSecs: 60, wire: replaying(tape) });
    expect(await outcome(ask(patient, asked))).toBe('failed timeout');
  });

  it('puts the clock of pages back', () => {
    expect(replaying(createMemoryTape()).clockShiftMillis).toBe(-5_000);
  });

  it('fails where something was not recorded, and names it', async () => {
    const { origin, tape } = await recordedSite();
    const misses: UnrecordedError[] = [];
    const exchange = exchangeOver(origin, replaying(tape, misses));
    expect(await outcome(ask(exchange, `${origin}/other`))).toBe('failed network');
    expect(misses[0]?.message).toContain(`GET ${origin}/other was not recorded.`);
  });

  it.each([
    ['fetch', 0],
    ['record', 1],
  ] as const)('asks the site instead if told to %s', async (onMiss, recorded) => {
    const [site, tape, longer] = [await serve({ '/new': 'new' }), createMemoryTape(), createMemoryTape()];
    const recorder = onMiss === 'record' ? longer : null;
    const wire = createReplayingWire({ replayer: tape, onMiss, recorder, missed: () => undefined, now: 0 });
    expect(wire.isOffline).toBe(false);
    expect(await outcome(ask(exchangeOver(site.origin, wire), `${site.origin}/new`))).toBe('200 new');
    expect(longer.kept.filter(({ request }) => request.url.endsWith('/new'))).toHaveLength(recorded);
  });
});
