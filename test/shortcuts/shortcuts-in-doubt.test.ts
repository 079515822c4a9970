import { describe, expect, test } from 'vitest';
import type { AccessPath, Step } from '../../src/model/access-path.js';
import { pathWithSteps } from '../../src/model/step.js';
import { createShortcuts } from '../../src/shortcuts/shortcuts.js';
import { PROTOCOLS, USUAL, asRequest, meaning, shownAll } from './protocols.js';
import {
  HOST,
  type Look,
  type Selection,
  found,
  jsonExchange,
  onward,
  pathOf,
  shown,
  viewOf,
} from './scripted-shop.js';

describe('pages that begin without data', () => {
  const exchanges = PROTOCOLS['REST with offsets and repeated names']!;
  const look: Look = {
    address: () => `${HOST}/things`,
    exchanges: (selection) => (JSON.stringify(selection) === '{}' ? [] : exchanges(selection)),
  };

  test('what two requests share is what the page before them would have asked', () => {
    const shortcuts = shownAll(look, USUAL);
    const selection = { brand: ['Dune'], colour: ['Green'] };
    expect(meaning(shortcuts.resolve(pathOf(selection))?.request)).toEqual(
      meaning(asRequest(exchanges(selection)[0]!)),
    );
  });

  test('that request was never seen, so it is not called so', () => {
    expect(shownAll(look, USUAL).resolve(pathOf({ brand: ['Ember'] }))?.rules).not.toContain('as seen');
    expect(shownAll(look, USUAL).resolve(pathOf({ brand: ['Acme'] }))?.rules).toContain('as seen');
  });
});

test('data that came before it was shown explains the page all the same', () => {
  const exchanges = PROTOCOLS['REST with pages']!;
  const ahead: Look = {
    address: () => `${HOST}/things`,
    exchanges: (selection) => {
      const page = selection.page ?? 0;
      const next = exchanges({ ...selection, page: page + 1 });
      return page === 0 ? [...exchanges(selection), ...next] : next;
    },
  };
  const shortcuts = shownAll(ahead, [[{}, { page: 1 }, { page: 2 }]]);
  expect(meaning(shortcuts.resolve(pathOf({ page: 4 }))?.request)).toEqual(
    meaning(asRequest(exchanges({ page: 4 })[0]!)),
  );
});

test('a fragment of markup is asked with the headers of the page that asked it', () => {
  const look: Look = {
    address: () => `${HOST}/things`,
    exchanges: (selection) => {
      const [exchange] = PROTOCOLS['REST with pages']!(selection);
      const text = shown(selection)
        .map(({ name }) => `<a href="/i">${name}</a>`)
        .join('');
      return [
        { ...exchange!, mediaType: 'text/html', text, headers: { 'x-requested-with': 'XMLHttpRequest', cookie: 'c' } },
      ];
    },
  };
  const shortcut = shownAll(look, USUAL).resolve(pathOf({ brand: ['Ember'] }));
  expect(shortcut).toMatchObject({ kind: 'document', headers: { 'x-requested-with': 'XMLHttpRequest' } });
  expect(shortcut?.headers).not.toHaveProperty('cookie');
});

describe('what a live visit would teach', () => {
  const look: Look = { address: () => `${HOST}/things`, exchanges: PROTOCOLS['POST of JSON']! };

  test('is the same for all values of a group, and another thing for other groups and further pages', () => {
    const lesson = (selection: Selection): string | null => shownAll(look, [[{}]]).lesson(pathOf(selection));
    expect(lesson({ brand: ['Acme'] })).toBe(lesson({ brand: ['Dune'] }));
    expect(lesson({ brand: ['Acme'], page: 1 })).toBe(lesson({ colour: ['Red'], page: 2 }));
    const lessons = [{ brand: ['Acme'] }, { colour: ['Red'] }, { brand: ['Acme'], colour: ['Red'] }, { page: 1 }];
    expect(new Set(lessons.map(lesson)).size).toBe(4);
  });

  test('is whether a rule is right, until that is known', () => {
    const shortcuts = shownAll(look, USUAL);
    const path = pathOf({ brand: ['Ember'] });
    for (const times of [1, 2]) {
      expect([times, shortcuts.lesson(path)]).toEqual([times, expect.stringContaining('Brand')]);
      const live = viewOf({ brand: ['Ember'] }, look);
      shortcuts.judge(shortcuts.resolve(path)!, live, live);
    }
    expect(shortcuts.lesson(path)).toBeNull();
  });
});

describe('a rule that was wrong', () => {
  const look: Look = { address: () => `${HOST}/things`, exchanges: PROTOCOLS['POST of JSON']! };
  const path = pathOf({ brand: ['Ember'] });

  test('is used no more', () => {
    const shortcuts = shownAll(look, USUAL);
    const shortcut = shortcuts.resolve(path)!;
    expect(shortcuts.wantsCheck(shortcut, viewOf({ brand: ['Acme'] }, look))).toBe(true);
    expect(shortcuts.judge(shortcut, viewOf({ brand: ['Acme'] }, look), viewOf({ brand: ['Ember'] }, look))).toBe(
      false,
    );
    expect(shortcuts.resolve(path)).toBeNull();
    expect(shortcuts.resolve(pathOf({ colour: ['Green'] }))).not.toBeNull();
  });

  test('is not trusted for having agreed where nothing was to be told', () => {
    const shortcuts = shownAll(look, USUAL);
    const shortcut = shortcuts.resolve(path)!;
    const everything = viewOf({}, look);
    for (let time = 0; time < 3; time += 1) expect(shortcuts.judge(shortcut, everything, everything)).toBe(true);
    expect(shortcuts.wantsCheck(shortcut, everything)).toBe(true);
  });

  test('is compared again, however often it was right, where it answers as if nothing were chosen', () => {
    const shortcuts = shownAll(look, USUAL);
    const shortcut = shortcuts.resolve(path)!;
    const live = viewOf({ brand: ['Ember'] }, look);
    for (let time = 0; time < 3; time += 1) shortcuts.judge(shortcut, live, live);
    expect([live, viewOf({}, look)].map((view) => shortcuts.wantsCheck(shortcut, view))).toEqual([false, true]);
  });

  test('needs no further comparison where answers hold what was promised, once such requests were right', () => {
    const shortcuts = shownAll(look, USUAL);
    const [green, live] = [pathOf({ colour: ['Green'] }), viewOf({ colour: ['Green'] }, look)];
    const promised = live.declaredCount ?? 0;
    const shortcut = shortcuts.resolve(green)!;
    for (let time = 0; time < 3; time += 1) expect(shortcuts.wantsCheck(shortcut, live, promised)).toBe(true);
    const ember = viewOf({ brand: ['Ember'] }, look);
    for (let time = 0; time < 2; time += 1) shortcuts.judge(shortcuts.resolve(path)!, ember, ember);
    expect(shortcuts.wantsCheck(shortcut, live, promised + 1)).toBe(true);
    expect([1, 2].map(() => shortcuts.wantsCheck(shortcut, live, promised))).toEqual([false, false]);
    expect(shortcuts.lesson(green)).toBeNull();
  });

  test('is compared where it answers with as many as were promised, which are more than there were', () => {
    const shortcuts = shownAll(look, USUAL);
    const [green, ember] = [viewOf({ colour: ['Green'] }, look), viewOf({ brand: ['Ember'] }, look)];
    for (let time = 0; time < 2; time += 1) shortcuts.judge(shortcuts.resolve(path)!, ember, ember);
    const shortcut = shortcuts.resolve(pathOf({ colour: ['Green'] }))!;
    const more = { ...green, declaredCount: (viewOf({}, look).declaredCount ?? 0) + 1 };
    for (let time = 0; time < 3; time += 1) expect(shortcuts.wantsCheck(shortcut, more, more.declaredCount)).toBe(true);
  });

  test('takes what rests on it along', () => {
    const shortcuts = shownAll(look, USUAL);
    shortcuts.judge(shortcuts.resolve(path)!, null, viewOf({ brand: ['Ember'] }, look));
    expect(shortcuts.resolve(pathOf({ brand: ['Dune'], page: 2 }))).toBeNull();
  });

  test.each([
    ['an error', 500, '{"total":0,"items":[]}'],
    ['no data', 200, '<html>'],
    ['other data', 200, '{"message":"not today"}'],
    ['hostile data', 200, '{"__proto__":{"items":[]},"items":{"length":9}}'],
    ['records without names', 200, '{"items":[{"id":1}],"total":1}'],
  ])('is told by %s too', (_what, status, text) => {
    const shortcuts = shownAll(look, USUAL);
    const shortcut = shortcuts.resolve(path)!;
    expect(
      shortcuts.read(shortcut, { method: 'POST', url: HOST, status, mediaType: 'application/json', text }),
    ).toBeNull();
    expect(shortcuts.resolve(path)).toBeNull();
  });
});

test('an empty answer is an empty page', () => {
  const look: Look = { address: () => `${HOST}/things`, exchanges: PROTOCOLS['POST of JSON']! };
  const shortcuts = shownAll(look, USUAL);
  const reply = {
    method: 'POST',
    url: HOST,
    status: 200,
    mediaType: 'application/json',
    text: '{"total":0,"items":[]}',
  };
  const view = shortcuts.read(shortcuts.resolve(pathOf({ brand: ['Ember'] }))!, reply);
  expect(view).toMatchObject({ list: null, declaredCount: 0, empty: { empty: true }, pagination: { next: null } });
});

describe('a list that draws a part of its page', () => {
  const look: Look = { address: () => `${HOST}/things`, exchanges: PROTOCOLS['REST with pages']! };
  const scroll: Step = { do: 'scroll', role: null, name: null, group: 'list', ordinal: 0, value: null };
  const scrolledFrom = (path: AccessPath): AccessPath => pathWithSteps(path, [scroll]);

  test('is told whole by the request of the page, which the part leaves as it is known', () => {
    const shortcuts = shownAll(look, USUAL);
    const path = scrolledFrom(pathOf({ brand: ['Acme'] }));
    const page = viewOf({ brand: ['Acme'] }, look);
    shortcuts.learn(
      { path, view: { ...page, list: { ...page.list!, cards: page.list!.cards.slice(-2) } }, exchanges: [] },
      null,
    );
    const shortcut = shortcuts.resolve(path);
    expect(shortcut?.rules).toContain('as seen');
    expect(meaning(shortcut?.request)).toEqual(meaning(shortcuts.resolve(pathOf({ brand: ['Acme'] }))?.request));
  });

  test('goes on with the page after it', () => {
    const path = pathWithSteps(scrolledFrom(pathOf({ brand: ['Ember'] })), [onward()]);
    expect(meaning(shownAll(look, USUAL).resolve(path)?.request)).toEqual(
      meaning(asRequest(look.exchanges({ brand: ['Ember'], page: 1 })[0]!)),
    );
  });
});

test('data tells not all of a page whose choices leave lists as they are', () => {
  const exchanges = PROTOCOLS['REST with pages']!;
  const told = (changes: (selection: Selection) => Selection): boolean => {
    const look: Look = { address: () => `${HOST}/things`, exchanges: (selection) => exchanges(changes(selection)) };
    const shortcuts = createShortcuts();
    for (const selection of [{}, { brand: ['Acme'] }, { brand: ['Dune'] }]) {
      const view = { ...viewOf(changes(selection), look), openers: [] };
      shortcuts.learn({ path: pathOf(selection), view, exchanges: look.exchanges(selection) }, null);
    }
    return shortcuts.tellsAll(pathOf({ brand: ['Dune'] }));
  };
  expect(told((selection) => selection)).toBe(true);
  expect(told(() => ({}))).toBe(false);
});

test('where one text says what is chosen and the page, the pages of one list tell nothing of those of another', () => {
  const shop: Look = {
    address: () => `${HOST}/things`,
    exchanges: (selection) => {
      const { brand = [], page = 0 } = selection;
      const body = `<search><brand>${brand.join()}</brand><page>${String(page + 1)}</page></search>`;
      const request = { method: 'POST', url: `${HOST}/search`, body, type: 'text/xml' };
      return [jsonExchange(request, { items: shown(selection), total: found(selection).length })];
    },
  };
  const shortcuts = shownAll(shop, [...USUAL, [{}, { page: 3 }]]);
  expect(shortcuts.resolve(pathOf({ page: 4 }))?.request).toMatchObject(asRequest(shop.exchanges({ page: 4 })[0]!));
  expect(shortcuts.resolve(pathOf({ brand: ['Acme'], page: 2 }))).toBeNull();
});
