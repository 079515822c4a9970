/**
 * Names that a kit of widgets gives all of one kind, for those who do not see them: a list to select from is called "Selector"
 * where nobody said what it selects. What stands over such a widget, and not over another, is what it is called.
 */

import { groupBy } from '../../../base/group-by.js';
import { labelText, textKey, wordsOf } from '../../../base/text.js';
import { isWidgetName, isWidgetWord } from '../../../forms/index.js';
import { textBefore, type PopupLabel } from '../opening/popups.js';
import type { PageIndex } from '../../page-index.js';
import { MAX_LABEL_TEXT, type Run, type TextBlock } from '../runs/shapes.js';
import { hasWords } from '../runs/texts.js';
import { isUnseen } from './popup-labels.js';

/** The runs; one that is called as its kind of widget, out of sight, is called as the text right over it, or not at all. */
export function withoutKitNames(index: PageIndex, runs: readonly Run[]): readonly Run[] {
  const unseen = new Set(
    runs.flatMap(({ label }) => (label !== null && label.node >= 0 && isUnseen(index, label) ? [label] : [])),
  );
  const shared = sharedNames(index, [...unseen]);
  return runs.map((run) => {
    const { label } = run;
    if (label === null || !unseen.has(label)) return run;
    if (!isKitName(index, label) && !shared.has(textKey(label.text))) return run;
    const over = labelOver(index, label.node);
    if (over === null) return isWidgetName(label.text) ? { ...run, label: null } : run;
    return { ...run, label: { node: over.node, text: labelText(over.text), strength: 'heading' } };
  });
}

/** The names that several widgets bear, each under a text of its own. */
function sharedNames(index: PageIndex, labels: readonly TextBlock[]): ReadonlySet<string> {
  const shared = new Set<string>();
  for (const [name, alike] of groupBy(labels, ({ text }) => textKey(text))) {
    const widgets = new Set(alike.map(({ node }) => node));
    const over = [...widgets].flatMap((node) => labelOver(index, node)?.text ?? []);
    if (widgets.size > 1 && new Set(over.map(textKey)).size === widgets.size) shared.add(name);
  }
  return shared;
}

/** The text right over a widget, if it can be its label, or null. */
function labelOver(index: PageIndex, widget: number): PopupLabel | null {
  const over = textBefore(index, blockOf(index, widget));
  return over === null || over.text.length > MAX_LABEL_TEXT || !hasWords(over.text) ? null : over;
}

/** The largest block that shows nothing else than a widget. */
function blockOf(index: PageIndex, widget: number): number {
  const text = index.text(widget);
  return index.ancestors(widget).findLast((id) => index.text(id) === text) ?? widget;
}

/**
 * Whether a name is that of a kind of widget: what may name an attribute as well only where the class of its element says so.
 * Of several words the class may say one that is none of a widget, as "segmented" of a segmented control.
 */
function isKitName(index: PageIndex, { node, text }: TextBlock): boolean {
  if (isWidgetName(text)) return true;
  const classes = new Set((index.node(node).attributes['class'] ?? '').split(/[\s_-]+/u).map(textKey));
  const words = wordsOf(text);
  const isSaid = words.some((word) => classes.has(word));
  return isSaid && words.some(isWidgetWord) && words.every((word) => isWidgetWord(word) || classes.has(word));
}
