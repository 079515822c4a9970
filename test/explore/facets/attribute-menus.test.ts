import { expect, it } from 'vitest';
import { mayBeMenu } from '../../../src/explore/facets/attribute-menus.js';
import type { ChoiceGroup } from '../../../src/model/page.js';
import { facet } from '../page-views.js';

const tool = facet('Tool', ['Binding', 'Shelf']);

/** What a choice shows: a group of these values, beside others that stay. */
function shown(values: readonly string[], ...staying: readonly ChoiceGroup[]): Parameters<typeof mayBeMenu>[1][number] {
  const groups = [facet('Shown', values)];
  return { groups, region: { view: { groups: [...staying, ...groups] } } };
}

const binding = shown(['Cloth', 'Paper']);
const shelf = shown(['Attic', 'Study']);

it('choices in whose place other values come up each are a menu of attributes', () => {
  expect(mayBeMenu(tool, [binding])).toBe(true);
  expect(mayBeMenu(tool, [binding, shelf])).toBe(true);
});

it('what stays, shows the same values twice or has a choice made says how values are compared', () => {
  expect(mayBeMenu(tool, [shown(['Cloth', 'Paper'], tool)])).toBe(false);
  expect(mayBeMenu(tool, [binding, binding])).toBe(false);
  const made = tool.choices.map((choice, at) => ({ ...choice, selected: at === 0 }));
  expect(mayBeMenu({ ...tool, choices: made }, [binding])).toBe(false);
  expect(mayBeMenu({ ...tool, guess: 'comparison' }, [binding])).toBe(false);
});
