import { expect, it } from 'vitest';

import { numbersOf, renumbered, withoutNumbers } from '../../src/archive/socket-numbers.js';
import type { SocketSaying } from '../../src/model/web-socket.js';

const json = (data: unknown): SocketSaying => ({ kind: 'text', text: JSON.stringify(data) });
const asked = (id: number, query: string) => ({
  said: json({ id, type: 'list', query }),
  answers: [json({ id, type: 'list', found: query })],
});

it('are what answers repeat of their questions, each another value', () => {
  const numbers = numbersOf([asked(1, 'a'), asked(2, 'b'), asked(3, 'c')]);
  expect([...numbers]).toEqual(['id']);
  expect(withoutNumbers(json({ id: 9, query: 'a' }), numbers)).toEqual(json({ query: 'a' }));
  expect(renumbered(json({ id: 1, found: 'a' }), json({ id: 9, query: 'a' }), numbers)).toEqual(
    json({ id: 9, found: 'a' }),
  );
});

it('are none where one question was asked, or texts are no objects', () => {
  expect(numbersOf([asked(1, 'a')]).size).toBe(0);
  const plain: SocketSaying = { kind: 'text', text: '{no json' };
  expect(
    numbersOf([
      { said: plain, answers: [plain] },
      { said: plain, answers: [plain] },
    ]).size,
  ).toBe(0);
  expect(renumbered(plain, json({ id: 9 }), new Set(['id']))).toBe(plain);
});
