/**
 * Brings a page back to its top, and to its end again. Sent to the browser as text, as `take-snapshot` is.
 */

import type { InPageProgram } from '../live/page-world.js';

/** The program: scrolls the page, and parts that fill most of the window, to where they begin; whether any was elsewhere. */
export const returnToTop: InPageProgram<null, boolean> = { main: toTop, parts: [largeParts, isLarge] };

/**
 * The program that leaves the end of the same and comes to it again; whether any was left. Scripts that watch whether the end
 * of a list is to be seen hear nothing of one that has stayed in sight.
 */
export const comeAgain: InPageProgram<null, boolean> = {
  main: awayAndBack,
  parts: [largeParts, isLarge, hasRoom, framesPassed],
};

function toTop(): boolean {
  const scrolled = largeParts().filter(({ scrollTop }) => scrollTop > 0);
  for (const element of scrolled) element.scrollTo({ top: 0, behavior: 'instant' });
  return scrolled.length > 0;
}

async function awayAndBack(): Promise<boolean> {
  const parts = largeParts().filter(hasRoom);
  if (parts.length === 0) return false;
  for (const element of parts) element.scrollTo({ top: 0, behavior: 'instant' });
  await framesPassed();
  for (const element of parts) element.scrollTo({ top: element.scrollHeight, behavior: 'instant' });
  await framesPassed();
  return true;
}

/** The page, and parts of it that fill most of the window. */
function largeParts(): readonly Element[] {
  const page = document.scrollingElement ?? document.documentElement;
  return [page, ...[...document.querySelectorAll('body *')].filter(isLarge)];
}

/** Whether an element takes the place of the page; a list in a small box of its own does not. */
function isLarge({ clientWidth, clientHeight }: Element): boolean {
  return clientWidth > innerWidth / 2 && clientHeight > innerHeight / 2;
}

/** Whether it can be scrolled. */
function hasRoom(element: Element): boolean {
  if (element.scrollHeight <= element.clientHeight + 1) return false;
  return element === document.scrollingElement || /auto|scroll/u.test(getComputedStyle(element).overflowY);
}

/** Resolves once what watches has heard of a scroll, which it does with the next frame, and has drawn something, with the one after. */
async function framesPassed(): Promise<void> {
  // A page that is not drawn has no frames.
  const [frames, longestFrame] = [2, 1_000];
  for (let frame = 0; frame < frames; frame += 1)
    await new Promise<void>((resolve) => {
      requestAnimationFrame(() => {
        resolve();
      });
      setTimeout(resolve, longestFrame);
    });
}
