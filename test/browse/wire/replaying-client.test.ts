import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { PrivateAddressError } from '../../../src/browse/exchange/http-client.js';
import { createReplayingClient, RepeatedTimeoutError } from '../../../src/browse/wire/replaying-client.js';
import type { WireOutcome } from '../../../src/model/recording.js';
import { createMemoryTape } from '../memory-tape.js';

const url = 'https://a.example/';

function clientOf(outcome: WireOutcome): ReturnType<typeof createReplayingClient> {
  const tape = createMemoryTape();
  tape.keep(tape.begin(), { method: 'GET', url, headers: {}, body: null }, outcome);
  return createReplayingClient(tape, { missed: () => undefined, instead: null });
}

const response = (truncated: 'disconnect' | 'length' | null): WireOutcome => ({
  kind: 'response',
  status: 201,
  headers: [['x-a', '1']],
  body: Buffer.from('body'),
  truncated,
});

it.each([null, 'length'] as const)('answers with what was kept (cut off: %s)', async (truncated) => {
  const { statusCode, headers, stream } = await clientOf(response(truncated)).stream({ url });
  expect([statusCode, headers['x-a'], await text(stream)]).toEqual([201, '1', 'body']);
});

it('goes no further than a stream that was given up', async () => {
  const stop = new AbortController();
  const { stream } = await clientOf(response('disconnect')).stream({ url, signal: stop.signal });
  expect(await new Promise((resolve) => stream.once('data', resolve))).toEqual(Buffer.from('body'));
  expect(stream.readableEnded).toBe(false);
  stop.abort();
  expect(stream.destroyed).toBe(true);
});

it.each([
  ['timeout', RepeatedTimeoutError],
  ['private-address', PrivateAddressError],
  ['network', Error],
] as const)('fails as it failed: %s', async (reason, kind) => {
  await expect(clientOf({ kind: 'failed', reason, message: 'gone' }).stream({ url })).rejects.toThrow(kind);
});

it('lets who asks give up again', async () => {
  const stop = new AbortController();
  const asked = clientOf({ kind: 'failed', reason: 'given-up', message: 'left' }).stream({ url, signal: stop.signal });
  stop.abort();
  await expect(asked).rejects.toThrow('left');
});

it('names what was not recorded, with its body', async () => {
  const asked = clientOf(response(null)).stream({ url: `${url}search`, method: 'POST', body: 'q=lamp' });
  await expect(asked).rejects.toThrow('POST https://a.example/search with the body q=lamp was not recorded.');
});
