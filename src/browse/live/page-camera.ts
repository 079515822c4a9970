/**
 * Watches a live page while it is worked and keeps a frame of each look that shows something new.
 */

import type { Page } from 'playwright';
import type { Control, Overlay } from '../../model/page.js';
import type { Box, PageFrame } from '../../model/picture.js';
import type { Snapshot } from '../../model/snapshot.js';
import { partsShown, showsNews } from './frame-choice.js';
import type { Measured } from '../in-page/measure-nodes.js';
import type { TakenSnapshot } from '../in-page/taken-snapshot.js';
import type { LivePage } from './live-page.js';
import { snapshotFromPage } from './snapshot-from-page.js';
import type { ReadLive } from '../stage/stage-contract.js';

/** Height of a frame at most, in pixels: browsers draw hardly more at once. */
const MOST_HEIGHT = 15_000;

/** Width of a frame at most, in pixels, for pages that run out to the side. */
const MOST_WIDTH = 2_000;

/** Quality of JPEG, 0–100: text stays sharp. */
const QUALITY = 88;

/** Time for one picture, in milliseconds. */
const SHUTTER_MILLIS = 15_000;

/** A live page that is watched. */
export interface Camera {
  /** The same page; looking at it may take a frame. */
  readonly live: LivePage;
  /** The frames so far, in their order in time. */
  frames(): readonly PageFrame[];
}

/** A camera on a page. */
export function createCamera(live: LivePage, page: Page, readPage: ReadLive): Camera {
  const frames: PageFrame[] = [];
  const last: { overlays: readonly Overlay[] } = { overlays: [] };

  /** What one opener laid over the page would hide what the next one opens. */
  async function uncover(opener: Control): Promise<void> {
    for (const { dismiss } of last.overlays) {
      const [control] = dismiss;
      if (control === undefined || control.node === opener.node) continue;
      await live.work(control, control.step, 'overlay');
      await live.settled();
    }
  }

  async function watch(taken: TakenSnapshot): Promise<void> {
    const snapshot = snapshotFromPage(taken, live.status() ?? 200);
    const view = readPage(snapshot, null, { kind: 'url', url: taken.url });
    last.overlays = view.overlays ?? [];
    const measured = await live.measure();
    const boxes = withoutCovered(boxesOf(measured), snapshot, view.overlays ?? []);
    const earlier = frames.map((frame) => partsShown(frame.view, frame.boxes));
    const isCovered = (view.overlays ?? []).length > 0;
    const isFirst = !frames.some((frame) => frame.isCovered === isCovered);
    if (!isFirst && !showsNews(partsShown(view, boxes), earlier)) return;
    const width = Math.min(MOST_WIDTH, measured.width);
    const height = Math.min(MOST_HEIGHT, measured.height);
    frames.push({ view, boxes, width, height, isCovered, image: await photograph(page, { width, height }) });
  }

  return {
    frames: () => frames,
    live: {
      ...live,
      async work(control, step, cause) {
        if (cause === 'opener') await uncover(control);
        return live.work(control, step, cause);
      },
      async look() {
        const taken = await live.look();
        await watch(taken);
        return taken;
      },
    },
  };
}

function boxesOf({ places }: Measured): PageFrame['boxes'] {
  return places.map((place) => {
    if (place === null) return null;
    const [left, top, width, height] = place;
    return { left, top, width, height };
  });
}

/** Boxes of what lies under something laid over the page show nothing. */
function withoutCovered(
  boxes: PageFrame['boxes'],
  { nodes }: Snapshot,
  overlays: readonly Overlay[],
): PageFrame['boxes'] {
  const covers = overlays.flatMap(({ node }) => {
    const area = boxes[node] ?? null;
    return area === null ? [] : [{ node, end: nodes[node]?.end ?? node, area }];
  });
  if (covers.length === 0) return boxes;
  return boxes.map((box, at) => {
    if (box === null || covers.some(({ node, end }) => at >= node && at < end)) return box;
    return covers.some(({ area }) => liesIn(box, area)) ? null : box;
  });
}

/** Whether the middle of a box lies in an area. */
function liesIn({ left, top, width, height }: Box, area: Box): boolean {
  const [x, y] = [left + width / 2 - area.left, top + height / 2 - area.top];
  return x >= 0 && y >= 0 && x <= area.width && y <= area.height;
}

function photograph(page: Page, size: { readonly width: number; readonly height: number }): Promise<Uint8Array> {
  return page.screenshot({
    type: 'jpeg',
    quality: QUALITY,
    fullPage: true,
    scale: 'css',
    timeout: SHUTTER_MILLIS,
    clip: { x: 0, y: 0, ...size },
  });
}
