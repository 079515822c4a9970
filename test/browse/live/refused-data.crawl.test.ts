import { describe, expect, it } from 'vitest';
import { serve } from '../local-server.js';
import { useSharedBrowser } from '../shared-browser.js';
import { namesOf, pathTo, shown } from '../stage-orders.js';
import { thingCards } from '../thing-cards.js';

const browser = useSharedBrowser();

describe('a choice that a site would not answer for now', () => {
  async function shopThat(refusals: number): Promise<{ url: string; asked: () => number }> {
    let left = refusals;
    let asked = 0;
    const server = await serve({
      '/': `<title>Acme</title><h1>Acme</h1><aside><fieldset><legend>Colour</legend><label><input type="checkbox" id="red"> Red</label>
        <label><input type="checkbox"> Blue</label></fieldset></aside><main><ul id="list">${thingCards(['One of them', 'Another one'])}</ul></main>
        <script>document.getElementById('red').addEventListener('change', () => fetch('/red?x=1').then((answer) => answer.ok && list.lastElementChild.remove()));</script>`,
      '/red': (_request, response) => {
        asked += 1;
        left -= 1;
        const status = left >= 0 ? 429 : 200;
        response.writeHead(status, { 'content-type': 'application/json', 'retry-after': '0' }).end('{}');
      },
    });
    return { url: `${server.origin}/`, asked: () => asked };
  }

  it('is made once more after the site was left alone', async () => {
    const shop = await shopThat(1);
    const { stage } = await browser.stage(shop.url);
    const red = await shown(stage, pathTo(await shown(stage, shop.url), 'Red'));
    expect(namesOf(red)).toEqual(['One of them']);
    expect([stage.loads(), shop.asked(), red.sights.length]).toEqual([2, 2, 2]);
  });

  it('is not made again and again where it is never answered', async () => {
    const shop = await shopThat(99);
    const { stage } = await browser.stage(shop.url);
    const first = await shown(stage, shop.url);
    for (let time = 0; time < 2; time += 1) {
      expect(namesOf(await shown(stage, pathTo(first, 'Red')))).toHaveLength(2);
      await shown(stage, shop.url);
    }
    expect(shop.asked()).toBeLessThanOrEqual(6);
  });
});
