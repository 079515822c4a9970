/**
 * What says by ids that it names a field that drops a list down.
 */

import type { PageIndex } from '../../page-index.js';

/** What names a field and is not in it but for its `label`; of one that shows nothing first what is not beside it, where what is chosen stands. */
export function likeliestNames(index: PageIndex, field: number): readonly number[] {
  const names = namesOf(index, field).filter(
    (node) => !index.contains(field, node) || index.node(node).tag === 'label',
  );
  if (names.length < 2 || index.text(field) !== '') return names;
  const { parent } = index.node(field);
  const apart = names.filter((node) => !index.contains(parent, node));
  return [...apart, ...names.filter((node) => !apart.includes(node))];
}

/** What names a field, or the input in it, by its id or theirs. */
function namesOf(index: PageIndex, field: number): readonly number[] {
  const { attributes, accessibleName } = index.node(field);
  // Parts of one kind of widget often share their ids, each in a tree of its own: the browser knows whom they name.
  const isNamed = index.snapshot.source === 'http' || accessibleName !== null;
  const inputs = index.within(field, 'input');
  const naming = [attributes, ...inputs.map((id) => index.node(id).attributes)];
  const ids = isNamed ? naming.flatMap((one) => idsIn(one['aria-labelledby'])) : [];
  const named = ids.flatMap((id) => index.byElementId(id, field) ?? []);
  const fields = [field, ...inputs, ...inputBeside(index, field)];
  // Of its options the one that is chosen is what it shows.
  const names = [...new Set(named)].filter((id) => index.role(id) !== 'option');
  return [...names, ...fields.flatMap((id) => ownLabel(index, id) ?? [])];
}

/** The only input beside what drops a list down and says nothing: it is kept for those who do not see. */
function inputBeside(index: PageIndex, field: number): readonly number[] {
  const { parent, tag } = index.node(field);
  if (tag === 'input' || parent < 0 || index.text(field) !== '' || index.accessibleName(field) !== '') return [];
  const inputs = index.within(parent, 'input');
  return inputs.length === 1 ? inputs : [];
}

/** The label that names a field by its id, if the id is the field's alone. */
export function ownLabel(index: PageIndex, field: number): number | null {
  const [id] = idsIn(index.node(field).attributes['id']);
  return id !== undefined && index.byElementId(id) === field ? index.labelFor(id) : null;
}

/** The ids in an attribute that holds some. */
export function idsIn(text: string | undefined): readonly string[] {
  return (text ?? '').split(/\s+/u).filter((id) => id !== '');
}
