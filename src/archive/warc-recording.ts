/**
 * WARC files read as recordings: the index at once, bodies when they are wanted.
 */

import type { WireOutcome } from '../model/recording.js';
import type { SocketMessage } from '../model/web-socket.js';
import { parseMessage, responseOf } from './http-message.js';
import { indexRecording, jsonOf, type IndexedExchange } from './recording-index.js';
import type { RecordingSource } from './recording-source.js';
import { messageFrom } from './socket-message.js';
import { openWarcFile, type WarcFile } from './warc-file.js';

/** Reads a file's index. @throws UsageError if it is no WARC file, or damaged */
export async function openWarcRecording(path: string): Promise<RecordingSource> {
  const file = await openWarcFile(path);
  try {
    const index = await indexRecording(file);
    const talks = new Map<number, Promise<readonly SocketMessage[]>>();
    return {
      ...index,
      outcome: (exchange) => outcomeOf(file, exchange),
      messages: ({ place }) => {
        const known = talks.get(place) ?? messagesAt(file, index.sockets.get(place) ?? []);
        talks.set(place, known);
        return known;
      },
      close: () => file.close(),
    };
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function outcomeOf(file: WarcFile, { offset, failure, truncated }: IndexedExchange): Promise<WireOutcome> {
  if (failure !== null) return { kind: 'failed', ...failure };
  const parsed = parseMessage((await file.at(offset)).block);
  const response = parsed === null ? null : responseOf(parsed, truncated);
  if (response === null) return { kind: 'failed', reason: 'network', message: 'What was recorded is no response.' };
  return { kind: 'response', ...response };
}

async function messagesAt(file: WarcFile, offsets: readonly number[]): Promise<readonly SocketMessage[]> {
  const messages: SocketMessage[] = [];
  for (const offset of offsets) {
    const message = messageFrom(jsonOf((await file.at(offset)).block));
    if (message !== null) messages.push(message);
  }
  return messages;
}
