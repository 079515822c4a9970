import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findBrowser, type BrowserSearch } from '../../../src/browse/live/browser-path.js';
import {
  ensureBrowser,
  runCommand,
  type Command,
  type CommandResult,
} from '../../../src/browse/live/install-browser.js';

const WORKED: CommandResult = { code: 0, output: '' };
const FAILED: CommandResult = { code: 1, output: 'Reading…\nno route to host\n' };

/** A machine on which a browser lies at `browserPath` as soon as a command that `brings` accepts has been run. */
interface Machine {
  readonly ran: string[];
  readonly told: string[];
  readonly run: (command: Command) => Promise<CommandResult>;
  readonly tell: (line: string) => void;
  readonly find: () => BrowserSearch;
}

let folder: string;
let browserPath: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'install-browser-'));
  browserPath = join(folder, 'chromium');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function machine(brings: RegExp): Machine {
  const ran: string[] = [];
  const told: string[] = [];
  const run = async ({ program, arguments: words }: Command): Promise<CommandResult> => {
    const line = [program, ...words].join(' ');
    ran.push(line);
    if (/install-deps|update/.test(line)) return WORKED;
    if (!brings.test(line)) return FAILED;
    writeFileSync(browserPath, '');
    return WORKED;
  };
  const find = (): BrowserSearch => findBrowser({ environment: {}, playwrightPath: '', systemPaths: [browserPath] });
  return { ran, told, run, tell: (line) => told.push(line), find };
}

test('a browser that is there is used, and nothing is run', async () => {
  writeFileSync(browserPath, '');
  const { ran, ...rest } = machine(/./);
  expect(await ensureBrowser(rest)).toBe(browserPath);
  expect(ran).toEqual([]);
});

test("Playwright's own is tried first, without touching the system's packages where the user is not root", async () => {
  const { ran, ...rest } = machine(/install chromium$/);
  expect(await ensureBrowser({ ...rest, isRoot: false, hasApt: true })).toBe(browserPath);
  expect(ran).toEqual([expect.stringMatching(/cli\.js install chromium$/)]);
});

test('root gets the libraries along with the download', async () => {
  const { ran, ...rest } = machine(/cli\.js install chromium$/);
  await ensureBrowser({ ...rest, isRoot: true, hasApt: true });
  expect(ran).toEqual([expect.stringMatching(/install chromium$/), expect.stringMatching(/install-deps chromium$/)]);
});

test("Debian's package follows where the download cannot be had", async () => {
  const { ran, ...rest } = machine(/^apt-get install/);
  expect(await ensureBrowser({ ...rest, isRoot: true, hasApt: true })).toBe(browserPath);
  expect(ran.slice(1)).toEqual(['apt-get update', 'apt-get install -y --no-install-recommends chromium']);
});

test('each step is told before it is taken', async () => {
  const { told, ...rest } = machine(/^apt-get install/);
  await ensureBrowser({ ...rest, isRoot: true, hasApt: true });
  expect(told[0]).toMatch(/none found/);
  expect(told).toContainEqual(expect.stringMatching(/could not be had \(exit code 1\)/));
  expect(told).toContainEqual(expect.stringMatching(/apt-get update/));
  expect(told.at(-1)).toBe(`Browser: installed, ${browserPath}`);
});

describe('where none can be had, the error', () => {
  test('says what was tried, why it failed, and what to do', async () => {
    const { run, find } = machine(/^never/);
    const attempt = ensureBrowser({ run, find, isRoot: true, hasApt: true });
    await expect(attempt).rejects.toMatchObject({
      code: 'browser-missing',
      message: expect.stringMatching(/Playwright's Chromium: no route to host[^]*Debian's[^]*QUERENT_BROWSER_PATH/),
    });
  });

  test('leaves the packages of the machine alone without root', async () => {
    const { ran, ...rest } = machine(/^never/);
    await expect(ensureBrowser({ ...rest, isRoot: false, hasApt: true })).rejects.toThrow(/needs root/);
    expect(ran.join('\n')).not.toContain('apt-get');
  });
});

test('a browser that the user names and that is not there is an error, not a reason to install one', async () => {
  const { ran, run } = machine(/./);
  const find = (): BrowserSearch => findBrowser({ environment: { QUERENT_BROWSER_PATH: browserPath } });
  await expect(ensureBrowser({ run, find })).rejects.toMatchObject({ code: 'browser-misnamed' });
  expect(ran).toEqual([]);
});

describe('a command', () => {
  test('ends with its exit code and what it printed', async () => {
    const command = { program: process.execPath, arguments: ['-e', 'console.error("oh"); process.exit(3)'] };
    expect(await runCommand(command)).toEqual({ code: 3, output: 'oh\n' });
  });

  test('that is not there is a result too', async () => {
    expect(await runCommand({ program: join(folder, 'none'), arguments: [] })).toMatchObject({ code: -1 });
  });
});
