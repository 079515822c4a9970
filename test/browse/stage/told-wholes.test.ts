import { describe, expect, it } from 'vitest';
import type { UnitPath } from '../../../src/browse/stage/stage-path.js';
import { createToldWholes } from '../../../src/browse/stage/told-wholes.js';
import type { CountText, PageView } from '../../../src/model/page.js';
import { viewListing } from '../offering-view.js';

const FIRST: UnitPath = { url: 'https://shop.example/', units: [] };
const CHOSEN: UnitPath = {
  ...FIRST,
  units: [{ do: 'check', role: 'checkbox', name: 'Oak', group: 'Wood', ordinal: 0, value: null }],
};

/** A page with one text that tells these numbers; one that it tells twice is told so. */
function telling(...values: readonly number[]): PageView {
  const isTwice = values.length === 2 && values[0] === values[1];
  const counts = [...new Set(values)].map((value): CountText => ({
    node: 7,
    template: '# of #',
    value,
    from: null,
    to: null,
    confidence: 0.7,
    ...(isTwice && { twice: true }),
  }));
  return { ...viewListing([]), counts, declaredCount: values[0] ?? null };
}

describe('the size that stands beside that of all', () => {
  it('is that of the result where the page told one number twice before anything was chosen', () => {
    const wholes = createToldWholes();
    wholes.read(FIRST, telling(264, 264));
    const { declaredCount, counts } = wholes.read(CHOSEN, telling(264, 82));
    expect([declaredCount, counts.map(({ value }) => value)]).toEqual([82, [82, 264]]);
  });

  it('is how much is shown where the number was not told twice, or only once something was chosen', () => {
    const wholes = createToldWholes();
    wholes.read(FIRST, telling(264, 24));
    wholes.read(CHOSEN, telling(82, 82));
    expect(wholes.read(CHOSEN, telling(264, 24)).declaredCount).toBe(264);
    expect(wholes.read(CHOSEN, telling(82, 24)).declaredCount).toBe(82);
  });
});
