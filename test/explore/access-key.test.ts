import { describe, expect, it } from 'vitest';
import { accessKey, trackingArguments } from '../../src/explore/access-key.js';
import { link, pageView, SITE } from './page-views.js';

describe('two ways to a page are the same', () => {
  const tracking = new Set(['sid']);
  const url = (query: string): string => accessKey({ kind: 'url', url: `${SITE}/list?${query}` }, tracking);

  it('if only tracking and the order of arguments differ', () => {
    expect(url('a=1&b=2&sid=7')).toBe(url('sid=8&b=2&a=1'));
    expect(url('a=1')).not.toBe(url('a=2'));
  });

  it('not if method or body differ', () => {
    const request = (method: string, body: string | null): string =>
      accessKey({ kind: 'request', method, url: SITE, body }, tracking);
    expect(new Set([request('GET', null), request('POST', null), request('POST', 'a=1')]).size).toBe(3);
    expect(request('GET', null)).toContain(SITE);
  });

  it('not if the steps on the page differ', () => {
    const step = { do: 'click', role: 'link', name: 'Red', group: 'Colour', ordinal: 0, value: null } as const;
    const from = { kind: 'url', url: SITE } as const;
    const keys = [[], [step], [step, step]].map((steps) => accessKey({ kind: 'actions', from, steps }, tracking));
    expect(new Set(keys).size).toBe(3);
  });
});

describe('arguments that only track', () => {
  it('have one value on most links though nobody asked for it', () => {
    const links = Array.from({ length: 8 }, (_, at) => link(`/item/${at}?sid=abc`));
    expect(trackingArguments(pageView({ links }), SITE)).toEqual(['sid']);
  });

  it('are not told from a few links, nor from what the page itself was asked with', () => {
    const links = Array.from({ length: 8 }, (_, at) => link(`/item/${at}?sid=abc`));
    expect(trackingArguments(pageView({ links: [...links, link(`${SITE}/?sid=other`)] }), SITE)).toEqual([]);
    expect(trackingArguments(pageView({ links: links.slice(0, 5) }), SITE)).toEqual([]);
    expect(trackingArguments(pageView({ links }), `${SITE}/?sid=abc`)).toEqual([]);
  });

  it('take several values on links that are otherwise one', () => {
    const links = (['Boot', 'Shoe'] as const).flatMap((text) =>
      ['menu', 'list'].map((ref) => link(`/item/${text}?ref=${ref}`, { text })),
    );
    expect(trackingArguments(pageView({ links }), SITE)).toEqual(['ref']);
  });

  it('do not differ on links with different texts', () => {
    const links = [link('/list?colour=red', { text: 'Red' }), link('/list?colour=blue', { text: 'Blue' })];
    expect(trackingArguments(pageView({ links }), SITE)).toEqual([]);
  });

  it('are not learnt from links to other sites or from pages without an address', () => {
    const links = Array.from({ length: 8 }, (_, at) => link(`https://other.example/${at}?sid=abc`));
    expect(trackingArguments(pageView({ links }), SITE)).toEqual([]);
    expect(trackingArguments(pageView({ links, url: '' }), SITE)).toEqual([]);
  });
});
