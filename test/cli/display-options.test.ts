import { expect, test } from 'vitest';

import { readVerbosity } from '../../src/cli/display-options.js';

test.each([
  [{}, 'normal'],
  [{ quiet: true }, 'quiet'],
  [{ verbose: true, quiet: false }, 'verbose'],
])('%j is %s', (values, verbosity) => {
  expect(readVerbosity(new Map(Object.entries(values)))).toBe(verbosity);
});

test('less and more at once is an error', () => {
  expect(() =>
    readVerbosity(
      new Map([
        ['quiet', true],
        ['verbose', true],
      ]),
    ),
  ).toThrow('exclude each other');
});
