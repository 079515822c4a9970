/**
 * A command as data: what `--help` says about it, what it takes, and what runs.
 */

import type { ExitReason } from '../base/errors.js';
import type { OptionField } from '../model/option-field.js';
import type { Terminal } from './terminal.js';

/** One call of a command. */
export interface Call {
  readonly positionals: readonly string[];
  /** What was given on the command line, by flag name; nothing else. */
  readonly flags: ReadonlyMap<string, unknown>;
  readonly terminal: Terminal;
}

/** One command of the program. */
export interface Command {
  readonly name: string;
  /** Positional arguments as yargs writes them, e.g. `[url..]`; empty for none. */
  readonly positional: string;
  readonly description: string;
  readonly fields: readonly OptionField[];
  /** Pairs of a command line (without `querent`) and what it does. */
  readonly examples: readonly (readonly [string, string])[];
  /** Does it; throws what it cannot do. */
  readonly run: (call: Call) => Promise<ExitReason>;
}
