/**
 * `npm run bench [-- NAME …] [--data DIR] [--sites DIR]`: named benchmarks; each prints what it measured as JSON.
 *
 * `--data` is a folder of labelled data (autopager, wcxb-pagetype, product-pages, …), `--sites` a folder of sites that
 * each have a `start PORT` script and a `truth` script. Benchmarks that need what is not given say so and are left out.
 *
 * `empty` and `arguments` measure demo shops, and what is given of `--data` and `--sites`; `--out DIR` writes figures.
 *
 * `planner` takes `--sizes D1,D2@20000`, `--mixes single,multi,tree`, `--strategies planned,online,offline,links`,
 * `--counts shown,none`, `--cap 1000`, `--most 50000` (pages after which a run is stopped), `--budgets` (compares with the
 * greedy rule with full knowledge) and `--out DIR` (for `planner.md`, `.json` and `.svg`).
 *
 * `replays` takes `--url URL` or `--sites DIR` (else it measures demo shops), `--times 20`, `--most PAGES`, `--render WAY`,
 * `--latency MS` (each answer comes so much later), `--delay TIME`.
 *
 * `queries` takes `--out DIR` (for `queries.md`, `.json` and `.svg`), `queries-scale` takes `--most 10000000` (lines and names).
 */

import { parseArgs } from 'node:util';

/** Where benchmarks find what they measure on; null if it was not given. */
export interface BenchPlaces {
  readonly data: string | null;
  readonly sites: string | null;
}

interface Bench {
  readonly name: string;
  readonly needs: 'nothing' | keyof BenchPlaces;
  run(places: {
    readonly data: string;
    readonly sites: string;
    readonly options: Readonly<Record<string, string | undefined>>;
  }): Promise<unknown>;
}

const BENCHES: readonly Bench[] = [
  { name: 'reading', needs: 'data', run: async ({ data }) => (await import('./reading.js')).benchReading(data) },
  {
    name: 'pagination',
    needs: 'data',
    run: async ({ data }) => (await import('./pagination.js')).benchPagination(data),
  },
  { name: 'page-type', needs: 'data', run: async ({ data }) => (await import('./page-type.js')).benchPageType(data) },
  { name: 'details', needs: 'data', run: async ({ data }) => (await import('./details.js')).benchDetails(data) },
  { name: 'http-rate', needs: 'nothing', run: async () => (await import('./http-rate.js')).benchHttpRate() },
  { name: 'browser-rate', needs: 'nothing', run: async () => (await import('./browser-rate.js')).benchBrowserRate() },
  { name: 'store-rate', needs: 'nothing', run: async () => (await import('./store-rate.js')).benchStoreRate() },
  {
    name: 'planner',
    needs: 'nothing',
    run: async ({ options }) => {
      const { benchPlanner, readPlannerOptions } = await import('./planner.js');
      return benchPlanner(readPlannerOptions(options));
    },
  },
  {
    name: 'manners',
    needs: 'nothing',
    run: async ({ options }) => (await import('./manners.js')).benchManners(options['strategies'], options['manners']),
  },
  {
    name: 'empty',
    needs: 'nothing',
    run: async ({ data, sites, options }) =>
      (await import('./filter-empty.js')).benchEmpty({
        data: data || null,
        sites: sites || null,
        out: options['out'] ?? null,
      }),
  },
  {
    name: 'arguments',
    needs: 'nothing',
    run: async ({ sites, options }) =>
      (await import('./filter-arguments.js')).benchArguments({ sites: sites || null, out: options['out'] ?? null }),
  },
  {
    name: 'queries',
    needs: 'data',
    run: async ({ data, options }) => (await import('./queries.js')).benchQueries(data, options['out'] ?? null),
  },
  {
    name: 'queries-scale',
    needs: 'nothing',
    run: async ({ options }) => {
      const { benchQueriesScale } = await import('./queries-scale.js');
      const lines = Number(options['most'] ?? 10_000_000);
      return benchQueriesScale(lines, lines);
    },
  },
  {
    name: 'surfacing',
    needs: 'nothing',
    run: async ({ options }) => (await import('./surfacing.js')).benchSurfacing(options['out'] ?? null),
  },
  {
    name: 'replays',
    needs: 'nothing',
    run: async ({ sites, options }) => {
      const { benchReplays, readReplaysOptions } = await import('./replays.js');
      return benchReplays(readReplaysOptions({ ...options, ...(sites === '' ? {} : { sites }) }));
    },
  },
  { name: 'strategies', needs: 'nothing', run: async () => (await import('./strategies.js')).benchStrategies() },
  { name: 'demo', needs: 'nothing', run: async () => (await import('./demo-shop.js')).benchDemoShop() },
  { name: 'renders', needs: 'sites', run: async ({ sites }) => (await import('./renders.js')).benchRenders(sites) },
  { name: 'sites', needs: 'sites', run: async ({ sites }) => (await import('./real-sites.js')).benchRealSites(sites) },
];

const TEXTS = [
  'data',
  'sites',
  'sizes',
  'mixes',
  'manners',
  'strategies',
  'counts',
  'cap',
  'most',
  'out',
  'url',
  'times',
  'render',
  'latency',
  'delay',
] as const;
const OPTIONS: Readonly<Record<string, { readonly type: 'string' | 'boolean' }>> = {
  ...Object.fromEntries(TEXTS.map((name) => [name, { type: 'string' }] as const)),
  budgets: { type: 'boolean' },
};

async function main(): Promise<void> {
  const { values: given, positionals } = parseArgs({ allowPositionals: true, options: OPTIONS });
  const values: Readonly<Record<string, string | undefined>> = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, String(value)]),
  );
  const places: BenchPlaces = {
    data: values['data'] ?? process.env['QUERENT_BENCH_DATA'] ?? null,
    sites: values['sites'] ?? process.env['QUERENT_BENCH_SITES'] ?? null,
  };
  const unknown = positionals.filter((name) => !BENCHES.some((bench) => bench.name === name));
  if (unknown.length > 0)
    throw new Error(
      `unknown benchmark ${unknown.join(', ')}; there are: ${BENCHES.map(({ name }) => name).join(', ')}`,
    );
  for (const bench of BENCHES.filter(({ name }) => positionals.length === 0 || positionals.includes(name))) {
    if (bench.needs !== 'nothing' && places[bench.needs] === null) {
      process.stdout.write(`${bench.name}: left out, needs --${bench.needs} DIR\n`);
      continue;
    }
    const result = await bench.run({ data: places.data ?? '', sites: places.sites ?? '', options: values });
    process.stdout.write(`${bench.name}: ${JSON.stringify(result, null, 2)}\n`);
  }
}

await main();
