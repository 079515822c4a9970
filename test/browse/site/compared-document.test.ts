import { describe, expect, it } from 'vitest';
import { comparedDocument } from '../../../src/browse/site/compared-document.js';
import type { FetchedPage } from '../../../src/browse/site/haul.js';
import { LIVE_VIEW, embeddedSaying } from '../embedded-fixture.js';

const LIVE: FetchedPage = { kind: 'page', view: LIVE_VIEW, transport: 'browser', bytes: 1, at: '' };
const DOCUMENT = { html: '<p>', view: LIVE_VIEW, blanks: 0 };
const HTTP: FetchedPage = { ...LIVE, transport: 'http', document: DOCUMENT };
const TOLD: FetchedPage = { ...HTTP, completion: { view: LIVE_VIEW, rules: ['rule'], wantsCheck: true } };
const REFUSAL = { kind: 'failed', reason: 'network', url: '', status: null, message: '' } as const;

describe('a document beside its live page', () => {
  it('is judged by what data in it told of its list, and learnt from', () => {
    for (const agree of [true, false]) {
      const embedded = embeddedSaying(null, { agree });
      expect(comparedDocument(TOLD, LIVE, embedded)).toBe(agree);
      expect([embedded.judged, embedded.learnt]).toEqual([[['rule']], ['<p>']]);
    }
  });

  it('is only learnt from where nothing was told', () => {
    const embedded = embeddedSaying(null);
    expect(comparedDocument(HTTP, LIVE, embedded)).toBeNull();
    expect([embedded.judged, embedded.learnt]).toEqual([[], ['<p>']]);
  });

  it('says nothing where there is no live page, no document, or nobody to learn', () => {
    const embedded = embeddedSaying(null);
    expect(comparedDocument(TOLD, REFUSAL, embedded)).toBeNull();
    expect(comparedDocument(TOLD, null, embedded)).toBeNull();
    expect(comparedDocument(LIVE, LIVE, embedded)).toBeNull();
    expect(comparedDocument(TOLD, LIVE, null)).toBeNull();
    expect(embedded.learnt).toEqual([]);
  });
});
