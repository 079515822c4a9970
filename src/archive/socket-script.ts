/**
 * A recorded web socket held again: what the page says is answered with what the site said next when it was recorded. No
 * clock is needed, as each thing that the site says belongs to the last one that the page had said by then.
 */

import { shortHash } from '../base/hash.js';
import type { SocketMessage, SocketSaying, SocketScript } from '../model/web-socket.js';
import { redactMessage } from './redact.js';
import { canonicalBody, lastingText } from './request-key.js';
import { numbersOf, renumbered, type Numbers, withoutNumbers } from './socket-numbers.js';

/** What was recorded. */
export interface RecordedTalk {
  /** What was said over this socket. */
  readonly own: readonly SocketMessage[];
  /** What was said over others of the same address: pages may ask over another one than when they were recorded. */
  readonly others: readonly (readonly SocketMessage[])[];
  /** Milliseconds since 1970; tells moments, which differ at every visit. */
  readonly startedAt: number;
}

interface Exchange {
  readonly said: SocketSaying;
  readonly answers: SocketSaying[];
  isUsed: boolean;
}

/** The script of what was said. */
export function createSocketScript({ own, others, startedAt }: RecordedTalk): SocketScript {
  const { greeting, exchanges } = exchangesOf(own);
  const elsewhere = others.flatMap((messages) => exchangesOf(messages).exchanges);
  const numbers = numbersOf([...exchanges, ...elsewhere]);
  const keys: readonly ((saying: SocketSaying) => string)[] = [
    exactKey,
    (saying) => lastingKey(saying, startedAt),
    (saying) => lastingKey(withoutNumbers(saying, numbers), startedAt),
  ];
  return {
    greeting,
    answer(spoken) {
      const { saying: said } = redactMessage({ from: 'page', saying: spoken });
      for (const among of [exchanges, elsewhere])
        for (const keyOf of keys) {
          const found = next(among, keyOf, said);
          if (found !== null) return answersTo(said, found, numbers);
        }
      return null;
    },
  };
}

function exchangesOf(messages: readonly SocketMessage[]): {
  readonly greeting: readonly SocketSaying[];
  readonly exchanges: readonly Exchange[];
} {
  const greeting: SocketSaying[] = [];
  const exchanges: Exchange[] = [];
  for (const { from, saying } of messages)
    if (from === 'page') exchanges.push({ said: saying, answers: [], isUsed: false });
    else (exchanges.at(-1)?.answers ?? greeting).push(saying);
  return { greeting, exchanges };
}

/** The first of those alike that was not used yet, else the last one: it stays. */
function next(
  exchanges: readonly Exchange[],
  keyOf: (saying: SocketSaying) => string,
  said: SocketSaying,
): Exchange | null {
  const key = keyOf(said);
  const alike = exchanges.filter((exchange) => keyOf(exchange.said) === key);
  return alike.find(({ isUsed }) => !isUsed) ?? alike.at(-1) ?? null;
}

function answersTo(said: SocketSaying, found: Exchange, numbers: Numbers): readonly SocketSaying[] {
  found.isUsed = true;
  return found.answers.map((answer) => renumbered(answer, said, numbers));
}

function exactKey(saying: SocketSaying): string {
  switch (saying.kind) {
    case 'text':
      return `text ${canonicalBody(saying.text)}`;
    case 'binary':
      return `binary ${shortHash(Buffer.from(saying.data).toString('base64'))}`;
    case 'close':
      return 'close';
  }
}

function lastingKey(saying: SocketSaying, now: number): string {
  return saying.kind === 'text' ? `text ${lastingText(saying.text, now)}` : exactKey(saying);
}
