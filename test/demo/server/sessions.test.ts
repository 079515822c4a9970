import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createSessions, sessionCookie } from '../../../src/demo/server/sessions.js';

const NOWHERE = new URL('http://shop.test/');

function request(cookie?: string): IncomingMessage {
  return { headers: cookie === undefined ? {} : { cookie } } as IncomingMessage;
}

describe('sessions', () => {
  it('are new for every visitor whom nothing tells', () => {
    const sessions = createSessions(1);
    const [one, two] = [sessions.recognise(request(), NOWHERE), sessions.recognise(request(), NOWHERE)];
    expect(one.id).not.toBe(two.id);
    expect(createSessions(1).recognise(request(), NOWHERE)).toEqual(one);
  });

  it('are known by cookie or by argument', () => {
    const sessions = createSessions(1);
    const visitor = sessions.recognise(request(), NOWHERE);
    const cookie = sessionCookie(visitor).split(';')[0];
    expect(sessions.recognise(request(cookie), NOWHERE)).toEqual({ id: visitor.id, hasCookie: true });
    const url = new URL(`http://shop.test/?sid=${visitor.id}`);
    expect(sessions.recognise(request(), url)).toEqual({ id: visitor.id, hasCookie: false });
  });

  it('remember the latest views first, and only so many', () => {
    const sessions = createSessions(1);
    const visitor = sessions.recognise(request(), NOWHERE);
    for (const product of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 9]) sessions.remember(visitor, product);
    expect(sessions.viewed(visitor)).toEqual([9, 10, 8, 7, 6, 5, 4, 3]);
  });

  it('are forgotten, the oldest first, before they fill the memory', () => {
    const sessions = createSessions(1);
    const first = sessions.recognise(request(), NOWHERE);
    sessions.remember(first, 1);
    for (let at = 0; at < 600; at++) sessions.recognise(request(), NOWHERE);
    expect(sessions.viewed(first)).toEqual([]);
  });
});
