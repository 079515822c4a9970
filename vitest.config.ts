/**
 * Two projects: `unit` is quick and touches one room at a time; `crawl` runs whole crawls against a served site.
 * Nothing is retried: a test that fails now and then is a fault to find.
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
          include: ['test/**/*.test.ts'],
          exclude: [...NOT_VITEST, 'test/**/*.crawl.test.ts'],
          testTimeout: UNIT_TIMEOUT_MILLIS,
        },
      },
      {
        extends: true,
        test: {
          name: 'crawl',
          include: ['test/**/*.crawl.test.ts'],
          exclude: NOT_VITEST,
          testTimeout: CRAWL_TIMEOUT_MILLIS,
          hookTimeout: CRAWL_TIMEOUT_MILLIS,
        },
      },
    ],
  },
});

export default config;
