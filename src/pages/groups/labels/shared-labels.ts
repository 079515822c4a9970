/**
 * Labels of rows that stand in one panel: a bar of letters over boxes, values over a row of tools. Cut apart, none of
 * them reaches the panel's heading by itself.
 */

import { collapse, labelText, textKey } from '../../../base/text.js';
import { isWidgetName } from '../../../forms/index.js';
import type { PageIndex } from '../../page-index.js';
import { saysChosen } from '../opening/hidden-lists.js';
import { panelOwners } from '../opening/declared-owners.js';
import { columnAround, textBefore } from '../opening/popups.js';
import { holdsBox, isDisabled } from '../widget-state.js';
import { initial, isLetter, withoutDecoration } from '../runs/texts.js';
import { firstNode, isHeading, type Run, type TextBlock } from '../runs/shapes.js';

/** Levels around a row within which the heading of its panel stands. */
const MAX_CLIMB = 4;

/** Letters that make a bar over values. */
const MIN_LETTERS = 3;

/** Longest heading of a panel, in characters. */
const MAX_LABEL = 40;

/** The runs, those without a label with that of the panel that they share with others. */
export function withSharedLabels(index: PageIndex, runs: readonly Run[]): readonly Run[] {
  const cut = runs.map((run) => withoutShownValue(index, withFirstAsLabel(index, run)));
  return cut.map((run) => {
    const label = run.label ?? panelLabel(index, run, cut);
    return label === run.label ? run : { ...run, label };
  });
}

/** A plain text that only looks like the alternatives behind it is their label. */
function withFirstAsLabel(index: PageIndex, run: Run): Run {
  const [first, ...items] = run.items;
  const node = first?.parts[0] ?? -1;
  if (first?.maybeLabel !== true || items.length === 0 || !/\p{L}/u.test(index.text(node))) return run;
  if (run.label !== null && isNoValue(index, { node, label: run.label, items })) return { ...run, items };
  if (run.label !== null && !isOfOther(index, run, run.label)) return run;
  return { ...run, items, label: { node, text: labelText(index.text(node)), strength: 'plain' } };
}

/**
 * Whether a text before alternatives that have a label is none of them: what a list shows in the place of no choice is called
 * an option, and a list that has a name of its own may say "Popular" over its first boxes.
 */
function isNoValue(
  index: PageIndex,
  { node, label, items }: Pick<Run, 'items'> & { node: number; label: TextBlock },
): boolean {
  if (isDeadOption(index, node)) return true;
  return index.contains(label.node, node) && items.every(({ parts }) => parts.some((part) => holdsBox(index, part)));
}

/** Levels above a text within which its option is. */
const MAX_OPTION_CLIMB = 3;

function isDeadOption(index: PageIndex, node: number): boolean {
  const option = [node, ...index.ancestors(node).slice(0, MAX_OPTION_CLIMB)].find((id) => index.role(id) === 'option');
  return option !== undefined && isDisabled(index, option);
}

/** What shows one of the values is no label: a list is dropped down by it, and called as the text before it. */
function withoutShownValue(index: PageIndex, run: Run): Run {
  const { label, items } = run;
  if (label === null || !holdsPressed(index, label.node)) return run;
  const shown = textKey(withoutDecoration(label.text));
  if (!items.some(({ main }) => main !== null && textKey(index.text(main)) === shown)) return run;
  const over = textBefore(index, label.node);
  return { ...run, label: over === null ? null : { ...over, strength: 'plain' } };
}

function holdsPressed(index: PageIndex, node: number): boolean {
  return index.nodes.slice(node, index.node(node).end).some(({ listensForClicks }) => listensForClicks === true);
}

/** Whether a label is something to press in another block than the one that stands before the row: it belongs to that block. */
function isOfOther(index: PageIndex, run: Run, { node }: TextBlock): boolean {
  if (!holdsPressed(index, node)) return false;
  const { parent } = index.node(node);
  const own = index.node(run.node).parent;
  // As a title over its panel, it may stand beside the row.
  const isTitle = parent === run.node || (parent === own && index.node(node).listensForClicks === true);
  return !isTitle;
}

function panelLabel(index: PageIndex, run: Run, runs: readonly Run[]): TextBlock | null {
  const first = firstNode(run);
  for (const panel of index.ancestors(first).slice(0, MAX_CLIMB + 1)) {
    // What a document begins with is its title, not that of what hangs at its end.
    if (index.node(panel).tag === 'html') return null;
    const rows = runs.filter((other) => index.contains(panel, firstNode(other)));
    const inside = rows.filter((other) => other === run || !isNamedBar(index, other));
    const told = inside.filter(({ label }) => label !== null);
    if (inside.some(({ crossed }) => crossed) || !shareLabel(told)) return null;
    if (told.length === 0 && rows.length === 1) continue;
    const row = Math.min(...inside.map(firstNode));
    const label = told.length > 0 ? labelOver(index, { panel, row }, told) : titleOf(index, panel, row);
    if (label !== null) return isToolbar(index, run, inside) && label.node === panel ? null : label;
  }
  return null;
}

/** What a panel of several rows is called, or else begins with. */
function titleOf(index: PageIndex, panel: number, row: number): TextBlock | null {
  return panelName(index, panel) ?? headingOf(index, panel, row);
}

function shareLabel(told: readonly Run[]): boolean {
  return told.every(({ label }) => label?.node === told[0]?.label?.node);
}

interface Panel {
  readonly panel: number;
  /** Where the first of its rows begins. */
  readonly row: number;
}

/** The label of some of a panel's rows, if it stands over all of them. */
function labelOver(index: PageIndex, { panel, row }: Panel, [first]: readonly Run[]): TextBlock | null {
  const label = first?.label ?? null;
  if (first === undefined || label === null || label.node >= row || !index.contains(panel, label.node)) return null;
  const inner = index.elements(panel).find((id) => index.contains(id, label.node));
  return inner !== undefined && index.contains(inner, firstNode(first)) ? null : label;
}

const NAMED: ReadonlySet<string> = new Set(['dialog', 'alertdialog', 'group', 'radiogroup', 'listbox', 'tabpanel']);

/** What a panel to choose in is called by itself, for those who do not see it. */
export function panelName(index: PageIndex, panel: number): TextBlock | null {
  const { attributes } = index.node(panel);
  const isNamed = collapse(attributes['aria-label'] ?? '') !== '' || attributes['aria-labelledby'] !== undefined;
  if (!isNamed || !NAMED.has(index.role(panel) ?? '')) return null;
  const text = labelText(index.accessibleName(panel));
  const isLabel = text.length <= MAX_LABEL && /\p{L}/u.test(text) && !isWidgetName(text);
  if (!isLabel || text === index.text(panel)) return null;
  return columnOfIconPanel(index, panel, text) ?? { node: panel, text, strength: 'heading' };
}

/** The column at whose head an icon has opened a panel that is called as the icon, as all of their kind are; or null. */
function columnOfIconPanel(index: PageIndex, panel: number, name: string): TextBlock | null {
  const button = panelOwners(index)(panel);
  if (button === null || index.text(button) !== '' || labelText(index.accessibleName(button)) !== name) return null;
  const column = columnAround(index, button);
  return column === null ? null : { ...column, strength: 'heading' };
}

/** Buttons that a panel may end with: clear, apply. */
const MAX_TOOLS = 3;

/** Whether a row is the buttons behind all other rows of a panel. */
function isToolbar(index: PageIndex, run: Run, rows: readonly Run[]): boolean {
  const isLast = rows.every((other) => firstNode(other) <= firstNode(run));
  const isButtons = run.items.every(({ main }) => main !== null && index.role(main) === 'button');
  return isLast && isButtons && run.items.length <= MAX_TOOLS;
}

/** Whether a row is letters over values that are called otherwise than those. */
function isNamedBar(index: PageIndex, run: Run): boolean {
  const isNamed = run.label !== null && index.contains(run.label.node, firstNode(run));
  return isNamed && lettersOf(index, run).length >= MIN_LETTERS;
}

/** The letters that a row has for its values, beside one word for all at most; else none. */
export function lettersOf(index: PageIndex, { items }: Run): readonly string[] {
  const texts = items.map(({ main, parts: [part = 0] }) => labelText(index.text(main ?? part)));
  const letters = texts.filter(isLetter);
  return letters.length + 1 >= texts.length ? letters.map(initial) : [];
}

/** The text that a panel begins with, before the first of its rows. */
function headingOf(index: PageIndex, panel: number, row: number): TextBlock | null {
  const before = index.children(panel).filter((id) => index.node(id).end <= row && index.text(id) !== '');
  const [node] = before;
  if (node === undefined || before.length > 1 || saysChosen(index, node)) return null;
  const text = labelText(withoutTool(index, node));
  const isLabel = text.length <= MAX_LABEL && /\p{L}/u.test(text) && !/\p{Nd}/u.test(text);
  return isLabel ? { node, text, strength: isHeading(index, node) ? 'heading' : 'plain' } : null;
}

/** What a text says before a button at its end, such as "Brand [Clear]"; all of it if it is nothing but the button. */
function withoutTool(index: PageIndex, node: number): string {
  const text = index.text(node);
  const [tool] = index.within(node, 'button').slice(-1);
  const said = tool === undefined ? '' : index.text(tool);
  const words = said !== '' && text.endsWith(said) ? text.slice(0, -said.length) : text;
  return /\p{L}/u.test(words) ? words : text;
}
