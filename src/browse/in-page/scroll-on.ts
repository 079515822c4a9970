/**
 * Scrolls a list of values on, of which a page draws only those that are to be seen. Sent to the browser as text, as
 * `take-snapshot` is.
 */

import type { InPageProgram } from '../live/page-world.js';

/** The program: scrolls the small part around a row of the last snapshot on; whether it shows something else then. */
export const scrollOn: InPageProgram<number, boolean> = {
  main: scrollAround,
  parts: [boxAround, isPage, moved, stays, drawn, nextFrame],
};

async function scrollAround(at: number): Promise<boolean> {
  const taken = (globalThis as { querentTaken?: readonly Node[] }).querentTaken ?? [];
  const box = boxAround(taken[at] ?? null);
  if (box === null) return false;
  const from = box.scrollTop;
  // Most lists hold all of their values at once: then their end shows nothing that their beginning does not.
  if (from === 0) {
    const isOther = await moved(box, box.scrollHeight);
    await moved(box, from);
    if (!isOther) return false;
  }
  // Neighbouring sights share some values, so that none lies between them.
  const share = 0.75;
  const end = box.scrollHeight - box.clientHeight - 1;
  let reach = box.clientHeight * share;
  for (let top = from; top < end;) {
    top += reach;
    if (!(await moved(box, top))) continue;
    if (await stays(box, from)) return true;
    // What measures its rows as it draws them may scroll back by more than it was scrolled on.
    reach *= 2;
    top = from;
    if (reach > box.scrollHeight) return true;
  }
  return false;
}

/** Whether a box that was scrolled on is still further down than before when its rows are drawn. */
async function stays(box: Element, from: number): Promise<boolean> {
  await drawn();
  return box.scrollTop > from;
}

/** What scrolls around a node and takes a part of the window only; lists that draw a scroll bar of their own hide the browser's. */
function boxAround(node: Node | null): Element | null {
  for (let at = node?.parentElement ?? null; at !== null && at !== document.body; at = at.parentElement) {
    const isCut = at.clientHeight > 0 && at.scrollHeight > at.clientHeight + 1;
    if (isCut && getComputedStyle(at).overflowY !== 'visible') return isPage(at) ? null : at;
  }
  return null;
}

/** Whether an element stands for the page. */
function isPage(element: Element): boolean {
  return element === document.body || (element.clientWidth > innerWidth / 2 && element.clientHeight > innerHeight / 2);
}

/** Whether a box shows other texts once it is scrolled. */
async function moved(box: Element, top: number): Promise<boolean> {
  const before = box.textContent;
  box.scrollTo({ top, behavior: 'instant' });
  await drawn();
  return box.textContent !== before;
}

/** Scripts hear of scrolling with the next frame, and draw rows with the one after. */
async function drawn(): Promise<void> {
  await nextFrame();
  await nextFrame();
}

/** Resolves with the next frame, or soon where the page draws none. */
function nextFrame(longestFrame = 100): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, longestFrame);
    requestAnimationFrame(() => {
      resolve();
    });
  });
}
