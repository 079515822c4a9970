/**
 * What every Exchange must do, whatever it is made of (design §4).
 */

import { describe, expect, it } from 'vitest';
import type { Exchange, ExchangeRequest } from '../../src/model/exchange.js';

/** An exchange over a site that answers as the paths below say. */
export interface ExchangeUnderTest {
  readonly exchange: Exchange;
  /** Address of the site, without a slash at its end. */
  readonly origin: string;
}

/**
 * Answers of the site that an implementation is to be tested with: `/page` (200, "hello"), `/moved` (redirect to
 * `/page`), `/around` (redirect to itself), `/error` (500), `/secret` (forbidden by robots.txt); all else 404.
 */
export const CONTRACT_PATHS: readonly string[] = ['/page', '/moved', '/around', '/error', '/secret'];

/** Runs the suite. `create` is called once per test and cleans up after it by itself. */
export function exchangeContract(name: string, create: () => Promise<ExchangeUnderTest>): void {
  describe(`the exchange contract: ${name}`, () => {
    const send = async (path: string, changes: Partial<ExchangeRequest> = {}) => {
      const { exchange, origin } = await create();
      return { origin, result: await exchange.send(pageRequest(origin + path, changes), new AbortController().signal) };
    };

    it('answers with body, status and headers', async () => {
      const { origin, result } = await send('/page');
      expect(result).toMatchObject({ kind: 'response', response: { url: `${origin}/page`, status: 200, bytes: 5 } });
      if (result.kind !== 'response') return;
      expect(Buffer.from(result.response.body).toString()).toBe('hello');
      expect(Object.keys(result.response.headers)).toContain('content-type');
      expect(Number.isNaN(Date.parse(result.response.at))).toBe(false);
    });

    it('tells the address after redirects', async () => {
      const { origin, result } = await send('/moved');
      expect(result).toMatchObject({ kind: 'response', response: { url: `${origin}/page` } });
    });

    it('gives a 404 as a response', async () => {
      expect((await send('/nowhere')).result).toMatchObject({ kind: 'response', response: { status: 404 } });
    });

    it.each([
      ['/around', { kind: 'failed', reason: 'redirect-loop' }],
      ['/error', { kind: 'failed', reason: 'server-error', status: 500 }],
      ['/secret', { kind: 'refused', reason: 'robots' }],
      ['/logout', { kind: 'refused', reason: 'write-guard' }],
    ])('gives %s as a value', async (path, expected) => {
      expect((await send(path)).result).toMatchObject(expected);
    });

    it('refuses to write, to leave the site and to enter private networks', async () => {
      expect((await send('/page', { method: 'POST', body: 'x' })).result).toEqual({
        kind: 'refused',
        reason: 'write-guard',
      });
      expect((await send('/page', { url: 'https://elsewhere.example/' })).result).toEqual({
        kind: 'refused',
        reason: 'out-of-scope',
      });
      expect((await send('/page', { url: 'http://10.0.0.1/' })).result).toEqual({
        kind: 'refused',
        reason: 'private-address',
      });
      expect((await send('/page', { url: 'ftp://elsewhere.example/' })).result).toEqual({
        kind: 'refused',
        reason: 'not-http',
      });
    });

    it('admits what it would send, and nothing else', async () => {
      const { exchange, origin } = await create();
      for (const ask of [exchange.admit, exchange.judge]) {
        const admit = async (path: string) =>
          (await ask(pageRequest(origin + path), new AbortController().signal)).kind;
        expect(await admit('/page')).toBe('admitted');
        expect(await admit('/secret')).toBe('refused');
        expect(await admit('/logout')).toBe('refused');
      }
    });

    it('gives up when it is told to', async () => {
      const { exchange, origin } = await create();
      expect((await exchange.send(pageRequest(`${origin}/page`), AbortSignal.abort())).kind).toBe('failed');
    });

    it('closes twice without harm, and sends nothing afterwards', async () => {
      const { exchange, origin } = await create();
      await exchange.close();
      await exchange.close();
      expect((await exchange.send(pageRequest(`${origin}/page`), new AbortController().signal)).kind).toBe('failed');
    });
  });
}

function pageRequest(url: string, changes: Partial<ExchangeRequest> = {}): ExchangeRequest {
  return { method: 'GET', url, headers: {}, body: null, purpose: 'page', transport: 'http', priority: 0, ...changes };
}
