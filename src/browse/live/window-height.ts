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

/** The window of one page. */
export interface WindowHeight {
  /** Makes it high, until it is restored. */
  raise(): Promise<void>;
  /** Gives it the height back that it had. */
  restore(): Promise<void>;
}

/** The window of a page, at its usual height. */
export function createWindowHeight(page: Pick<Page, 'viewportSize' | 'setViewportSize'>): WindowHeight {
  let usual: ReturnType<Page['viewportSize']> = null;
  return {
    async raise() {
      const size = page.viewportSize();
      if (usual !== null || size === null) return;
      usual = size;
      await page.setViewportSize({ ...size, height: TIMES * size.height });
    },
    async restore() {
      if (usual === null) return;
      await page.setViewportSize(usual);
      usual = null;
    },
  };
}
