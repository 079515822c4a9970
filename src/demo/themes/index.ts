/** The themes by name. They share only the head of the document and the dealing out of blocks. */

import type { ThemeName } from '../options.js';
import { BLOCKS } from './blocks/index.js';
import type { Theme } from './theme.js';

/** Every theme. */
export const THEMES: Readonly<Record<ThemeName, Theme>> = {
  blocks: BLOCKS,
  table: BLOCKS,
  aria: BLOCKS,
  utility: BLOCKS,
};
