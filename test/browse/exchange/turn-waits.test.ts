import { describe, expect, it } from 'vitest';
import { createTurnWaits } from '../../../src/browse/exchange/turn-waits.js';

describe('waits for turns', () => {
  it('count once where several wait at a time, and while they last', async () => {
    let clock = 0;
    const waits = createTurnWaits(() => clock);
    const [own, impatient] = [waits.clock(), waits.clock(12)];
    let grant: (turn: string) => void = () => undefined;
    let leave: (why: Error) => void = () => undefined;
    const first = waits.during(new Promise<string>((resolve) => (grant = resolve)));
    const second = waits.during(new Promise<string>((_, reject) => (leave = reject)));
    clock = 10;
    grant('mine');
    expect(await first).toBe('mine');
    clock = 15;
    expect(waits.millis()).toBe(15);
    leave(new Error('left'));
    await expect(second).rejects.toThrow('left');
    clock = 40;
    expect([waits.millis(), own(), impatient()]).toEqual([15, 25, 28]);
  });
});
