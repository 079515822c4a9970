import { describe, expect, it } from 'vitest';
import { createRobots, MAX_ROBOTS_BYTES, rulesFrom, type RobotsRules } from '../../../src/browse/exchange/robots.js';
import type { ExchangeResult } from '../../../src/model/exchange.js';
import { ask, exchangeFor, outcome } from '../exchange-fixture.js';
import { redirect, serve, status, type Answer } from '../local-server.js';
import { createVirtualTimer } from '../virtual-timer.js';

const ORIGIN = 'https://site.example';

function answer(code: number, text = ''): ExchangeResult {
  return {
    kind: 'response',
    response: {
      url: `${ORIGIN}/robots.txt`,
      status: code,
      headers: {},
      body: Buffer.from(text),
      bytes: text.length,
      at: '',
    },
  };
}

function rules(text: string): RobotsRules {
  return rulesFrom(answer(200, text), ORIGIN, 'Querent');
}

describe('what robots.txt means', () => {
  it.each([
    ['a missing file allows', answer(404), true],
    ['any 4xx allows', answer(403), true],
    ['a server error forbids', answer(500), false],
    ['being told to slow down forbids for now', answer(429), false],
    ['an unreachable server forbids', { kind: 'failed', reason: 'network', status: null, message: 'gone' }, false],
    ['a redirect loop counts as missing', { kind: 'failed', reason: 'redirect-loop', status: null, message: '' }, true],
    ['a redirect that is refused counts as missing', { kind: 'refused', reason: 'private-address' }, true],
  ] as const)('%s', (_what, result, allowed) => {
    expect(rulesFrom(result, ORIGIN, 'Querent').allows(`${ORIGIN}/a`)).toBe(allowed);
  });

  it.each([
    ['/shop/', false],
    ['/shop/shoes', true],
    ['/shop/shoes/red?sort=price', false],
    ['/shop/shoes/red', true],
    ['/file.pdf', false],
    ['/file.pdf?x', true],
    ['/', true],
  ])('the longest match decides: %s', (path, allowed) => {
    const text = 'User-agent: *\nDisallow: /shop\nAllow: /shop/shoes\nDisallow: /shop/*?*sort=\nDisallow: /*.pdf$';
    expect(rules(text).allows(ORIGIN + path)).toBe(allowed);
  });

  it('the group that names us beats the group for all', () => {
    const { allows, delayMillis } = rules(
      'User-agent: *\nDisallow: /\nCrawl-delay: 9\n\nUser-agent: querent\nDisallow: /x\nCrawl-delay: 2.5',
    );
    expect([allows(`${ORIGIN}/`), allows(`${ORIGIN}/x`), delayMillis]).toEqual([true, false, 2_500]);
  });

  it.each(['-1', 'soon', ''])('a Crawl-delay of "%s" asks for nothing', (delay) => {
    expect(rules(`User-agent: *\nCrawl-delay: ${delay}`).delayMillis).toBe(0);
  });

  it('survives a page instead of rules, and a mark at its start', () => {
    expect(rules('<html>Disallow: /</html>').allows(`${ORIGIN}/`)).toBe(true);
    expect(rules('\ufeffUser-agent: *\nDisallow: /').allows(`${ORIGIN}/`)).toBe(false);
  });
});

describe('robots.txt of a site', () => {
  it('is kept for a day; a failure is asked for again sooner', async () => {
    const timer = createVirtualTimer();
    const asked: string[] = [];
    const answers = [answer(500), answer(404), answer(404)];
    const robots = createRobots({
      productToken: 'Querent',
      timer,
      fetch: (url) => {
        asked.push(url);
        return Promise.resolve(answers.shift() ?? answer(404));
      },
    });
    const never = new AbortController().signal;
    expect((await robots.rulesFor(`${ORIGIN}/a`)).allows(`${ORIGIN}/a`)).toBe(false);
    await robots.rulesFor(`${ORIGIN}/b`);
    await timer.wait(3_600_000, never);
    expect((await robots.rulesFor(`${ORIGIN}/a`)).allows(`${ORIGIN}/a`)).toBe(true);
    await timer.wait(3_600_000, never);
    await robots.rulesFor(`${ORIGIN}/a`);
    expect(asked).toHaveLength(2);
  });

  it.each([
    [
      'redirects, followed',
      { '/robots.txt': redirect('/real'), '/real': 'User-agent: *\nDisallow: /' },
      'refused robots',
    ],
    ['more than five redirects, given up', { '/robots.txt': redirect('/robots.txt') }, '200 page'],
    ['a server error, thrice', { '/robots.txt': status(503) }, 'refused robots'],
    [
      'rules after 500 KiB, ignored',
      { '/robots.txt': `${'#'.repeat(MAX_ROBOTS_BYTES)}\nUser-agent: *\nDisallow: /` },
      '200 page',
    ],
    [
      'rules within an endless file, read',
      { '/robots.txt': `User-agent: *\nDisallow: /\n${'#'.repeat(2 * MAX_ROBOTS_BYTES)}` },
      'refused robots',
    ],
  ] as const)('%s', async (_what, answers, expected) => {
    const site = await serve({ ...(answers as Record<string, Answer>), '/page': 'page' });
    expect(await outcome(ask(exchangeFor(site.origin), `${site.origin}/page`))).toBe(expected);
  });

  it('holds for submissions too', async () => {
    const site = await serve({ '/robots.txt': 'User-agent: *\nDisallow: /search', '*': 'found' });
    const exchange = exchangeFor(site.origin, { isWriteAllowed: () => true });
    expect(await outcome(ask(exchange, `${site.origin}/search?q=x`))).toBe('refused robots');
    expect(await outcome(ask(exchange, `${site.origin}/search`, { method: 'POST', body: 'q=x' }))).toBe(
      'refused robots',
    );
    expect(site.paths()).toEqual(['/robots.txt']);
  });

  it('can be ignored', async () => {
    const site = await serve({ '/robots.txt': 'User-agent: *\nDisallow: /', '*': 'page' });
    expect(await outcome(ask(exchangeFor(site.origin, { ignoreRobots: true }), `${site.origin}/`))).toBe('200 page');
    expect(site.paths()).toEqual(['/']);
  });

  it('sets the pace with Crawl-delay', async () => {
    const timer = createVirtualTimer();
    const site = await serve({ '/robots.txt': 'User-agent: *\nCrawl-delay: 3', '*': 'page' });
    const exchange = exchangeFor(site.origin, { timer });
    for (const path of ['/1', '/2', '/3']) await ask(exchange, site.origin + path);
    expect(timer.now()).toBe(1_000_000 + 9_000);
  });
});
