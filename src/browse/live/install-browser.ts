/**
 * Gets a browser onto a machine that has none: Playwright's own download first, then Debian's package. Each step is told
 * before it is taken, since it changes the machine.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { EnvironmentError } from '../../base/errors.js';
import { findBrowser, type BrowserSearch } from './browser-path.js';

/** A program and its arguments, run without a shell. */
export interface Command {
  readonly program: string;
  readonly arguments: readonly string[];
}

/** How a command ended: `code` 0 is success, -1 that it could not be started; `output` is the end of what it printed. */
export interface CommandResult {
  readonly code: number;
  readonly output: string;
}

/** Runs a command to its end. Never throws: a program that is not there is a result too. */
export type CommandRunner = (command: Command) => Promise<CommandResult>;

/** What {@link ensureBrowser} works with. Each field has a default that works on this machine. */
export interface InstallOptions {
  /** Told one line before each step, and one when it is done. @default nothing is told */
  readonly tell?: (line: string) => void;
  /** @default runCommand */
  readonly run?: CommandRunner;
  /** Looks for a browser, before and after each step. @default findBrowser() */
  readonly find?: () => BrowserSearch;
  /** Whether the machine's packages can be changed. @default the user is root */
  readonly isRoot?: boolean;
  /** Whether the machine has Debian's package manager. @default /usr/bin/apt-get exists */
  readonly hasApt?: boolean;
}

/**
 * The path of a browser that is there when this resolves: one already on the machine, else one installed now.
 * @throws EnvironmentError `browser-misnamed` where the user names a file that is not there; `browser-missing` where
 * none could be installed, with what was tried and what the user can do.
 */
export async function ensureBrowser(options: InstallOptions = {}): Promise<string> {
  const { tell, run, find, isRoot, hasApt } = resolveInstallOptions(options);
  const present = browserOf(find());
  if (present !== undefined) {
    tell(`Browser: ${present}`);
    return present;
  }
  tell('Browser: none found on this machine, installing one.');
  const failures: string[] = [];
  for (const way of [playwrightWay(isRoot, hasApt), ...(isRoot && hasApt ? [debianWay()] : [])]) {
    const failure = await take(way, { run, tell });
    if (failure === undefined) break;
    failures.push(failure);
  }
  // Asked even where every way failed: a download may have come without all libraries, which the machine may have.
  const installed = browserOf(find());
  if (installed !== undefined) {
    tell(`Browser: installed, ${installed}`);
    return installed;
  }
  throw new EnvironmentError('browser-missing', missingMessage(failures, isRoot));
}

/** A way to get a browser: commands to run one after another, all of which must succeed. */
interface Way {
  readonly title: string;
  readonly commands: readonly Command[];
}

function playwrightWay(isRoot: boolean, hasApt: boolean): Way {
  const cli = join(dirname(createRequire(import.meta.url).resolve('playwright/package.json')), 'cli.js');
  const base = { program: process.execPath };
  const download = { ...base, arguments: [cli, 'install', 'chromium'] };
  const libraries = { ...base, arguments: [cli, 'install-deps', 'chromium'] };
  // The download goes first: where it cannot be had, the libraries it needs are not installed in vain.
  return { title: "Playwright's Chromium", commands: isRoot && hasApt ? [download, libraries] : [download] };
}

/** No fonts beyond what the package pulls in: a page is read, not looked at. */
function debianWay(): Way {
  return {
    title: "Debian's chromium package",
    commands: [
      { program: 'apt-get', arguments: ['update'] },
      { program: 'apt-get', arguments: ['install', '-y', '--no-install-recommends', 'chromium'] },
    ],
  };
}

/** Undefined where all went well, else why not. */
async function take(way: Way, shell: Pick<Required<InstallOptions>, 'run' | 'tell'>): Promise<string | undefined> {
  const { run, tell } = shell;
  for (const command of way.commands) {
    tell(`Browser: ${way.title}: ${[command.program, ...command.arguments].join(' ')}`);
    const { code, output } = await run(command);
    if (code !== 0) {
      tell(`Browser: ${way.title} could not be had (exit code ${code}).`);
      return `${way.title}: ${lastLine(output)}`;
    }
  }
  return undefined;
}

function browserOf(search: BrowserSearch): string | undefined {
  if (search.kind === 'found') return search.path;
  if (search.kind === 'missing') return undefined;
  throw new EnvironmentError(
    'browser-misnamed',
    `${search.namedBy} names the browser ${search.path}, but there is no such file. ` +
      `Correct it, or leave it away to use a browser that is found or installed.`,
  );
}

function missingMessage(failures: readonly string[], isRoot: boolean): string {
  const tried = failures.map((failure) => `\n  - ${failure}`).join('');
  const asRoot = isRoot ? '' : ' (needs root)';
  return (
    `There is no Chromium, Chrome or Edge on this machine, and none could be installed:${tried}\n` +
    `Install one yourself, for example with "npx playwright install --with-deps chromium" or, on Debian and Ubuntu, ` +
    `"apt-get install chromium"${asRoot}; or name one with QUERENT_BROWSER_PATH=/path/to/chrome. ` +
    `Sites that need no script can be crawled without a browser: --render http.`
  );
}

function lastLine(output: string): string {
  return output.trim().split('\n').at(-1)?.trim() || 'failed without a message';
}

/** A step that takes longer has met a network that answers nothing; it is ended and counts as failed. */
const STEP_LIMIT_MILLIS = 10 * 60 * 1000;

/** More than this of a command's output is forgotten, oldest first; an error is told at the end. */
const KEPT_OUTPUT_CHARACTERS = 4_000;

/** Runs a command without a shell and without asking anything; its output is kept, not shown. */
export function runCommand(command: Command): Promise<CommandResult> {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(command.program, command.arguments, {
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: STEP_LIMIT_MILLIS,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    const keep = (chunk: Buffer): void => {
      output = (output + chunk.toString('utf8')).slice(-KEPT_OUTPUT_CHARACTERS);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => resolve({ code: -1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? -1, output }));
  });
}

function resolveInstallOptions(options: InstallOptions): Required<InstallOptions> {
  return {
    tell: options.tell ?? (() => undefined),
    run: options.run ?? runCommand,
    find: options.find ?? (() => findBrowser()),
    isRoot: options.isRoot ?? process.getuid?.() === 0,
    hasApt: options.hasApt ?? existsSync('/usr/bin/apt-get'),
  };
}
