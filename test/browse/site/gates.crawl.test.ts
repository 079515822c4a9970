import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startWiredCrawl } from '../../../src/cli/wire.js';
import { serve, type LocalServer } from '../local-server.js';

const COLOURS = ['Red', 'Blue', 'Green'];
const THINGS = Array.from({ length: 18 }, (_, at) => `Thing ${String(at)}`);
const NAV = '<nav><a href="/">Home</a><a href="/all">All things</a><a href="/about">About</a></nav>';

function listPage(colour: string | null): string {
  const found = THINGS.filter((_, at) => colour === null || COLOURS[at % COLOURS.length] === colour);
  const values = COLOURS.map((value) => `<li><a href="/all?colour=${value}">${value}</a></li>`).join('');
  const cards = found
    .map((name) => `<li><a href="/thing/${name.slice(6)}"><h3>${name}</h3></a><p>$ 5</p></li>`)
    .join('');
  return `<title>Things</title>${NAV}<aside><h3>Colour</h3><ul>${values}</ul></aside>
    <main><h1>Things</h1><p>${String(found.length)} things</p><ul>${cards}</ul></main>`;
}

const HOME = `<title>Shop</title>${NAV}<main><h1>Fine things</h1><p>We have them.</p><a href="/contact">Write</a><a href="/jobs">Jobs</a></main>`;

/** A shop that shows the gate in the place of each page to whoever has no cookie; `lasts` is how many pages one is good for. */
async function gatedShop(gate: string, lasts = Infinity): Promise<LocalServer> {
  const visits = new Map<string, number>();
  return serve({
    '/robots.txt': '',
    '/enter': (request, response) => {
      response
        .writeHead(303, { location: '/', 'set-cookie': `in=${String(visits.size + 1)}; Path=/` })
        .end(request.read());
    },
    '*': (request, response) => {
      const id = /(?:^|; )in=(\w+)/u.exec(request.headers.cookie ?? '')?.[1];
      const used = visits.get(id ?? '') ?? 0;
      if (id !== undefined) visits.set(id, used + 1);
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://x');
      const page = pathname === '/all' ? listPage(searchParams.get('colour')) : HOME;
      response.setHeader('content-type', 'text/html').end(id === undefined || used >= lasts ? gate : page);
    },
  });
}

const BY_SCRIPT = `document.cookie='in='+Math.random().toString(36).slice(2)+'; path=/';location.reload()`;
const options = (from: number, count: number): string =>
  Array.from({ length: count }, (_, at) => `<option>${String(from + at)}</option>`).join('');
const BORN = ['Day', 'Month', 'Year'].map(
  (name, at) =>
    `<select id=s${String(at)}><option value="">${name}</option>${[options(1, 31), options(1, 12), options(1925, 100)][at] ?? ''}</select>`,
);

it.each([
  ['a script', `<h1>Are you old enough?</h1><button onclick="${BY_SCRIPT}">Yes</button>`, Infinity],
  [
    'a form',
    '<h1>Old enough?</h1><form method=post action="/enter"><button name=ok value=1>Yes</button></form>',
    Infinity,
  ],
  [
    'a day of birth',
    `<h1>Born?</h1>${BORN.join('')}<button onclick="if(s0.value&&s1.value&&s2.value<2000){${BY_SCRIPT}}">Enter</button>`,
    Infinity,
  ],
  ['a script, again after a while', `<h1>Old enough?</h1><button onclick="${BY_SCRIPT}">Yes</button>`, 4],
])('a page that stands before all others is passed by %s', async (_, gate, lasts) => {
  const { origin } = await gatedShop(gate, lasts);
  const folder = await mkdtemp(join(tmpdir(), 'querent-gate-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const run = await startWiredCrawl([`${origin}/`], { entityPages: 'none', outputDir: join(folder, 'run') });
  expect((await run.done).run.counters).toMatchObject({ entities: THINGS.length, facts: THINGS.length });
});

it('a page that says nothing but no is not passed, and is no site', async () => {
  const { origin, paths } = await gatedShop('<h1>Closed</h1><button>Why?</button>');
  const folder = await mkdtemp(join(tmpdir(), 'querent-gate-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const run = await startWiredCrawl([`${origin}/`], { entityPages: 'none', outputDir: join(folder, 'run') });
  expect((await run.done).run.counters).toMatchObject({ entities: 0 });
  expect(paths().length).toBeLessThan(12);
});
