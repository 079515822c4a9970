import { describe, expect, it } from 'vitest';
import { skipTime } from '../../../src/browse/in-page/skip-time.js';
import { passTime, type Passed, type TimeToPass } from '../../../src/browse/in-page/watch-changes.js';
import { enterPageWorld, programText } from '../../../src/browse/live/page-world.js';
import { serve } from '../local-server.js';
import { useSharedBrowser } from '../shared-browser.js';

const browser = useSharedBrowser();
const HOUR = 3_600_000;

interface SkippingPage {
  /** Lets so much of its time pass, or what comes before. */
  pass(time: Partial<TimeToPass>): Promise<Passed>;
  evaluate<Answer>(expression: string): Promise<Answer>;
}

/** A page whose time can be skipped. */
async function skipping(html: string): Promise<SkippingPage> {
  const [site, { page, session }] = [await serve({ '/': html }), await browser.open('')];
  await page.addInitScript({ content: programText(skipTime, null) });
  await page.goto(`${site.origin}/`);
  const world = await enterPageWorld(session);
  return {
    pass: (time) => world.run(passTime, { millis: 0, anew: false, isOwn: true, ...time }),
    evaluate: (expression) => page.evaluate(expression),
  };
}

/** A page that puts down what comes. */
const TELLING = `<p id="told">-</p><script>const tell = (what) => { told.textContent += what; };</script>`;

/** A page that can ask at once whether its time cannot be skipped. */
const ASKING = `<script>
  const cannotSkip = () => {
    let times = 0;
    addEventListener('querent-unseen', () => { times += 1; }, { once: true });
    dispatchEvent(new CustomEvent('querent-ask'));
    return times > 0;
  };
</script>`;

describe('time that is skipped', () => {
  it('brings what timers are set for, each when the clock shows its time', async () => {
    const { pass, evaluate } = await skipping(`${TELLING}<script>
      const began = Date.now();
      setTimeout(tell, ${String(HOUR)}, 'a'); clearTimeout(setTimeout(tell, 50, 'never'));
      setTimeout(() => tell(Math.round((Date.now() - began) / ${String(HOUR)}) + 'h'), ${String(2 * HOUR)});
      const often = setInterval(() => { tell('i'); clearInterval(often); }, ${String(3 * HOUR)});
    </script>`);
    expect(await pass({ millis: HOUR / 2 })).toMatchObject({ changes: 0, millis: HOUR / 2 });
    for (let times = 0; times < 3; times += 1) await pass({ millis: 2 * HOUR });
    expect(await evaluate('told.textContent')).toBe('-a2hi');
  });

  it('is shown by every clock of the page', async () => {
    const { pass, evaluate } = await skipping('');
    const clocks = `new Promise((told) => requestAnimationFrame((at) => told([Date.now(), new Date().getTime(), performance.now(), new Event('x').timeStamp, at])))`;
    const before = await evaluate<number[]>(clocks);
    await pass({ millis: HOUR });
    const after = await evaluate<number[]>(clocks);
    for (const [at, shown] of after.entries()) expect(shown - (before[at] ?? 0)).toBeGreaterThanOrEqual(HOUR - 1);
    expect(
      await evaluate('[new Date() instanceof Date, new Date(5).getTime(), new Date().constructor === Date]'),
    ).toEqual([true, 5, true]);
  });

  it('leaves alone what comes by itself', async () => {
    const { evaluate } = await skipping('');
    const waited = `new Promise((come) => { let times = 0; const often = setInterval(() => { if ((times += 1) === 3) { clearInterval(often); setTimeout(come, 10, times); } }, 5); })`;
    expect(await evaluate(waited)).toBe(3);
  });

  it('is not stepped through for what looks for news again and again', async () => {
    const { pass, evaluate } = await skipping(
      `<script>let looks = 0; setInterval(() => { looks += 1; }, 10);</script>`,
    );
    while ((await evaluate<number>('looks')) < 6) await pass({ millis: 100 });
    expect(await pass({ millis: 1_000 })).toMatchObject({ millis: 1_000 });
    expect(await evaluate<number>('looks')).toBeGreaterThan(90);
  });

  it('is none while something is on its way, nor while a worker may answer', async () => {
    const { pass, evaluate } = await skipping('');
    const { millis } = await pass({ millis: HOUR, isSlow: true });
    expect(millis).toBeLessThan(HOUR / 2);
    await evaluate(
      `new Worker(URL.createObjectURL(new Blob(['onmessage = () => setTimeout(postMessage, 300, 0)']))).postMessage(0)`,
    );
    expect((await pass({ millis: HOUR })).millis).toBeLessThan(HOUR / 2);
  });

  it('is none while frames are to come that the page asked for, but for those of what is drawn without end', async () => {
    const { pass, evaluate } = await skipping(`<script>
      const draw = (left) => requestAnimationFrame(() => { if (left > 0) draw(left - 1); });
    </script>${ASKING}`);
    expect(await evaluate('cannotSkip()')).toBe(false);
    expect(await evaluate('[draw(3), cannotSkip()].at(-1)')).toBe(true);
    await expect.poll(() => evaluate('cannotSkip()')).toBe(false);
    await evaluate('draw(Infinity)');
    await expect.poll(async () => (await pass({ millis: HOUR })).millis).toBe(HOUR);
  });

  it('is none while the page goes to another one, but for a place in itself', async () => {
    const { pass, evaluate } = await skipping(ASKING);
    expect(await evaluate(`[location.href = '#there', cannotSkip()].at(-1)`)).toBe(false);
    expect(await pass({ millis: HOUR })).toMatchObject({ isOwed: false, millis: HOUR });
    expect(await evaluate(`[location.href = '/there', cannotSkip()].at(-1)`)).toBe(true);
  });

  it('waits for what the page keeps for when it has nothing else to do, unless it was called off', async () => {
    const { pass, evaluate } = await skipping(`${TELLING}<script>
      requestIdleCallback((left) => tell(left.didTimeout === undefined ? '' : 'a'));
      cancelIdleCallback(requestIdleCallback(() => tell('never')));
    </script>`);
    await pass({ millis: 10 });
    expect(await evaluate('told.textContent')).toBe('-a');
    const asked = `(() => { let times = 0; const note = () => { times += 1; }; addEventListener('querent-idle', note);
      dispatchEvent(new CustomEvent('querent-ask')); const kept = requestIdleCallback(() => {});
      dispatchEvent(new CustomEvent('querent-ask')); cancelIdleCallback(kept);
      dispatchEvent(new CustomEvent('querent-ask')); removeEventListener('querent-idle', note); return times; })()`;
    expect(await evaluate(asked)).toBe(1);
  });

  it('does not wait for frames that the page called off', async () => {
    const { pass, evaluate } = await skipping('');
    await evaluate('cancelAnimationFrame(requestAnimationFrame(() => {}))');
    expect((await pass({ millis: HOUR })).millis).toBe(HOUR);
  });

  it('goes by while a worker owes an answer, and is skipped again once it came', async () => {
    const { pass, evaluate } = await skipping(
      `<script>
        const worker = new Worker(URL.createObjectURL(new Blob(['onmessage = ({ data }) => data && postMessage(data)'])));
        const answered = (text) => new Promise((resolve) => { worker.onmessage = resolve; worker.postMessage(text); });
      </script>`,
    );
    await evaluate('worker.postMessage(null)');
    expect(await pass({ millis: HOUR })).toMatchObject({ isOwed: true });
    await evaluate('answered("first").then(() => new Promise((resolve) => requestAnimationFrame(resolve)))');
    await expect.poll(async () => (await pass({ millis: HOUR })).millis).toBe(HOUR);
    await evaluate('answered("second").then(() => 0)');
    expect(await pass({ millis: HOUR })).toMatchObject({ isOwed: false });
  });
});
