/**
 * Texts of sites in markup of our own.
 */

import { displayText } from './display-text.js';

const NAMES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** The text as it can stand between tags and in quoted attributes: nothing of it is markup, none of it controls anything. */
export function escapeHtml(text: string): string {
  return displayText(text).replace(/[&<>"']/gu, (sign) => NAMES[sign] ?? '');
}
