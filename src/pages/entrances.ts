/**
 * Buttons through which a page is entered that shows nothing else: which catalogue is to be browsed, "Start", "Enter". Without
 * an address nothing but a press tells what lies behind them.
 */

import { isActingAddress } from '../base/acting-address.js';
import type { Field, Form } from '../model/form.js';
import type { Control, PageView } from '../model/page.js';
import type { PageIndex } from './page-index.js';
import { readBirthDate } from './birth-date.js';
import { findPressables } from './pressables.js';
import { controlOf, withOrdinals } from './steps.js';

/** Buttons that such a page has at most. Raising it presses the tools of pages that have more to them. */
const MOST_ENTRANCES = 5;

/** Characters of such a page at most: what says more is a page of its own. */
const MOST_TEXT = 600;

/** A button that says what it is for. */
const WORD = /\p{L}{2}|\p{Lo}/u;

/** Parts of a page that all pages of a site have. */
const SITE_WIDE: ReadonlySet<string | null> = new Set(['header', 'footer', 'navigation']);

/** Whether nothing is to be filled in in a form, and it does nothing by what it sends; a box may have the answer remembered. */
function asksNothing({ action, fields, purpose, asks = purpose }: Form): boolean {
  return asks !== 'act' && !isActingAddress(action) && fields.every(({ widget }) => UNASKED.has(widget));
}

const UNASKED: ReadonlySet<Field['widget']> = new Set(['hidden', 'checkboxes']);

/** Characters of a page but for what its fields offer. */
function textAround(index: PageIndex, fields: readonly Control[]): number {
  return fields.reduce((rest, { node }) => rest - index.textLength(node), index.textLength(0));
}

/**
 * In document order, with the fields of a day of birth that are to be filled in before; none of a page that came over HTTP,
 * or that lists something or can be asked.
 */
export function readEntrances(
  index: PageIndex,
  { list, forms, searches = [] }: Pick<PageView, 'list' | 'forms' | 'searches'>,
): Pick<PageView, 'entrances' | 'entranceFields'> {
  if (index.snapshot.source !== 'browser' || list !== null) return {};
  const entranceFields = readBirthDate(index);
  const asksElse = entranceFields.length === 0 && (searches.length > 0 || !forms.every(asksNothing));
  if (asksElse || textAround(index, entranceFields) > MOST_TEXT) return {};
  const entrances = pressedEntrances(index, forms);
  if (entrances.length === 0) return {};
  return entranceFields.length === 0 ? { entrances } : { entrances, entranceFields };
}

function pressedEntrances(index: PageIndex, forms: readonly Form[]): readonly Control[] {
  // Posted or not, what such a form asks is whether to go on.
  const entering = forms.map((form) => ({ ...form, purpose: form.asks ?? form.purpose }));
  const presses = findPressables(index, { forms: entering, at: null }).filter(
    ({ node, text, isDisabled }) => !isDisabled && WORD.test(text) && !SITE_WIDE.has(index.landmark(node)),
  );
  if (presses.length > MOST_ENTRANCES) return [];
  return withOrdinals(
    presses.map(({ node, text }) =>
      controlOf(index, node, { do: 'click', group: null, name: index.accessibleName(node) || text }),
    ),
  );
}
