/**
 * Error classes. The class says what the crawl does next and which exit code the command ends with (design §3).
 */

/** Exit codes of the command (design §3). */
export const EXIT_CODES: Readonly<Record<ExitReason, number>> = {
  finished: 0,
  unexpected: 1,
  usage: 2,
  uncrawlable: 9,
  signal: 11,
  limit: 12,
  forced: 13,
  unrecorded: 14,
  blocked: 18,
};

/** Why a command ended. */
export type ExitReason =
  'finished' | 'unexpected' | 'usage' | 'uncrawlable' | 'signal' | 'limit' | 'forced' | 'unrecorded' | 'blocked';

/** What programs are told of an error. */
export interface ErrorKind {
  /** Stable. */
  readonly code: string;
  readonly exit: ExitReason;
}

/** Base of all errors that Querent throws on purpose: a message that says what failed, with which value, and what to do. */
export class QuerentError extends Error {
  /** Stable, for programs. */
  readonly code: string;
  readonly exit: ExitReason;

  constructor({ code, exit }: ErrorKind, message: string, options: ErrorOptions = {}) {
    super(message, options);
    this.name = new.target.name;
    this.code = code;
    this.exit = exit;
  }
}

/** Wrong arguments or configuration. Nothing was crawled; the user corrects the call. Exit code 2. */
export class UsageError extends QuerentError {
  constructor(code: string, message: string, options: ErrorOptions = {}) {
    super({ code, exit: 'usage' }, message, options);
  }
}

/** The site could not be crawled: unreachable, forbidden by robots, nothing found. The run folder is complete. Exit code 9. */
export class UncrawlableError extends QuerentError {
  constructor(code: string, message: string, options: ErrorOptions = {}) {
    super({ code, exit: 'uncrawlable' }, message, options);
  }
}

/** The site refuses us (401, 403, 429 after slowing down). The run folder is complete. Exit code 18. */
export class BlockedError extends QuerentError {
  constructor(code: string, message: string, options: ErrorOptions = {}) {
    super({ code, exit: 'blocked' }, message, options);
  }
}

/** A replay asked for something that its recording does not hold. The run ends where it is. Exit code 14. */
export class UnrecordedError extends QuerentError {
  constructor(code: string, message: string, options: ErrorOptions = {}) {
    super({ code, exit: 'unrecorded' }, message, options);
  }
}

/** Something on this machine is missing or broken (no browser, no disk space, a damaged run folder). Exit code 1 unless said otherwise. */
export class EnvironmentError extends QuerentError {
  constructor(code: string, message: string, options: ErrorOptions & { readonly exit?: ExitReason } = {}) {
    super({ code, exit: options.exit ?? 'unexpected' }, message, options);
  }
}
