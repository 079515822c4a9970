/**
 * Three projects: `unit` is quick and touches one pure room at a time; `system` works with files, databases, sockets and
 * whole simulated sites (`*.system.test.ts` in the pure rooms); `crawl` runs whole crawls in a browser. Nothing is retried:
 * a test that fails now and then is a fault to find.
 */
import { defineConfig, type ViteUserConfig } from 'vitest/config';

const UNIT_TIMEOUT_MILLIS = 10_000;
const CRAWL_TIMEOUT_MILLIS = 180_000;

/** More workers than this only wait for each other, as each whole crawl keeps a processor busy. */
const MAX_WORKERS = 2;

/** Branch coverage in percent that rooms without side effects must keep. */
const PURE_BRANCHES_PERCENT = 95;

const NOT_VITEST = ['test/browser/**', 'test/bench/**', '**/node_modules/**'];
const PURE_ROOMS = ['base', 'forms', 'pages', 'explore', 'entities', 'queries', 'filter'];
/** Where tests touch nothing but values; `queries/files` reads files. */
const UNIT_FOLDERS = [
  ...PURE_ROOMS.filter((room) => room !== 'queries').map((room) => `${room}/**`),
  'queries',
  'model/**',
  'shortcuts/**',
];
const UNITS = UNIT_FOLDERS.map((folder) => `test/${folder}/!(*.system|*.crawl).test.ts`);
const CRAWLS = 'test/**/*.crawl.test.ts';

const config: ViteUserConfig = defineConfig({
  test: {
    retry: 0,
    maxWorkers: MAX_WORKERS,
    setupFiles: ['test/clean-environment.ts'],
    // Loading the modules anew for each of the many files takes longer than most of their tests. What a test changes of the
    // process it puts back itself.
    isolate: false,
    restoreMocks: true,
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts'],
      thresholds: Object.fromEntries(
        PURE_ROOMS.map((room) => [`src/${room}/**/*.ts`, { branches: PURE_BRANCHES_PERCENT }]),
      ),
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: UNITS,
          exclude: NOT_VITEST,
          testTimeout: UNIT_TIMEOUT_MILLIS,
        },
      },
      {
        extends: true,
        test: {
          name: 'system',
          include: ['test/**/*.test.ts'],
          exclude: [...NOT_VITEST, ...UNITS, CRAWLS],
          testTimeout: UNIT_TIMEOUT_MILLIS,
        },
      },
      {
        extends: true,
        test: {
          name: 'crawl',
          include: [CRAWLS],
          exclude: NOT_VITEST,
          testTimeout: CRAWL_TIMEOUT_MILLIS,
          hookTimeout: CRAWL_TIMEOUT_MILLIS,
        },
      },
    ],
  },
});

export default config;
