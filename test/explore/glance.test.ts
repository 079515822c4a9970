import { expect, it } from 'vitest';

import { glance } from '../../src/explore/glance.js';
import { exploreContext } from './explore-simulated.js';
import { fixtureSite, to } from './fixture-site.js';
import { listPage } from './page-views.js';

const { context } = exploreContext(fixtureSite({ '/list': listPage(['a']) }));

it('a glance shows a page', async () => {
  const answer = await glance(context, to('/list'));
  expect(answer.kind === 'page' ? answer.observation.view.list?.cards : null).toHaveLength(1);
});

it('a glance says why a page is not to be had', async () => {
  expect(await glance(context, to('/nowhere'))).toMatchObject({ kind: 'failed', reason: 'not-found' });
});
