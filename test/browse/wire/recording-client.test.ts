import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { createHttpClient } from '../../../src/browse/exchange/http-client.js';
import { createRecordingClient } from '../../../src/browse/wire/recording-client.js';
import { closeAfterwards, serve, status } from '../local-server.js';
import { createMemoryTape } from '../memory-tape.js';

function recordingClient(tape = createMemoryTape()): {
  client: ReturnType<typeof createRecordingClient>;
  tape: typeof tape;
} {
  const client = createRecordingClient(
    createHttpClient({ mayConnect: (_, ip) => ip !== '127.0.0.9', proxy: null }),
    tape,
  );
  closeAfterwards(() => client.close());
  return { client, tape };
}

it('passes answers on and keeps them, in the order of their requests', async () => {
  const site = await serve({ '/a': status(200, { 'x-a': '1' }, 'first'), '/b': 'second' });
  const { client, tape } = recordingClient();
  const [a, b] = await Promise.all(['/a', '/b'].map((path) => client.stream({ url: site.origin + path })));
  expect([b === undefined ? '' : await text(b.stream), a === undefined ? '' : await text(a.stream)]).toEqual([
    'second',
    'first',
  ]);
  const kept = [...tape.kept].sort((one, other) => one.place - other.place);
  expect(kept.map(({ outcome }) => outcome.kind === 'response' && Buffer.from(outcome.body).toString())).toEqual([
    'first',
    'second',
  ]);
  expect(kept[0]?.outcome).toMatchObject({
    status: 200,
    truncated: null,
    headers: expect.arrayContaining([['x-a', '1']]) as unknown,
  });
});

it('keeps as much as came before who asked gave up', async () => {
  const site = await serve({
    '/endless': (_, response) => {
      response.writeHead(200).write('begun');
    },
  });
  const { client, tape } = recordingClient();
  const { stream } = await client.stream({ url: `${site.origin}/endless` });
  await new Promise((resolve) => stream.once('data', resolve));
  const closed = new Promise((resolve) => stream.once('close', resolve));
  stream.destroy();
  await closed;
  expect(tape.kept[0]?.outcome).toMatchObject({
    kind: 'response',
    truncated: 'disconnect',
    body: Buffer.from('begun'),
  });
});

it('keeps that nobody waited for an answer', async () => {
  const stop = new AbortController();
  const site = await serve({
    '/never': () => {
      stop.abort();
    },
  });
  const { client, tape } = recordingClient();
  await expect(client.stream({ url: `${site.origin}/never`, signal: stop.signal })).rejects.toThrow();
  expect(tape.kept[0]?.outcome).toMatchObject({ kind: 'failed', reason: 'given-up' });
});

it('keeps that there was nobody to answer', async () => {
  const site = await serve({});
  await site.close();
  const { client, tape } = recordingClient();
  await expect(client.sendRequest({ url: `${site.origin}/` })).rejects.toThrow();
  expect(tape.kept[0]?.outcome).toMatchObject({ kind: 'failed', reason: 'network' });
});
