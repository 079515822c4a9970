import { describe, expect, it } from 'vitest';
import { waitForQuiet } from '../../../src/browse/in-page/wait-for-quiet.js';
import { enterPageWorld } from '../../../src/browse/page-world.js';
import { openLivePage } from '../live-page.js';

const BROWSER_MILLIS = 60_000;

/** How often the page had changed when the wait was over. */
async function changesAfterWait(changes: number, deadlineMillis: number): Promise<number> {
  const script = `let at = 0; const timer = setInterval(() => { at += 1; count.textContent = at; if (at === ${String(changes)}) clearInterval(timer); }, 20);`;
  const { page, session } = await openLivePage(`<p id="count">0</p><script>${script}</script>`);
  await (await enterPageWorld(session)).run(waitForQuiet, { quietMillis: 500, deadlineMillis });
  return Number(await page.locator('#count').textContent());
}

describe('waiting for a page to be quiet', { timeout: BROWSER_MILLIS }, () => {
  it('ends when the tree no longer changes', async () => {
    expect(await changesAfterWait(20, 30_000)).toBe(20);
  });

  it('ends at the deadline where it never does', async () => {
    expect(await changesAfterWait(100_000, 900)).toBeLessThan(100_000);
  });
});
