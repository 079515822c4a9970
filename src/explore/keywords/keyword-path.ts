/**
 * The way to what a search field answers a keyword with (He 2013 §4: templates with `{query}` in them).
 */

import type { AccessPath } from '../../model/access-path.js';
import { filledPath } from '../path-template.js';

/** The template's path with the keyword in it: encoded in addresses and bodies, as it is where it is typed. */
export function keywordPath(template: AccessPath, keyword: string): AccessPath {
  const encoded = encodeURIComponent(keyword);
  return filledPath(template, {
    // The placeholder may itself have been encoded with what surrounds it.
    sent: (text) => text.replaceAll('{query}', encoded).replaceAll('%7Bquery%7D', encoded),
    typed: (text) => text.replaceAll('{query}', keyword),
  });
}
