import { expect, it } from 'vitest';
import type { Step } from '../../../src/model/access-path.js';
import { snapshotFromPage } from '../../../src/browse/live/snapshot-from-page.js';
import { serve } from '../local-server.js';
import { useSharedBrowser } from '../shared-browser.js';

const browser = useSharedBrowser();
const LOAD_MILLIS = 30_000;
const SCROLL: Step = { do: 'scroll', role: null, name: null, group: null, ordinal: 0, value: null };

/** A list of which the page draws only the rows that are to be seen. */
const LIST = `<style>body { margin: 0 } p { position: absolute; margin: 0 }</style><div></div><script>
  const [list, high, rows] = [document.querySelector('div'), 100, 200];
  list.style.height = rows * high + 'px';
  const draw = () => {
    const first = Math.floor(scrollY / high);
    const last = Math.min(rows, Math.ceil((scrollY + innerHeight) / high));
    list.innerHTML = Array.from({ length: last - first }, (_, at) =>
      '<p style="top:' + (first + at) * high + 'px">' + (first + at) + '</p>').join('');
  };
  for (const event of ['scroll', 'resize']) addEventListener(event, draw);
  draw();
</script>`;

it('a list that draws what is to be seen draws more of it once it is scrolled on, until its page is loaded again', async () => {
  const server = await serve({ '/': LIST });
  const { live, page } = await browser.live(server.origin);
  const load = async (): Promise<number> => {
    await live.load(`${server.origin}/`, LOAD_MILLIS);
    return page.evaluate(() => innerHeight);
  };
  const rows = async (): Promise<readonly { readonly id: number; readonly row: number }[]> => {
    const { nodes } = snapshotFromPage(await live.look(), 200);
    return nodes.filter(({ tag }) => tag === 'p').map(({ id }) => ({ id, row: Number(nodes[id + 1]?.text) }));
  };
  const usual = await load();
  const first = await rows();
  const last = first.at(-1) ?? { id: -1, row: -1 };
  expect(await live.work({ node: last.id, step: SCROLL }, SCROLL, 'pager')).toBe(true);
  await live.settled();
  const second = await rows();
  expect(second[0]).toMatchObject({ row: last.row });
  expect(second.length).toBeGreaterThan(3 * first.length);
  expect(await load()).toBe(usual);
});

it('a window covers what it is to show, up to a height that browsers bear, and is as it was before the next load', async () => {
  const server = await serve({ '/': LIST });
  const { live, page } = await browser.live(server.origin);
  const height = (): Promise<number> => page.evaluate(() => innerHeight);
  await live.load(`${server.origin}/`, LOAD_MILLIS);
  const usual = await height();
  const { nodes } = snapshotFromPage(await live.look(), 200);
  const list = nodes.filter(({ tag }) => tag === 'div').map(({ id }) => id);
  const drawn = nodes.filter(({ tag }) => tag === 'p').map(({ id }) => id);
  expect(await live.cover(drawn)).toBe(false);
  expect(await live.cover(list)).toBe(true);
  expect(await height()).toBe(12_000);
  expect(await live.cover([...list, ...drawn])).toBe(false);
  await live.load(`${server.origin}/`, LOAD_MILLIS);
  expect(await height()).toBe(usual);
});

/** A list in a box of its own that adds rows whenever the box is scrolled to its end. */
const ENDLESS = `<style>body { margin: 0 } main { height: 100vh; overflow-y: auto } p { height: 60px; margin: 0 }</style><main></main><script>
  const box = document.querySelector('main');
  const add = () => { for (let at = 0; at < 20; at += 1) box.insertAdjacentHTML('beforeend', '<p>Row</p>'); };
  box.onscroll = () => { if (box.scrollTop > 0 && box.scrollTop + box.clientHeight > box.scrollHeight - 100) add(); };
  add();
</script>`;

it('a list that adds rows where it is scrolled to its end adds them again, though a high window shows all of it', async () => {
  const server = await serve({ '/': ENDLESS });
  const { live, page } = await browser.live(server.origin);
  await live.load(`${server.origin}/`, LOAD_MILLIS);
  const rows = async (): Promise<readonly number[]> => {
    const { nodes } = snapshotFromPage(await live.look(), 200);
    return nodes.filter(({ tag }) => tag === 'p').map(({ id }) => id);
  };
  const counts = [await page.locator('p').count()];
  for (let times = 0; times < 3; times += 1) {
    const node = (await rows()).at(-1) ?? -1;
    await live.work({ node, step: SCROLL }, SCROLL, 'pager');
    await live.settled();
    counts.push(await page.locator('p').count());
  }
  expect(counts.map((count, at) => count > (counts[at - 1] ?? 0))).toEqual([true, true, true, true]);
});
