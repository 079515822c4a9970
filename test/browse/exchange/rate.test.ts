import { describe, expect, it } from 'vitest';
import { createRate, type Rate, type RateOptions, type TurnEnd } from '../../../src/browse/exchange/rate.js';
import { createVirtualTimer, type VirtualTimer } from '../virtual-timer.js';

const NEVER = new AbortController().signal;
const CALM = { kind: 'calm' } as const;

function rateWith(options: Partial<RateOptions> = {}): { readonly rate: Rate; readonly timer: VirtualTimer } {
  const timer = createVirtualTimer(0);
  return { timer, rate: createRate({ concurrency: 1, delayMillis: 0, maxPerMinute: null, timer, ...options }) };
}

/** Moments at which turns of one host start, each ended at once. */
async function startsOf(rate: Rate, timer: VirtualTimer, turns: number): Promise<readonly number[]> {
  const starts: number[] = [];
  for (let at = 0; at < turns; at += 1) {
    const turn = await rate.turn('host', 0, NEVER);
    starts.push(timer.now());
    turn.end(CALM);
  }
  return starts;
}

describe('the rate', () => {
  it('keeps the delay between two requests to a host', async () => {
    const { rate, timer } = rateWith({ delayMillis: 500 });
    expect(await startsOf(rate, timer, 3)).toEqual([0, 500, 1_000]);
  });

  it('keeps hosts apart', async () => {
    const { rate, timer } = rateWith({ delayMillis: 500 });
    for (const host of ['a', 'b', 'c']) (await rate.turn(host, 0, NEVER)).end(CALM);
    expect(timer.now()).toBe(0);
  });

  it('keeps the bound per minute', async () => {
    const { rate, timer } = rateWith({ maxPerMinute: 2 });
    expect(await startsOf(rate, timer, 5)).toEqual([0, 0, 60_000, 60_000, 120_000]);
  });

  it('keeps the bound of requests at once', async () => {
    const { rate } = rateWith({ concurrency: 2 });
    const first = await rate.turn('host', 0, NEVER);
    await rate.turn('host', 0, NEVER);
    let served = false;
    const third = rate.turn('host', 0, NEVER).then(() => {
      served = true;
    });
    await Promise.resolve();
    expect(served).toBe(false);
    first.end(CALM);
    first.end(CALM);
    await third;
    expect(served).toBe(true);
  });

  it('serves the most urgent first, then in order', async () => {
    const { rate } = rateWith();
    const running = await rate.turn('host', 0, NEVER);
    const order: string[] = [];
    const wanted = [
      ['low', 0],
      ['high', 5],
      ['middle', 3],
      ['high too', 5],
    ] as const;
    const turns = wanted.map(([name, priority]) =>
      rate.turn('host', priority, NEVER).then((turn) => {
        order.push(name);
        turn.end(CALM);
      }),
    );
    running.end(CALM);
    await Promise.all(turns);
    expect(order).toEqual(['high', 'high too', 'middle', 'low']);
  });

  it('lets go who no longer wants', async () => {
    const { rate } = rateWith();
    const stop = new AbortController();
    const running = await rate.turn('host', 0, NEVER);
    const gone = rate.turn('host', 9, stop.signal);
    const next = rate.turn('host', 0, NEVER);
    stop.abort(new Error('stop'));
    await expect(gone).rejects.toThrow('stop');
    await expect(rate.turn('host', 0, stop.signal)).rejects.toThrow('stop');
    running.end(CALM);
    (await next).end(CALM);
  });

  it('doubles the delay each time that a host complains, up to a minute', async () => {
    const { rate } = rateWith();
    const delays: number[] = [];
    for (let at = 0; at < 8; at += 1) {
      (await rate.turn('host', 0, NEVER)).end({ kind: 'too-fast', retryAfterMillis: null });
      delays.push(rate.delayOf('host'));
    }
    expect(delays).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]);
  });

  it.each<[TurnEnd, readonly number[]]>([
    [{ kind: 'too-fast', retryAfterMillis: 500 }, [1_000, 1_000, 1_000, 2_000, 4_000]],
    [{ kind: 'unavailable', retryAfterMillis: 500 }, [0, 0, 0, 1_000, 2_000]],
    [{ kind: 'unavailable', retryAfterMillis: null }, [0, 0, 0, 1_000, 2_000]],
  ])('grows where a host complains again and again, less where it does now and then: %o', async (failure, expected) => {
    const { rate, timer } = rateWith();
    const delays: number[] = [];
    for (const calm of [3, 3, 3, 0, 0]) {
      await startsOf(rate, timer, calm);
      (await rate.turn('host', 0, NEVER)).end(failure);
      delays.push(rate.delayOf('host'));
    }
    expect(delays).toEqual(expected);
  });

  it('pauses for a moment, no longer, for a host that fails now and then', async () => {
    const { rate, timer } = rateWith();
    for (let at = 0; at < 10; at += 1) {
      await startsOf(rate, timer, 8);
      (await rate.turn('host', 0, NEVER)).end({ kind: 'unavailable', retryAfterMillis: 1_000 });
    }
    await startsOf(rate, timer, 1);
    expect(timer.now()).toBe(10_000);
  });

  it('grows once for requests that were under way together', async () => {
    const { rate, timer } = rateWith({ concurrency: 3 });
    const turns = [
      await rate.turn('host', 0, NEVER),
      await rate.turn('host', 0, NEVER),
      await rate.turn('host', 0, NEVER),
    ];
    for (const turn of turns) {
      await timer.wait(10, NEVER);
      turn.end({ kind: 'too-fast', retryAfterMillis: null });
    }
    expect(rate.delayOf('host')).toBe(1_000);
  });

  it('waits as long as a host asks, then recovers with calm answers', async () => {
    const { rate, timer } = rateWith();
    (await rate.turn('host', 0, NEVER)).end({ kind: 'too-fast', retryAfterMillis: 7_000 });
    expect((await startsOf(rate, timer, 1))[0]).toBe(7_000);
    await startsOf(rate, timer, 30);
    expect(rate.delayOf('host')).toBe(0);
  });

  it('waits as long as a host asks outside of a turn', async () => {
    const { rate, timer } = rateWith();
    rate.complain('host', 7_000);
    expect((await startsOf(rate, timer, 1))[0]).toBe(7_000);
  });

  it('never goes below what robots.txt asks', async () => {
    const { rate, timer } = rateWith({ delayMillis: 100 });
    rate.slowTo('host', 2_000);
    rate.slowTo('host', 1_000);
    expect(await startsOf(rate, timer, 3)).toEqual([0, 2_000, 4_000]);
    (await rate.turn('host', 0, NEVER)).end({ kind: 'too-fast', retryAfterMillis: null });
    await startsOf(rate, timer, 60);
    expect(rate.delayOf('host')).toBe(2_000);
  });
});
