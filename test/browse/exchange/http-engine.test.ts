import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createHttpClient } from '../../../src/browse/exchange/http-client.js';
import { createHttpEngine } from '../../../src/browse/exchange/http-engine.js';
import { closeAfterwards } from '../local-server.js';

const job = (key: string) => ({ url: `https://site.example/${key}`, key, priority: 0 });

function engine() {
  const client = createHttpClient({ mayConnect: () => true, proxy: null });
  const created = createHttpEngine(client);
  closeAfterwards(async () => {
    await created.close();
    await client.close();
  });
  return created;
}

describe('the HTTP engine', () => {
  it('does what it is handed, many at once', async () => {
    const running = engine();
    const results = await Promise.all(
      Array.from({ length: 50 }, (_, at) => running.run(job(String(at)), () => Promise.resolve(at))),
    );
    expect(results).toEqual(Array.from({ length: 50 }, (_, at) => at));
  });

  it('passes on what goes wrong, and goes on', async () => {
    const running = engine();
    await expect(running.run(job('a'), () => Promise.reject(new Error('wrong')))).rejects.toThrow('wrong');
    expect(await running.run(job('a'), () => Promise.resolve('right'))).toBe('right');
  });

  it('leaves the process its signals, and no files', async () => {
    const listeners = process.listenerCount('SIGINT');
    const before = existsSync('storage') ? readdirSync('storage') : [];
    await engine().run(job('a'), () => Promise.resolve(null));
    expect(process.listenerCount('SIGINT')).toBe(listeners);
    expect(existsSync('storage') ? readdirSync('storage') : []).toEqual(before);
  });

  it('can be closed before it ever ran', async () => {
    await engine().close();
  });
});
