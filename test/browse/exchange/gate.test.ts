import { describe, expect, it } from 'vitest';
import { createAddressGuard } from '../../../src/browse/exchange/address-guard.js';
import { createGate, type GateOptions } from '../../../src/browse/exchange/gate.js';
import { createRate } from '../../../src/browse/exchange/rate.js';
import type { RobotsRules } from '../../../src/browse/exchange/robots.js';
import { pageRequest } from '../exchange-fixture.js';
import { createVirtualTimer } from '../virtual-timer.js';

const START = 'https://shop.example/';
const FORBID: RobotsRules = { allows: () => false, delayMillis: 3_000, unreachable: null };

function gateWith(rules: RobotsRules, changes: Partial<GateOptions> = {}) {
  const asked: string[] = [];
  const rate = createRate({ concurrency: 1, delayMillis: 0, maxPerMinute: null, timer: createVirtualTimer() });
  const robots = {
    rulesFor: (url: string) => {
      asked.push(url);
      return Promise.resolve(rules);
    },
  };
  const gate = createGate({
    guard: createAddressGuard([START]),
    isWriteAllowed: () => false,
    ignoreRobots: false,
    robots,
    rate,
    ...changes,
  });
  return {
    asked,
    rate,
    pass: (url: string, changesOfRequest = {}) =>
      gate(pageRequest(url, changesOfRequest), new AbortController().signal),
  };
}

describe('the gate', () => {
  it('asks robots only for what the other guards let through', async () => {
    const { asked, pass } = gateWith(FORBID);
    expect(await pass('https://elsewhere.example/')).toEqual({ kind: 'refused', reason: 'out-of-scope' });
    expect(await pass(`${START}logout`)).toEqual({ kind: 'refused', reason: 'write-guard' });
    expect(asked).toEqual([]);
    expect(await pass(`${START}a`)).toEqual({ kind: 'refused', reason: 'robots' });
  });

  it('tells the rate what robots.txt asks', async () => {
    const { pass, rate } = gateWith(FORBID);
    await pass(`${START}a`);
    expect(rate.delayOf('shop.example')).toBe(3_000);
  });

  it('does not ask robots for robots.txt, nor of foreign hosts for resources', async () => {
    const { asked, pass } = gateWith(FORBID);
    expect(await pass(`${START}robots.txt`, { purpose: 'robots' })).toBeNull();
    expect(await pass('https://cdn.example.net/x', { purpose: 'resource' })).toBeNull();
    expect(await pass(`${START}api`, { purpose: 'resource' })).toEqual({ kind: 'refused', reason: 'robots' });
    expect(asked).toEqual([`${START}api`]);
  });

  it('tells an unreachable host from a forbidding one', async () => {
    const { pass } = gateWith({ ...FORBID, unreachable: 'connection refused' });
    expect(await pass(`${START}a`)).toMatchObject({
      kind: 'failed',
      reason: 'network',
      message: 'shop.example cannot be reached: connection refused',
    });
  });

  it('can leave robots out', async () => {
    expect(await gateWith(FORBID, { ignoreRobots: true }).pass(`${START}a`)).toBeNull();
  });
});
