/**
 * All that a page has sent and is still to be answered, whatever it is for. In a replay everything is answered at once, so
 * that a page for which nothing is on its way shows all that it will show; in a crawl its time is not skipped until then.
 *
 * Told by the page's own process, in one line with what programs in the page say: whatever was sent before a program ended
 * is known when its answer comes.
 */

import type { CDPSession } from 'playwright';
import type { PendingRequests } from './pending-requests.js';

/** How long what is said over a socket or a stream may take to be answered, in milliseconds. */
const SAYING_MILLIS = 100;

/** Kinds of requests that nobody waits for, or that have no end. */
const WITHOUT_END: ReadonlySet<string> = new Set(['Ping', 'Media', 'EventSource', 'WebSocket', 'Preflight']);

/** Adds what a page sends to what is pending, until the gate knows of it or it has been answered. */
export function watchSent(session: CDPSession, pending: PendingRequests): void {
  const sayings = new Map<string, ReturnType<typeof setTimeout>>();
  const sent = (id: string): string => `sent ${id}`;
  const leaving = (frame: string): string => `leaving ${frame}`;
  const said = ({ requestId }: { readonly requestId: string }): void => {
    pending.begin(sent(requestId));
    clearTimeout(sayings.get(requestId));
    const end = (): void => {
      sayings.delete(requestId);
      pending.end(sent(requestId));
    };
    sayings.set(requestId, setTimeout(end, SAYING_MILLIS).unref());
  };
  const ended = ({ requestId }: { readonly requestId: string }): void => {
    pending.end(sent(requestId));
  };
  const stays = ({ frameId }: { readonly frameId: string }): void => {
    pending.end(leaving(frameId));
  };
  session.on('Network.requestWillBeSent', ({ requestId, type = 'Other' }) => {
    if (!WITHOUT_END.has(type)) pending.begin(sent(requestId));
    else if (type === 'EventSource') said({ requestId });
  });
  session.on('Network.loadingFinished', ended);
  session.on('Network.loadingFailed', ended);
  // From here on the gate knows whether it is to be waited for.
  session.on('Fetch.requestPaused', ({ networkId = '', frameId, resourceType }) => {
    ended({ requestId: networkId });
    if (resourceType === 'Document') stays({ frameId });
  });
  session.on('Page.frameRequestedNavigation', ({ frameId, disposition }) => {
    if (disposition === 'currentTab') pending.begin(leaving(frameId));
  });
  session.on('Page.frameStoppedLoading', stays);
  session.on('Page.navigatedWithinDocument', stays);
  session.on('Page.frameNavigated', ({ frame }) => {
    stays({ frameId: frame.id });
  });
  for (const event of [
    'Network.webSocketCreated',
    'Network.webSocketHandshakeResponseReceived',
    'Network.webSocketFrameSent',
    'Network.webSocketFrameReceived',
    'Network.eventSourceMessageReceived',
  ] as const)
    session.on(event, said);
  session.on('Network.webSocketClosed', ended);
}
