/** The themes by name. They share only the head of the document and the dealing out of blocks. */

import type { ThemeName } from '../options.js';
import { ARIA } from './aria/index.js';
import { BLOCKS } from './blocks/index.js';
import { TABLE } from './table/index.js';
import type { Theme } from './theme.js';
import { UTILITY } from './utility/index.js';

/** Every theme. */
export const THEMES: Readonly<Record<ThemeName, Theme>> = {
  blocks: BLOCKS,
  table: TABLE,
  aria: ARIA,
  utility: UTILITY,
};
