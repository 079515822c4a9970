import { expect, it } from 'vitest';

import { messageFrom, toldMessage } from '../../src/archive/socket-message.js';
import type { SocketMessage } from '../../src/model/web-socket.js';

it.each<SocketMessage>([
  { from: 'page', saying: { kind: 'text', text: 'läuft' } },
  { from: 'site', saying: { kind: 'binary', data: Buffer.from([0, 255]) } },
  { from: 'site', saying: { kind: 'close', code: 1001, reason: 'going away' } },
])('what is said is read as it was told: $saying.kind', (message) => {
  expect(messageFrom(JSON.parse(JSON.stringify(toldMessage(message))))).toEqual(message);
});

it.each([null, 5, {}, { from: 'page' }, { from: 'nobody', text: 'x' }, { from: 'site', binary: '%%' }])(
  'what is none is none: %j',
  (data) => {
    expect(messageFrom(data)).toBeNull();
  },
);
