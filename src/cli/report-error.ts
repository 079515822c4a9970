/**
 * An error as the user gets it: one clear message, the stack only when asked for, and the exit code.
 */

import { QuerentError } from '../base/errors.js';
import type { ExitReason } from '../base/errors.js';
import { displayText } from '../report/display-text.js';
import { paint } from './terminal.js';
import type { Terminal } from './terminal.js';

/** SQLite's word for a database that was damaged from outside, which shows only when the damaged part is read. */
const DAMAGED_DATABASE = 'SQLITE_CORRUPT';

/** Tells the error on the terminal, and with `--json` as a line of JSON too; answers how the command ends. */
export async function reportError(error: unknown, args: readonly string[], terminal: Terminal): Promise<ExitReason> {
  const { message, code, exit } = readError(error);
  if (args.includes('--json')) await terminal.out(`${JSON.stringify({ kind: 'error', code, message })}\n`);
  const lines = message.split('\n').map(indentedLine);
  terminal.note(`${paint.bad('querent:')} ${lines.join('\n')}`);
  if (args.includes('--verbose') && error instanceof Error) terminal.note(stackOf(error));
  else if (exit === 'unexpected' && code !== DAMAGED_DATABASE && !(error instanceof QuerentError))
    terminal.note('This should not have happened. Run it again with --verbose to see where.');
  return exit;
}

/** Fit for the terminal, its indent kept. */
function indentedLine(line: string): string {
  return `${/^ */u.exec(line)?.[0] ?? ''}${displayText(line)}`;
}

function readError(error: unknown): { readonly message: string; readonly code: string; readonly exit: ExitReason } {
  if (error instanceof QuerentError) return { message: error.message, code: error.code, exit: error.exit };
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unexpected';
  if (code === DAMAGED_DATABASE) return { message: damagedText(message), code, exit: 'unexpected' };
  return { message: message === '' ? 'unexpected error' : message, code, exit: 'unexpected' };
}

function damagedText(message: string): string {
  return `The run's database is damaged (${message}). What its folder's files hold can still be exported; crawl anew into another --output-dir.`;
}

function stackOf(error: Error): string {
  const own = error.stack ?? String(error);
  return error.cause instanceof Error ? `${own}\nCaused by: ${stackOf(error.cause)}` : own;
}
