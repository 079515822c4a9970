import { expect, it } from 'vitest';
import { withDialogButtons } from '../../../src/explore/facets/dialog-buttons.js';
import type { ChoiceGroup, Control } from '../../../src/model/page.js';
import { byScript, facet, listPage, region, step } from '../page-views.js';

const [show, cancel] = ['Show', 'Cancel'].map((name): Control => ({ node: 1, step: step(name) })) as [Control, Control];

function boxes(label: string, apply: Control, otherButtons: readonly Control[], isInDialog = true): ChoiceGroup {
  const group = facet(label, ['a', 'b'], {
    widget: 'checkboxes',
    apply,
    otherButtons,
    ...(isInDialog && { isInDialog }),
  });
  return {
    ...group,
    choices: group.choices.map((one) => ({ ...one, path: byScript(step(one.value), apply.step) })),
  };
}

/** The first button of each group, and the last step of its first choice. */
function appliedBy(groups: readonly ChoiceGroup[]): readonly (readonly unknown[])[] {
  return withDialogButtons(region([1], { view: listPage(['a'], { groups }) })).view.groups.map(({ apply, choices }) => {
    const path = choices[0]?.path;
    return [apply?.step.name, path?.kind === 'actions' ? path.steps.at(-1)?.name : null];
  });
}

it('a facet of a dialog that was read with some of its buttons has those of the others', () => {
  expect(appliedBy([boxes('Subject', cancel, []), boxes('Level', show, [cancel])])).toEqual([
    ['Show', 'Show'],
    ['Show', 'Show'],
  ]);
});

it('facets outside of dialogs, and of another dialog, keep their own', () => {
  const outside = boxes('Subject', cancel, [], false);
  expect(appliedBy([outside, boxes('Level', show, [cancel])])[0]).toEqual(['Cancel', 'Cancel']);
  const other: Control = { node: 2, step: step('Close') };
  expect(appliedBy([boxes('Subject', other, []), boxes('Level', show, [cancel])])[0]).toEqual(['Close', 'Close']);
});
