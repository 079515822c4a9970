/**
 * Ends of the requests that the workers of a page send. Whether they may be sent is asked through the page's own session;
 * that they were answered is told to the session of the worker alone, and by the browser's driver.
 */

import type { CDPSession, Page, Request } from 'playwright';

/** Requests that were let go and that the page itself did not send. */
export interface WorkerRequests {
  /** A request is let go: a worker's unless the page told that it sent it. */
  letGo(id: string, request: { readonly method: string; readonly url: string }): void;
  /** The page is left, and its workers with it. */
  clear(): void;
}

/** Told of the requests of workers, by the ids that they were let go with. */
export interface WorkerEnds {
  readonly answered: (id: string) => void;
  readonly failed: (id: string) => void;
}

/** Tells when requests of the page's workers came to their end. */
export function watchWorkers(page: Page, session: CDPSession, { answered, failed }: WorkerEnds): WorkerRequests {
  const own = new Set<string>();
  const open = new Map<string, string>();
  session.on('Network.requestWillBeSent', ({ requestId }) => {
    own.add(requestId);
    open.delete(requestId);
  });
  for (const event of ['Network.loadingFinished', 'Network.loadingFailed'] as const)
    session.on(event, ({ requestId }) => own.delete(requestId));
  const telling =
    (tell: (id: string) => void) =>
    (request: Request): void => {
      const key = keyOf({ method: request.method(), url: request.url() });
      const [id] = [...open].find(([, one]) => one === key) ?? [];
      if (id === undefined) return;
      open.delete(id);
      tell(id);
    };
  page.on('requestfinished', telling(answered));
  page.on('requestfailed', telling(failed));
  return {
    letGo(id, request) {
      if (!own.has(id)) open.set(id, keyOf(request));
    },
    clear() {
      open.clear();
    },
  };
}

function keyOf({ method, url }: { readonly method: string; readonly url: string }): string {
  return `${method} ${url}`;
}
