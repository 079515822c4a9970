import { describe, expect, it } from 'vitest';
import { createAskedValues } from '../../../src/explore/planning/asked-values.js';
import { region } from '../page-views.js';

describe('a value need not be asked again', () => {
  it('in the region where it was answered, and in those below', () => {
    const asked = createAskedValues();
    const all = region([1, 2, 3, 4]);
    asked.note('colour', 'red', { region: all, size: null });
    expect(asked.covers('colour', 'red', all)).toBe(true);
    expect(asked.covers('colour', 'red', region([9], { ancestors: [all] }))).toBe(true);
  });

  it('in those below a region that was cut, however it was seen when it was answered', () => {
    const asked = createAskedValues();
    const all = region([1, 2], { id: 'all', size: 4 });
    asked.note('colour', 'red', { region: { ...all, label: 'seen closely' }, size: null });
    expect(asked.covers('colour', 'red', region([3], { id: 'part', ancestors: [all] }))).toBe(true);
  });

  it('in a region whose entities lie in one that was answered', () => {
    const asked = createAskedValues();
    asked.note('colour', 'red', { region: region([1, 2, 3, 4]), size: null });
    expect(asked.covers('colour', 'red', region([2, 3]))).toBe(true);
    expect(asked.covers('colour', 'red', region([3, 4, 5]))).toBe(false);
  });

  it('in a region that several answered ones hold together', () => {
    const asked = createAskedValues();
    asked.note('colour', 'red', { region: region([1, 2]), size: null });
    asked.note('colour', 'red', { region: region([3, 4]), size: null });
    expect(asked.covers('colour', 'red', region([2, 3]))).toBe(true);
  });

  it('but another value of the facet does', () => {
    const asked = createAskedValues();
    const all = region([1, 2]);
    asked.note('colour', 'red', { region: all, size: null });
    expect(asked.covers('colour', 'blue', all)).toBe(false);
    expect(asked.covers('size', 'red', all)).toBe(false);
    expect(asked.coversAsAny('red', all)).toBe(true);
    expect(asked.coversAsAny('blue', all)).toBe(false);
  });
});

describe('what was asked', () => {
  it('is known by facet and value', () => {
    const asked = createAskedValues();
    asked.note('colour', 'red', { region: region([1]), size: null });
    expect([asked.knows('colour', 'red'), asked.knows('colour', 'blue'), asked.knows('size', 'red')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('remembers the first region of a facet', () => {
    const asked = createAskedValues();
    const first = region([1]);
    expect(asked.firstRegion('colour')).toBeNull();
    asked.note('colour', 'red', { region: first, size: null });
    asked.note('colour', 'blue', { region: region([2]), size: null });
    expect(asked.firstRegion('colour')).toBe(first);
  });
});
