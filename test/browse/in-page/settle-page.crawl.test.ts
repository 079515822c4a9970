import { describe, expect, it, vi } from 'vitest';
import { settlePage } from '../../../src/browse/in-page/settle-page.js';
import { passTime, type Passed } from '../../../src/browse/in-page/watch-changes.js';
import { enterPageWorld, programText } from '../../../src/browse/live/page-world.js';
import { serve } from '../local-server.js';
import { useSharedBrowser } from '../shared-browser.js';

const browser = useSharedBrowser();
const DAY = 86_400_000;

const drawn = `JSON.stringify([Math.random(), crypto.randomUUID(), [...crypto.getRandomValues(new Uint16Array(3))]])`;

async function settled<Answer>(expression: string, clockShiftMillis = 0, isHeld = false): Promise<Answer> {
  const [site, { page }] = [await serve({ '/': '<p>hello' }), await browser.open('')];
  await page.addInitScript({ content: programText(settlePage, { clockShiftMillis, isHeld }) });
  await page.goto(`${site.origin}/`);
  return page.evaluate(expression);
}

it('draws the same numbers each time', async () => {
  const first = await settled<string>(drawn);
  expect(await settled(drawn)).toBe(first);
  expect(first).toMatch(/^\[0\.\d+,"[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}",\[\d+,\d+,\d+\]\]$/u);
});

it('puts the clock back in every way to read it, and leaves given moments alone', async () => {
  const clocks = '[Date.now(), new Date().getTime(), Date.parse(Date()), new Date(5).getTime(), Date.UTC(1970, 0, 2)]';
  const [now = 0, made = 0, said = 0, ...given] = await settled<number[]>(clocks, -DAY);
  for (const read of [now, made, said]) expect(Math.abs(Date.now() - DAY - read)).toBeLessThan(60_000);
  expect(given).toEqual([5, DAY]);
  expect(await settled('new Date() instanceof Date && Object.prototype.toString.call(new Date())', -DAY)).toBe(
    '[object Date]',
  );
});

describe('held time', () => {
  const COUNTING = `<p id="told">-</p><script>
    const tell = (what) => { told.textContent += what; };
    setTimeout(tell, 300, 'c'); setTimeout(tell, 100, 'a'); const often = setInterval(tell, 120, 'b'); clearTimeout(setTimeout(tell, 50, 'never'));
    setTimeout(() => { clearInterval(often); tell(Math.round(performance.now() - began)); }, 500); const began = performance.now();
  </script>`;

  /** The page, and how to let its time pass. */
  async function held(
    html: string,
  ): Promise<{ pass: (millis: number) => Promise<Passed>; text: () => Promise<string> }> {
    const [site, { page, session }] = [await serve({ '/': html }), await browser.open('')];
    await page.addInitScript({ content: programText(settlePage, { clockShiftMillis: 0, isHeld: true }) });
    await page.goto(`${site.origin}/`);
    const pass = async (millis: number): Promise<Passed> =>
      (await enterPageWorld(session)).run(passTime, { millis, anew: false });
    return { pass, text: () => page.locator('#told').innerText() };
  }

  it('passes where it is let pass, to the next timer and what is due with it', async () => {
    const { pass, text } = await held(COUNTING);
    expect(await pass(0)).toMatchObject({ changes: 0, millis: 0 });
    expect(await text()).toBe('-');
    expect(await pass(1_000)).toMatchObject({ millis: expect.closeTo(120, 0) });
    expect(await text()).toBe('-ab');
    expect(await pass(50)).toMatchObject({ millis: 50 });
    expect(await text()).toBe('-ab');
    for (let at = 0; at < 5; at += 1) await pass(1_000);
    expect(await text()).toBe('-abbcbb500');
  });

  it('passes for who looks at the clock, and for who draws', async () => {
    const { pass, text } = await held(`<p id="told">-</p><script>
      const began = Date.now(); while (Date.now() - began < 3);
      const draw = () => { if (Date.now() - began < 100) requestAnimationFrame(draw); else told.textContent = 'drawn'; };
      draw();
    </script>`);
    await vi.waitFor(async () => {
      await pass(0);
      expect(await text()).toBe('drawn');
    });
  });
});
