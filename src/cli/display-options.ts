/**
 * Options about what is printed, which most commands share.
 */

import { z } from 'zod';

import { UsageError } from '../base/errors.js';
import type { OptionField } from '../model/option-field.js';
import type { Verbosity } from '../report/progress.js';

const GROUP = 'Output';

const QUIET: OptionField = {
  name: 'quiet',
  flag: 'quiet',
  kind: 'switch',
  schema: z.boolean(),
  standard: false,
  allowed: 'true or false',
  group: GROUP,
  description: 'Print nothing but errors',
};
const VERBOSE: OptionField = {
  name: 'verbose',
  flag: 'verbose',
  kind: 'switch',
  schema: z.boolean(),
  standard: false,
  allowed: 'true or false',
  group: GROUP,
  description: 'Print every page and query, and the stack of an error',
};
const JSON_FIELD: OptionField = {
  name: 'json',
  flag: 'json',
  kind: 'switch',
  schema: z.boolean(),
  standard: false,
  allowed: 'true or false',
  group: GROUP,
  description: 'Print JSON on standard output',
};

/** `--quiet`, `--verbose`, `--json`. */
export const displayFields: readonly OptionField[] = [QUIET, VERBOSE, JSON_FIELD];

/** `--json` alone. */
export const jsonField: OptionField = JSON_FIELD;

/** `--verbose` alone. */
export const verboseField: OptionField = VERBOSE;

/** How much to print. Throws a {@link UsageError} if both less and more is asked for. */
export function readVerbosity(values: ReadonlyMap<string, unknown>): Verbosity {
  const [quiet, verbose] = [values.get('quiet') === true, values.get('verbose') === true];
  if (quiet && verbose)
    throw new UsageError('conflicting-options', '--quiet and --verbose exclude each other. Give only one of them.');
  if (verbose) return 'verbose';
  return quiet ? 'quiet' : 'normal';
}
