import { describe, expect, it } from 'vitest';
import { beginWatch, waitForRest, type RestOptions } from '../../../src/browse/in-page/watch-changes.js';
import { enterPageWorld, type PageWorld } from '../../../src/browse/live/page-world.js';
import { useSharedBrowser } from '../shared-browser.js';

const browser = useSharedBrowser();
const LONG: RestOptions = { quietMillis: 300, effectMillis: 0, deadlineMillis: 60_000 };

/** Changes a page so often, a moment apart. */
const changing = (times: number): string =>
  `let at = 0; const timer = setInterval(() => { at += 1; const row = document.createElement('li'); row.textContent = at; document.querySelector('ul').append(row); if (at === ${String(times)}) clearInterval(timer); }, 40);`;

interface Watched {
  readonly world: PageWorld;
  readonly run: (script: string) => Promise<unknown>;
  readonly rows: () => Promise<number>;
}

async function watched(html: string): Promise<Watched> {
  const { page, session } = await browser.open(html);
  return {
    world: await enterPageWorld(session),
    run: (script) => page.evaluate(script),
    rows: () => page.locator('li').count(),
  };
}

describe('waiting for a page to be at rest', () => {
  it('ends when the tree no longer changes', async () => {
    const { world, rows } = await watched(`<ul></ul><script>${changing(5)}</script>`);
    await world.run(waitForRest, LONG);
    expect(await rows()).toBe(5);
  });

  it('ends at the deadline where it never does', async () => {
    const { world, rows } = await watched(`<ul></ul><script>${changing(1e6)}</script>`);
    await world.run(waitForRest, { ...LONG, quietMillis: 10_000, deadlineMillis: 500 });
    expect(await rows()).toBeGreaterThan(0);
  });

  it('ends at once on a page without scripts', async () => {
    const { world } = await watched('<p>still</p>');
    expect(await world.run(waitForRest, { ...LONG, quietMillis: 50_000 })).toEqual({ hasChanged: false });
  });

  it('waits for a first change where one is expected, also in a shadow root', async () => {
    const { world, run } = await watched(`<script></script><div id="host"></div>`);
    await run(`host.attachShadow({ mode: 'open' }).innerHTML = '<p></p>'`);
    await world.run(beginWatch, null);
    await run(`void setTimeout(() => { host.shadowRoot.firstChild.textContent = 'here'; }, 400)`);
    expect(await world.run(waitForRest, { ...LONG, effectMillis: 30_000 })).toEqual({ hasChanged: true });
  });

  it('knows of what changed since the watch began, or only of what comes', async () => {
    const { world, run } = await watched('<script></script><ul></ul>');
    await world.run(beginWatch, null);
    await run(`document.querySelector('ul').innerHTML = '<li>'`);
    expect(await world.run(waitForRest, LONG)).toEqual({ hasChanged: true });
    expect(await world.run(waitForRest, { ...LONG, anew: true })).toEqual({ hasChanged: false });
  });

  it('waits for what came with the page to be put into its place', async () => {
    const { world, rows } = await watched(
      `<main>Loading</main><div hidden id="parked"><li><a href="/a">Acme</a></li><li><a href="/b">Bolt</a></li><li><a href="/c">Core</a></li></div>
      <script>setTimeout(() => { document.querySelector('main').append(...parked.children); parked.remove(); document.querySelector('li').remove(); }, 350);</script>`,
    );
    await world.run(waitForRest, { ...LONG, quietMillis: 50 });
    expect(await rows()).toBe(2);
  });

  it('is not kept by clocks and animations', async () => {
    const { world } = await watched(`<script></script><p id="clock">0</p><i id="spin">o</i>
      <script>setInterval(() => { clock.textContent = performance.now(); spin.style.left = performance.now() + 'px'; }, 30);</script>`);
    await world.run(waitForRest, LONG);
  });

  it('counts what a style shows or hides, unlike what it moves', async () => {
    const { world, run } = await watched('<script></script><p id="card">Acme</p>');
    await world.run(beginWatch, null);
    await run(`card.style.left = '3px'`);
    expect(await world.run(waitForRest, LONG)).toEqual({ hasChanged: false });
    await run(`card.style.display = 'none'`);
    expect(await world.run(waitForRest, LONG)).toEqual({ hasChanged: true });
  });

  it('waits for what fades away, not for what turns for ever', async () => {
    const { world, run, rows } = await watched(
      '<style>li { transition: opacity 0.7s } @keyframes turn { to { rotate: 1turn } } i { display: block; animation: turn 1s infinite }</style><script></script><i>o</i><ul><li>Acme</li><li>Bolt</li></ul>',
    );
    await world.run(beginWatch, null);
    await run(
      `const [li] = document.querySelectorAll('li'); li.addEventListener('transitionend', () => li.remove()); li.className = 'gone'; li.style.opacity = 0;`,
    );
    await world.run(waitForRest, LONG);
    expect(await rows()).toBe(1);
  });
});
