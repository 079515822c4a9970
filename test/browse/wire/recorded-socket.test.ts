import { lookup } from 'node:dns';
import { describe, expect, it } from 'vitest';
import type { UnrecordedError } from '../../../src/base/errors.js';
import { createLiveSockets } from '../../../src/browse/wire/live-socket.js';
import { recordingSockets, replayingSockets } from '../../../src/browse/wire/recorded-socket.js';
import { createMemoryTape } from '../memory-tape.js';
import { createEar, socketSite, text } from '../socket-site.js';

const live = createLiveSockets(lookup);

describe('a recorded socket', () => {
  it('is held again with the site gone', async () => {
    const [site, tape] = [await socketSite(), createMemoryTape()];
    const request = { url: `${site.origin}/socket`, headers: {}, protocols: ['list.v1'] };
    const misses: UnrecordedError[] = [];
    const replaying = replayingSockets(tape, { missed: (error) => misses.push(error), instead: null });
    const talk = async (open: typeof live): Promise<unknown> => {
      const ear = createEar();
      const line = await open(request, ear.listener);
      await ear.heard(1);
      line.say(text('list'));
      return [line.protocol, [...(await ear.heard(2))]];
    };
    const before = await talk(recordingSockets(live, tape));
    await site.close();
    expect(await talk(replaying)).toEqual(before);
    const ear = createEar();
    const line = await replaying(request, ear.listener);
    line.say(text('something else'));
    expect((await ear.heard(2)).at(-1)).toMatchObject({ kind: 'close', code: 1011 });
    expect(misses.map(({ message }) => message)).toEqual([expect.stringContaining('was not recorded: something else')]);
  });

  it('is refused again where the site refused it, and missed where it was not asked for', async () => {
    const [site, tape] = [await socketSite(), createMemoryTape()];
    const refused = { url: `${site.origin}/page`, headers: {}, protocols: [] };
    await expect(recordingSockets(live, tape)(refused, () => undefined)).rejects.toMatchObject({ status: 403 });
    const misses: UnrecordedError[] = [];
    const replaying = replayingSockets(tape, { missed: (error) => misses.push(error), instead: null });
    await expect(replaying(refused, () => undefined)).rejects.toMatchObject({ status: 403 });
    const unknown = { ...refused, url: `${site.origin}/socket` };
    await expect(replaying(unknown, () => undefined)).rejects.toThrow(/was not recorded/u);
    expect(misses).toHaveLength(1);
    const asking = replayingSockets(tape, { missed: () => undefined, instead: live });
    expect((await asking(unknown, () => undefined)).protocol).toBe('');
  });
});
