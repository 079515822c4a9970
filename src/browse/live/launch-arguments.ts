/**
 * How the browser is started: without a sandbox only where there can be none, without traffic of its own, so that every
 * request it makes is one that the crawl asked for, and without drawing what only a person at its window would see.
 */

/** Chromium's arguments that stop it from talking to anyone on its own account. */
export const QUIET_ARGUMENTS: readonly string[] = [
  // QUIC bypasses the exchange's proxying and recording.
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Menus of the address bar, drawn as pages in a process of their own for each window, though nobody types there. */
const WINDOW_EXTRAS: readonly string[] = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** What Playwright turns off; a browser heeds the last list only that it is given. */
export const DRIVER_DISABLED: readonly string[] = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/** Chromium's arguments that save it work which no page needs. */
const LIGHT_ARGUMENTS: readonly string[] = [`--disable-features=${[...DRIVER_DISABLED, ...WINDOW_EXTRAS].join(',')}`];

/** Those that let the programs in a page ask for what assistive technology is told: elements may tell their roles to nobody else. */
const TELLING_ARGUMENTS: readonly string[] = ['--enable-blink-features=ComputedAccessibilityInfo'];

/** Who starts the browser. */
export interface LaunchUser {
  /** The user's number, 0 for root, undefined where the system has none (Windows). @default process.getuid?.() */
  readonly userId?: number | undefined;
  /** The language that pages are asked for in (BCP 47). @default the user's */
  readonly language?: string;
}

/**
 * Command line arguments for Chromium. As root it refuses to start with its sandbox (most containers run as root), so
 * there, and only there, the sandbox is off.
 */
export function browserArguments(user: LaunchUser = { userId: process.getuid?.() }): readonly string[] {
  const { userId, language = Intl.DateTimeFormat().resolvedOptions().locale } = user;
  // A browser without windows asks for no language by itself.
  const always = [...QUIET_ARGUMENTS, ...LIGHT_ARGUMENTS, ...TELLING_ARGUMENTS, `--accept-lang=${language}`];
  return userId === 0 ? ['--no-sandbox', ...always] : always;
}
