import { describe, expect, it } from 'vitest';

import type { FoundGroup } from '../../../../src/pages/groups/found-group.js';
import { withoutFragments } from '../../../../src/pages/groups/runs/fragments.js';

interface Sketch {
  readonly label: string | null;
  readonly values: readonly string[];
  readonly labelTag?: string;
  readonly count?: number;
  readonly staysOnPath?: boolean;
  readonly name?: string;
}

/** A group of links as its readers leave it. */
function found({ label, values, labelTag = 'h3', count, staysOnPath = true, name = 'v' }: Sketch): FoundGroup {
  return {
    node: 0,
    label,
    widget: 'links',
    key: '',
    field: null,
    multiple: false,
    choices: values.map((value, node) => ({
      node,
      value,
      count: count ?? null,
      selected: false,
      path: { kind: 'url', url: `https://shop.example/list?v=${value}` },
      level: 0,
      range: null,
    })),
    more: null,
    labelTag,
    change: { name, values },
    traits: {
      pagerShare: 0,
      entityShare: 0,
      outsideShare: 0,
      languageShare: 0,
      directionShare: 0,
      isTableHead: false,
      trail: 0,
      landmark: null,
      staysOnPath,
      isActing: false,
    },
  };
}

/** Labels of the groups that are kept. */
function kept(groups: readonly Sketch[]): readonly (string | null)[] {
  return withoutFragments(groups.map(found)).map(({ label }) => label);
}

const COLOR: Sketch = { label: '色', values: ['赤', '青'] };

describe('fragments', () => {
  it('are small rows without labels that come again and again, as in records', () => {
    const record = { label: null, values: ['Tea', 'Acme'], labelTag: '' };
    expect(kept([COLOR, record, record, record, record])).toEqual(['色']);
  });

  it('are not a few rows without labels', () => {
    const row = { label: null, values: ['list', 'grid'], labelTag: '' };
    expect(kept([COLOR, row, row])).toEqual(['色', null, null]);
  });

  it('are single links, unless they filter beside a like group of several', () => {
    const one = { label: 'لون', values: ['أحمر'] };
    expect(kept([one])).toEqual([]);
    expect(kept([COLOR, one])).toEqual(['色', 'لون']);
    expect(kept([COLOR, { ...one, labelTag: 'b' }])).toEqual(['色']);
  });

  it('are no single links with counts that filter by arguments of their own, as on a page of one result', () => {
    const one = (label: string, given: Partial<Sketch> = {}): Sketch => ({
      label,
      values: ['x'],
      count: 1,
      name: label,
      ...given,
    });
    expect(kept([one('Brand'), one('Color'), one('Season')])).toEqual(['Brand', 'Color', 'Season']);
    expect(kept([one('Brand'), one('Color')])).toEqual([]);
    expect(kept([one('Brand', { name: 'v' }), one('Color', { name: 'v' }), one('Season', { name: 'v' })])).toEqual([]);
  });

  it('are single links to other pages, unless they have a count', () => {
    const one = { label: 'Marke', values: ['Acme'], staysOnPath: false };
    expect(kept([COLOR, one])).toEqual(['色']);
    expect(kept([COLOR, { ...one, count: 12 }])).toEqual(['色', 'Marke']);
  });

  it('are single links under headlines', () => {
    expect(kept([COLOR, { label: 'What everybody should know about tea in spring', values: ['Read'] }])).toEqual([
      '色',
    ]);
  });
});
