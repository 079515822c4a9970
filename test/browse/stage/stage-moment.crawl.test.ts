import { expect, it } from 'vitest';
import { serve } from '../local-server.js';
import { useSharedBrowser } from '../shared-browser.js';
import { namesOf, pathTo, shown } from '../stage-orders.js';

const browser = useSharedBrowser();

it('a page is as it was where what was chosen had been chosen from the start: another press takes nothing back', async () => {
  const things = ['One of them', 'Another one', 'A third one', 'The last one'];
  const server = await serve({
    '/': (_request, response) => {
      response.setHeader('content-type', 'text/html');
      response.end(`<title>Acme</title><h1>Acme</h1><aside><h2>Offer</h2><div>
        <button aria-pressed="true">Any</button><button aria-pressed="false">New</button><button aria-pressed="false">Used</button>
        </div></aside><main><ul id="list">${things.map((name) => `<li><a href="/thing/${name}"><h3>${name}</h3></a><p>A thing to have</p><b>$9.50</b></li>`).join('')}</ul></main>
        <script>
          const all = [...list.children];
          const buttons = [...document.querySelectorAll('button')];
          for (const [at, button] of buttons.entries()) button.addEventListener('click', () => {
            for (const other of buttons) other.ariaPressed = String(other === button);
            list.replaceChildren(...all.filter((_, place) => at === 0 || (place + at) % 2 === 0));
          });
        </script>`);
    },
  });
  const { stage } = await browser.stage(server.origin);
  const first = await shown(stage, `${server.origin}/`);
  const fresh = pathTo(first, 'New');
  if (fresh.kind !== 'actions') throw new Error('A button is pressed.');
  const any = { ...fresh, steps: fresh.steps.map((step) => ({ ...step, name: 'Any' })) };
  expect(namesOf(await shown(stage, any))).toEqual(things);
  expect(namesOf(await shown(stage, fresh))).toEqual(['Another one', 'The last one']);
  expect(stage.loads()).toBe(1);
});
