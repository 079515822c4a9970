/**
 * What every Site must do: the live web over HTTP and in a browser, a recording, a simulated site (design §4).
 */

import { describe, expect, it } from 'vitest';
import type { AccessPath } from '../../src/model/access-path.js';
import type { Opening, Site, SiteSession } from '../../src/model/site.js';

/** A site with the pages that the suite asks for. */
export interface SiteUnderTest {
  readonly site: Site;
  /** The first page of a list of at least two pages. */
  readonly list: AccessPath;
  /** Number of pages of that list. */
  readonly listPages: number;
  /** A page that is not there. */
  readonly missing: AccessPath;
  /** A page that must not be asked for (forbidden by robots.txt, or it acts); null if the site has no such thing. */
  readonly forbidden: AccessPath | null;
}

/** Time for one test, in milliseconds: a browser may have to start. */
const TEST_MILLIS = 60_000;

/** Runs the suite. `create` is called once per test and cleans up after it by itself. */
export function siteContract(name: string, create: () => Promise<SiteUnderTest>): void {
  describe(`the site contract: ${name}`, { timeout: TEST_MILLIS }, () => {
    it('opens a page and says what it cost', async () => {
      const { site, list } = await create();
      const { page, view, cost, at } = sessionOf(await site.open(list)).observe();
      expect(page).not.toBe('');
      expect(view.url).not.toBe('');
      expect(view.list?.cards.length).toBeGreaterThan(0);
      expect(cost.pages).toBeGreaterThan(0);
      expect(Number.isNaN(Date.parse(at))).toBe(false);
    });

    it('answers from memory at no cost what it had before', async () => {
      const { site, list } = await create();
      const first = sessionOf(await site.open(list)).observe();
      const again = sessionOf(await site.open(list)).observe();
      expect(again).toMatchObject({ page: first.page, cost: { pages: 0, bytes: 0, transport: 'memory' } });
      expect(again.view).toEqual(first.view);
    });

    it('fetches once what is wanted twice at the same time', async () => {
      const { site, list } = await create();
      const sessions = (await Promise.all([site.open(list), site.open(list)])).map(sessionOf);
      const pages = sessions.map((session) => session.observe().cost.pages);
      expect(pages.filter((cost) => cost > 0)).toHaveLength(1);
    });

    it('reads a list to its end', async () => {
      const { site, list, listPages } = await create();
      const session = sessionOf(await site.open(list));
      const pages = [session.observe().page];
      for (let answer = await session.next(); answer !== null; answer = await session.next()) {
        if (answer.kind !== 'page') throw new Error(`no page: ${JSON.stringify(answer)}`);
        expect(session.observe()).toEqual(answer.observation);
        pages.push(answer.observation.page);
      }
      expect(new Set(pages).size).toBe(listPages);
      expect(await session.next()).toBeNull();
    });

    it('gives what it has not as a value', async () => {
      const { site, missing } = await create();
      expect((await site.open(missing)).kind).toBe('failed');
    });

    it('gives what it must not ask for as a value', async () => {
      const { site, forbidden } = await create();
      if (forbidden !== null) expect((await site.open(forbidden)).kind).toBe('refused');
    });

    it('answers from memory only, if asked to', async () => {
      const { site, list } = await create();
      expect((await site.open(list, { remembered: true })).kind).toBe('failed');
      await site.open(list);
      expect((await site.open(list, { remembered: true })).kind).toBe('session');
    });

    it('closes a session twice without harm', async () => {
      const { site, list } = await create();
      const session = sessionOf(await site.open(list));
      await session.close();
      await session.close();
    });
  });
}

function sessionOf(opening: Opening): SiteSession {
  if (opening.kind !== 'session') throw new Error(`no session: ${JSON.stringify(opening)}`);
  return opening.session;
}
