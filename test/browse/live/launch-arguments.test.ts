import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { browserArguments, DRIVER_DISABLED } from '../../../src/browse/live/launch-arguments.js';

test('root starts the browser without a sandbox, as it would refuse to start', () => {
  expect(browserArguments({ userId: 0 })).toContain('--no-sandbox');
});

test.each([1000, undefined])('user %s keeps the sandbox', (userId) => {
  expect(browserArguments({ userId })).not.toContain('--no-sandbox');
});

test('pages are asked for in the language of the user', () => {
  expect(browserArguments({ language: 'pl-PL' })).toContain('--accept-lang=pl-PL');
  expect(browserArguments()).toEqual(expect.arrayContaining([expect.stringMatching(/^--accept-lang=[a-z]{2}/)]));
});

test('the browser makes no requests on its own account', () => {
  expect(browserArguments()).toEqual(
    expect.arrayContaining(['--disable-background-networking', '--disable-component-update', '--disable-sync']),
  );
});

test('what Playwright turns off stays off, as the browser heeds one list only', () => {
  const driver = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'));
  const bundle = readFileSync(join(driver, 'lib/coreBundle.js'), 'utf8');
  const [, list = ''] = /disabledFeatures = \[([^\]]*)\]/u.exec(bundle) ?? [];
  const features = [...list.matchAll(/^\s*"(\w+)"/gmu)].map(([, feature]) => feature);

  expect(features).toEqual([...DRIVER_DISABLED]);
});

test('a window of the browser brings no menus of its address bar', () => {
  const lists = browserArguments().filter((argument) => argument.startsWith('--disable-features='));

  expect(lists).toHaveLength(1);
  expect(lists[0]?.split(/[=,]/u)).toEqual(expect.arrayContaining([...DRIVER_DISABLED, 'WebUIOmniboxPopup']));
});
