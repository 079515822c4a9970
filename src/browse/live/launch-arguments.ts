/**
 * How the browser is started: without a sandbox only where there can be none, and without traffic of its own, so that
 * every request it makes is one that the crawl asked for.
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

/** Who starts the browser. */
export interface LaunchUser {
  /** The user's number, 0 for root, undefined where the system has none (Windows). @default process.getuid?.() */
  readonly userId?: number | undefined;
}

/**
 * Command line arguments for Chromium. As root it refuses to start with its sandbox (most containers run as root), so
 * there, and only there, the sandbox is off.
 */
export function browserArguments(user: LaunchUser = { userId: process.getuid?.() }): readonly string[] {
  return user.userId === 0 ? ['--no-sandbox', ...QUIET_ARGUMENTS] : QUIET_ARGUMENTS;
}
