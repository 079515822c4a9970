import { describe, expect, it } from 'vitest';
import type { AccessPath } from '../../../src/model/access-path.js';
import { serve } from '../local-server.js';
import { useSharedBrowser } from '../shared-browser.js';
import { namesOf, shown } from '../stage-orders.js';

const browser = useSharedBrowser();

const PLACES = 24;

/** Names of the cards of a page of a list. */
function namesAt(page: number): readonly string[] {
  return Array.from({ length: PLACES }, (_, at) => `Lamp number ${String(page * PLACES + at)} of many`);
}

/** A list whose script draws each card once its place comes near the window; its next page stands in the same places. */
const LAZY = `<!doctype html><title>Lamps</title><style>li { min-height: 500px }</style><main><h1>Lamps</h1><p>48 lamps</p>
  <ul id="list"></ul><nav aria-label="Pages"><button id="back">‹</button><button aria-current="page">1</button><button id="next">2</button><button id="on">›</button></nav></main><script>
  let page = 0;
  const cardHtml = (number) => '<a href="/lamp/' + number + '"><h3>Lamp number ' + number + ' of many</h3></a><p>Lights a room</p>';
  const draw = () => {
    list.replaceChildren(...Array.from({ length: ${String(PLACES)} }, (_, at) => {
      const place = document.createElement('li');
      const seen = new IntersectionObserver((entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        seen.disconnect();
        place.innerHTML = cardHtml(page * ${String(PLACES)} + at);
      }, { rootMargin: '400px 0px' });
      seen.observe(place);
      return place;
    }));
  };
  next.onclick = on.onclick = () => { page = 1; draw(); };
  draw();
</script>`;

/** A list of as many cards as its address says, the first six of which come with the page; its script draws the others as they come near the window. */
const SOME = `<!doctype html><title>Lamps</title><style>li { min-height: 500px }</style><main><h1>Lamps</h1><ul id="list">
  ${[0, 1, 2, 3, 4, 5].map((at) => `<li><a href="/lamp/${String(at)}"><h3>Lamp number ${String(at)}</h3></a><p>Lights a room</p></li>`).join('')}
  </ul></main><script>
  for (let at = 6; at < Number(new URLSearchParams(location.search).get('of')); at += 1) {
    const place = list.appendChild(document.createElement('li'));
    new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting))
        place.innerHTML = '<a href="/lamp/' + at + '"><h3>Lamp number ' + at + '</h3></a><p>Lights a room</p>';
    }).observe(place);
  }
</script>`;

/** A list whose last row is filled up with elements that stay empty, and the height of the window whenever it changed. */
const FILLED = `<!doctype html><title>Lamps</title><style>li { min-height: 500px }</style><main><h1>Lamps</h1><ul>
  ${[1, 2, 3, 4, 5, 6].map((at) => `<li><a href="/lamp/${String(at)}"><h3>Lamp number ${String(at)}</h3></a><p>Lights a room</p></li>`).join('')}
  <li></li><li></li></ul></main><script>
  addEventListener('resize', () => fetch('/resized?' + innerHeight));
</script>`;

describe('a list with blank places', () => {
  it('is read whole where a card is drawn once its place is to be seen, on each of its pages', async () => {
    const server = await serve({ '/': LAZY });
    const { stage } = await browser.stage(server.origin);
    const first = await shown(stage, `${server.origin}/`);
    expect(namesOf(first)).toEqual(namesAt(0));
    const next: AccessPath | null = first.view.pagination.next;
    if (next === null) throw new Error('there is no next page');
    expect(namesOf(await shown(stage, next))).toEqual(namesAt(1));
    expect(stage.loads()).toBe(1);
  });

  it('is read whole where one place alone is blank, once several were', async () => {
    const server = await serve({ '/': SOME });
    const { stage } = await browser.stage(server.origin);
    expect(namesOf(await shown(stage, `${server.origin}/?of=12`))).toHaveLength(12);
    expect(namesOf(await shown(stage, `${server.origin}/?of=7`))).toHaveLength(7);
  });

  it('is looked at again a few times only where they stay blank', async () => {
    const server = await serve({ '/': FILLED, '/resized': '' });
    const { stage, page } = await browser.stage(server.origin);
    const usual = page.viewportSize()?.height ?? 0;
    for (const number of [1, 2, 3, 4, 5])
      expect(namesOf(await shown(stage, `${server.origin}/?page=${String(number)}`))).toHaveLength(6);
    const heights = server.paths().flatMap((path) => /^\/resized\?(\d+)$/u.exec(path)?.[1] ?? []);
    expect(heights.filter((height) => Number(height) > usual)).toHaveLength(2);
  });
});
