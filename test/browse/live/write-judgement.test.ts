import { describe, expect, it } from 'vitest';
import { createWriteGuard, requestKind } from '../../../src/browse/live/write-guard.js';
import {
  approveContent,
  judgeWrites,
  type WriteCase,
  type WritePurpose,
} from '../../../src/browse/live/write-judgement.js';
import type { PageView } from '../../../src/model/page.js';
import type { DataExchange } from '../../../src/model/shortcut.js';
import { facet, viewListing } from '../offering-view.js';
import { searchForm } from '../search-form.js';

const ORIGIN = 'https://site.example';
const URL_PATH = { kind: 'url', url: `${ORIGIN}/` } as const;
const KIND = requestKind({ method: 'POST', url: `${ORIGIN}/api/x`, body: null });

function answer(text: string, changes: Partial<DataExchange> = {}): DataExchange {
  return {
    method: 'POST',
    url: `${ORIGIN}/api/x`,
    headers: {},
    body: null,
    status: 200,
    mediaType: 'application/json',
    text,
    ...changes,
  };
}

interface Told {
  readonly purpose?: WritePurpose;
  readonly view?: PageView;
  readonly exchanges?: readonly DataExchange[];
  readonly hasMoved?: boolean;
}

/** Whether the step may be used, and what is thought of the request afterwards. */
function judged({
  purpose = 'data',
  view = viewListing(['Lamp']),
  exchanges = [],
  hasMoved = true,
}: Told): readonly string[] {
  const guard = createWriteGuard([ORIGIN]);
  const released: WriteCase = {
    released: new Map([[KIND, purpose]]),
    before: viewListing(['Chair'], { groups: [facet('Brand', ['Acme'])] }),
    after: { path: URL_PATH, view, exchanges },
    hasMoved,
  };
  const isUsed = judgeWrites(released, guard);
  const request = { method: 'POST', url: `${ORIGIN}/api/x`, headers: {}, body: null, priority: 0 } as const;
  const mayGo = guard.isAllowed({ ...request, purpose: 'resource', transport: 'browser', cause: 'choice' });
  return [isUsed ? 'used' : 'refused', guard.isApproved(KIND) ? 'approved' : mayGo ? 'open' : 'condemned'];
}

const QUERY = JSON.stringify({ query: 'query Options { colours { id } }' });
const NOTHING = viewListing([]);
const ASKED_AGAIN: PageView = { ...NOTHING, forms: [searchForm(`${ORIGIN}/api/x`, 'tent')] };
const FILTERED = viewListing([], { groups: [facet('Brand', ['Acme'])] });

describe('the first request of a kind', () => {
  it.each<[string, Told, readonly string[]]>([
    ['names what the list shows', { exchanges: [answer('[{"name":"Lamp"}]')] }, ['used', 'approved']],
    [
      'holds what the names are composed of',
      {
        view: viewListing(['Lamp by Ada', 'Chair by Alan']),
        exchanges: [answer('{"7":{"title":"Lamp","by":["Ada"]},"8":{"title":"Chair","by":["Alan"]}}')],
      },
      ['used', 'approved'],
    ],
    ['names nothing', { exchanges: [answer('{"ok":true}')] }, ['used', 'condemned']],
    ['names nothing, to a query of GraphQL', { exchanges: [answer('{}', { body: QUERY })] }, ['used', 'open']],
    ['names nothing, and nothing happens', { exchanges: [answer('{}')], hasMoved: false }, ['refused', 'condemned']],
    ['says nothing', {}, ['used', 'condemned']],
    ['says nothing, and nothing happens', { hasMoved: false }, ['refused', 'condemned']],
    ['comes to nothing', { view: NOTHING, exchanges: [answer('[]')] }, ['used', 'open']],
    ['fails', { exchanges: [answer('oh', { status: 503 })], hasMoved: false }, ['used', 'open']],
    ['is still on its way', { purpose: 'unanswered', hasMoved: false }, ['used', 'open']],
    ['is a page with a list', { purpose: 'document' }, ['used', 'approved']],
    ['is a page with the form that was sent', { purpose: 'document', view: ASKED_AGAIN }, ['used', 'open']],
    ['is a page that thanks', { purpose: 'document', view: NOTHING }, ['refused', 'condemned']],
    ['is an empty page with the same facets', { purpose: 'document', view: FILTERED }, ['used', 'open']],
    [
      'names what is offered',
      { view: viewListing(['Lamp'], { groups: [facet('Brand', ['Zeta'])] }), exchanges: [answer('Zeta')] },
      ['used', 'approved'],
    ],
  ])('whose answer %s', (_what, told, verdict) => {
    expect(judged(told)).toEqual(verdict);
  });

  it('is judged once', () => {
    const guard = createWriteGuard([ORIGIN]);
    guard.approve(KIND);
    const after = { path: URL_PATH, view: viewListing(['Lamp']), exchanges: [] };
    const released = new Map([[KIND, 'data' as const]]);
    expect(judgeWrites({ released, before: after.view, after, hasMoved: false }, guard)).toBe(true);
    expect(guard.isApproved(KIND)).toBe(true);
  });

  it('is not condemned where any visitor makes it', () => {
    for (const [text, isApproved] of [
      ['Lamp', true],
      ['{"visits":7}', false],
    ] as const) {
      const guard = createWriteGuard([ORIGIN]);
      const after = { path: URL_PATH, view: viewListing(['Lamp']), exchanges: [answer(text)] };
      approveContent(new Map([[KIND, 'data']]), after, guard);
      expect(guard.isApproved(KIND)).toBe(isApproved);
    }
  });
});
