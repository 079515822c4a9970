import { expect, it } from 'vitest';
import { withMore } from '../../../src/browse/stage/opened-views.js';
import type { AccessPath, Step } from '../../../src/model/access-path.js';
import type { ChoiceGroup } from '../../../src/model/page.js';
import { facet, openerStep, viewListing } from '../offering-view.js';

const HERE: AccessPath = { kind: 'url', url: 'https://site.example/' };

/** A group whose choices can be asked for. */
function offered(label: string, values: readonly string[], key = label): ChoiceGroup {
  const { choices, ...group } = facet(label, values);
  return { ...group, key, choices: choices.map((choice) => ({ ...choice, path: HERE })) };
}

/** The groups of a page with those that an opener shows, as lines. */
function together(first: readonly ChoiceGroup[], shown: readonly ChoiceGroup[], opener: Step): readonly string[] {
  const [before, after] = [first, shown].map((groups) => viewListing(['A'], { groups }));
  if (before === undefined || after === undefined) return [];
  const { groups } = withMore(before, after, { opener, names: new Map(), standing: first });
  return groups.map(({ label, choices }) => `${String(label)}: ${choices.map(({ value }) => value).join(' ')}`);
}

it('what a page shows in parts, each in place of another, is one group if what shows them stands in it', () => {
  const [first, second] = [offered('Maker', ['Acme', 'Alto']), offered('Maker', ['Bolt'])];
  expect(together([first], [second], openerStep('B', 'Maker'))).toEqual(['Maker: Acme Alto Bolt']);
  expect(together([first], [second], openerStep('B'))).toEqual(['Maker: Acme Alto']);
});

it('the rest of a group, shown apart from it, does not offer again what the group does', () => {
  const [first, rest] = [offered('Maker', ['Acme', 'Bolt']), offered('Maker', ['Acme', 'Bolt', 'Cask'], 'dialog')];
  expect(together([first], [rest], openerStep('All', 'Maker'))).toEqual(['Maker: Acme Bolt', 'Maker: Cask']);
});

it('what offers nothing else than a group is left out where it was brought up as the rest of that', () => {
  const [first, same] = [offered('Maker', ['Acme']), offered('Maker', ['Acme'], 'dialog')];
  expect(together([first], [same], openerStep('All', 'Maker'))).toEqual(['Maker: Acme']);
  expect(together([first], [same], openerStep('All'))).toEqual(['Maker: Acme', 'Maker: Acme']);
});

it('what cannot be asked for in a group is offered apart from it', () => {
  const [first, rest] = [facet('Maker', ['Acme', 'Bolt']), offered('Maker', ['Acme', 'Cask'], 'dialog')];
  expect(together([first], [rest], openerStep('All', 'Maker'))).toEqual(['Maker: Acme Bolt', 'Maker: Acme Cask']);
});
