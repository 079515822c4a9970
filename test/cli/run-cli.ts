/**
 * The program as a process, as a user starts it.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { resolve } from 'node:path';

/** How a run of the program ended. */
export interface CliResult {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A run of the program under way. */
export interface CliProcess {
  readonly child: ChildProcess;
  readonly done: Promise<CliResult>;
  /** Resolves when what it has printed so far, to either stream, contains the text; rejects if it ends before. */
  readonly says: (text: string) => Promise<void>;
}

/** Where and with what the program is started. */
export interface CliOptions {
  /** @default the project */
  readonly folder?: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** What it reads from standard input. @default nothing */
  readonly input?: string;
}

const PROJECT = resolve(import.meta.dirname, '../..');
const TSX = resolve(PROJECT, 'node_modules/tsx/dist/loader.mjs');
const SOURCES = resolve(PROJECT, 'src');
const BUILT = resolve(PROJECT, 'dist/cli/main.js');

/** What node is started with for the program: as built if the build is newer than the sources, which starts sooner, else from them. */
export const PROGRAM: readonly string[] = isBuilt() ? [BUILT] : ['--import', TSX, resolve(SOURCES, 'cli/main.ts')];

function isBuilt(): boolean {
  const built = statSync(BUILT, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const files = readdirSync(SOURCES, { recursive: true, withFileTypes: true });
  return files.every((file) => statSync(resolve(file.parentPath, file.name)).mtimeMs < built);
}

/** Starts the program. */
export function startCli(args: readonly string[], options: CliOptions = {}): CliProcess {
  const child = spawn(process.execPath, [...PROGRAM, ...args], {
    cwd: options.folder ?? PROJECT,
    env: { ...process.env, NO_COLOR: '1', ...options.environment },
  });
  child.stdin.end(options.input ?? '');
  const printed = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk: Buffer) => (printed.stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (printed.stderr += chunk.toString()));
  const done = new Promise<CliResult>((settle) => {
    child.on('close', (code) => settle({ code, ...printed }));
  });
  const says = (text: string): Promise<void> =>
    new Promise((settle, reject) => {
      const look = (): void => {
        if (printed.stdout.includes(text) || printed.stderr.includes(text)) settle();
      };
      child.stdout.on('data', look);
      child.stderr.on('data', look);
      child.on('close', () =>
        reject(new Error(`It ended without saying ${text}:\n${printed.stdout}\n${printed.stderr}`)),
      );
      look();
    });
  return { child, done, says };
}

/** Runs the program to its end. */
export function runCli(args: readonly string[], options: CliOptions = {}): Promise<CliResult> {
  return startCli(args, options).done;
}
