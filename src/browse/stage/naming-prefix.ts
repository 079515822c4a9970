/**
 * Words before a colon that the labels of panels have in common, each of which is seen by itself: "Filter results by: Place"
 * in what the button "Place" brings up.
 */

import { labelText, textKey } from '../../base/text.js';
import type { ChoiceGroup, PageView } from '../../model/page.js';

/** Labels that share the words. */
const MIN_LABELS = 3;

const PREFIX = /^[^:：]+[:：]\s*(?=\S)/u;

/** What labels are read with. */
type Labelled = Pick<PageView, 'groups' | 'openers'>;

/**
 * The groups with labels without such words, where the page calls its facets so elsewhere, too: "EU" behind "Size:" is no
 * name. Steps keep the names that they are found by.
 */
export function withoutNamingPrefix({ groups, openers = [] }: Labelled): readonly ChoiceGroup[] {
  const said = [...groups.map(({ label }) => label), ...openers.map(({ step }) => step.name)].map((text) =>
    textKey(text ?? ''),
  );
  const shared = new Map<string, Set<string>>();
  for (const { label } of groups) {
    const cut = cutLabel(label);
    if (cut === null || !said.some((text) => text.startsWith(textKey(cut.rest)))) continue;
    shared.set(cut.prefix, (shared.get(cut.prefix) ?? new Set()).add(textKey(cut.rest)));
  }
  return groups.map((group) => {
    const cut = cutLabel(group.label);
    const isShared = cut !== null && (shared.get(cut.prefix)?.size ?? 0) >= MIN_LABELS;
    return isShared ? { ...group, label: labelText(cut.rest) } : group;
  });
}

function cutLabel(label: string | null): { readonly prefix: string; readonly rest: string } | null {
  const [prefix] = PREFIX.exec(label ?? '') ?? [];
  return prefix === undefined || label === null ? null : { prefix: textKey(prefix), rest: label.slice(prefix.length) };
}
