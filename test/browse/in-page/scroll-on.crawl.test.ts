import { expect, it } from 'vitest';
import { snapshotFromPage } from '../../../src/browse/live/snapshot-from-page.js';
import { shownText } from '../browser-fixture.js';
import { serve } from '../local-server.js';
import { useSharedBrowser } from '../shared-browser.js';

const browser = useSharedBrowser();

/** A box of 60 pixels in which a script draws three rows of 20 pixels of those that there are, or all of them. */
const LISTS = `<div id=some style="height:60px;overflow:hidden"><div style="height:200px"><div id=rows></div></div></div>
<div id=all style="height:60px;overflow:auto">${Array.from({ length: 10 }, (_, at) => `<p style="height:20px;margin:0">all ${String(at)}</p>`).join('')}</div>
<script>
  const draw = () => {
    const from = Math.min(7, Math.floor(some.scrollTop / 20));
    rows.style.paddingTop = from * 20 + 'px';
    rows.innerHTML = [0, 1, 2].map((at) => '<p style="height:20px;margin:0">row ' + (from + at) + ' </p>').join('');
  };
  some.addEventListener('scroll', draw);
  draw();
</script>`;

it('scrolls a list of which a part is drawn on until its end, and none that is there as a whole', async () => {
  const server = await serve({ '/': LISTS });
  const { live } = await browser.live(server.origin);
  await live.load(`${server.origin}/`, 30_000);
  const scrolled = async (text: string): Promise<boolean> => {
    const { nodes } = snapshotFromPage(await live.look(), 200);
    return live.scrollOn(nodes.findIndex((node) => node.tag === '#text' && node.text.startsWith(text)));
  };
  const seen = new Set<string>();
  const see = async (): Promise<void> => {
    for (const [row] of shownText(snapshotFromPage(await live.look(), 200)).matchAll(/row \d/gu)) seen.add(row);
  };
  await see();
  while (await scrolled('row')) await see();
  expect(seen.size).toBe(10);
  expect(await scrolled('all 0')).toBe(false);
  expect(await live.scrollOn(-1)).toBe(false);
});

it('goes on in a list that scrolls back as it measures the rows that it draws', async () => {
  const page = `<div id=some style="height:60px;overflow:hidden"><div style="height:400px"><div id=rows></div></div></div><script>
    let known = 0;
    const draw = () => {
      const from = Math.min(17, Math.floor(some.scrollTop / 20));
      rows.style.paddingTop = from * 20 + 'px';
      rows.innerHTML = [0, 1, 2].map((at) => '<p style="height:20px;margin:0">row ' + (from + at) + ' </p>').join('');
      if (from <= known) return;
      known = from;
      requestAnimationFrame(() => { some.scrollTop -= 50; });
    };
    some.addEventListener('scroll', draw);
    draw();
  </script>`;
  const server = await serve({ '/': page });
  const { live } = await browser.live(server.origin);
  await live.load(`${server.origin}/`, 30_000);
  const seen = new Set<string>();
  for (let turn = 0; turn < 30; turn += 1) {
    const { nodes, ...rest } = snapshotFromPage(await live.look(), 200);
    for (const [row] of shownText({ nodes, ...rest }).matchAll(/row \d+/gu)) seen.add(row);
    const at = nodes.findIndex((node) => node.tag === '#text' && node.text.startsWith('row'));
    if (!(await live.scrollOn(at))) break;
  }
  expect(seen.size).toBeGreaterThan(17);
});
