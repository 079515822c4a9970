/**
 * Names that a kit of widgets gives all of one kind, for those who do not see them: a list to select from is called "Selector"
 * where nobody said what it selects. What stands over such a widget, and not over another, is what it is called.
 */

import { labelText, textKey } from '../../../base/text.js';
import { isWidgetName, isWidgetWord } from '../../../forms/index.js';
import { textBefore } from '../opening/popups.js';
import type { PageIndex } from '../../page-index.js';
import { MAX_LABEL_TEXT, type Run } from '../runs/shapes.js';
import { hasWords } from '../runs/texts.js';
import { isUnseen } from './popup-labels.js';

/** The runs; one that is called as its kind of widget, out of sight, is called as the text right over it, or not at all. */
export function withoutKitNames(index: PageIndex, runs: readonly Run[]): readonly Run[] {
  return runs.map((run) => {
    const { label } = run;
    if (label === null || label.node < 0 || !isUnseen(index, label) || !isKitName(index, label)) return run;
    const over = textBefore(index, blockOf(index, label.node));
    if (over === null || over.text.length > MAX_LABEL_TEXT || !hasWords(over.text))
      return isWidgetName(label.text) ? { ...run, label: null } : run;
    return { ...run, label: { node: over.node, text: labelText(over.text), strength: 'heading' } };
  });
}

/** The largest block that shows nothing else than a widget. */
function blockOf(index: PageIndex, widget: number): number {
  const text = index.text(widget);
  return index.ancestors(widget).findLast((id) => index.text(id) === text) ?? widget;
}

/** Whether a name is that of a kind of widget: what may name an attribute as well only where the class of its element says so. */
function isKitName(index: PageIndex, { node, text }: { readonly node: number; readonly text: string }): boolean {
  const words = (index.node(node).attributes['class'] ?? '').split(/[\s_-]+/u).map(textKey);
  return isWidgetName(text) || (isWidgetWord(text) && words.includes(textKey(text)));
}
