/**
 * Buttons of a live page's forms that a script may answer in the browser's place.
 *
 * Nothing in a page tells whether a script hears that a form is sent. A form that says to go elsewhere mostly means it; one
 * that is sent to the page it stands on, as every form without an address is, may be a script's own.
 */

import { bareUrl } from '../base/url.js';
import { defaultButton } from '../forms/index.js';
import type { Form } from '../model/form.js';
import type { Control } from '../model/page.js';
import type { PageIndex } from './page-index.js';
import { controlOf, withOrdinals } from './steps.js';

/** The button of each form that asks its own page, in document order; none for a page that came over HTTP. */
export function readFormSenders(index: PageIndex, forms: readonly Form[]): readonly Control[] {
  const { source, url } = index.snapshot;
  if (source !== 'browser') return [];
  const own = forms.filter(
    ({ method, purpose, action }) => method === 'get' && purpose !== 'act' && bareUrl(action) === bareUrl(url),
  );
  const controls = own.flatMap((form) => {
    const button = defaultButton(form);
    if (button === undefined || index.isHidden(button.node)) return [];
    return [controlOf(index, button.node, { do: 'click', group: form.label })];
  });
  return withOrdinals(controls);
}
