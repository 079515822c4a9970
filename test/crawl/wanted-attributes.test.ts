import { describe, expect, it } from 'vitest';
import { createWantedAttributes } from '../../src/crawl/wanted-attributes.js';

describe('createWantedAttributes', () => {
  it('wants everything where nothing was named', () => {
    const attributes = createWantedAttributes([]);
    expect(attributes.wants('Brand')).toBe(true);
    expect(attributes.note()).toBeNull();
  });

  it('wants what was named, whatever its case', () => {
    const attributes = createWantedAttributes(['brand']);
    expect(attributes.wants('Brand')).toBe(true);
    expect(attributes.wants('Colour')).toBe(false);
    expect(attributes.note()).toBeNull();
  });

  it('says which names no filter has, and which filters there are', () => {
    const attributes = createWantedAttributes(['Brnad', 'Colour']);
    attributes.wants('Brand');
    attributes.wants('Colour');
    expect(attributes.note()).toBe('No filter was found for "Brnad" (--attributes). Others are: "Brand".');
  });

  it('names no more than some of the filters', () => {
    const attributes = createWantedAttributes(['x']);
    for (let number = 1; number <= 23; number += 1) attributes.wants(`F${String(number)}`);
    expect(attributes.note()).toMatch(/"F20" and 3 more\.$/);
  });
});
