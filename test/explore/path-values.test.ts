import { describe, expect, it } from 'vitest';
import { addressAlone } from '../../src/explore/path-values.js';
import { SITE } from './page-views.js';

const at = (path: string): string => `${SITE}${path}`;
const IDS = ['/c/7F3715.html', '/c/7F3726.html', '/c/7F822.html'];

function alone(
  here: string,
  choice: string,
  { siblings = IDS, above = '/c/7.html' }: { readonly siblings?: readonly string[]; readonly above?: string } = {},
): string | null {
  const url = addressAlone({ above: at(above), siblings: siblings.map(at), here: at(here), choice: at(choice) });
  return url === null ? null : url.slice(SITE.length);
}

describe('a value that stands in the path of addresses', () => {
  it.each([
    ['after the one of its page', '/c/7F12.html', '/c/7F12-34.html', '/c/7F34.html'],
    ['before the one of its page', '/c/7F34.html', '/c/7F12-34.html', '/c/7F12.html'],
    ['among several', '/c/7F12-56.html', '/c/7F12-34-56.html', '/c/7F34.html'],
    ['alone, where its page is narrowed by an argument', '/c/7.html?p=1-2', '/c/7F34.html?p=1-2', '/c/7F34.html'],
  ])('%s is asked for alone', (...[, here, choice, expected]) => {
    expect(alone(here, choice)).toBe(expected);
  });

  it('is asked for with the arguments of the larger page', () => {
    const siblings = IDS.map((path) => `${path}?q=a`);
    expect(alone('/c/7F12.html?q=a', '/c/7F12,34.html?q=a', { siblings, above: '/c/7.html?q=a' })).toBe(
      '/c/7F34.html?q=a',
    );
  });

  it.each([
    ['in place of the one of its page', '/c/7F12.html', '/c/7F34.html'],
    ['with another one', '/c/7F12.html', '/c/7F12-34-56.html'],
    ['below the one of its page', '/c/7F12.html', '/c/7F12/34.html'],
    ['in another place', '/c/7F12.html', '/d/7F12-34.html'],
    ['with another argument', '/c/7F12.html', '/c/7F12-34.html?p=1'],
    ['beside one that is joined otherwise', '/c/7F12.html', '/c/7F12-34,5.html'],
  ])('%s is not', (_, here, choice) => {
    expect(alone(here, choice)).toBeNull();
  });

  it.each([
    ['too few values', IDS.slice(1)],
    ['values below one another', ['/c/red', '/c/blue', '/c/grey']],
    ['values in several places', ['/c/7F3715.html', '/c/8F3726.html', '/c/9F822.html']],
    ['values of several words', ['/c/7F3715-1.html', '/c/7F3726.html', '/c/7F822.html']],
  ])('is not, where the larger page shows %s', (_, siblings) => {
    expect(alone('/c/7F12.html', '/c/7F12-34.html', { siblings })).toBeNull();
    expect(alone('/c/red', '/c/red-shoes', { siblings })).toBeNull();
  });
});
