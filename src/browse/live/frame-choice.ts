/**
 * Which moments of a page a picture needs, so that everything that was seen is in it.
 */

import type { PageView } from '../../model/page.js';
import type { Box, PageFrame } from '../../model/picture.js';

/** Frames of one picture at most; what only further ones would show is still listed. */
const MOST_FRAMES = 6;

/** The parts of a page that show in a frame: choices of groups by group and value, fields, and the list. */
export function partsShown(view: PageView, boxes: readonly (Box | null)[]): ReadonlySet<string> {
  const shows = (node: number | undefined): boolean => node !== undefined && (boxes[node] ?? null) !== null;
  const { groups, ranges = [], searches = [], list } = view;
  return new Set([
    ...groups.flatMap(({ key, node, widget, choices }) =>
      choices
        // The options of a select show nowhere; the select does.
        .filter((choice) => (widget === 'select' ? shows(node) : shows(choice.control?.node) || shows(choice.node)))
        .map(({ value }) => `choice ${key} ${value}`),
    ),
    ...ranges.filter(({ node }) => shows(node)).map(({ key }) => `range ${key}`),
    ...searches.filter(({ node }) => shows(node)).map(({ label }) => `search ${label ?? ''}`),
    ...(list !== null && shows(list.node) ? ['list'] : []),
  ]);
}

/** Whether a frame shows a part that none of the others does. */
export function showsNews(parts: ReadonlySet<string>, others: readonly ReadonlySet<string>[]): boolean {
  return [...parts].some((part) => !others.some((other) => other.has(part)));
}

/**
 * As few frames as show every part, the one with most of them first (the later one where two are alike, since more of the
 * page is open then; a covered one only if there is no other); and the first one with something laid over the page, if there is one.
 */
export function fewestFrames(frames: readonly PageFrame[]): readonly PageFrame[] {
  const left = frames
    .map((frame) => ({ frame, parts: [...partsShown(frame.view, frame.boxes)] }))
    .reverse()
    .sort((a, b) => Number(a.frame.isCovered) - Number(b.frame.isCovered));
  const free = left.filter(({ frame }) => !frame.isCovered);
  const kept: PageFrame[] = [];
  const shown = new Set<string>();
  while (kept.length < MOST_FRAMES) {
    const offered = kept.length === 0 && free.length > 0 ? free : left;
    const gains = offered.map(({ parts }) => parts.filter((part) => !shown.has(part)).length);
    const most = Math.max(...gains);
    const best = offered[gains.indexOf(most)];
    if (best === undefined || (most <= 0 && kept.length > 0)) break;
    kept.push(best.frame);
    for (const part of best.parts) shown.add(part);
  }
  const covered = frames.find(({ isCovered }) => isCovered);
  return covered === undefined || kept.some(({ isCovered }) => isCovered) ? kept : [...kept, covered];
}
