import { describe, expect, it } from 'vitest';
import { createOnward } from '../../../src/browse/site/onward.js';
import { unitPath } from '../../../src/browse/stage/stage-path.js';
import type { AccessPath, Step } from '../../../src/model/access-path.js';
import type { PageView } from '../../../src/model/page.js';
import type { Shortcuts } from '../../../src/model/shortcut.js';
import { viewListing } from '../offering-view.js';

const URL_PATH = { kind: 'url', url: 'https://site.example/list' } as const;

/** Shortcuts that know the way to these many pages of a list. */
function knowing(pages: number): Shortcuts {
  return {
    learn: () => undefined,
    resolve: (path) =>
      (unitPath(path)?.units.length ?? 0) < pages
        ? { kind: 'data', request: URL_PATH, headers: {}, rules: [], path }
        : null,
    read: () => null,
    coded: (view) => view,
    tellsAll: () => false,
    lesson: () => null,
    beginning: () => null,
    wantsCheck: () => false,
    judge: () => true,
  };
}

function stepOn(view: PageView): Step | null {
  const { next } = view.pagination;
  return next?.kind === 'actions' ? (next.steps.at(-1) ?? null) : null;
}

const live = (names: readonly string[], changes: Partial<PageView> = {}): PageView =>
  viewListing(names, { source: 'browser', ...changes });

describe('the way on', () => {
  it('is the one that the page shows', () => {
    const next = { kind: 'url', url: 'https://site.example/list?page=2' } as const;
    const view = viewListing(['A']);
    const paged = { ...view, pagination: { ...view.pagination, next } };
    expect(createOnward(knowing(9), () => true)(URL_PATH, paged).pagination.next).toBe(next);
  });

  it('is what shortcuts know where HTTP shows none, until the list is as long as it says', () => {
    const onward = createOnward(knowing(9), () => true);
    const first = onward(URL_PATH, viewListing(['A', 'B'], { declaredCount: 5 }));
    expect(stepOn(first)?.group).toBe('pagination');
    const second = onward(first.pagination.next!, viewListing(['C', 'D'], { declaredCount: 5 }));
    expect(unitPath(second.pagination.next!)?.units).toHaveLength(2);
    const third = onward(second.pagination.next!, viewListing(['E'], { declaredCount: 5 }));
    expect(third.pagination.next).toBeNull();
  });

  it('goes on behind a page that is a little shorter than the first, which says that there is more: what is paid for stands there', () => {
    const onward = createOnward(knowing(9), () => true);
    const first = onward(URL_PATH, viewListing(['A', 'B', 'C', 'Ad'], { declaredCount: 7 }));
    const second = onward(first.pagination.next!, viewListing(['D', 'E', 'F']));
    expect(second.pagination.next).toBeNull();
    const long = createOnward(knowing(9), () => true);
    const start = long(URL_PATH, viewListing(['A', 'B', 'C', 'Ad'], { declaredCount: 11 }));
    const further = long(start.pagination.next!, viewListing(['D', 'E', 'F']));
    expect(stepOn(further)?.group).toBe('pagination');
    expect(long(further.pagination.next!, viewListing(['G'])).pagination.next).toBeNull();
  });

  it('goes on in a browser where the page that came without one is short of what it says, as that led on there', () => {
    const onward = createOnward(null, () => true);
    const other: AccessPath = { kind: 'url', url: 'https://site.example/list?wood=oak' };
    const short = (): PageView => viewListing(['A', 'B'], { declaredCount: 5 });
    expect(onward(other, short()).pagination.next).toBeNull();
    const scrolled = onward(URL_PATH, live(['A', 'B'])).pagination.next!;
    onward(scrolled, live(['C', 'D']));
    expect(stepOn(onward(other, short()))?.do).toBe('scroll');
    expect(onward(other, viewListing(['A', 'B'], { declaredCount: 2 })).pagination.next).toBeNull();
  });

  it('counts cards once that a page shows again from the first on', () => {
    const onward = createOnward(knowing(9), () => true);
    const first = onward(URL_PATH, viewListing(['A', 'B'], { declaredCount: 5 }));
    const second = onward(first.pagination.next!, viewListing(['A', 'B', 'C', 'D'], { declaredCount: 5 }));
    expect(second.pagination.next).not.toBeNull();
  });

  it('ends with a page that is shorter than the first, or where no shortcut leads', () => {
    const onward = createOnward(knowing(2), () => true);
    const first = onward(URL_PATH, viewListing(['A', 'B']));
    expect(onward(first.pagination.next!, viewListing(['C'])).pagination.next).toBeNull();
    const other: AccessPath = { kind: 'url', url: 'https://site.example/other' };
    const page = onward(other, viewListing(['A', 'B']));
    expect(onward(page.pagination.next!, viewListing(['C', 'D'])).pagination.next).toBeNull();
  });

  it('ends where the page is known to be the last, whatever it was reached by', () => {
    const view = viewListing(['A', 'B'], { declaredCount: 9 });
    const last = { ...view, pagination: { ...view.pagination, isLast: true } as const };
    const onward = createOnward(knowing(9), () => true);
    expect(onward({ kind: 'url', url: 'https://site.example/list?page=5' }, last).pagination.next).toBeNull();
  });

  it('ends in a browser where numbered addresses lead to other pages, but none further', () => {
    const view = live(['A', 'B']);
    const pages = [{ number: 1, path: URL_PATH }];
    const last = { ...view, pagination: { ...view.pagination, pages } };
    expect(createOnward(null, () => true)(URL_PATH, last).pagination.next).toBeNull();
  });

  it('ends in a browser where a page shows the last of as many as the list has, and not where it only says how many', () => {
    const counted = (from: number | null, to: number | null) =>
      live(['A', 'B'], { declaredCount: 9, counts: [{ node: 0, template: '#', value: 9, from, to, confidence: 1 }] });
    const stepFrom = (from: number | null, to: number | null) =>
      stepOn(createOnward(null, () => true)(URL_PATH, counted(from, to)))?.do;
    expect([stepFrom(8, 9), stepFrom(1, 2), stepFrom(null, null)]).toEqual([undefined, 'scroll', 'scroll']);
  });

  it('is scrolling in a browser, a few times in vain', () => {
    const onward = createOnward(null, () => true);
    const offers = [1, 2, 3, 4].map((at) => {
      const path: AccessPath = { kind: 'url', url: `https://site.example/list?q=${String(at)}` };
      const view = onward(path, live(['A', 'B'], { url: path.url }));
      if (view.pagination.next !== null)
        onward(view.pagination.next, live([], { url: path.url, list: { ...view.list!, cards: [] } }));
      return stepOn(view)?.do ?? null;
    });
    expect(offers).toEqual(['scroll', 'scroll', null, null]);
  });

  it.each([
    ['as long as that helps', ['C'], ['scroll', 'scroll', 'scroll', 'scroll']],
    ['a few times in vain', [], ['scroll', 'scroll', null, null]],
  ])('is scrolling before the pager where a page says that it lists more than it draws, %s', (_, further, expected) => {
    const onward = createOnward(null, () => true);
    const count = { node: 0, template: '#–# of #', value: 9, from: 1, to: 3, confidence: 1 };
    const offers = [1, 2, 3, 4].map((at) => {
      const path: AccessPath = { kind: 'url', url: `https://site.example/list?q=${String(at)}` };
      const next = { kind: 'url', url: `${path.url}&page=2` } as const;
      const paged = live(['A', 'B'], { url: path.url, counts: [count], declaredCount: 9 });
      const view = { ...paged, pagination: { ...paged.pagination, next } };
      const scrolled = onward(path, view);
      const cards = live(further).list?.cards ?? [];
      const after = onward(scrolled.pagination.next!, { ...view, list: { ...paged.list!, cards } });
      expect(after.pagination.next).toBe(next);
      return stepOn(scrolled)?.do ?? null;
    });
    expect(offers).toEqual(expected);
  });

  it('is scrolling through the last page, too, where others drew more of theirs', () => {
    const onward = createOnward(null, () => true);
    const count = (to: number) => ({ node: 0, template: '#–# of #', value: to, from: 1, to, confidence: 1 });
    const last = live(['A', 'B'], { counts: [count(3)], declaredCount: 3 });
    expect(stepOn(onward(URL_PATH, last))?.group).toBeNull();
    const other: AccessPath = { kind: 'url', url: 'https://site.example/list?page=1' };
    const next = { kind: 'url', url: 'https://site.example/list?page=2' } as const;
    const paged = live(['C', 'D'], { counts: [{ ...count(3), value: 9 }], declaredCount: 9 });
    const view = { ...paged, pagination: { ...paged.pagination, next } };
    onward(onward(other, view).pagination.next!, { ...view, list: { ...view.list!, cards: live(['E']).list!.cards } });
    const again: AccessPath = { kind: 'url', url: 'https://site.example/list?page=3' };
    expect(stepOn(onward(again, { ...last, url: view.url }))?.group).toBe('list');
  });

  it('is scrolling for ever where it helped once', () => {
    const onward = createOnward(null, () => true);
    let path: AccessPath = URL_PATH;
    for (let at = 0; at < 9; at += 1) {
      const next: AccessPath | null = onward(path, live([`A${String(at)}`])).pagination.next;
      expect(next?.kind).toBe('actions');
      path = next ?? path;
    }
  });

  it('is scrolling over HTTP too where it helped, so that a browser can check it', () => {
    const onward = createOnward(knowing(9), () => true);
    const { next } = onward(URL_PATH, live(['A', 'B'], { url: URL_PATH.url })).pagination;
    onward(next!, live(['C', 'D'], { url: URL_PATH.url }));
    const other: AccessPath = { kind: 'url', url: 'https://site.example/list?colour=red' };
    expect(stepOn(onward(other, viewListing(['A', 'B'], { url: other.url })))?.do).toBe('scroll');
  });

  it('is no scrolling without a browser, nor where there is no list', () => {
    expect(createOnward(null, () => false)(URL_PATH, live(['A'])).pagination.next).toBeNull();
    expect(createOnward(null, () => true)(URL_PATH, live([])).pagination.next).toBeNull();
  });

  it('counts a page once that is asked again', () => {
    const onward = createOnward(knowing(9), () => true);
    const view = viewListing(['A', 'B'], { declaredCount: 3 });
    const first = onward(URL_PATH, view);
    expect(onward(URL_PATH, view)).toBe(first);
    expect(onward(URL_PATH, first)).toBe(first);
  });
});
