import { expect, it } from 'vitest';

import { inspectCommand } from '../../../src/cli/commands/inspect.js';
import { createFakeTerminal } from '../fake-terminal.js';
import { openSmallShop } from '../small-shop.js';

async function inspect(url: string, flags: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const terminal = createFakeTerminal();
  const given = new Map(Object.entries({ render: 'http', ...flags }));
  expect(await inspectCommand.run({ positionals: [url], flags: given, terminal })).toBe('finished');
  return terminal.written();
}

it('shows what it sees on one page, as text and as JSON', async () => {
  const shop = await openSmallShop();
  expect(await inspect(`${shop.url}/all`)).toContain('Main list: 24 cards of 30');
  expect(JSON.parse(await inspect(`${shop.url}/all`, { json: true }))).toMatchObject({
    type: 'list',
    declaredCount: 30,
  });
});

it('says why a page cannot be had', async () => {
  const shop = await openSmallShop({ robots: 'closed' });
  await expect(inspect(shop.url)).rejects.toThrow('The page cannot be shown: not asked (robots)');
});
