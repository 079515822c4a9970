import { describe, expect, it } from 'vitest';
import {
  dialogOpeners,
  noteDialogOpener,
  sameDialogOpener,
  type DialogMemory,
} from '../../../src/browse/stage/dialog-openers.js';
import type { Moment } from '../../../src/browse/stage/stage-moment.js';
import { openerKey } from '../../../src/browse/stage/opener-keys.js';
import { createOpenerMemory } from '../../../src/browse/stage/opener-memory.js';
import type { OpenablePage } from '../../../src/browse/stage/openable-page.js';
import { unfold } from '../../../src/browse/stage/unfolding.js';
import type { Step } from '../../../src/model/access-path.js';
import type { ChoiceGroup, PageView } from '../../../src/model/page.js';
import { facet, opener, openerStep, viewListing } from '../offering-view.js';
import { still } from '../still-page.js';
import { tinySnapshot } from '../tiny-reader.js';

const press = (name: string): Step => ({ ...openerStep(name), do: 'click' });

/** A row of buttons that look like values. */
function row(...names: readonly string[]): ChoiceGroup {
  const group = facet('', names);
  const choices = group.choices.map((choice) => ({ ...choice, control: { node: 0, step: press(choice.value) } }));
  return { ...group, label: null, widget: 'buttons', choices };
}

const plain = viewListing(['A', 'B'], { groups: [row('Filters', 'Save')] });
const inDialog: PageView = { ...plain, modal: 7, openers: [opener('Colour')] };

function momentOf(view: PageView): Moment {
  const snapshot = tinySnapshot('', { url: view.url, status: 200 });
  const path = { kind: 'url', url: view.url } as const;
  const sight = { path, view, exchanges: [] };
  return {
    path: { url: view.url, units: [] },
    before: null,
    sight,
    snapshot,
    bytes: 1,
    contentType: 'text/html',
    place: '',
  };
}

function learnt(unit: Step, after: PageView, before: PageView = plain): DialogMemory {
  const memory = { dialogs: new Set<string>(), within: new Map<string, Step>() };
  noteDialogOpener(memory, { unit, from: momentOf(before), after: momentOf(after) });
  return memory;
}

describe('a button that was pressed as a value', () => {
  it('opens pages from then on if a dialog to choose in came, and is known with the number of what is chosen', () => {
    const memory = learnt(press('Filters'), inDialog);
    expect(dialogOpeners(plain, memory)).toEqual([press('Filters')]);
    expect([...memory.within]).toEqual([[openerKey(openerStep('Colour')), press('Filters')]]);
    const chosen = { ...plain, groups: [row('Filters (2)', 'Save')] };
    expect(sameDialogOpener(chosen, press('Filters'), memory)).toEqual(press('Filters (2)'));
    expect(sameDialogOpener(chosen, press('Save'), memory)).toBeNull();
  });

  it('opens nothing behind a dialog, nor where there is no page', () => {
    const memory = learnt(press('Filters'), inDialog);
    expect(dialogOpeners(inDialog, memory)).toEqual([]);
    expect(dialogOpeners(null, memory)).toEqual([]);
  });

  it('is as before if nothing came, nothing is to be chosen there, or the list is another', () => {
    expect(learnt(press('Save'), plain).dialogs.size).toBe(0);
    expect(learnt(press('Save'), { ...plain, modal: 7 }).dialogs.size).toBe(0);
    expect(
      learnt(press('Filters'), { ...viewListing(['B']), modal: 7, openers: [opener('Colour')] }).dialogs.size,
    ).toBe(0);
    expect(learnt(press('Filters'), inDialog, inDialog).dialogs.size).toBe(0);
    expect(learnt({ ...press('Filters'), do: 'select' }, inDialog).dialogs.size).toBe(0);
  });
});

it('what lies in a dialog behind such a button is unfolded, and the way to it known', async () => {
  let view: PageView = plain;
  const page: OpenablePage = {
    view: () => view,
    open({ name }) {
      view =
        name === 'Filters'
          ? inDialog
          : { ...inDialog, openers: [], groups: [...plain.groups, facet('Colour', ['Red'])] };
      return Promise.resolve(view);
    },
    ...still(() => view),
  };
  const memory = createOpenerMemory();
  noteDialogOpener(memory, { unit: press('Filters'), from: momentOf(plain), after: momentOf(inDialog) });
  const seen = await unfold(page, memory);
  expect(seen?.groups.map(({ label }) => label)).toEqual([null, 'Colour']);
  expect(memory.byGroup.get('Colour')).toEqual([press('Filters'), openerStep('Colour')]);
});
