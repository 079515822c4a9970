import { describe, expect, it } from 'vitest';

import { createSocketScript } from '../../src/archive/socket-script.js';
import type { SocketMessage, SocketSaying } from '../../src/model/web-socket.js';

const NOW = 1_700_000_000_000;
const text = (said: string): SocketSaying => ({ kind: 'text', text: said });
const page = (said: string): SocketMessage => ({ from: 'page', saying: text(said) });
const site = (said: string): SocketMessage => ({ from: 'site', saying: text(said) });

function texts(sayings: readonly SocketSaying[] | null): readonly string[] | null {
  return sayings?.map((saying) => (saying.kind === 'text' ? saying.text : saying.kind)) ?? null;
}

describe('a recorded socket', () => {
  it('greets, and answers what is said with what came next', () => {
    const script = createSocketScript({
      own: [site('hello'), page('list 1'), site('a'), site('b'), page('list 2')],
      others: [],
      startedAt: NOW,
    });
    expect(texts(script.greeting)).toEqual(['hello']);
    expect(texts(script.answer(text('list 1')))).toEqual(['a', 'b']);
    expect(texts(script.answer(text('list 2')))).toEqual([]);
    expect(script.answer(text('list 3'))).toBeNull();
  });

  it('answers in any order, the same again in the order in which it came, and the last one stays', () => {
    const script = createSocketScript({
      own: [page('x'), site('1'), page('y'), site('y'), page('x'), site('2')],
      others: [],
      startedAt: NOW,
    });
    const asked = ['y', 'x', 'x', 'x'].map((said) => texts(script.answer(text(said))));
    expect(asked).toEqual([['y'], ['1'], ['2'], ['2']]);
  });

  it('knows JSON by what it holds, but for moments and what is drawn at random', () => {
    const first = { id: '7b0a3f7e-2a76-4b1f-9d6c-0d1f3f1b2c3d', q: 'lamp', at: NOW };
    const script = createSocketScript({
      own: [page(JSON.stringify(first)), site('lamps')],
      others: [],
      startedAt: NOW,
    });
    const said = { q: 'lamp', at: NOW + 5, id: '11111111-2222-4333-8444-555555555555' };
    expect(texts(script.answer(text(JSON.stringify(said))))).toEqual(['lamps']);
    expect(script.answer(text(JSON.stringify({ ...said, q: 'desk' })))).toBeNull();
  });

  it('knows what is binary, and that it was closed', () => {
    const binary = { kind: 'binary', data: Buffer.from([1, 2]) } as const;
    const close = { kind: 'close', code: 1000, reason: '' } as const;
    const script = createSocketScript({
      own: [{ from: 'page', saying: binary }, site('got it'), { from: 'site', saying: close }],
      others: [],
      startedAt: NOW,
    });
    expect(texts(script.answer({ kind: 'binary', data: new Uint8Array([1, 2]) }))).toEqual(['got it', 'close']);
    expect(script.answer(close)).toBeNull();
  });

  it('answers under the number that is asked, also what was asked over another socket', () => {
    const asked = (id: number, q: string): readonly SocketMessage[] => [
      page(JSON.stringify({ id, q })),
      site(JSON.stringify({ id, found: q })),
    ];
    const talk = { own: [...asked(1, 'lamp'), ...asked(2, 'desk')], others: [asked(5, 'sofa')], startedAt: NOW };
    const script = createSocketScript(talk);
    for (const [id, q] of [
      [4, 'desk'],
      [8, 'sofa'],
    ] as const)
      expect(texts(script.answer(text(JSON.stringify({ id, q }))))).toEqual([JSON.stringify({ id, found: q })]);
  });

  it('keeps no password, and answers who says another one', () => {
    const script = createSocketScript({
      own: [page('{"password":"redacted"}'), site('welcome')],
      others: [],
      startedAt: NOW,
    });
    expect(texts(script.answer(text('{"password":"secret"}')))).toEqual(['welcome']);
  });
});
