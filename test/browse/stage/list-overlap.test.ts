import { describe, expect, it } from 'vitest';
import { listSignature, overlapLength, withNewCards } from '../../../src/browse/stage/list-overlap.js';
import type { PageView } from '../../../src/model/page.js';
import { tinySnapshot, tinyView } from '../tiny-reader.js';

function viewOf(names: string): PageView {
  const html = [...names].map((name) => `<li><a href="/${name}">${name}</a>`).join('');
  return tinyView(tinySnapshot(html, { url: 'https://site.example/', status: 200 }));
}

function namesOf({ list }: PageView): string {
  return list?.cards.map(({ name }) => name).join('') ?? '';
}

describe('the overlap of two lists', () => {
  it.each([
    ['abc', 'abcdef', 3],
    ['abc', 'cde', 1],
    ['abc', 'def', 0],
    ['abc', 'abc', 3],
    ['aab', 'aabaa', 3],
    ['xaabaab', 'aabaac', 3],
    ['abcd', 'bc', 0],
    ['', 'abc', 0],
    ['abc', '', 0],
  ])('%s and then %s share %i', (first, second, length) => {
    expect(overlapLength([...first], [...second])).toBe(length);
  });

  it.each(['aabab', 'abcabc', 'aaaa', 'abacaba'])('is that of the plain definition for all parts of %s', (text) => {
    for (let cut = 0; cut <= text.length; cut += 1) {
      const [first, second] = [text, text.slice(cut)];
      const longest = Array.from({ length: second.length + 1 }, (_, at) => second.length - at).find((length) =>
        first.endsWith(second.slice(0, length)),
      );
      expect(overlapLength([...first], [...second])).toBe(longest);
    }
  });
});

describe('what a list shows anew', () => {
  it.each([
    ['ab', 'abcd', 'cd'],
    ['abcd', 'cdef', 'ef'],
    ['ab', 'cd', 'cd'],
    ['ab', 'ab', ''],
  ])('after %s, of %s it is "%s"', (before, after, fresh) => {
    expect(namesOf(withNewCards(viewOf(before), viewOf(after)))).toBe(fresh);
  });

  it('is what was not there before it was scrolled, in whatever order its rows are used again', () => {
    expect(namesOf(withNewCards(viewOf('abcd'), viewOf('efcd'), true))).toBe('ef');
    expect(namesOf(withNewCards(viewOf('abcd'), viewOf('efcd')))).toBe('efcd');
  });

  it('is nothing where the list is gone', () => {
    expect(withNewCards(viewOf('ab'), viewOf('')).list).toBeNull();
  });
});

describe('the signature of a list', () => {
  it('tells what is listed and how much is promised, not where it stands', () => {
    const [first, second] = [viewOf('ab'), viewOf('ab')];
    expect(listSignature(first)).toBe(listSignature({ ...second, url: 'https://site.example/other' }));
    expect(listSignature(first)).not.toBe(listSignature(viewOf('ba')));
    expect(listSignature(first)).not.toBe(listSignature({ ...second, declaredCount: 7 }));
  });
});
