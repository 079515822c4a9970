/**
 * Where recorded exchanges come from, whatever the format of the file.
 */

import type { WireOutcome } from '../model/recording.js';
import type { SocketMessage } from '../model/web-socket.js';
import type { IndexedExchange, RecordingIndex } from './recording-index.js';

/** A file that was read for its index. */
export interface RecordingSource extends RecordingIndex {
  /** What became of an exchange. */
  outcome(exchange: IndexedExchange): Promise<WireOutcome>;
  /** What was said over the web socket that an exchange opened. */
  messages(exchange: IndexedExchange): Promise<readonly SocketMessage[]>;
  close(): Promise<void>;
}
