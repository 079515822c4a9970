/**
 * The program that acts on a node inside a page, from the files that it is written in.
 */

import { actOn, type Act, type Acted } from '../in-page/act-on.js';
import { valueParts } from '../in-page/value-parts.js';
import type { InPageProgram } from './page-world.js';

/** Prepares or does an action on a node of the last snapshot, and answers with what became of it. */
export const actionProgram: InPageProgram<Act, Acted> = { ...actOn, parts: [...actOn.parts, ...valueParts] };
