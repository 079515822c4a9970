import { describe, expect, it } from 'vitest';
import { enterPageWorld } from '../../src/browse/page-world.js';
import { browserFor, shownText, snapshotOf } from './browser-fixture.js';
import { openLivePage } from './live-page.js';
import { serve } from './local-server.js';

const BROWSER_MILLIS = 60_000;

function double(value: number): number {
  return twice(value);
}

function twice(value: number): number {
  return value * 2;
}

describe('a world of our own in a page', { timeout: BROWSER_MILLIS }, () => {
  it('that redefines what scripts rely on is read all the same', async () => {
    const server = await serve({
      '/': '<p>honest</p><script>Array.prototype.push = Array.from = JSON.stringify = () => { throw 1; };</script>',
    });
    expect(shownText(await snapshotOf(browserFor(server.origin), `${server.origin}/`))).toBe('honest');
  });

  it('runs a program with its parts, and tells what it throws', async () => {
    const { session } = await openLivePage('<p>hello</p>');
    const world = await enterPageWorld(session);
    expect(await world.run({ main: double, parts: [twice] }, 21)).toBe(42);
    const wrong = (): never => {
      throw new Error('wrong');
    };
    await expect(world.run({ main: wrong, parts: [] }, null)).rejects.toThrow(/In the page: Error: wrong/u);
  });
});
