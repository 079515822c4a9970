/**
 * A recorded web socket held again: what the page says is answered with what the site said next when it was recorded. No
 * clock is needed, as each thing that the site says belongs to the last one that the page had said by then.
 */

import { shortHash } from '../base/hash.js';
import type { SocketMessage, SocketSaying, SocketScript } from '../model/web-socket.js';
import { redactMessage } from './redact.js';
import { canonicalBody, lastingText } from './request-key.js';

interface Exchange {
  readonly said: SocketSaying;
  readonly answers: SocketSaying[];
  isUsed: boolean;
}

/** The script of what was said; `startedAt` (milliseconds since 1970) tells moments, which differ at every visit. */
export function createSocketScript(messages: readonly SocketMessage[], startedAt: number): SocketScript {
  const greeting: SocketSaying[] = [];
  const exchanges: Exchange[] = [];
  for (const { from, saying } of messages)
    if (from === 'page') exchanges.push({ said: saying, answers: [], isUsed: false });
    else (exchanges.at(-1)?.answers ?? greeting).push(saying);
  const next = (keyOf: (saying: SocketSaying) => string, said: SocketSaying): Exchange | undefined => {
    const key = keyOf(said);
    const alike = exchanges.filter((exchange) => keyOf(exchange.said) === key);
    return alike.find(({ isUsed }) => !isUsed) ?? alike.at(-1);
  };
  return {
    greeting,
    answer(spoken) {
      const said = redactMessage({ from: 'page', saying: spoken }).saying;
      const found = next(exactKey, said) ?? next((saying) => lastingKey(saying, startedAt), said);
      if (found === undefined) return null;
      found.isUsed = true;
      return found.answers;
    },
  };
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
