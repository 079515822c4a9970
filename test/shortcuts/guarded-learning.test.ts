import { expect, it } from 'vitest';
import type { EmbeddedLists } from '../../src/model/embedded-list.js';
import type { Shortcuts } from '../../src/model/shortcut.js';
import { createEmbeddedLists } from '../../src/shortcuts/embedded-lists.js';
import { guardedEmbeddedLists, guardedShortcuts } from '../../src/shortcuts/guarded-learning.js';
import { createShortcuts } from '../../src/shortcuts/shortcuts.js';
import { HOST, sightOf } from './scripted-shop.js';

const PATH = { kind: 'url', url: `${HOST}/things` } as const;
const SIGHT = sightOf({}, { address: () => PATH.url, exchanges: () => [] });
const SHORTCUT = { kind: 'data', request: PATH, headers: {}, rules: [], path: PATH } as const;
const ANSWER = { status: 200, url: PATH.url, text: '{}' } as never;
const DOCUMENT = { html: '', view: SIGHT.view, blanks: 0 };

/** Learning that fails whatever it is asked, as on data that nobody thought of. */
function failing<Learning extends object>(learning: Learning): Learning {
  return new Proxy(learning, {
    get: () => () => {
      throw new TypeError('Cannot convert object to primitive value');
    },
  });
}

function faultsOf<Learning>(guard: (onFault: (error: Error) => void) => Learning): [Learning, string[]] {
  const faults: string[] = [];
  return [guard(({ message }) => faults.push(message)), faults];
}

it('data that shortcuts fail on give none, and that is told once', () => {
  const [shortcuts, faults] = faultsOf<Shortcuts>((onFault) => guardedShortcuts(failing(createShortcuts()), onFault));
  shortcuts.learn(SIGHT, null);
  expect(shortcuts.resolve(PATH)).toBeNull();
  expect(shortcuts.read(SHORTCUT, ANSWER)).toBeNull();
  expect(shortcuts.coded(SIGHT.view)).toBe(SIGHT.view);
  expect(shortcuts.tellsAll(PATH)).toBe(false);
  expect(shortcuts.lesson(PATH)).toBeNull();
  expect(shortcuts.beginning(PATH)).toBeNull();
  expect(shortcuts.wantsCheck(SHORTCUT, SIGHT.view)).toBe(true);
  expect(shortcuts.judge(SHORTCUT, SIGHT.view, SIGHT.view)).toBe(false);
  expect(faults).toEqual(['Cannot convert object to primitive value']);
});

it('data that lists in documents fail on leave pages as their markup shows them', () => {
  const [lists, faults] = faultsOf<EmbeddedLists>((onFault) =>
    guardedEmbeddedLists(failing(createEmbeddedLists()), onFault),
  );
  lists.learn(DOCUMENT, SIGHT.view);
  expect(lists.completes(PATH.url)).toBe(false);
  expect(lists.complete(DOCUMENT)).toBeNull();
  expect(lists.judge({ view: SIGHT.view, rules: [], wantsCheck: true }, SIGHT.view)).toBe(false);
  expect(faults).toHaveLength(1);
});

it('what does not fail is as without the guard', () => {
  const faults: unknown[] = [];
  const plain = createShortcuts();
  const guarded = guardedShortcuts(createShortcuts(), (error) => faults.push(error));
  for (const shortcuts of [plain, guarded]) shortcuts.learn(SIGHT, null);
  expect(guarded.lesson(SIGHT.path)).toEqual(plain.lesson(SIGHT.path));
  expect(faults).toEqual([]);
});
