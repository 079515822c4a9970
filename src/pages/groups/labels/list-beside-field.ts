/**
 * Lists that a field drops down in the box that is drawn around both, without a word of it: they are called as the field,
 * whatever the box shows before something is chosen.
 */

import { takesWords } from '../../../forms/index.js';
import type { PageIndex } from '../../page-index.js';
import { fieldLabel, type PopupLabel } from '../opening/popups.js';
import { firstNode, type Run } from '../runs/shapes.js';

/** Levels above a value within which the box stands that holds its list and the field. */
const MAX_CLIMB = 3;

/** The label of the only field before the list in which a run lies, if that stands outside of their box, and what the run is called now within. */
export function labelOfFieldBeside(index: PageIndex, run: Run): PopupLabel | null {
  const start = firstNode(run);
  const box = index
    .ancestors(start)
    .slice(0, MAX_CLIMB)
    .find((around) => fieldsIn(index, around).length > 0);
  if (box === undefined || (run.label !== null && !index.contains(box, run.label.node))) return null;
  const [field = start, another] = fieldsIn(index, box);
  const own = another === undefined && field < start ? fieldLabel(index, field) : null;
  return own === null || index.contains(box, own.node) ? null : own;
}

/** The children of an element that are fields for text to be seen. */
function fieldsIn(index: PageIndex, box: number): readonly number[] {
  return index.elements(box).filter((id) => takesWords(index.node(id)) && !index.isHidden(id));
}
