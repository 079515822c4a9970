/**
 * Brings a page back to its top. Sent to the browser as text, as `take-snapshot` is.
 */

import type { InPageProgram } from '../live/page-world.js';

/** The program: scrolls the page, and parts that fill most of the window, to where they begin; whether any was elsewhere. */
export const returnToTop: InPageProgram<null, boolean> = { main: toTop, parts: [isLarge] };

function toTop(): boolean {
  const page = document.scrollingElement ?? document.documentElement;
  const scrolled = [page, ...document.querySelectorAll('body *')].filter(
    (element) => element.scrollTop > 0 && (element === page || isLarge(element)),
  );
  for (const element of scrolled) element.scrollTo({ top: 0, behavior: 'instant' });
  return scrolled.length > 0;
}

/** Whether an element takes the place of the page; a list in a small box of its own does not. */
function isLarge({ clientWidth, clientHeight }: Element): boolean {
  return clientWidth > innerWidth / 2 && clientHeight > innerHeight / 2;
}
