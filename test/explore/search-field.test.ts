import { describe, expect, it } from 'vitest';
import { findSearchField, keywordPath } from '../../src/explore/search-field.js';
import type { SearchControl } from '../../src/model/page.js';
import { exploreContext } from './explore-simulated.js';
import { fixtureSite, to } from './fixture-site.js';
import { byScript, listPage, step } from './page-views.js';

const field = (template: string): SearchControl => ({ node: 0, label: null, template: to(template) });
const BOTH = [field('/find?q={query}'), field('/go?w={query}')];

describe('the search field', () => {
  it('is the first one that finds something for a word', async () => {
    const site = fixtureSite({ '/go?w=lamp': listPage(['lamp']) });
    const found = await findSearchField(exploreContext(site).context, BOTH, {
      words: ['shop', 'lamp'],
      mayBeAll: false,
    });
    expect(found?.search).toBe(BOTH[1]);
    expect(found?.first.path).toEqual(to('/go?w=lamp'));
    expect(site.opened).toEqual(['/find?q=shop', '/find?q=lamp', '/go?w=shop', '/go?w=lamp']);
  });

  it('is asked for everything first where that may be answered', async () => {
    const site = fixtureSite({ '/find?q=': listPage(['lamp']) });
    const found = await findSearchField(exploreContext(site).context, BOTH, { words: ['lamp'], mayBeAll: true });
    expect(found?.first.path).toEqual(to('/find?q='));
  });

  it('is none where nothing is found, and nothing more is asked of a site that refuses', async () => {
    const { context } = exploreContext(fixtureSite({}));
    expect(await findSearchField(context, BOTH, { words: ['lamp'], mayBeAll: true })).toBeNull();
    const stopped = fixtureSite({ '/find?q=a': { kind: 'stopped', reason: 'max-pages' } });
    const answer = await findSearchField(exploreContext(stopped).context, [field('/find?q={query}')], {
      words: ['a', 'b'],
      mayBeAll: false,
    });
    expect(answer).toBeNull();
    expect(stopped.opened).toEqual(['/find?q=a']);
  });
});

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
