/**
 * What is said over a web socket as a record of a recording: `{"from":"page","text":"…"}`, with `"binary"` in base64 or
 * `"close"` (code) and `"reason"` in the place of the text.
 */

import { z } from 'zod';

import type { SocketMessage, SocketSaying } from '../model/web-socket.js';

interface ToldMessage {
  readonly from: SocketMessage['from'];
  readonly text?: string;
  readonly binary?: string;
  readonly close?: number;
  readonly reason?: string;
}

const messageSchema: z.ZodType<ToldMessage> = z.object({
  from: z.enum(['page', 'site']),
  text: z.string().exactOptional(),
  binary: z.base64().exactOptional(),
  close: z.number().int().exactOptional(),
  reason: z.string().exactOptional(),
});

/** The message as it is recorded. */
export function toldMessage({ from, saying }: SocketMessage): ToldMessage {
  switch (saying.kind) {
    case 'text':
      return { from, text: saying.text };
    case 'binary':
      return { from, binary: Buffer.from(saying.data).toString('base64') };
    case 'close':
      return { from, close: saying.code, reason: saying.reason };
  }
}

/** The message of a record; null if it is none. */
export function messageFrom(data: unknown): SocketMessage | null {
  const parsed = messageSchema.safeParse(data);
  if (!parsed.success) return null;
  const saying = sayingOf(parsed.data);
  return saying === null ? null : { from: parsed.data.from, saying };
}

function sayingOf({ text, binary, close, reason = '' }: ToldMessage): SocketSaying | null {
  if (text !== undefined) return { kind: 'text', text };
  if (binary !== undefined) return { kind: 'binary', data: Buffer.from(binary, 'base64') };
  return close === undefined ? null : { kind: 'close', code: close, reason };
}
