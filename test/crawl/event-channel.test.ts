import { expect, it } from 'vitest';

import { createEventChannel } from '../../src/crawl/event-channel.js';

it('hands every event over in order, those before the reader came too', async () => {
  const channel = createEventChannel<number>();
  channel.push(1);
  const read: number[] = [];
  const reading = (async () => {
    for await (const event of channel.events) read.push(event);
  })();
  channel.push(2);
  await Promise.resolve();
  channel.push(3);
  channel.end();
  channel.push(4);
  await reading;
  expect(read).toEqual([1, 2, 3]);
});
