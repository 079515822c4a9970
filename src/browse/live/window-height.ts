/**
 * The height of a page's window. Lists that draw no more than what is to be seen draw more of it in a high one: fewer scrolls
 * and looks show all of them.
 */

import type { Page } from 'playwright';

/**
 * Times the usual height. Raising it reads such lists in fewer looks, and loads more of a list that goes on at its end than
 * may be wanted.
 */
const TIMES = 4;

/** The highest window, in CSS pixels. Raising it shows longer lists at once, and takes more memory. */
export const MOST_HEIGHT = 12_000;

/** The window of one page. */
export interface WindowHeight {
  /** Makes it high, until it is restored. */
  raise(): Promise<void>;
  /** Whether it is higher than usual. */
  isRaised(): boolean;
  /** Makes it so high that it shows so many CSS pixels, until it is restored; false if it was so high before, or may not be higher. */
  cover(pixels: number): Promise<boolean>;
  /** Gives it the height back that it had. */
  restore(): Promise<void>;
}

/** The window of a page, at its usual height. */
export function createWindowHeight(page: Pick<Page, 'viewportSize' | 'setViewportSize'>): WindowHeight {
  let usual: ReturnType<Page['viewportSize']> = null;

  async function grow(pixels: number): Promise<boolean> {
    const size = page.viewportSize();
    const height = Math.min(pixels, MOST_HEIGHT);
    if (size === null || height <= size.height) return false;
    usual ??= size;
    await page.setViewportSize({ ...size, height });
    return true;
  }

  return {
    async raise() {
      await grow(TIMES * (usual ?? page.viewportSize() ?? { height: 0 }).height);
    },
    isRaised: () => usual !== null,
    cover: grow,
    async restore() {
      if (usual === null) return;
      await page.setViewportSize(usual);
      usual = null;
    },
  };
}
