import { describe, expect, it } from 'vitest';
import { liveSiteFor } from '../live-site-fixture.js';
import { serve, status } from '../local-server.js';

describe('what a live site cannot have', () => {
  const answers = {
    '/error': status(500),
    '/picture': status(200, { 'content-type': 'image/png' }, Buffer.from([0x89, 0x50])),
    '/broken': 'UNREADABLE',
    '/robots.txt': 'User-agent: *\nDisallow: /secret',
  };

  it.each([
    ['/gone', { kind: 'failed', reason: 'not-found', status: 404 }],
    ['/error', { kind: 'failed', reason: 'server-error', status: 500 }],
    ['/picture', { kind: 'failed', reason: 'not-html' }],
    ['/broken', { kind: 'failed', message: expect.stringContaining('this page is unreadable') as string }],
    ['/secret/1', { kind: 'refused', reason: 'robots' }],
    ['/logout', { kind: 'refused', reason: 'write-guard' }],
  ])('%s is told as a value', async (path, refusal) => {
    const server = await serve(answers);
    expect(await liveSiteFor(server.origin).open(server.origin + path)).toMatchObject(refusal);
  });

  it('another site is out of scope', async () => {
    const server = await serve(answers);
    expect(await liveSiteFor(server.origin).open('http://example.com/')).toMatchObject({
      kind: 'refused',
      reason: 'out-of-scope',
    });
  });

  it('an unreachable host is told as such', async () => {
    const server = await serve({});
    await server.close();
    const opening = await liveSiteFor(server.origin).open(`${server.origin}/`);
    expect(opening).toMatchObject({
      kind: 'failed',
      reason: 'network',
      message: expect.stringContaining('cannot be reached') as string,
    });
  });

  it('is not asked for twice', async () => {
    const server = await serve(answers);
    const { open } = liveSiteFor(server.origin);
    for (let times = 0; times < 3; times += 1) await open(`${server.origin}/gone`);
    expect(server.paths()).toEqual(['/robots.txt', '/gone']);
  });
});
