import { expect, it } from 'vitest';
import { createCamera } from '../../../src/browse/live/page-camera.js';
import { readPage } from '../../../src/pages/read-page.js';
import { serve } from '../local-server.js';
import { useSharedBrowser } from '../shared-browser.js';

const browser = useSharedBrowser();

const MILLIS = 30_000;
const CARDS = [1, 2, 3].map(
  (at) => `<li><a href="/t/${String(at)}"><h3>Thing ${String(at)}</h3></a><p>To have</p></li>`,
);

it('takes a frame only of what was not seen before', async () => {
  const server = await serve({ '/': `<title>Things</title><main><ul>${CARDS.join('')}</ul></main>` });
  const { live, page } = await browser.live(`${server.origin}/`);
  const camera = createCamera(live, page, readPage);
  await camera.live.load(`${server.origin}/`, MILLIS);
  for (let looks = 0; looks < 3; looks += 1) await camera.live.look();
  expect(camera.frames()).toHaveLength(1);
  expect(camera.frames()[0]).toMatchObject({ isCovered: false });
});
