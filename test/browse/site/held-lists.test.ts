import { describe, expect, it } from 'vitest';
import type { SiteSession } from '../../../src/model/site.js';
import { exchangeFor } from '../exchange-fixture.js';
import { liveSiteFor, session, type LiveFixture } from '../live-site-fixture.js';
import { serve, type LocalServer } from '../local-server.js';

const PAGES = 3;

/** A library that remembers what was asked; `addressOf` a page's address after a question. */
async function library(
  addressOf: (page: number, asked: string) => string,
  changes: Parameters<typeof liveSiteFor>[1] = {},
): Promise<{ readonly server: LocalServer; readonly fixture: LiveFixture }> {
  let asked = '';
  const server = await serve({
    '/search': (request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        asked = body.slice(2);
        response.writeHead(303, { location: addressOf(1, asked) }).end();
      });
    },
    '*': (request, response) => {
      const url = new URL(request.url ?? '', 'http://library.example');
      const page = Number(url.searchParams.get('page'));
      const about = url.searchParams.get('about') ?? asked;
      const next = page < PAGES ? `<a href="${addressOf(page + 1, about)}" rel="next">more</a>` : '';
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(`<ul><li><a href="/${about}-${String(page)}">${about} ${String(page)}</a></ul>${next}`);
    },
  });
  const exchange = exchangeFor(server.origin, { isWriteAllowed: () => true });
  return { server, fixture: liveSiteFor(server.origin, { exchange, ...changes }) };
}

const bySession = (page: number): string => `/results?page=${String(page)}`;
const posts = ({ asked }: LocalServer): number => asked.filter(({ method }) => method === 'POST').length;

async function asking({ site }: LiveFixture, server: LocalServer, word: string): Promise<SiteSession> {
  const url = `${server.origin}/search`;
  return session(site.open({ kind: 'request', method: 'POST', url, body: `q=${word}` }));
}

async function read(visit: SiteSession): Promise<readonly (string | undefined)[]> {
  const names: (string | undefined)[] = [];
  do names.push(visit.observe().view.list?.cards[0]?.name);
  while ((await visit.next()) !== null);
  return names;
}

const namesOf = (word: string): readonly string[] => [`${word} 1`, `${word} 2`, `${word} 3`];

describe('lists of which only the session knows what was asked', () => {
  it('are read each to its own end, though their pages have the same addresses', async () => {
    const { server, fixture } = await library(bySession);
    for (const word of ['red', 'blue']) expect(await read(await asking(fixture, server, word))).toEqual(namesOf(word));
    // The question that nothing came after is not asked again, but for once before it was known.
    expect(posts(server)).toBeLessThanOrEqual(3);
  });

  it('are asked for again where something else was asked in between', async () => {
    const { server, fixture } = await library(bySession);
    await asking(fixture, server, 'first');
    const visits = await Promise.all(['red', 'blue', 'green'].map((word) => asking(fixture, server, word)));
    expect(await Promise.all(visits.map(read))).toEqual(['red', 'blue', 'green'].map(namesOf));
  });

  it('are found again by a run that goes on', async () => {
    const { server, fixture } = await library(bySession);
    const visit = await asking(fixture, server, 'red');
    await visit.next();
    const kept = [...fixture.pages];
    const { server: later, fixture: again } = await library(bySession);
    for (const [key, page] of kept)
      again.pages.set(
        key.replace(server.origin, later.origin),
        JSON.parse(JSON.stringify(page).replaceAll(server.origin, later.origin)) as typeof page,
      );
    await asking(again, later, 'blue');
    expect(await read(await asking(again, later, 'red'))).toEqual(namesOf('red'));
  });
});

it.each([
  ['what was asked', (page: number, asked: string) => `/results?q=${asked}&about=${asked}&page=${String(page)}`],
  [
    'something else that tells lists apart',
    (page: number, asked: string) => `/results?about=${asked}&page=${String(page)}`,
  ],
])('pages whose addresses say %s are asked for by them', async (_, addressOf) => {
  const { server, fixture } = await library(addressOf);
  for (const word of ['red', 'blue', 'green']) await asking(fixture, server, word);
  const visit = await asking(fixture, server, 'green');
  expect(visit.observe().view.pagination.next?.kind).toBe('url');
  expect(await read(visit)).toEqual(namesOf('green'));
  expect(posts(server)).toBe(3);
});

it('a list that no address of a further page is known of is not asked again for one, once that is known', async () => {
  const { server, fixture } = await library(() => '/results?page=3');
  const step = { do: 'click', role: null, name: null, group: 'pagination', ordinal: 0, value: null } as const;
  const further = async (word: string): Promise<string> => {
    const from = { kind: 'request', method: 'POST', url: `${server.origin}/search`, body: `q=${word}` } as const;
    return (await fixture.site.open({ kind: 'actions', from, steps: [step] })).kind;
  };
  expect([await further('red'), await further('blue'), posts(server)]).toEqual(['failed', 'failed', 1]);
});
