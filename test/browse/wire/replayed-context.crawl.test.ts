import { expect, it } from 'vitest';
import { openReplayedContext } from '../../../src/browse/wire/replayed-context.js';
import { createReplayingWire } from '../../../src/browse/wire/wire.js';
import { closeAfterwards } from '../local-server.js';
import { createMemoryTape } from '../memory-tape.js';

it('opens a context that sees a recording, on its day', async () => {
  const tape = createMemoryTape();
  const request = { method: 'GET', url: 'https://shop.example/', headers: {}, body: null };
  const headers = [['content-type', 'text/html']] as const;
  tape.keep(0, request, { kind: 'response', status: 200, headers, body: Buffer.from('<p>shop'), truncated: null });
  const wire = createReplayingWire({
    replayer: tape,
    onMiss: 'fail',
    recorder: null,
    missed: () => undefined,
    now: Date.now(),
  });
  const { context, close } = await openReplayedContext({ wire, startUrls: [request.url] });
  closeAfterwards(close);
  const page = await context.newPage();
  await page.goto(request.url);
  expect(await page.textContent('p')).toBe('shop');
  expect(await page.evaluate('new Date().getFullYear()')).toBe(1970);
});
