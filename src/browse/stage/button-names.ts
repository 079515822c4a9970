/**
 * What the buttons beside the values of facets are called at different times: one that applies what is chosen may say how much
 * it would show once something is, and nothing else tells that it is the same.
 */

import { textKey } from '../../base/text.js';
import type { Step } from '../../model/access-path.js';
import type { Control, PageView } from '../../model/page.js';

/** Rows of names that are remembered of one facet. */
const MOST_ROWS = 8;

/** The names of buttons by the facets that they stand beside. One for all stages of a site. */
export interface ButtonNames {
  /** Takes in what the buttons of a page are called. */
  note(view: PageView): void;
  /**
   * The button of a facet that was called as a step once: it stands where that stood, between others that are called as they
   * were then. Null where there is none.
   */
  renamed(view: PageView, chosen: Step | undefined, unit: Step): Control | null;
}

/** Nothing known yet. */
export function createButtonNames(): ButtonNames {
  const rows = new Map<string, readonly (readonly string[])[]>();
  return {
    note(view) {
      for (const { label, apply } of view.groups) {
        const row = label === null || apply === undefined ? [] : buttonsOf(view, label).map(nameOf);
        const known = rows.get(label ?? '') ?? [];
        const isKnown = known.some((other) => isSame(other, row));
        if (label !== null && row.length > 0 && !isKnown && known.length < MOST_ROWS) rows.set(label, [...known, row]);
      }
    },
    renamed(view, chosen, unit) {
      const label = chosen?.group ?? null;
      if (label === null || unit.do !== 'click' || unit.group !== null) return null;
      const buttons = buttonsOf(view, label);
      const now = buttons.map(nameOf);
      const own = textKey(unit.name ?? '');
      const then = rows.get(label)?.find((row) => row.includes(own) && isSameBut(row, now, row.indexOf(own)));
      const found = then === undefined ? undefined : buttons[then.indexOf(own)];
      return found?.step.role === unit.role ? found : null;
    },
  };
}

/** The buttons of a facet as they stand. */
function buttonsOf({ groups }: PageView, label: string): readonly Control[] {
  const buttons = groups.flatMap((group) =>
    group.label === label && group.apply !== undefined ? [group.apply, ...(group.otherButtons ?? [])] : [],
  );
  return buttons.sort((a, b) => a.node - b.node);
}

function nameOf({ step }: Control): string {
  return textKey(step.name ?? '');
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return isSameBut(one, other, -1);
}

/** Whether two rows have the same names, whatever stands at one place. */
function isSameBut(one: readonly string[], other: readonly string[], place: number): boolean {
  return one.length === other.length && one.every((name, at) => at === place || name === other[at]);
}
