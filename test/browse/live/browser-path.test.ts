import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findBrowser, systemBrowserPaths } from '../../../src/browse/live/browser-path.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'browser-path-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function executable(name: string): string {
  const path = join(folder, name);
  writeFileSync(path, '');
  return path;
}

describe('the browser is taken from', () => {
  test('the flag before all else', () => {
    const flag = executable('flag');
    const environment = { QUERENT_BROWSER_PATH: executable('ours') };
    expect(findBrowser({ flag, environment })).toEqual({ kind: 'found', path: flag, source: 'flag' });
  });

  test('our variable before the one of Crawlee', () => {
    const ours = executable('ours');
    const environment = { QUERENT_BROWSER_PATH: ours, CRAWLEE_DEFAULT_BROWSER_PATH: executable('crawlee') };
    expect(findBrowser({ environment })).toEqual({ kind: 'found', path: ours, source: 'environment' });
  });

  test('the variable of Crawlee where ours is empty', () => {
    const path = executable('crawlee');
    const environment = { QUERENT_BROWSER_PATH: '', CRAWLEE_DEFAULT_BROWSER_PATH: path };
    expect(findBrowser({ environment })).toEqual({ kind: 'found', path, source: 'environment' });
  });

  test('the download of Playwright before the system', () => {
    const playwrightPath = executable('playwright');
    const search = findBrowser({ environment: {}, playwrightPath, systemPaths: [executable('system')] });
    expect(search).toEqual({ kind: 'found', path: playwrightPath, source: 'playwright' });
  });

  test('the first place of the system that has one', () => {
    const path = executable('system');
    const search = findBrowser({ environment: {}, playwrightPath: '', systemPaths: [join(folder, 'none'), path] });
    expect(search).toEqual({ kind: 'found', path, source: 'system' });
  });
});

test.each([
  ['--browser-path', { flag: '/nowhere/chrome', environment: {} }],
  ['QUERENT_BROWSER_PATH', { environment: { QUERENT_BROWSER_PATH: '/nowhere/chrome' } }],
])('a browser that %s names and that is not there is not replaced', (namedBy, options) => {
  const search = findBrowser({ ...options, systemPaths: [executable('system')] });
  expect(search).toEqual({ kind: 'misnamed', path: '/nowhere/chrome', namedBy });
});

test('where there is none, the places that were looked at are told', () => {
  const search = findBrowser({ environment: {}, playwrightPath: '/p', systemPaths: ['/s'], exists: () => false });
  expect(search).toEqual({ kind: 'missing', looked: ['/p', '/s'] });
});

describe('usual places', () => {
  test('Linux: the system folders, then those on PATH', () => {
    const paths = systemBrowserPaths({ platform: 'linux', environment: { PATH: '/opt/bin' } });
    expect(paths[0]).toBe('/usr/bin/chromium');
    expect(paths.at(-1)).toBe('/opt/bin/chromium-headless-shell');
    expect(paths).toContain('/opt/bin/google-chrome');
  });

  test('macOS: applications of the machine and of the user', () => {
    const paths = systemBrowserPaths({ platform: 'darwin', home: '/Users/ann' });
    expect(paths).toContain('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome');
    expect(paths).toContain('/Users/ann/Applications/Chromium.app/Contents/MacOS/Chromium');
  });

  test('Windows: the program folders that the machine has', () => {
    const paths = systemBrowserPaths({ platform: 'win32', environment: { PROGRAMFILES: 'C:\\Programs' } });
    expect(paths).toContain('C:\\Programs\\Google\\Chrome\\Application\\chrome.exe');
    expect(paths.every((path) => path.startsWith('C:\\Programs'))).toBe(true);
  });
});
