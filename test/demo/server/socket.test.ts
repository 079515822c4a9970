import { once } from 'node:events';
import { expect, it } from 'vitest';
import WebSocket from 'ws';
import { startDemoShop } from '../../../src/demo/index.js';
import { readQuestion } from '../../../src/demo/server/socket.js';

it('answers lists over the socket, and nowhere else', async () => {
  const shop = await startDemoShop({ size: 20, transport: 'socket' });
  try {
    const line = new WebSocket(`${shop.url.replace('http', 'ws')}/live`);
    await once(line, 'open');
    line.send(JSON.stringify({ id: 7, query: 'in=/' }));
    const [answer] = (await once(line, 'message')) as [Buffer];
    expect(JSON.parse(String(answer))).toMatchObject({ id: 7, state: expect.anything() as unknown });
    line.close();
    expect((await fetch(`${shop.url}/api/products?in=/`)).status).toBe(404);
  } finally {
    await shop.close();
  }
});

it.each(['', 'null', '{}', '{"id":"1","query":"x"}', '{"id":1}'])('knows what is no question: %s', (text) => {
  expect(readQuestion(text)).toBeNull();
});
