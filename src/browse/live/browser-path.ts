/**
 * Where the browser lies. One answer for the program, its set-up and its tests, so that what the set-up found is what
 * the crawl starts.
 */
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** Environment variables that name the browser's executable, strongest first: ours, then Crawlee's. */
export const BROWSER_PATH_VARIABLES: readonly string[] = ['QUERENT_BROWSER_PATH', 'CRAWLEE_DEFAULT_BROWSER_PATH'];

/** How the browser was found: named by the user, installed by Playwright, or already on the machine. */
export type BrowserSource = 'flag' | 'environment' | 'playwright' | 'system';

/** The answer of {@link findBrowser}. A path that the user named but that is not there is told apart from none at all. */
export type BrowserSearch =
  | { readonly kind: 'found'; readonly path: string; readonly source: BrowserSource }
  | { readonly kind: 'misnamed'; readonly path: string; readonly namedBy: string }
  | { readonly kind: 'missing'; readonly looked: readonly string[] };

/** What {@link findBrowser} looks at. Each field has a default that looks at this machine. */
export interface BrowserSearchOptions {
  /** The executable the user named on the command line; beats everything else. @default none */
  readonly flag?: string | undefined;
  /** @default process.env */
  readonly environment?: Readonly<Record<string, string | undefined>>;
  /** Where Playwright keeps its own browser. @default chromium.executablePath() */
  readonly playwrightPath?: string;
  /** Executables to try last, in order. @default systemBrowserPaths() */
  readonly systemPaths?: readonly string[];
  /** @default existsSync */
  readonly exists?: (path: string) => boolean;
}

/**
 * The browser to start. Order: `flag`, `QUERENT_BROWSER_PATH`, `CRAWLEE_DEFAULT_BROWSER_PATH`, Playwright's own if it
 * was downloaded, the usual places of the system. A named browser that does not exist is not replaced by another one,
 * since a run with a browser the user did not mean is worse than none.
 */
export function findBrowser(options: BrowserSearchOptions = {}): BrowserSearch {
  const { flag, environment, playwrightPath, systemPaths, exists } = resolveSearchOptions(options);
  if (flag !== undefined && flag !== '') return named(flag, 'flag', { namedBy: '--browser-path', exists });
  for (const variable of BROWSER_PATH_VARIABLES) {
    const path = environment[variable];
    if (path !== undefined && path !== '') return named(path, 'environment', { namedBy: variable, exists });
  }
  if (playwrightPath !== '' && exists(playwrightPath)) {
    return { kind: 'found', path: playwrightPath, source: 'playwright' };
  }
  const path = systemPaths.find((candidate) => exists(candidate));
  if (path !== undefined) return { kind: 'found', path, source: 'system' };
  return { kind: 'missing', looked: [playwrightPath, ...systemPaths].filter((looked) => looked !== '') };
}

/** The machine that {@link systemBrowserPaths} lists the usual places of. */
export interface Machine {
  /** @default process.platform */
  readonly platform?: NodeJS.Platform;
  /** @default process.env */
  readonly environment?: Readonly<Record<string, string | undefined>>;
  /** The user's home folder. @default os.homedir() */
  readonly home?: string;
}

/** Where Chromium, Chrome or Edge usually lie on a machine, most fitting first. The files need not exist. */
export function systemBrowserPaths(machine: Machine = {}): readonly string[] {
  const { platform = process.platform, environment = process.env, home = homedir() } = machine;
  if (platform === 'darwin') return macPaths(home);
  if (platform === 'win32') return windowsPaths(environment);
  return unixPaths(environment);
}

/** The last draws no window and takes less work, but draws what comes into sight too late now and then. */
const UNIX_NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'chromium-headless-shell',
] as const;
const UNIX_FOLDERS = ['/usr/bin', '/usr/local/bin', '/snap/bin'] as const;

function unixPaths(environment: Readonly<Record<string, string | undefined>>): readonly string[] {
  const onPath = (environment['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const folders = [...new Set([...UNIX_FOLDERS, ...onPath])];
  return UNIX_NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
}

const MAC_APPLICATIONS = ['Chromium', 'Google Chrome', 'Microsoft Edge'] as const;

function macPaths(home: string): readonly string[] {
  return MAC_APPLICATIONS.flatMap((name) =>
    ['/Applications', `${home}/Applications`].map((folder) => `${folder}/${name}.app/Contents/MacOS/${name}`),
  );
}

const WINDOWS_FOLDERS = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'] as const;
const WINDOWS_BROWSERS = [
  'Chromium\\Application\\chrome.exe',
  'Google\\Chrome\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
] as const;

function windowsPaths(environment: Readonly<Record<string, string | undefined>>): readonly string[] {
  const folders = WINDOWS_FOLDERS.map((name) => environment[name]).filter((folder) => folder !== undefined);
  return WINDOWS_BROWSERS.flatMap((browser) => folders.map((folder) => `${folder}\\${browser}`));
}

function named(
  path: string,
  source: BrowserSource,
  by: { readonly namedBy: string; readonly exists: (path: string) => boolean },
): BrowserSearch {
  if (by.exists(path)) return { kind: 'found', path, source };
  return { kind: 'misnamed', path, namedBy: by.namedBy };
}

function resolveSearchOptions(options: BrowserSearchOptions): Required<BrowserSearchOptions> {
  return {
    flag: options.flag,
    environment: options.environment ?? process.env,
    playwrightPath: options.playwrightPath ?? chromium.executablePath(),
    systemPaths: options.systemPaths ?? systemBrowserPaths(),
    exists: options.exists ?? existsSync,
  };
}
