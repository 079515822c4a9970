/**
 * What an entity page tells as attributes, be it displayed or only in its structured data.
 */

import { textKey } from '../base/text.js';
import type { LabelledValues, PageView } from '../model/page.js';

/** A label with its values. */
export interface ShownAttribute {
  readonly label: string;
  readonly values: readonly string[];
}

/**
 * Labels and values that a page tells, displayed ones first: what is only in data is told under the name of its property,
 * and not at all if the same value is displayed under a label. The price is told as `price` unless it has a label.
 */
export function shownAttributes({ details }: PageView): readonly ShownAttribute[] {
  const displayed = details.attributes.filter(isDisplayed);
  const labels = new Set(displayed.map(({ label }) => textKey(label)));
  const shown = new Set(displayed.flatMap(({ values }) => values.map(textKey)));
  const data = details.attributes
    .filter((attribute) => !isDisplayed(attribute))
    .map(({ label, values }) => ({
      label,
      values: labels.has(textKey(label)) ? values : values.filter((value) => !shown.has(textKey(value))),
    }));
  const { price } = details;
  const hasPrice =
    price === null ||
    displayed.some(({ values }) => values.some((value) => textKey(value).includes(textKey(price.text))));
  return [...displayed, ...data, ...(hasPrice ? [] : [{ label: 'price', values: [priceText(price)] }])];
}

function isDisplayed({ from }: LabelledValues): boolean {
  return from === 'table' || from === 'definition-list' || from === 'pair' || from === 'card';
}

/** The amount with its currency, as displayed where it was displayed. */
function priceText(price: {
  readonly amount: number;
  readonly currency: string | null;
  readonly text: string;
}): string {
  return price.currency === null || price.text.includes(price.currency)
    ? price.text
    : `${price.text} ${price.currency}`;
}
