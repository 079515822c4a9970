import { expect, it } from 'vitest';
import { isShownByField } from '../../../src/browse/stage/shown-choice.js';
import type { Moment } from '../../../src/browse/stage/stage-moment.js';
import { openerStep, viewListing } from '../offering-view.js';
import { snapshotFromHtml } from '../../../src/pages/html-snapshot.js';

/** A page with a field called so, and what stands in it. */
function seen(called: string, html: string, role = 'combobox'): Pick<Moment, 'sight' | 'snapshot'> {
  const snapshot = snapshotFromHtml(html, { url: 'https://site.example/', status: 200 });
  const node = snapshot.nodes.findIndex(({ attributes }) => attributes.role === 'combobox');
  const view = viewListing(['A'], { openers: [{ node, step: { ...openerStep(called), role } }] });
  return { sight: { path: { kind: 'url', url: view.url }, view, exchanges: [] }, snapshot };
}

const field = (text: string): string => `<div role="combobox">${text}</div>`;

it.each([
  { why: 'its field is called so', page: seen('Oak', field('')), chosen: 'option', expected: true },
  { why: 'its field is called more besides', page: seen('Oak Elm', field('')), chosen: 'option', expected: false },
  { why: 'a button is called so', page: seen('Oak', field(''), 'button'), chosen: 'option', expected: false },
  { why: 'it is a box', page: seen('Oak', field('')), chosen: 'checkbox', expected: false },
  { why: 'the field of its list says so', page: seen('Wood', field('<b>Oak</b>')), chosen: 'option', expected: true },
  { why: 'the field of its list says more', page: seen('Wood', field('Oak Elm')), chosen: 'option', expected: false },
  { why: 'the field of another list says so', page: seen('Kind', field('Oak')), chosen: 'option', expected: false },
  {
    why: 'it is typed into the field of its list',
    page: seen('Wood', '<input role="combobox" value="Oak">'),
    chosen: 'option',
    expected: true,
  },
])('an option is the only one chosen where $why: $expected', ({ page, chosen, expected }) => {
  expect(isShownByField(page, { ...openerStep('Oak', 'Wood'), do: 'click', role: chosen })).toBe(expected);
});
