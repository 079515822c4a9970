/**
 * Labels that say the same of several rows because they are only what works them: a button "Open menu" beside "Region" and
 * another one beside "Length". What stands right before each button tells the rows apart.
 */

import { groupBy } from '../../../base/group-by.js';
import { textKey } from '../../../base/text.js';
import type { PageIndex } from '../../page-index.js';
import { panelOwners } from '../opening/declared-owners.js';
import { textBefore } from '../opening/popups.js';
import type { Run, TextBlock } from '../runs/shapes.js';
import { opens } from '../widget-state.js';

/** Levels around a label within which the button is that shows it. */
const MAX_CLIMB = 3;

/** The runs; those that buttons of one name drop down, each called as the text before its button, where these texts differ. */
export function withToldApart(index: PageIndex, runs: readonly Run[]): readonly Run[] {
  const worked = runs.flatMap((run) => {
    const opener = run.label === null ? null : openerOf(index, run.label);
    return run.label === null || opener === null ? [] : [{ run, opener, name: textKey(run.label.text) }];
  });
  const told = new Map<Run, TextBlock>();
  const buttonOf = (opener: number): number => panelOwners(index)(opener) ?? -1;
  for (const alike of groupBy(worked, ({ name }) => name).values()) {
    const named = new Set(alike.map(({ opener }) => opener));
    // A field in the panel of a button of its name is that button's.
    const openers = new Set([...named].filter((opener) => !named.has(buttonOf(opener))));
    const titles = new Map([...openers].map((opener) => [opener, textBefore(index, opener)]));
    const names = new Set([...titles.values()].flatMap((title) => (title === null ? [] : [textKey(title.text)])));
    if (openers.size === 1 || names.size < openers.size) continue;
    for (const { run, opener } of alike) {
      const title = titles.get(openers.has(opener) ? opener : buttonOf(opener));
      if (title != null) told.set(run, { ...title, strength: 'heading' });
    }
  }
  return runs.map((run) => {
    const label = told.get(run);
    return label === undefined ? run : { ...run, label };
  });
}

/** What opens something and shows a label, and nothing else; null where nothing does. */
function openerOf(index: PageIndex, { node }: TextBlock): number | null {
  if (index.nodes[node] === undefined) return null;
  const around = [node, ...index.ancestors(node).slice(0, MAX_CLIMB)];
  return around.find((id) => opens(index, id) && index.text(id) === index.text(node)) ?? null;
}
