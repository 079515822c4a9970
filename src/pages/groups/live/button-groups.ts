/**
 * Rows of buttons that stand for alternatives: submit buttons of small forms, and what only a script can use.
 */

import { submissionOf } from '../../../forms/index.js';
import type { Form, SubmitButton } from '../../../model/form.js';
import type { ItemList } from '../../../model/page.js';
import type { PageIndex } from '../../page-index.js';
import type { Addresses } from '../addresses.js';
import type { FoundGroup } from '../found-group.js';
import { groupOfRun } from '../link-groups.js';
import { findRuns } from '../runs/runs.js';

/** Buttons without an address that make a row. Raising it takes fewer rows of tools for choices. */
const MIN_BUTTONS = 3;

/** Buttons with an address that make a row. */
const MIN_CHOICES = 2;

const ROLES: ReadonlySet<string> = new Set([
  'button',
  'option',
  'radio',
  'checkbox',
  'switch',
  'menuitemradio',
  'menuitemcheckbox',
]);

/** What buttons are read with. */
export interface ButtonContext {
  readonly forms: readonly Form[];
  readonly list: ItemList | null;
  /** Whether buttons that submit nothing are left to the reader of what scripts work. @default false */
  readonly onlySubmits?: boolean;
}

/** What is known of the page's addresses, and where nothing is read. */
export interface ButtonGround {
  readonly addresses: Addresses;
  readonly walls: ReadonlySet<number>;
}

/** The groups of buttons of a page. A button that submits a GET form has a path; the others have none. */
export function groupsOfButtons(
  index: PageIndex,
  { forms, list, onlySubmits = false }: ButtonContext,
  { addresses, walls }: ButtonGround,
): readonly FoundGroup[] {
  const submits = new Map(
    forms.flatMap((form) =>
      form.buttons.map((button): [number, { form: Form; button: SubmitButton }] => [button.node, { form, button }]),
    ),
  );
  const isChoice = (id: number): boolean => {
    const submit = submits.get(id);
    return submit === undefined ? !onlySubmits && isButton(index, id) : selects(submit.form, submit.button);
  };
  if (countUpTo(MIN_CHOICES, index, isChoice) < MIN_CHOICES) return [];
  const runs = findRuns(index, {
    isItem: isChoice,
    isVoid: (id) => index.linkUrl(id) !== null || (submits.has(id) && !isChoice(id)),
    walls,
    isSameKind: () => true,
  });
  const groups = runs.flatMap((run) => {
    const pathOf = ({ main }: { readonly main: number | null }): ReturnType<typeof submissionOf> => {
      const submit = submits.get(main ?? -1);
      return submit === undefined ? null : submissionOf(submit.form, new Map(), submit.button);
    };
    return (
      groupOfRun(
        { index, addresses, list, pagerNodes: new Set(), widget: 'buttons', countsAreUsual: false, pathOf },
        run,
      ) ?? []
    );
  });
  return groups.filter(
    ({ choices }) => choices.length >= (choices.every(({ path }) => path !== null) ? MIN_CHOICES : MIN_BUTTONS),
  );
}

function countUpTo(most: number, index: PageIndex, matches: (id: number) => boolean): number {
  let count = 0;
  for (let id = 0; id < index.nodes.length && count < most; id += 1) if (matches(id)) count += 1;
  return count;
}

function isButton(index: PageIndex, id: number): boolean {
  const { tag } = index.node(id);
  if (tag === 'button') return true;
  return index.linkUrl(id) === null && tag !== 'input' && ROLES.has(index.role(id) ?? '');
}

/** Whether a submit button makes a choice: it sends a value of its own, or its form holds nothing to fill in. */
function selects(form: Form, button: SubmitButton): boolean {
  if (form.method === 'post' || form.purpose === 'act') return false;
  return button.name !== null || form.fields.every(({ widget }) => widget === 'hidden');
}
