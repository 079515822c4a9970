/**
 * The program that takes a snapshot inside a page, from the files that it is written in.
 */

import { layerParts } from '../in-page/layer-parts.js';
import { innerRoles } from '../in-page/inner-roles.js';
import { takeSnapshot } from '../in-page/take-snapshot.js';
import type { TakenSnapshot, TakeOptions } from '../in-page/taken-snapshot.js';
import type { InPageProgram } from './page-world.js';

/** Answers with the page as it is now. */
export const snapshotProgram: InPageProgram<TakeOptions, TakenSnapshot> = {
  ...takeSnapshot,
  parts: [...takeSnapshot.parts, ...layerParts, ...innerRoles],
};
