/**
 * Waits inside a page until its tree is quiet. Sent to the browser as text, as `take-snapshot` is.
 */

import type { InPageProgram } from '../page-world.js';

/** How long to wait. */
export interface QuietOptions {
  /** The tree must not change for this long. */
  readonly quietMillis: number;
  /** But no longer than this in all. */
  readonly deadlineMillis: number;
}

/** The program that ends once the document is parsed and its tree has not changed for a while, or at the deadline. */
export const waitForQuiet: InPageProgram<QuietOptions, null> = { main: wait, parts: [] };

function wait({ quietMillis, deadlineMillis }: QuietOptions): Promise<null> {
  return new Promise((resolve) => {
    let timer = setTimeout(finish, quietMillis);
    const deadline = setTimeout(end, deadlineMillis);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(finish, quietMillis);
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true });

    // Without scripts nothing more will come.
    if (document.scripts.length === 0 && document.readyState !== 'loading') end();

    function finish(): void {
      if (document.readyState === 'loading') timer = setTimeout(finish, quietMillis);
      else end();
    }

    function end(): void {
      observer.disconnect();
      clearTimeout(timer);
      clearTimeout(deadline);
      resolve(null);
    }
  });
}
