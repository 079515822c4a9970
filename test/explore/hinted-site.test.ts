import { expect, it } from 'vitest';
import { createHintedSite } from '../../src/explore/hinted-site.js';
import type { OpenOptions, Site } from '../../src/model/site.js';
import { listPage, SITE } from './page-views.js';

function listeningSite(): { readonly site: Site; readonly heard: OpenOptions[] } {
  const heard: OpenOptions[] = [];
  const open: Site['open'] = async (_, options = {}) => {
    heard.push(options);
    return { kind: 'stopped', reason: 'signal' };
  };
  return { site: { open }, heard };
}

const list = (place: string): ReturnType<typeof listPage> => {
  const view = listPage(['a']);
  return { ...view, list: { ...view.list!, place } };
};

it('pages are opened with what the first list was like', async () => {
  const { site, heard } = listeningSite();
  const hinted = createHintedSite(site);
  const path = { kind: 'url', url: SITE } as const;
  await hinted.open(path);
  hinted.learn(listPage(['a']));
  hinted.learn(list('main>ul|'));
  hinted.learn(list('aside>ul|'));
  await hinted.open(path, { purpose: 'list' });
  const like = { place: 'main>ul|', linkPattern: 'shop.example/item/*' };
  expect(heard).toEqual([{}, { purpose: 'list', like }]);
});
