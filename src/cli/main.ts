#!/usr/bin/env node
/**
 * The program: understands the command line, runs the command, ends with its exit code (design §3).
 */

import { EXIT_CODES } from '../base/errors.js';
import type { ExitReason } from '../base/errors.js';
import { runCommandLine } from './command-line.js';
import { commands } from './commands/index.js';
import { reportError } from './report-error.js';
import { createTerminal } from './terminal.js';

const args = process.argv.slice(2);
const terminal = createTerminal(process);

const exit = await runProgram();
await terminal.flush();
// A timer or connection that something left open must not keep the user waiting.
process.exit(EXIT_CODES[exit]);

async function runProgram(): Promise<ExitReason> {
  try {
    return await runCommandLine(commands, args, terminal);
  } catch (error) {
    return reportError(error, args, terminal);
  }
}
