/**
 * Leaves what lies open on a page as a press beside it does. Sent to the browser as text, as `take-snapshot` is.
 */

import type { InPageProgram } from '../live/page-world.js';

/**
 * The program: the page hears of a press on nothing that can be worked, and the field that is worked now loses the keyboard
 * by it, as by a real press, which might hit something.
 */
export const pressElsewhere: InPageProgram<null, null> = { main: press, parts: [focused] };

function press(): null {
  const options = { bubbles: true, cancelable: true, composed: true, button: 0 };
  const { body } = document;
  body.dispatchEvent(new PointerEvent('pointerdown', options));
  body.dispatchEvent(new MouseEvent('mousedown', options));
  focused()?.blur();
  body.dispatchEvent(new PointerEvent('pointerup', options));
  body.dispatchEvent(new MouseEvent('mouseup', options));
  body.dispatchEvent(new MouseEvent('click', options));
  return null;
}

/** What has the keyboard, through shadow roots; null if nothing in the body has. */
function focused(): HTMLElement | null {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement != null) at = at.shadowRoot.activeElement;
  return at === document.body ? null : (at as HTMLElement | null);
}
