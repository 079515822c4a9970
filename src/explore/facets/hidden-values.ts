/**
 * Values that a page holds but does not offer by itself, as those of a dialog that only adds them to a side panel. They are
 * asked by address once values on offer have shown which argument takes what their controls send.
 */

import { applyUrlEdit, urlEdit } from '../../base/url.js';
import type { Choice, ChoiceGroup } from '../../model/page.js';
import type { Explorer } from '../explorer.js';
import type { Question } from '../planning/planner.js';
import { mayNarrow, type Region } from '../region.js';

/** Values and facets that must have been sent by one argument. Lowering it asks by an argument that is of one facet alone. */
const LEAST_SENT = { values: 3, facets: 2 } as const;

/** What a value changed in a page's address. */
export interface SentValue {
  readonly question: Pick<Question, 'facet' | 'choice'>;
  /** Address of the page before, and after the value was chosen. */
  readonly from: string;
  readonly to: string;
}

/** Takes in which argument a value that was worked in a page has set to what its control sends. */
export function noteSent({ sent }: Pick<Explorer, 'sent'>, { question, from, to }: SentValue): void {
  const { facet, choice } = question;
  const handle = choice.handles?.[0];
  const added = urlEdit(from, to)?.add ?? [];
  for (const { name } of added.filter(({ value, marker }) => value === handle && marker === undefined))
    sent.set(name, new Map([...(sent.get(name) ?? []), [`${facet.identity}\n${String(handle)}`, facet.identity]]));
}

/**
 * A group with ways by address to those of its values that the page does not offer, or only in a dialog; null if it has none,
 * or no argument is known. It is a group of its own: what is learnt of the values where they stand says nothing of it.
 */
export function addressedFacet(explorer: Explorer, { view, path }: Region, group: ChoiceGroup): ChoiceGroup | null {
  const name = sentArgument(explorer);
  if (name === null || path.kind !== 'url' || group.label === null || !group.multiple || !mayNarrow(group)) return null;
  const { url } = path;
  const offered = new Set(
    view.groups.flatMap((one) => one.choices.filter((choice) => isOffered(one, choice))).flatMap(handleOf),
  );
  const choices = group.choices.flatMap((choice): readonly Choice[] => {
    const [value] = isOffered(group, choice) ? [] : handleOf(choice);
    if (value === undefined || offered.has(value)) return [];
    const edited = applyUrlEdit(url, { add: [{ name, value }], remove: [], path: null });
    return edited === null ? [] : [{ ...withoutControl(choice), selected: false, path: { kind: 'url', url: edited } }];
  });
  const { apply: _apply, otherButtons: _otherButtons, isInDialog: _isInDialog, ...plain } = group;
  return choices.length === 0 ? null : { ...plain, choices, key: `${group.key}|${name}=` };
}

function withoutControl({ control: _control, ...choice }: Choice): Choice {
  return choice;
}

/** The one argument that values of several facets were sent by; null if there is none. */
function sentArgument({ sent }: Pick<Explorer, 'sent'>): string | null {
  const known = [...sent].filter(
    ([, values]) => values.size >= LEAST_SENT.values && new Set(values.values()).size >= LEAST_SENT.facets,
  );
  return known.length === 1 ? (known[0]?.[0] ?? null) : null;
}

/** Whether a choice can be made on the page itself. */
function isOffered({ isInDialog }: ChoiceGroup, { path }: Choice): boolean {
  return path !== null && isInDialog !== true;
}

function handleOf({ handles }: Choice): readonly string[] {
  return handles?.slice(0, 1) ?? [];
}
