import { expect, it } from 'vitest';
import type { Opened } from '../../../src/browse/stage/opened-groups.js';
import { withMore } from '../../../src/browse/stage/opened-views.js';
import type { AccessPath, Step } from '../../../src/model/access-path.js';
import type { ChoiceGroup, Control, PageView } from '../../../src/model/page.js';
import { pathWithSteps } from '../../../src/model/step.js';
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

it('a list that is drawn in the place of a select is offered beside it', () => {
  const [select, drawn] = [offered('Maker', ['Acme']), offered('Maker', ['Acme'], 'drawn')];
  const native: ChoiceGroup = { ...select, widget: 'select' };
  expect(together([native], [drawn], openerStep('Maker', 'Maker'))).toEqual(['Maker: Acme', 'Maker: Acme']);
});

it('what cannot be asked for in a group is offered apart from it', () => {
  const [first, rest] = [facet('Maker', ['Acme', 'Bolt']), offered('Maker', ['Acme', 'Cask'], 'dialog')];
  expect(together([first], [rest], openerStep('All', 'Maker'))).toEqual(['Maker: Acme Bolt', 'Maker: Acme Cask']);
});

it('fields that are sent have the button that shows beside them once they are unfolded', () => {
  const apply: Control = { node: 1, step: { ...openerStep('Show 12'), do: 'click' } };
  const [folded, scripted] = [offered('Maker', ['Acme', 'Bolt']), facet('Size', ['S', 'M'])];
  const view = (groups: readonly ChoiceGroup[]): PageView => viewListing(['A'], { groups });
  const sized = scripted.choices.map((choice) => ({ ...choice, path: pathWithSteps(HERE, [openerStep('S')]) }));
  const before = [folded, { ...scripted, choices: sized }];
  const { groups } = withMore(view(before), view(before.map((group) => ({ ...group, apply }))), {
    opener: openerStep('Filters'),
    names: new Map(),
    standing: before,
  });
  expect(groups.map((group) => group.apply)).toEqual([apply, undefined]);
});

it('what turned from "more" to "fewer" applies no choice of the group that it showed the rest of', () => {
  const button = (name: string): Control => ({ node: 1, step: { ...openerStep(name), do: 'click' } });
  const applied = (name: string): ChoiceGroup => {
    const { choices, ...group } = offered('Maker', ['Acme', 'Bolt']);
    const apply = button(name);
    const through = (value: string): AccessPath => pathWithSteps(HERE, [openerStep(value), apply.step]);
    return { ...group, apply, choices: choices.map((choice) => ({ ...choice, path: through(choice.value) })) };
  };
  const lastSteps = (
    opener: Step,
    before: readonly ChoiceGroup[],
    beside: Partial<PageView> = {},
  ): readonly unknown[] => {
    const [first, second] = [
      viewListing(['A'], { groups: before }),
      viewListing(['A'], { groups: [applied('Fewer')], openers: [], ...beside }),
    ];
    const { groups } = withMore(first, second, { opener, names: new Map(), standing: before });
    return groups.flatMap(({ choices }) =>
      choices.map(({ path }) => (path?.kind === 'actions' ? path.steps.at(-1)?.name : null)),
    );
  };
  const cut = [offered('Maker', ['Acme'])];
  const more = openerStep('More', 'Maker');
  expect(lastSteps(more, cut)).toEqual([null, 'Bolt']);
  expect(lastSteps(more, cut, { openers: [{ node: 2, step: more }] })).toEqual([null, 'Fewer']);
  // What showed the dialog lies behind it.
  expect(lastSteps(more, cut, { modal: 1 })).toEqual([null, 'Fewer']);
  expect(lastSteps(openerStep('More'), [])).toEqual(['Fewer', 'Fewer']);
  // As letters in a dialog: the button stood there before one of them was pressed.
  const inDialog = applied('Fewer');
  expect(lastSteps(more, [{ ...inDialog, choices: inDialog.choices.slice(0, 1) }])).toEqual(['Fewer', 'Fewer']);
});

it('what shows the rest of a group applies none of it, before or behind, where other buttons may', () => {
  const button = (name: string, group: string | null = null): Control => ({
    node: 1,
    step: { ...openerStep(name), do: 'click', group },
  });
  const applied = (values: readonly string[], name: string): ChoiceGroup => {
    const { choices, ...group } = offered('Maker', values);
    const apply = button(name, 'Maker');
    const through = (value: string): AccessPath => pathWithSteps(HERE, [openerStep(value), apply.step]);
    const ways = choices.map((choice) => ({ ...choice, path: through(choice.value) }));
    return { ...group, apply, otherButtons: [button('Show')], choices: ways };
  };
  const lastSteps = (shown: ChoiceGroup, beside: readonly ChoiceGroup[] = []): readonly unknown[] => {
    const before = [applied(['Acme'], 'More'), ...beside];
    const [first, second] = [before, [shown]].map((groups) => viewListing(['A'], { groups, openers: [] }));
    if (first === undefined || second === undefined) return [];
    const opener = openerStep('More', 'Maker');
    const { groups } = withMore(first, second, { opener, names: new Map(), standing: before });
    return (groups[0]?.choices ?? []).map(({ path }) => (path?.kind === 'actions' ? path.steps.at(-1)?.name : null));
  };
  expect(lastSteps(applied(['Acme', 'Bolt'], 'Fewer'))).toEqual(['Show', 'Show']);
  // Another group whose rest is shown already has such a button, too.
  const other = { ...applied(['Oak'], 'Fewer'), label: 'Wood', key: 'Wood' };
  expect(lastSteps(applied(['Acme', 'Bolt'], 'Fewer'), [other])).toEqual(['Show', 'Show']);
  // It shows no more of the group, or is still there.
  expect(lastSteps(applied(['Acme'], 'Fewer'))).toEqual(['More']);
  expect(lastSteps(applied(['Acme', 'Bolt'], 'More'))).toEqual(['More', 'More']);
});

it('what a field of a dialog drops down over it is followed by the button of the dialog, behind its own', () => {
  const button = (name: string): Control => ({ node: 1, step: { ...openerStep(name), do: 'click' } });
  const inDialog = (label: string, apply?: Control): ChoiceGroup => {
    const { choices, ...group } = offered(label, ['Acme', 'Bolt']);
    const steps = apply === undefined ? [] : [apply.step];
    const asked = choices.map((choice) => ({ ...choice, path: pathWithSteps(HERE, [openerStep('x'), ...steps]) }));
    return { ...group, isInDialog: true, ...(apply === undefined ? {} : { apply }), choices: asked };
  };
  const waysTo = (shown: ChoiceGroup, standing: readonly ChoiceGroup[]): readonly unknown[] => {
    const [before, after] = [standing, [...standing, shown]].map((groups) => viewListing(['A'], { groups }));
    if (before === undefined || after === undefined) return [];
    const { groups } = withMore(before, after, { opener: openerStep('Wood'), names: new Map(), standing });
    const path = groups.find(({ label }) => label === shown.label)?.choices[0]?.path;
    return path?.kind === 'actions' ? path.steps.slice(1).map(({ name }) => name) : [];
  };
  const maker = inDialog('Maker', button('Apply'));
  expect(waysTo(inDialog('Wood'), [maker])).toEqual(['Apply']);
  expect(waysTo(inDialog('Wood', button('OK')), [maker])).toEqual(['OK', 'Apply']);
  expect(waysTo(inDialog('Wood', button('Apply')), [maker])).toEqual(['Apply']);
  expect(waysTo(inDialog('Wood', button('OK')), [inDialog('Maker')])).toEqual(['OK']);
});

it('a box that came alone with several things to open is not called as what brought them all up', () => {
  const unnamed = { label: null, key: 'checkboxes||', widget: 'checkboxes', field: null } as const;
  const box: ChoiceGroup = { ...facet('', ['Pets welcome']), ...unnamed };
  const by = (): Opened => ({ opener: openerStep('Filters'), names: new Map(), standing: [], offered: new Set() });
  const labels = (openers: readonly Control[]): readonly unknown[] =>
    withMore(viewListing(['A']), viewListing(['A'], { groups: [box], openers }), by()).groups.map(({ label }) => label);
  expect(labels([])).toEqual(['Filters']);
  expect(labels(['Region', 'Town'].map((name) => ({ node: 1, step: openerStep(name) })))).toEqual([null]);
});
