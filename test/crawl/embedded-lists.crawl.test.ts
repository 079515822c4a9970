import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startWiredCrawl } from '../../src/cli/wire.js';
import type { EntityRecord, FactRecord } from '../../src/model/entity.js';
import type { RunCounters } from '../../src/model/run.js';
import { serve } from '../browse/local-server.js';
import { linesOf } from './run-lines.js';

const COLOURS = ['Red', 'Blue', 'Green', 'Dark grey'] as const;
const PER_PAGE = 12;

interface Lamp {
  readonly id: string;
  readonly title: string;
  readonly colour: string;
  readonly watts: number;
  /** Shown nowhere. */
  readonly margin: number;
}

const LAMPS: readonly Lamp[] = Array.from({ length: 100 }, (_, at) => ({
  id: `l${String(100 + at * 7)}`,
  title: `Lamp number ${String(at * 3)}`,
  colour: COLOURS[at % 4] ?? 'Red',
  watts: 3 + ((at * 5) % 40),
  margin: 1000 + at,
}));

const CARD = (lamp: Lamp): string =>
  `<a href="/lamp/${lamp.id}"><h3>${lamp.title}</h3></a><p>${String(lamp.watts)} watts</p>`;

/** Draws what is blank once it comes near the window. */
const SCRIPT = `const card = ${CARD.toString()};
  const places = [...document.querySelectorAll('main li')];
  window.state.result.lamps.forEach((lamp, at) => {
    const place = places[at] ?? document.querySelector('main ul').appendChild(document.createElement('li'));
    new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting) && place.innerHTML === '') place.innerHTML = card(lamp);
    }, { rootMargin: '600px 0px' }).observe(place);
  });`;

/** A page of the shop, of whose cards so many stand in its markup; \`blank\`: with places for the others. */
function listPage(url: URL, drawn: number, blank: boolean): string {
  const colour = url.searchParams.get('colour');
  const page = Number(url.searchParams.get('page') ?? 1);
  const found = LAMPS.filter((lamp) => colour === null || lamp.colour === colour);
  const lamps = found.slice((page - 1) * PER_PAGE, page * PER_PAGE);
  const places = lamps.map((lamp, at) => (at < drawn ? `<li>${CARD(lamp)}</li>` : blank ? '<li></li>' : ''));
  const address = (asked: string | null, to: number): string =>
    `/?${asked === null ? '' : `colour=${encodeURIComponent(asked)}&`}page=${String(to)}`;
  const values = COLOURS.map((value) => {
    const count = LAMPS.filter((lamp) => lamp.colour === value).length;
    return `<li><a href="${address(value, 1)}">${value} (${String(count)})</a></li>`;
  });
  const next = page * PER_PAGE < found.length ? `<a rel="next" href="${address(colour, page + 1)}">Next</a>` : '';
  const state = JSON.stringify({ page, result: { total: found.length, lamps } }).replace(/</gu, '\\u003c');
  return `<!doctype html><title>Lamps</title><style>main li { min-height: 300px }</style><h1>Lamps</h1>
    <p>${String(found.length)} lamps</p><aside><h3>Colour</h3><ul>${values.join('')}</ul></aside>
    <main><ul>${places.join('')}</ul><nav>${next}</nav></main>
    <script>window.state = ${state};</script><script>${SCRIPT}</script>`;
}

interface Crawled {
  readonly names: readonly (string | null)[];
  readonly colours: readonly string[];
  readonly counters: RunCounters;
  readonly text: string;
}

async function crawled(drawn: number, blank: boolean): Promise<Crawled> {
  const server = await serve({
    '/': (request, response) =>
      response
        .setHeader('content-type', 'text/html')
        .end(listPage(new URL(request.url ?? '/', 'http://x'), drawn, blank)),
  });
  const folder = await mkdtemp(join(tmpdir(), 'querent-embedded-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const outputDir = join(folder, 'run');
  const run = await startWiredCrawl([`${server.origin}/`], { entityPages: 'none', outputDir });
  const { counters } = (await run.done).run;
  const entities = await linesOf<EntityRecord>(outputDir, 'entities');
  const facts = await linesOf<FactRecord>(outputDir, 'facts');
  const nameOf = new Map(entities.map(({ id, name }) => [id, name]));
  return {
    names: entities.map(({ name }) => name).sort(),
    colours: facts
      .filter(({ attribute }) => attribute === 'Colour')
      .map(({ entity, value }) => `${String(nameOf.get(entity))}: ${String(value)}`)
      .sort(),
    counters,
    text: await readFile(join(outputDir, 'facts.jsonl'), 'utf8'),
  };
}

const NAMES = LAMPS.map(({ title }) => title).sort();
const FACTS = LAMPS.map(({ title, colour }) => `${title}: ${colour}`).sort();

it.each([
  ['some cards and blank places', 4, true],
  ['some cards only', 4, false],
  ['no card', 0, false],
])('lists of which the markup has %s are read over HTTP from the data in it', async (_kind, drawn, blank) => {
  const { names, colours, counters, text } = await crawled(drawn, blank);
  expect(names).toEqual(NAMES);
  expect(colours).toEqual(FACTS);
  expect(text).not.toContain('1050');
  expect(counters.browserFetches).toBeLessThan(12);
  expect(counters.httpFetches).toBeGreaterThan(12);
});
