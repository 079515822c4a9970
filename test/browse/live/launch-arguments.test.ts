import { expect, test } from 'vitest';
import { browserArguments } from '../../../src/browse/live/launch-arguments.js';

test('root starts the browser without a sandbox, as it would refuse to start', () => {
  expect(browserArguments({ userId: 0 })).toContain('--no-sandbox');
});

test.each([1000, undefined])('user %s keeps the sandbox', (userId) => {
  expect(browserArguments({ userId })).not.toContain('--no-sandbox');
});

test('the browser makes no requests on its own account', () => {
  expect(browserArguments()).toEqual(
    expect.arrayContaining(['--disable-background-networking', '--disable-component-update', '--disable-sync']),
  );
});
