import { describe, expect, it } from 'vitest';
import type { ChoiceGroup } from '../../../src/model/page.js';
import { liveGroupsOf } from './read-live.js';
import { groupsOf } from './read-html.js';

const row = (value: string, { href = `/lamps/${value}`, at = value, checked = '' } = {}): string =>
  `<div><div class=box><input type=checkbox id="cb-${at}" ${checked}><label for="cb-${at}"><a href="${href}"><h3>${value} <span>(4)</span></h3></a></label></div></div>`;
const panel = (rows: readonly string[]): string =>
  `<aside><div><h2>Brand</h2><div>${rows.join('')}</div></div></aside>`;
const VALUES = ['Acme', 'Bolt', 'Core'];
const kinds = (groups: readonly ChoiceGroup[]): readonly string[] => groups.map(({ widget }) => widget);

describe('boxes whose labels are links', () => {
  it.each([
    ['over HTTP', groupsOf],
    ['in a browser', liveGroupsOf],
  ])('are one facet of several values at addresses %s', (_, read) => {
    const groups = read(panel([row('Acme', { checked: 'checked' }), row('Bolt'), row('Core')]));
    expect(kinds(groups)).toEqual(['links']);
    expect(groups[0]).toMatchObject({ label: 'Brand', guess: 'facet', multiple: true });
    expect(groups[0]?.choices.map(({ value, selected }) => [value, selected])).toEqual([
      ['Acme', true],
      ['Bolt', false],
      ['Core', false],
    ]);
    expect(groups[0]?.choices[1]?.path).toEqual({ kind: 'url', url: 'https://shop.example/lamps/Bolt' });
  });

  it.each([
    ['lead to one address', VALUES.map((value) => row(value, { href: '/about' }))],
    [
      'stand beside the labels',
      VALUES.map(
        (value) => `<p><label><input type=checkbox> ${value}</label> <a href="/lamps/${value}">${value} only</a></p>`,
      ),
    ],
  ])('stay boxes where the links %s', (_, rows) => {
    expect(kinds(liveGroupsOf(panel(rows)))).toContain('checkboxes');
  });
});
