import { describe, expect, it } from 'vitest';
import { createDeclaredSizes, saysItGoesOn, type DeclaredSizes } from '../../../src/explore/lists/declared-sizes.js';
import type { CountText, PageView } from '../../../src/model/page.js';
import { listPage, SITE } from '../page-views.js';

/** A page whose texts tell these numbers, such as `results: 29`. */
function counting(...texts: readonly (readonly [string, number])[]): PageView {
  const counts = texts.map(([template, value]): CountText => ({
    node: 1,
    template,
    value,
    from: null,
    to: null,
    confidence: 0.5,
  }));
  return listPage(['a'], { counts, declaredCount: texts[0]?.[1] ?? null });
}

function learn(sizes: DeclaredSizes, view: PageView, listed: number): void {
  const first = { page: 'p', view, cost: { pages: 1, bytes: 0, transport: 'memory' }, at: '' } as const;
  sizes.learn({ path: { kind: 'url', url: SITE }, first, pages: [], whole: true, refusal: null }, listed);
}

describe('the size that a page declares', () => {
  it('is the best guess of the page as long as nothing else is known', () => {
    const sizes = createDeclaredSizes();
    expect(sizes.of(counting(['# results', 29], ['(# total)', 925]))).toBe(29);
    expect(sizes.of(listPage(['a']))).toBeNull();
  });

  it('is the number that lists read to their end confirm', () => {
    const sizes = createDeclaredSizes();
    learn(sizes, counting(['(# total)', 925], ['# results', 29]), 29);
    const next = counting(['(# total)', 925], ['# results', 12]);
    expect([sizes.of(next), sizes.isProven(next)]).toEqual([12, true]);
  });

  it('is none where a number was refused, which others of its wording are not', () => {
    const sizes = createDeclaredSizes();
    learn(sizes, counting(['# results', 100]), 100);
    sizes.refuse(counting(['# results', 100]), 100);
    expect([sizes.of(counting(['# results', 100])), sizes.of(counting(['# results', 29]))]).toEqual([null, 29]);
  });

  it('is none where the page has only numbers that were wrong', () => {
    const sizes = createDeclaredSizes();
    learn(sizes, counting(['(# total)', 925]), 29);
    expect(sizes.of(counting(['(# total)', 925]))).toBeNull();
    expect(sizes.isProven(counting(['(# total)', 925]))).toBe(false);
  });

  it('is told apart where one text has several numbers', () => {
    const sizes = createDeclaredSizes();
    const view = (shown: number, all: number): PageView => counting(['# of #', shown], ['# of #', all]);
    learn(sizes, view(20, 45), 45);
    expect(sizes.of(view(20, 31))).toBe(31);
  });

  it('is the number in the same place of a text, whichever the page takes for the likelier', () => {
    const sizes = createDeclaredSizes();
    const telling = (...numbers: readonly (readonly [value: number, place: number])[]): PageView => {
      const { counts } = counting(...numbers.map(([value]) => ['# of # found', value] as const));
      return listPage(['a'], { counts: counts.map((count, at) => ({ ...count, place: numbers[at]![1] })) });
    };
    learn(sizes, telling([49, 0], [96, 1]), 49);
    expect(sizes.of(telling([96, 1], [7, 0]))).toBe(7);
  });

  it('is the part where a text tells it of the whole that it told twice before', () => {
    const sizes = createDeclaredSizes();
    const [all] = counting(['# of #', 264]).counts;
    const whole = listPage(['a'], { counts: [{ ...all!, twice: true }], declaredCount: 264 });
    const part = counting(['# of #', 264], ['# of #', 82]);
    learn(sizes, whole, 264);
    expect([sizes.of(part), sizes.isProven(part)]).toEqual([82, true]);
    for (const _ of [1, 2, 3]) learn(sizes, part, 82);
    expect([sizes.of(whole), sizes.of(part)]).toEqual([264, 82]);
  });

  it('is the larger number where the one that was told twice is shown of more', () => {
    const sizes = createDeclaredSizes();
    const [all] = counting(['# of #', 20]).counts;
    learn(sizes, listPage(['a'], { counts: [{ ...all!, twice: true }], declaredCount: 20 }), 20);
    expect(sizes.of(counting(['# of #', 312], ['# of #', 20]))).toBe(312);
  });

  it('is not refuted by a list that ends where its text says that there is more', () => {
    const sizes = createDeclaredSizes();
    const ranged = { node: 1, template: '#–# of #', value: 48, from: 1, to: 24, confidence: 0.9 };
    learn(sizes, listPage(['a'], { counts: [ranged], declaredCount: 48 }), 24);
    expect(sizes.of(listPage(['a'], { counts: [{ ...ranged, to: 2, value: 2 }], declaredCount: 2 }))).toBe(2);
  });

  it.each([
    ['in the same text, which proves the size', ['# found, # shown', '# found, # shown'], true],
    ['in a text of its own', ['# found', '# shown'], false],
  ] as const)('is not what is shown at most, told %s', (_, [all, shown], isProven) => {
    const sizes = createDeclaredSizes();
    const view = (size: number): PageView => counting([all, size], [shown, 100]);
    learn(sizes, view(466), 100);
    expect([sizes.of(view(213)), sizes.isProven(view(213))]).toEqual([213, isProven]);
  });

  it('is a round number if only another text tells a larger one', () => {
    const view = counting(['# found', 100], ['# in stock', 466]);
    expect(saysItGoesOn(view, 100)).toBe(false);
    expect(saysItGoesOn(counting(['# found, # shown', 466], ['# found, # shown', 100]), 100)).toBe(true);
  });

  it('is believed again from a text that was not seen before', () => {
    const sizes = createDeclaredSizes();
    learn(sizes, counting(['(# total)', 925]), 29);
    expect(sizes.of(counting(['# found', 7]))).toBe(7);
  });

  it('is none of a wording that told the pages of a list elsewhere', () => {
    const sizes = createDeclaredSizes();
    const [first] = counting(['page # of #', 42]).counts;
    expect(sizes.of(listPage(['a'], { counts: [{ ...first!, ofPages: true }], declaredCount: null }))).toBeNull();
    const last = counting(['page # of #', 1]);
    sizes.confirm(last, 1);
    expect([sizes.of(last), sizes.isProven(last)]).toEqual([null, false]);
  });
});
