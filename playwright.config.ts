/**
 * Tests of what a person sees in a real browser. The browser is the one that the program itself would start.
 */
import { defineConfig, type PlaywrightTestConfig } from 'playwright/test';
import { findBrowser } from './src/browse/live/browser-path.js';
import { browserArguments } from './src/browse/live/launch-arguments.js';

const TIMEOUT_MILLIS = 60_000;

const search = findBrowser();

const config: PlaywrightTestConfig = defineConfig({
  testDir: 'test/browser',
  outputDir: 'test-results/browser',
  timeout: TIMEOUT_MILLIS,
  retries: 0,
  workers: 1,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    headless: true,
    launchOptions: {
      args: [...browserArguments()],
      ...(search.kind === 'found' ? { executablePath: search.path } : {}),
    },
  },
});

export default config;
