/**
 * Pictures of a page, with the places of what was recognised on it.
 */

import type { PageView } from './page.js';

/** A rectangle of a page in CSS pixels, from its upper left corner. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A page as it looked at one moment. */
export interface PageFrame {
  readonly view: PageView;
  /** The whole page, or its upper part where it is very high, as JPEG. */
  readonly image: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** Where each node of the view shows, by its id; null where it does not. */
  readonly boxes: readonly (Box | null)[];
  /** Whether something lies over the page. */
  readonly isCovered: boolean;
}

/** A page as it can be seen: several frames where one part of it closes another, or something lies over it. */
export interface PagePicture {
  /** All that was seen, in whichever frame; its nodes are those of none in particular. */
  readonly view: PageView;
  /** The frame that shows most first. Never empty. */
  readonly frames: readonly PageFrame[];
}
