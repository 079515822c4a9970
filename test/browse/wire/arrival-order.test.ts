import { describe, expect, it } from 'vitest';
import { createArrivalLog, createArrivalOrder, orderedExchange } from '../../../src/browse/wire/arrival-order.js';
import { exchangeFor, pageRequest } from '../exchange-fixture.js';
import { serve } from '../local-server.js';
import { createMemoryTape } from '../memory-tape.js';

const arrivals = (...names: readonly string[]): { readonly arrivals: { name: string; at: string }[] } => ({
  arrivals: names.map((name, at) => ({ name, at: `at ${String(at)}` })),
});

/** The order in which names come that are asked for at once. */
async function come(
  order: ReturnType<typeof createArrivalOrder>,
  names: readonly string[],
): Promise<readonly string[]> {
  const came: string[] = [];
  await Promise.all(
    names.map(async (name) => {
      const { at } = await order.take(name, async () => ({}));
      came.push(`${name} ${at ?? 'unknown'}`);
    }),
  );
  return came;
}

describe('answers come', () => {
  it('in the order of the recording, with the moments at which they came', async () => {
    expect(await come(createArrivalOrder(arrivals('a', 'b', 'c')), ['c', 'a', 'b'])).toEqual([
      'a at 0',
      'b at 1',
      'c at 2',
    ]);
  });

  it('each as often as it came, then at once', async () => {
    const order = createArrivalOrder(arrivals('a', 'b', 'a'));
    expect(await come(order, ['a', 'b'])).toEqual(['a at 0', 'b at 1']);
    expect(await come(order, ['a'])).toEqual(['a at 2']);
    expect(await come(order, ['a', 'new'])).toEqual(['a unknown', 'new unknown']);
  });

  it('also if what is due is never asked for', async () => {
    expect(await come(createArrivalOrder(arrivals('gone', 'a', 'gone', 'b')), ['b', 'a'])).toEqual([
      'a at 1',
      'b at 3',
    ]);
  });

  it('after what is due and still under way', async () => {
    const order = createArrivalOrder(arrivals('slow', 'fast'));
    const slow = order.take('slow', () => new Promise<object>((resolve) => setTimeout(() => resolve({}), 20)));
    const [, fast] = await Promise.all([slow, order.take('fast', async () => ({}))]);
    expect(fast.at).toBe('at 1');
  });

  it('and are told to who records', async () => {
    const tape = createMemoryTape();
    const log = createArrivalLog(tape, () => 0);
    await log.take('a', async () => ({}));
    await log.take('b', async () => ({ at: '2026-11-22T00:00:00.000Z' }));
    expect(tape.arrivals).toEqual([
      { name: 'a', at: '1970-01-01T00:00:00.000Z' },
      { name: 'b', at: '2026-11-22T00:00:00.000Z' },
    ]);
  });
});

it('an exchange dates its answers as they were recorded', async () => {
  const site = await serve({ '/': 'hello' });
  const order = createArrivalOrder(arrivals(`http GET ${site.origin}/`));
  const exchange = orderedExchange(exchangeFor(site.origin), order);
  const { signal } = new AbortController();
  expect(await exchange.send(pageRequest(`${site.origin}/`), signal)).toMatchObject({ response: { at: 'at 0' } });
  expect(await exchange.send(pageRequest('http://10.0.0.1/'), signal)).toMatchObject({ kind: 'refused' });
});
