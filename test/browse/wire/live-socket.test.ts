import { lookup } from 'node:dns';
import { describe, expect, it } from 'vitest';
import { createLiveSockets } from '../../../src/browse/wire/live-socket.js';
import { createEar, socketSite, text } from '../socket-site.js';

const open = createLiveSockets(lookup);

describe('a live socket', () => {
  it('says and hears texts and bytes, under the protocol that was agreed on', async () => {
    const [{ origin }, ear] = [await socketSite(), createEar()];
    const request = { url: `${origin}/socket`, headers: { origin }, protocols: ['other', 'list.v1'] };
    const line = await open(request, ear.listener);
    line.say(text('list'));
    line.say({ kind: 'binary', data: new Uint8Array([1, 2]) });
    const binary = { kind: 'binary', data: Buffer.from([1, 2]) };
    expect([line.protocol, await ear.heard(3)]).toEqual(['list.v1', [text('hello'), text('you said list'), binary]]);
    line.say({ kind: 'close', code: 1005, reason: '' });
    expect((await ear.heard(4)).at(-1)?.kind).toBe('close');
  });

  it('hears why it is closed', async () => {
    const [{ origin }, ear] = [await socketSite(), createEar()];
    const line = await open({ url: `${origin}/leaves`, headers: {}, protocols: [] }, ear.listener);
    line.say(text('go'));
    expect((await ear.heard(2)).at(-1)).toEqual({ kind: 'close', code: 4001, reason: 'enough' });
    line.say(text('too late'));
  });

  it('is none where the site opens none, or is not there', async () => {
    const site = await socketSite();
    const request = { url: `${site.origin}/page`, headers: {}, protocols: [] };
    await expect(open(request, () => undefined)).rejects.toMatchObject({ status: 403 });
    await site.close();
    await expect(open(request, () => undefined)).rejects.toThrow(/ECONNREFUSED/u);
  });
});
