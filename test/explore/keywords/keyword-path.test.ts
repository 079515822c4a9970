import { describe, expect, it } from 'vitest';
import { keywordPath } from '../../../src/explore/keywords/keyword-path.js';
import { to } from '../fixture-site.js';
import { byScript, step } from '../page-views.js';

describe('the way to a keyword', () => {
  it('has it in the address, in the body, or typed', () => {
    expect(keywordPath(to('/find?q={query}'), 'a b')).toEqual(to('/find?q=a%20b'));
    expect(
      keywordPath({ kind: 'request', method: 'POST', url: 'https://shop.example/', body: 'q={query}' }, 'é'),
    ).toMatchObject({ body: 'q=%C3%A9' });
    const typing = step('Search', { do: 'type', value: '{query}' });
    expect(keywordPath(byScript(typing, step('Go')), 'a b')).toEqual(byScript({ ...typing, value: 'a b' }, step('Go')));
    expect(
      keywordPath({ kind: 'request', method: 'POST', url: 'https://shop.example/', body: null }, 'x'),
    ).toMatchObject({ body: null });
  });
});
