/**
 * Labels that fields bear: of panels that only the field over their values names, as each of several panels has a field of
 * its own, called otherwise than the others; and those that name their field alone.
 */

import { labelText } from '../../../base/text.js';
import { isWidgetName, takesWords } from '../../../forms/index.js';
import type { PageIndex } from '../../page-index.js';
import { firstNode, type Item, type Run, type TextBlock } from '../runs/shapes.js';

/** Panels that must be named so before any is: the field of a lone one may as well say what to do in it. */
const LEAST_PANELS = 2;

/** Levels above a row within which its panel ends. Raising it takes fields of the whole page for those of a panel. */
const MAX_CLIMB = 9;

/** Elements around a text within which its `label` is looked for. */
const MAX_LABEL_DEPTH = 2;

/** Longest name, in characters. */
const MAX_NAME = 40;

/** The runs; those without a label with the name of the only field before them in their panel. */
export function withFieldNames(index: PageIndex, runs: readonly Run[]): readonly Run[] {
  // Rows of signs are tools of the panel.
  const shown = runs.filter(({ items }) => items.some(({ parts }) => index.text(parts[0] ?? 0) !== ''));
  const unlabelled = shown.filter(({ label }) => label === null);
  const firsts = shown.map(firstNode);
  const fields = new Map(
    unlabelled.flatMap((run) => {
      const field = fieldBefore(index, firstNode(run), firsts);
      return field === null ? [] : [[run, field] as const];
    }),
  );
  const names = new Map([...fields].map(([run, field]) => [run, labelText(index.accessibleName(field))] as const));
  const distinct = new Set(names.values());
  if (names.size < LEAST_PANELS || distinct.size < names.size || [...distinct].some((name) => !isLabel(name)))
    return runs;
  return runs.map((run): Run => {
    const text = names.get(run);
    return text === undefined
      ? run
      : { ...run, label: { node: fields.get(run) ?? run.node, text, strength: 'heading' } };
  });
}

/** The runs; a lone box without the label before it that names another field, nor such fields: it says itself what it chooses. */
export function withoutFieldsLabels(
  index: PageIndex,
  runs: readonly Run[],
  isBox: (item: Item) => boolean,
): readonly Run[] {
  const apart = runs.map((run) => withoutFields(index, run, isBox));
  return withoutLoneLabels(apart, isBox, ({ node }, box) => namesField(index, node, box));
}

/** A run; one box behind other fields with labels, in rows like its own, without these. */
function withoutFields(index: PageIndex, run: Run, isBox: (item: Item) => boolean): Run {
  const box = run.items.find(isBox)?.main ?? null;
  if (box === null || run.items.filter(({ main }) => main !== null).length > 1) return run;
  const isField = ({ main, parts }: Item): boolean => main === null && namesField(index, parts[0] ?? -1, box);
  const items = run.items.filter((item) => !isField(item));
  return items.length === run.items.length ? run : { ...run, items };
}

/** The runs; a lone box without a label that is of something else, told by the label and the box's node. */
export function withoutLoneLabels(
  runs: readonly Run[],
  isBox: (item: Item) => boolean,
  isOfOther: (label: TextBlock, box: number) => boolean,
): readonly Run[] {
  return runs.map((run): Run => {
    const [only, ...others] = run.items;
    const isLone = only !== undefined && others.length === 0 && isBox(only);
    return isLone && run.label !== null && isOfOther(run.label, firstNode(run)) ? { ...run, label: null } : run;
  });
}

/** Whether the `label` that says a text is that of a field to be seen before a node. */
export function namesField(index: PageIndex, text: number, before: number): boolean {
  if (text < 0) return false;
  const around = [text, ...index.ancestors(text).slice(0, MAX_LABEL_DEPTH)];
  const labels = [...around.filter((id) => index.nodes[id]?.tag === 'label'), ...index.within(text, 'label')];
  return labels.some((label) => {
    const target = index.node(label).attributes['for'];
    const field = target === undefined ? null : index.byElementId(target, label);
    return field !== null && field < before && !index.isHidden(field);
  });
}

/** Whether a text field stands between two rows: it begins the second one's panel. */
export function isFieldBetween(index: PageIndex, first: Run, second: Run): boolean {
  const [from, to] = [firstNode(first), firstNode(second)];
  return index.byTag('input').some((id) => id > from && id < to && isTextField(index, id));
}

/**
 * Whether some of several buttons bear a `label` each, in a block without the others, and some do not: fields that open
 * something ("Guests: 2 guests"), and what sends them.
 */
export function areFieldsAndSender(index: PageIndex, buttons: readonly number[]): boolean {
  const labelled = buttons.filter((button) => bearsLabel(index, button, buttons));
  return labelled.length > 0 && labelled.length < buttons.length;
}

function bearsLabel(index: PageIndex, button: number, buttons: readonly number[]): boolean {
  const { parent } = index.node(button);
  if (parent < 0 || buttons.some((other) => other !== button && index.contains(parent, other))) return false;
  const before = index.elements(parent).findLast((id) => id < button);
  return before !== undefined && index.node(before).tag === 'label';
}

function isLabel(text: string): boolean {
  return text !== '' && text.length <= MAX_NAME && /\p{L}/u.test(text) && !isWidgetName(text);
}

/** The only text field in the largest block around a row that holds no other row, if it stands before the row. */
function fieldBefore(index: PageIndex, first: number, firsts: readonly number[]): number | null {
  let found: number | null = null;
  for (const panel of index.ancestors(first).slice(0, MAX_CLIMB)) {
    const others = firsts.filter((other) => other !== first && index.contains(panel, other));
    if (others.length > 0 || index.node(panel).tag === 'body') break;
    const fields = index.within(panel, 'input').filter((id) => isTextField(index, id));
    const [field] = fields;
    if (fields.length > 1) break;
    if (field !== undefined && field < first) found = field;
  }
  return found;
}

function isTextField(index: PageIndex, id: number): boolean {
  return takesWords(index.node(id)) && !index.isHidden(id);
}
