import { describe, expect, it } from 'vitest';

import { BlockedError, UsageError } from '../../src/base/errors.js';
import { reportError } from '../../src/cli/report-error.js';
import { createFakeTerminal } from './fake-terminal.js';

describe('an error', () => {
  it('is one message and an exit reason, without a stack', async () => {
    const terminal = createFakeTerminal();
    expect(await reportError(new UsageError('bad', 'Give\n  another.'), [], terminal)).toBe('usage');
    expect(terminal.noted()).toMatch(/querent:.* Give\n {2}another\.$/u);
  });

  it('cannot write to the terminal what a site sent', async () => {
    const terminal = createFakeTerminal();
    await reportError(new BlockedError('blocked', 'said \u001b]0;x\u0007'), [], terminal);
    expect(terminal.noted()).not.toContain('\u001b]');
  });

  it('is a line of JSON too where JSON is asked for', async () => {
    const terminal = createFakeTerminal();
    await reportError(new UsageError('bad', 'Give another.'), ['crawl', '--json'], terminal);
    expect(JSON.parse(terminal.written())).toEqual({ kind: 'error', code: 'bad', message: 'Give another.' });
  });

  it('shows its stack and its cause with --verbose', async () => {
    const terminal = createFakeTerminal();
    await reportError(new Error('outer', { cause: new Error('inner') }), ['--verbose'], terminal);
    expect(terminal.noted()).toMatch(/at .*report-error\.test\.ts[\s\S]*Caused by: Error: inner/u);
  });

  it('of a damaged database says what can still be done', async () => {
    const terminal = createFakeTerminal();
    const error = Object.assign(new Error('database disk image is malformed'), { code: 'SQLITE_CORRUPT' });
    expect(await reportError(error, [], terminal)).toBe('unexpected');
    expect(terminal.noted()).toContain('crawl anew into another --output-dir');
    expect(terminal.noted()).not.toContain('should not have happened');
  });

  it('that was not foreseen says how to learn more', async () => {
    const terminal = createFakeTerminal();
    expect(await reportError('odd', [], terminal)).toBe('unexpected');
    expect(terminal.noted()).toContain('--verbose');
  });
});
