import { describe, expect, it, test } from 'vitest';

import { runCli } from './run-cli.js';

describe('the program', () => {
  test.each([
    [['crawl', 'http://127.0.0.1:9/', '--max-page', '3'], 'Did you mean --max-pages?'],
    [['crawl', 'http://127.0.0.1:9/', '--max-pages', '0'], '--max-pages cannot be "0": give a whole number from 1.'],
    [['crawl', 'shop.example'], 'Did you mean https://shop.example/?'],
    [['demo', '--switch', 'theme=plaid'], 'demo switch "theme" cannot be "plaid"'],
    [[], 'No command was given.'],
  ])('called as %j ends with 2 and says what to do', async (args, message) => {
    const { code, stdout, stderr } = await runCli(args);
    expect([code, stdout, stderr]).toEqual([2, '', expect.stringContaining(message)]);
    expect(stderr).not.toContain('    at ');
  });

  it('ends with 0 after its help', async () => {
    expect(await runCli(['--help'])).toMatchObject({ code: 0, stderr: '' });
  });
});
