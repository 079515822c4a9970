import { describe, expect, test } from 'vitest';
import type { EmbeddedLists, PageDocument } from '../../src/model/embedded-list.js';
import type { PageView } from '../../src/model/page.js';
import { createEmbeddedLists } from '../../src/shortcuts/embedded-lists.js';
import { HOST, type Look, type Selection, found, shown, viewOf } from './scripted-shop.js';

const LOOK: Look = {
  address: ({ brand = [], page = 0 }) => `${HOST}/things?brand=${brand.join(',')}&page=${String(page)}`,
  exchanges: () => [],
};
const PAGES: readonly Selection[] = [0, 1, 2, 3, 4, 5].map((page) => ({ page }));

/** A page as scripts show it. */
function live(selection: Selection): PageView {
  return viewOf(selection, LOOK);
}

/** The same over HTTP: only so many cards stand in its markup, all of them as records in its data. */
function documentOf(selection: Selection, drawn: number, changes: Partial<PageView> = {}): PageDocument {
  const view = live(selection);
  const cards = view.list?.cards.slice(0, drawn) ?? [];
  const list = view.list === null || cards.length === 0 ? null : { ...view.list, cards };
  const shell: Partial<PageView> =
    list === null
      ? { type: 'other', declaredCount: null, counts: [], empty: { empty: true, reason: 'no-main-list' } }
      : {};
  const items = shown(selection).map((item) => ({
    ...item,
    link: `/item/${String(item.id)}`,
    note: `hidden ${String(item.id)}`,
  }));
  return {
    html: `<script>window.app = ${JSON.stringify({ page: { items, size: found(selection).length, from: 'the shop' } })};</script>`,
    view: { ...view, source: 'http', list, links: [], ...shell, ...changes },
    blanks: 0,
  };
}

/** Lists that were learnt from a page, and found right on so many others. */
function learnt(drawn: number, agreed = 0): EmbeddedLists {
  const lists = createEmbeddedLists();
  lists.learn(documentOf({ page: 0 }, drawn), live({ page: 0 }));
  lists.learn(documentOf({ brand: ['Acme'] }, drawn), live({ brand: ['Acme'] }));
  for (const selection of PAGES.slice(1, agreed + 1)) {
    const completion = lists.complete(documentOf(selection, drawn));
    if (completion !== null) lists.judge(completion, live(selection));
  }
  return lists;
}

function namesOf(view: PageView | undefined): readonly string[] {
  return view?.list?.cards.map(({ name }) => name) ?? [];
}

describe('a list in the data of its document', () => {
  test.each([
    ['beside some of its cards', 2],
    ['alone', 0],
  ])('%s is told whole once a page was seen live', (_case, drawn) => {
    const lists = learnt(drawn);
    const { view } = lists.complete(documentOf({ page: 3 }, drawn)) ?? {};
    const whole = live({ page: 3 });
    expect(view?.list?.cards.map(({ url, name, texts }) => [url, name, texts])).toEqual(
      whole.list?.cards.map(({ url, name, texts }) => [url, name, texts]),
    );
    expect(view).toMatchObject({ declaredCount: whole.declaredCount, type: 'list', empty: { empty: false } });
    expect(view?.counts.map(({ value }) => value)).toEqual([whole.declaredCount]);
    expect(view?.links.map(({ text }) => text)).toEqual(namesOf(whole).slice(drawn));
    expect(JSON.stringify(view)).not.toContain('hidden');
  });

  test('is compared with the live page at first', () => {
    const check = (agreed: number): boolean | undefined =>
      learnt(2, agreed).complete(documentOf({ page: 5 }, 2))?.wantsCheck;
    expect([0, 1, 2, 3].map(check)).toEqual([true, true, false, false]);
  });

  test('is known by the kind of address, or by blank places', () => {
    const lists = learnt(2);
    const other = { url: `${HOST}/other/place` };
    expect([lists.completes(live({ page: 9 }).url), lists.completes(other.url)]).toEqual([true, false]);
    expect(lists.complete(documentOf({ page: 2 }, 2, other))).toBeNull();
    expect(namesOf(lists.complete({ ...documentOf({ page: 2 }, 2, other), blanks: 4 })?.view)).toEqual(
      namesOf(live({ page: 2 })),
    );
    expect(lists.complete({ ...documentOf({ page: 2 }, 2, other), blanks: 5 })).toBeNull();
  });

  test.each<[string, Partial<PageView>]>([
    ['less is declared', { declaredCount: 3 }],
    ['the page fails', { empty: { empty: true, reason: 'error-status' } }],
    ['nothing is declared', { declaredCount: 0 }],
  ])('is not taken where %s', (_case, changes) => {
    expect(learnt(0).complete(documentOf({ page: 2 }, 0, changes))).toBeNull();
  });

  test('is not taken where it is longer than any that was shown whole, or where there is none', () => {
    const lists = learnt(2);
    const { html, ...page } = documentOf({ page: 2 }, 2);
    expect(lists.complete({ ...page, html: '<p>No data</p>' })).toBeNull();
    expect(lists.complete({ ...page, html: html.replace('"items":', '"things":') })).toBeNull();
    expect(lists.complete({ ...page, html: html.replace('"items":[', '"items":[{"id":1},') })).toBeNull();
  });

  test.each<[string, (view: PageView) => PageView]>([
    ['other cards', () => live({ page: 4 })],
    ['fewer cards', (view) => ({ ...view, list: view.list && { ...view.list, cards: view.list.cards.slice(0, 5) } })],
    ['another end', (view) => ({ ...view, pagination: { ...view.pagination, next: null } })],
    [
      'a group more',
      (view) => ({ ...view, groups: view.groups.flatMap((group) => [group, { ...group, label: 'Material' }]) }),
    ],
    ['nothing', (view) => ({ ...view, list: null })],
  ])('is told no more where the live page shows %s', (_case, change) => {
    const lists = learnt(2);
    const completion = lists.complete(documentOf({ page: 2 }, 2));
    expect(completion === null || lists.judge(completion, change(live({ page: 2 })))).toBe(false);
    expect(lists.complete(documentOf({ page: 3 }, 2))).toBeNull();
    expect(lists.completes(live({ page: 3 }).url)).toBe(false);
  });

  test('agrees with a live page that has a shelf of entities beside it, or that shortens all names', () => {
    const lists = learnt(2);
    const completion = lists.complete(documentOf({ page: 2 }, 2));
    const view = live({ page: 2 });
    const shelf = {
      ...view.groups[0]!,
      label: 'Also liked',
      choices: view.groups[0]!.choices.map((choice, at) => ({
        ...choice,
        path: { kind: 'url', url: `${HOST}/item/${String(at + 900)}` } as const,
      })),
    };
    const cards = view.list!.cards.map((card) => ({ ...card, name: card.name.replace('Thing ', '') }));
    const other = { ...view, groups: [...view.groups, shelf], list: { ...view.list!, cards } };
    expect(completion !== null && lists.judge(completion, other)).toBe(true);
  });

  test('is not learnt where the markup shows all of it, or the data are of something else', () => {
    const lists = createEmbeddedLists();
    lists.learn(documentOf({ page: 0 }, 6), live({ page: 0 }));
    lists.learn(documentOf({ page: 1 }, 2), live({ page: 2 }));
    lists.learn({ ...documentOf({ page: 2 }, 2), html: '' }, live({ page: 2 }));
    lists.learn(documentOf({ page: 3 }, 2), { ...live({ page: 3 }), list: null });
    expect(lists.completes(live({ page: 0 }).url)).toBe(false);
    expect(lists.complete(documentOf({ page: 4 }, 2))).toBeNull();
  });

  test('lies in so many places only', () => {
    const lists = createEmbeddedLists();
    for (let at = 0; at < 21; at += 1) {
      const { html, ...page } = documentOf({ page: at % 6 }, 2, { url: `${HOST}/kind${'x'.repeat(at)}` });
      lists.learn({ ...page, html: html.replace('app', `app${String(at)}`) }, live({ page: at % 6 }));
    }
    expect([19, 20].map((at) => lists.completes(`${HOST}/kind${'x'.repeat(at)}`))).toEqual([true, false]);
  });
});
