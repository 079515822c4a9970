import { EventEmitter } from 'node:events';
import type { CDPSession } from 'playwright';
import { expect, it } from 'vitest';
import { createPendingRequests } from '../../../src/browse/live/pending-requests.js';
import { watchSent } from '../../../src/browse/live/sent-requests.js';

/** How much is pending after each of what a page's process tells. */
function pendingAfter(...told: readonly (readonly [string, object])[]): readonly number[] {
  const session = new EventEmitter();
  const pending = createPendingRequests(Date.now);
  watchSent(session as unknown as CDPSession, pending);
  return told.map(([event, detail]) => {
    session.emit(event, detail);
    return pending.count();
  });
}

const sent = (requestId: string, type?: string) => ['Network.requestWillBeSent', { requestId, type }] as const;

it.each([
  ['scripts until they are there', [sent('1', 'Script'), ['Network.loadingFinished', { requestId: '1' }]], [1, 0]],
  ['style sheets until they fail', [sent('1', 'Stylesheet'), ['Network.loadingFailed', { requestId: '1' }]], [1, 0]],
  [
    'data until the gate knows of it',
    [sent('1', 'Fetch'), ['Fetch.requestPaused', { networkId: '1', frameId: 'f', resourceType: 'Fetch' }]],
    [1, 0],
  ],
  ['beacons never', [sent('1', 'Ping')], [0]],
  [
    'a page that is left, until another one is asked for',
    [
      ['Page.frameRequestedNavigation', { frameId: 'f', disposition: 'currentTab' }],
      ['Fetch.requestPaused', { frameId: 'f', resourceType: 'Document' }],
    ],
    [1, 0],
  ],
  ['no page that is opened beside', [['Page.frameRequestedNavigation', { frameId: 'f', disposition: 'newTab' }]], [0]],
  [
    'what is said over a socket, until it is closed',
    [
      ['Network.webSocketFrameSent', { requestId: '1' }],
      ['Network.webSocketClosed', { requestId: '1' }],
    ],
    [1, 0],
  ],
] as const)('pending are %s', (_, told, counts) => {
  expect(pendingAfter(...told)).toEqual(counts);
});

it('what is said is answered soon or not at all', async () => {
  const session = new EventEmitter();
  const pending = createPendingRequests(Date.now);
  watchSent(session as unknown as CDPSession, pending);
  session.emit('Network.webSocketFrameSent', { requestId: '1' });
  session.emit('Network.webSocketFrameReceived', { requestId: '1' });
  expect(pending.count()).toBe(1);
  await pending.whenNone(5_000);
  expect(pending.count()).toBe(0);
});
