/**
 * Values that were not to be asked, as robots.txt or a guard refused. They are told in the end only, and only where no other
 * facet has answered them: what a forbidden search form offers, a site's links often offer, too.
 */

import type { Refusal } from '../../model/site.js';
import type { AskedValues } from '../planning/asked-values.js';
import type { ExploreContext } from '../context.js';
import { isUnlabelled, type Region } from '../region.js';

/** A value that was refused. */
export interface RefusedValue {
  readonly attribute: string;
  /** As `valueKey` gives it. */
  readonly value: string;
  /** Where it was asked. */
  readonly region: Region;
  readonly refusal: Refusal;
}

/** What of an exploration tells whether a refusal matters. */
export interface RefusingExplorer {
  readonly context: Pick<ExploreContext, 'tell'>;
  readonly asked: Pick<AskedValues, 'coversAsAny'>;
  readonly refused: readonly RefusedValue[];
}

/** Tells of each attribute that lost a value why it did; of what has no label nothing, as of links to carts and accounts. */
export function tellRefused({ context, asked, refused }: RefusingExplorer): void {
  const missing = refused.filter(
    ({ attribute, value, region }) => !isUnlabelled(attribute) && !asked.coversAsAny(value, region),
  );
  for (const { attribute, refusal } of new Map(missing.map((one) => [one.attribute, one])).values())
    context.tell({ kind: 'refusal', refusal, attribute });
}
