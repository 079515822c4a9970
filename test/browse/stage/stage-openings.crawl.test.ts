import { describe, expect, it } from 'vitest';
import { serve } from '../local-server.js';
import { serveScriptedShop, thingsWhere } from '../scripted-shop.js';
import { useSharedBrowser } from '../shared-browser.js';
import { namesOf, pathTo, shown } from '../stage-orders.js';
import { thingCards } from '../thing-cards.js';

const browser = useSharedBrowser();

describe('a stage', () => {
  it('unfolds what is folded, and finds what lies in it on a page that has not been unfolded', async () => {
    const shop = await serveScriptedShop();
    const { stage } = await browser.stage(shop.url);
    const unfolded = await shown(stage, shop.url, true);
    const blue = pathTo(unfolded, 'Blue');
    const { stage: another } = await browser.stage(shop.url);
    expect(namesOf(await shown(another, blue))).toEqual(thingsWhere(({ colour }) => colour === 'Blue'));
  });

  it('opens with the key for it a field whose list a press does not drop down', async () => {
    const things = ['One of them', 'Another one', 'A third one', 'The last one'];
    const server = await serve({
      '/': `<title>Acme</title><h1>Acme</h1>
        <label for="hue">Colour</label> <input id="hue" role="combobox" aria-expanded="false" aria-controls="drop"><i class="arrow"></i>
        <ul id="drop" role="listbox"></ul>
        <main><ul id="list">${thingCards(things)}</ul></main>
        <script>
          hue.onkeydown = ({ key, altKey }) => {
            if (key !== 'ArrowDown' || !altKey) return;
            drop.innerHTML = '<li role="option">Red</li><li role="option">Blue</li>';
            hue.setAttribute('aria-expanded', 'true');
          };
          drop.onclick = ({ target }) => {
            hue.value = target.textContent;
            for (const card of [...list.children].slice(target.textContent === 'Red' ? 1 : 2)) card.remove();
          };
        </script>`,
    });
    const { stage } = await browser.stage(server.origin);
    const unfolded = await shown(stage, `${server.origin}/`, true);
    expect(unfolded.view.groups.map(({ label }) => label)).toContain('Colour');
    expect(namesOf(await shown(stage, pathTo(unfolded, 'Red')))).toEqual(['One of them']);
    expect(namesOf(await shown(stage, pathTo(unfolded, 'Blue')))).toEqual(['One of them', 'Another one']);
  });

  it('opens on the page as it came what a field left open spoilt: it took over what was marked in its list', async () => {
    const server = await serve({
      '/': `<title>Acme</title><h1>Acme</h1>
        <div><div><label for="hue">Colour</label> <input id="hue" role="combobox" aria-expanded="false" aria-controls="drop">
        <ul id="drop" role="listbox"></ul></div></div>
        <section><div><div><div><button id="more" aria-expanded="false" aria-controls="panel">Size</button></div></div></div></section>
        <div><div><div id="panel" role="group" aria-label="Size"></div></div></div>
        <main><p id="count">6 results</p><ul id="list">${thingCards(['One', 'Two', 'Three', 'Four', 'Five', 'Six'])}</ul></main>
        <script>
          hue.onclick = () => {
            drop.innerHTML = '<li role="option">Red</li><li role="option">Blue</li>';
            hue.setAttribute('aria-expanded', 'true');
          };
          hue.onblur = () => {
            list.lastElementChild.remove();
            count.textContent = '5 results';
          };
          more.onclick = () => {
            panel.innerHTML = '<label><input type="checkbox">Large</label><label><input type="checkbox">Small</label>';
            more.setAttribute('aria-expanded', 'true');
          };
        </script>`,
    });
    const { stage } = await browser.stage(server.origin);
    const { view } = await shown(stage, `${server.origin}/`, true);
    expect(view.groups.map(({ label }) => label)).toEqual(expect.arrayContaining(['Colour', 'Size']));
  });
});
