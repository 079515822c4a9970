import { describe, expect, it } from 'vitest';
import { startDemoShop } from '../../../src/demo/index.js';
import { serveShop } from '../served-fixture.js';

describe('the socket', () => {
  it('declares the encoding in the header or leaves it to the page', async () => {
    const inHeader = await fetch((await serveShop({ size: 20, charset: 'shift_jis', language: 'ja' })).url);
    expect(inHeader.headers.get('content-type')).toBe('text/html; charset=shift_jis');
    expect(new TextDecoder('shift_jis').decode(await inHeader.arrayBuffer())).toContain('カテゴリー');
    const inPage = await fetch((await serveShop({ size: 20, charset: 'windows-1252', charsetIn: 'meta' })).url);
    expect(inPage.headers.get('content-type')).toBe('text/html');
    expect(await inPage.text()).toContain('<meta charset="windows-1252"');
  });

  it('packs pages for those who accept it', async () => {
    const shop = await serveShop({ size: 20, gzip: 'on' });
    const packed = await fetch(shop.url);
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(await packed.text()).toContain('<title>');
    const plain = await fetch(shop.url, { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
  });

  it('takes its time where it is told to', async () => {
    const shop = await serveShop({ size: 20, latencyMillis: 60 });
    const start = performance.now();
    await fetch(`${shop.url}/robots.txt`);
    expect(performance.now() - start).toBeGreaterThan(55);
  });

  it('answers HEAD without a body', async () => {
    const answer = await fetch((await serveShop({ size: 20 })).url, { method: 'HEAD' });
    expect([answer.status, await answer.text()]).toEqual([200, '']);
  });

  it('says when the port is taken', async () => {
    const { port } = await serveShop({ size: 20 });
    await expect(startDemoShop({ size: 20, port })).rejects.toThrow(/EADDRINUSE/);
  });
});
