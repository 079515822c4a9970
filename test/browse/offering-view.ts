/**
 * Views that offer things to work, for tests of what is done with them.
 */

import type { Step } from '../../src/model/access-path.js';
import type { ChoiceGroup, Control, PageView } from '../../src/model/page.js';
import { tinySnapshot, tinyView } from './tiny-reader.js';

/** A view of cards with these names. */
export function viewListing(names: readonly string[], changes: Partial<PageView> = {}): PageView {
  const html = names.map((name) => `<li><a href="/${encodeURIComponent(name)}">${name}</a>`).join('');
  return { ...tinyView(tinySnapshot(html, { url: 'https://site.example/', status: 200 })), ...changes };
}

/** A facet that offers these values. */
export function facet(label: string, values: readonly string[]): ChoiceGroup {
  return {
    node: 0,
    label,
    widget: 'checkboxes',
    guess: 'facet',
    confidence: 1,
    key: label,
    field: null,
    multiple: true,
    more: null,
    choices: values.map((value) => {
      const step = { ...openerStep(value), do: 'check', role: 'checkbox', group: label } as const;
      return {
        node: 0,
        value,
        count: null,
        selected: false,
        path: null,
        level: 0,
        range: null,
        control: { node: 0, step },
      };
    }),
  };
}

/** A step that opens something of this name. */
export function openerStep(name: string, group: string | null = null): Step {
  return { do: 'open', role: 'button', name, group, ordinal: 0, value: null };
}

/** Something of this name that opens. */
export function opener(name: string, group: string | null = null): Control {
  return { node: 0, step: openerStep(name, group) };
}
