import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startWiredCrawl } from '../../src/cli/wire.js';
import type { EntityRecord, FactRecord, ObservationRecord } from '../../src/model/entity.js';
import { serve } from '../browse/local-server.js';
import { linesOf } from './run-lines.js';

const COLOURS = ['Red', 'Blue', 'Green'] as const;
const PER_PAGE = 12;
const things = Array.from({ length: 30 }, (_, at) => ({
  name: `Thing ${String(at)}`,
  colour: COLOURS[at % 3] ?? 'Red',
}));

/** A shop that puts a card for its sale among the products of each page. */
function listPage(url: URL): string {
  const colour = url.searchParams.get('colour');
  const page = Number(url.searchParams.get('page') ?? 1);
  const found = things.filter((thing) => colour === null || thing.colour === colour);
  const card = (href: string, name: string): string =>
    `<li><a href="${href}"><img src="/i" alt=""><h3>${name}</h3></a></li>`;
  const cards = found
    .slice((page - 1) * PER_PAGE, page * PER_PAGE)
    .map(({ name }) => card(`/thing/${name.replace(' ', '-').toLowerCase()}`, name));
  const own = colour === null ? '' : `colour=${colour}&`;
  const next = page * PER_PAGE < found.length ? `<a rel="next" href="/?${own}page=${String(page + 1)}">Next</a>` : '';
  const values = COLOURS.map((value) => `<li><a href="/?colour=${value}">${value}</a></li>`).join('');
  return `<title>Things</title><h1>Things</h1><p>${String(found.length)} products</p>
    <aside><h3>Colour</h3><ul>${values}</ul></aside>
    <main><ul>${cards.toSpliced(4, 0, card('/sale/winter', 'Everything must go')).join('')}</ul><nav>${next}</nav></main>`;
}

it('a card for a sale among the products is no entity, and is listed nowhere', async () => {
  const server = await serve({
    '/': (request, response) =>
      response.setHeader('content-type', 'text/html').end(listPage(new URL(request.url ?? '/', 'http://x'))),
  });
  const folder = await mkdtemp(join(tmpdir(), 'querent-sale-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const outputDir = join(folder, 'run');
  const run = await startWiredCrawl([`${server.origin}/`], { render: 'http', entityPages: 'none', outputDir });
  expect((await run.done).run.counters).toMatchObject({ entities: things.length });
  const entities = await linesOf<EntityRecord>(outputDir, 'entities');
  expect(entities.map(({ name }) => name).sort()).toEqual(things.map(({ name }) => name).sort());
  const known = new Set(entities.map(({ id }) => id));
  const seen = [
    ...(await linesOf<FactRecord>(outputDir, 'facts')),
    ...(await linesOf<ObservationRecord>(outputDir, 'observations')),
  ];
  expect(seen.filter(({ entity }) => !known.has(entity))).toEqual([]);
});
