import { describe, expect, it } from 'vitest';
import { createLiveSession } from '../../../src/browse/site/live-session.js';
import type { AccessPath, Step } from '../../../src/model/access-path.js';
import type { Observation } from '../../../src/model/site.js';
import { tinySnapshot, tinyView } from '../tiny-reader.js';

const START = { kind: 'url', url: 'https://site.example/1' } as const;

function observation(page: string, html: string): Observation {
  return {
    page,
    view: tinyView(tinySnapshot(html, { url: `https://site.example/${page}`, status: 200 })),
    cost: { pages: 1, bytes: 1, transport: 'http' },
    at: '',
  };
}

function step(what: Step['do']): Step {
  return { do: what, role: 'button', name: 'More', group: null, ordinal: 0, value: null };
}

describe('a session', () => {
  const first = observation('1', '<li><a href="/a">A</a><a href="/2" rel="next">next</a>');

  it('stays where it is when the next page cannot be had', async () => {
    const session = createLiveSession(first, START, () => Promise.resolve({ kind: 'stopped', reason: 'max-pages' }));
    expect(await session.next()).toEqual({ kind: 'stopped', reason: 'max-pages' });
    expect(session.observe()).toBe(first);
  });

  it('goes on with the next page', async () => {
    const second = observation('2', '<li><a href="/b">B</a>');
    const session = createLiveSession(first, START, () => Promise.resolve({ kind: 'page', observation: second }));
    expect(await session.next()).toEqual({ kind: 'page', observation: second });
    expect(session.observe()).toBe(second);
    expect(await session.next()).toBeNull();
  });

  it.each(['1', '2'])('ends with a page that shows the same list under key %s', async (key) => {
    const session = createLiveSession(first, START, () =>
      Promise.resolve({ kind: 'page', observation: { ...first, page: key } }),
    );
    expect(await session.next()).toBeNull();
  });

  it('ends where going on showed nothing new', async () => {
    const spent = observation('2', '<li><a href="/b">B</a>');
    const view = { ...spent.view, list: { ...spent.view.list!, cards: [] } };
    const session = createLiveSession(first, START, () =>
      Promise.resolve({ kind: 'page', observation: { ...spent, view } }),
    );
    expect(await session.next()).toBeNull();
    expect(session.observe()).toBe(first);
  });

  it('goes on by the pager that scrolling alone has shown', async () => {
    const by = (...steps: readonly Step[]): AccessPath => ({ kind: 'actions', from: START, steps });
    const [scroll, press] = [step('scroll'), step('click')];
    const waysOn = (page: string, next: AccessPath | null, cards = page): Observation => {
      const plain = observation(page, cards === '' ? '' : `<li><a href="/${cards}">${cards}</a>`);
      const list = cards === '' ? { ...first.view.list!, cards: [] } : plain.view.list;
      return { ...plain, view: { ...plain.view, list, pagination: { ...plain.view.pagination, next } } };
    };
    const pages = new Map([
      [JSON.stringify(by(scroll)), waysOn('scrolled', by(scroll, press), '')],
      [JSON.stringify(by(scroll, press)), waysOn('2', null)],
    ]);
    const session = createLiveSession(waysOn('1', by(scroll)), START, (path) => {
      const found = pages.get(JSON.stringify(path));
      return Promise.resolve(
        found === undefined ? { kind: 'stopped', reason: 'signal' } : { kind: 'page', observation: found },
      );
    });
    await session.next();
    expect(session.observe().page).toBe('2');
  });

  it('does steps, each after those that were done', async () => {
    const asked: AccessPath[] = [];
    const session = createLiveSession(first, START, (path) => {
      asked.push(path);
      return Promise.resolve({ kind: 'page', observation: observation(String(asked.length), '') });
    });
    const [tick, more] = [step('check'), step('click')];
    await session.perform(tick);
    await session.perform(more);
    expect(asked).toEqual([
      { kind: 'actions', from: START, steps: [tick] },
      { kind: 'actions', from: START, steps: [tick, more] },
    ]);
    expect(session.observe().page).toBe('2');
    await session.close();
  });

  it('stays where it is when a step cannot be done', async () => {
    const session = createLiveSession(first, START, () => Promise.resolve({ kind: 'stopped', reason: 'signal' }));
    expect(await session.perform(step('click'))).toEqual({ kind: 'stopped', reason: 'signal' });
    expect(session.observe()).toBe(first);
  });
});
