/**
 * Roles that custom elements have by their inner workings alone (`ElementInternals.role`). Sent to the browser as text, as a
 * part of `take-snapshot`: it uses nothing but what a browser has.
 */

import type { InPageProgram } from '../live/page-world.js';

/** The functions. */
export const innerRoles: InPageProgram<never, never>['parts'] = [innerRole];

/**
 * The role of a custom element that the keyboard reaches and that says none in its markup, as the browser tells it to
 * assistive technology (AOM, computed role); empty where it has none, or the browser does not say.
 */
function innerRole(element: Element): string {
  if (!element.localName.includes('-') || !element.hasAttribute('tabindex')) return '';
  const { computedRole = '' } = element as Element & { readonly computedRole?: string | null };
  return computedRole === null || /^(?:generic|none|presentation)?$/u.test(computedRole) ? '' : computedRole;
}
