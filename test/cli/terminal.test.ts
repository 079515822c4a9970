import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';

import { createTerminal, hasColours, screenWidth } from '../../src/cli/terminal.js';

function fakeProcess(env: Readonly<Record<string, string>> = {}): {
  readonly process: NodeJS.Process;
  readonly stdout: PassThrough;
} {
  const stdout = new PassThrough({ highWaterMark: 4 });
  const stderr = Object.assign(new PassThrough(), { isTTY: true });
  return {
    stdout,
    process: { stdout, stderr, stdin: new PassThrough(), env, cwd: () => '/here' } as unknown as NodeJS.Process,
  };
}

it('waits where the reader is slower', async () => {
  const { process, stdout } = fakeProcess();
  const writing = createTerminal(process).out('more than four');
  expect(stdout.read()?.toString()).toBe('more than four');
  await expect(writing).resolves.toBeUndefined();
});

it('falls silent when the reader has gone, without an error', async () => {
  const { process, stdout } = fakeProcess();
  const terminal = createTerminal(process);
  stdout.emit('error', Object.assign(new Error('EPIPE'), { code: 'EPIPE' }));
  expect(terminal.gone.aborted).toBe(true);
  await terminal.out('nobody reads this, and nobody waits for it');
});

it('can be waited for until all is written', async () => {
  const { process, stdout } = fakeProcess();
  const terminal = createTerminal(process);
  void terminal.out('more than four');
  setImmediate(() => stdout.read() as unknown);
  await expect(terminal.flush()).resolves.toBeUndefined();
});

it('lets other failures through', () => {
  const { process, stdout } = fakeProcess();
  createTerminal(process);
  expect(() => stdout.emit('error', Object.assign(new Error('disk full'), { code: 'ENOSPC' }))).toThrow('disk full');
});

it('colours a screen, not a file or the log of continuous integration', () => {
  expect(hasColours({ isTTY: true }, {})).toBe(true);
  expect(hasColours({ isTTY: true }, { TERM: 'dumb' })).toBe(false);
  expect(hasColours({ isTTY: true }, { NO_COLOR: '1' })).toBe(false);
  expect(hasColours({}, { CI: 'true' })).toBe(false);
  expect(hasColours({}, { FORCE_COLOR: '1' })).toBe(true);
  expect(hasColours({ isTTY: true }, { FORCE_COLOR: '0' })).toBe(false);
});

it('is a screen only where lines can be redrawn', () => {
  expect(createTerminal(fakeProcess().process).live).toBe(true);
  expect(createTerminal(fakeProcess({ TERM: 'dumb' }).process).live).toBe(false);
  expect(createTerminal(fakeProcess({ CI: '1' }).process).live).toBe(false);
});

it('has a width even where there is no screen', () => {
  expect([screenWidth({ columns: 72 }), screenWidth({})]).toEqual([72, 100]);
});
