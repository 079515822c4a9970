import { describe, expect, test } from 'vitest';
import type { AccessPath, Step } from '../../src/model/access-path.js';
import { withPage, withoutPage } from '../../src/shortcuts/page-address.js';
import { requestOf, requestTree } from '../../src/shortcuts/request-tree.js';

const PAGE: AccessPath = { kind: 'url', url: 'http://s.test/all?page=2#/brand:Acme' };
const OTHER: AccessPath = { kind: 'url', url: 'http://s.test/sale' };
const STEP: Step = { do: 'click', role: 'button', name: 'Red', group: 'Colour', ordinal: 0, value: null };

function asked(page: string, body: string | null = null) {
  const url = `http://s.test/api?${new URLSearchParams({ q: 'all', domain: page }).toString()}`;
  return requestTree({ method: body === null ? 'GET' : 'POST', url, body, contentType: 'application/json' })!;
}

describe('a request that tells the address of its page', () => {
  test('is the same for another page, but for that address', () => {
    expect(withoutPage(asked('http://s.test/sale'), OTHER)).toEqual(withoutPage(asked(PAGE.url), PAGE));
    expect(withPage(withoutPage(asked(PAGE.url), PAGE), OTHER)).toEqual(asked('http://s.test/sale'));
  });

  test('tells it in its body, too', () => {
    const request = withoutPage(asked('', JSON.stringify({ at: [PAGE.url] })), PAGE);
    expect(requestOf(withPage(request, OTHER))).toMatchObject({ body: JSON.stringify({ at: ['http://s.test/sale'] }) });
  });

  test('keeps another address, as one that actions have changed', () => {
    const request = asked(PAGE.url);
    expect(withoutPage(request, OTHER)).toEqual(request);
    expect(withoutPage(request, { kind: 'actions', from: OTHER, steps: [STEP] })).toEqual(request);
  });
});
