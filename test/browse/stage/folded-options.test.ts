import { expect, it } from 'vitest';
import { foldingField } from '../../../src/browse/stage/folded-options.js';
import type { SnapshotNode } from '../../../src/model/snapshot.js';
import { tinySnapshot } from '../tiny-reader.js';

/** A field, and an option in a list. */
function foldingOf(field: Readonly<Record<string, string>>, list: Readonly<Record<string, string>>, role = 'option') {
  const snapshot = tinySnapshot('<p>Oak</p>', { url: 'https://a.example/', status: 200 });
  const [root] = snapshot.nodes;
  if (root === undefined) throw new Error('a node');
  const node = (id: number, parent: number, attributes: SnapshotNode['attributes']): SnapshotNode => ({
    ...root,
    id,
    parent,
    end: id === 2 ? 4 : id + 1,
    attributes,
  });
  const nodes = [{ ...root, end: 4 }, node(1, 0, field), node(2, 0, list), node(3, 2, {})];
  const step = { do: 'click', role, name: 'Oak', group: 'Wood', ordinal: 0, value: null } as const;
  return foldingField({ ...snapshot, nodes }, { node: 3, step });
}

it('an option is folded by the field that has not dropped down the list around it', () => {
  const closed = { 'aria-expanded': 'false', 'aria-controls': 'hint woods' };
  expect(foldingOf(closed, { id: 'woods' })).toBe(1);
  expect(foldingOf({ ...closed, 'aria-expanded': 'true' }, { id: 'woods' })).toBeNull();
  expect(foldingOf(closed, { id: 'kinds' })).toBeNull();
  expect(foldingOf({ 'aria-expanded': 'false' }, {})).toBeNull();
});

it('boxes are not folded away in this sense: they can be worked where they lie', () => {
  expect(foldingOf({ 'aria-expanded': 'false', 'aria-controls': 'woods' }, { id: 'woods' }, 'checkbox')).toBeNull();
});
