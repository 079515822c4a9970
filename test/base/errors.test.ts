import { describe, expect, it } from 'vitest';
import {
  BlockedError,
  EnvironmentError,
  EXIT_CODES,
  QuerentError,
  UncrawlableError,
  UsageError,
} from '../../src/base/errors.js';

describe('the class of an error says how the command ends', () => {
  it.each([
    [new UsageError('no-url', 'Give a URL.'), 'UsageError', 2],
    [new UncrawlableError('nothing-found', 'No list.'), 'UncrawlableError', 9],
    [new BlockedError('forbidden', 'The site said 403.'), 'BlockedError', 18],
    [new EnvironmentError('no-browser', 'Install one.'), 'EnvironmentError', 1],
    [new EnvironmentError('bad-folder', 'Choose another.', { exit: 'usage' }), 'EnvironmentError', 2],
  ])('%s', (error, name, code) => {
    expect(error).toBeInstanceOf(QuerentError);
    expect(error.name).toBe(name);
    expect(EXIT_CODES[error.exit]).toBe(code);
  });

  it('what caused it is kept, its code is for programs', () => {
    const cause = new Error('disk full');
    const error = new EnvironmentError('disk', 'Nothing can be written.', { cause });
    expect(error).toMatchObject({ code: 'disk', cause, message: 'Nothing can be written.' });
  });
});
