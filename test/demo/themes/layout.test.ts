import { describe, expect, it } from 'vitest';
import { markup } from '../../../src/demo/html.js';
import { createLayout } from '../../../src/demo/themes/layout.js';

const BLOCK = markup`<p>x</p>`;

describe('the layout', () => {
  it('is plain with seed 0', () => {
    const layout = createLayout(0);
    expect(layout.wrap('a', BLOCK)).toBe(BLOCK);
    expect(layout.order('a', [1, 2, 3])).toEqual([1, 2, 3]);
  });

  it('wraps as deep as the seed says, the same for the same name', () => {
    const depths = [1, 2, 3, 4, 5, 6, 7, 8].map(
      (seed) => createLayout(seed).wrap('a', BLOCK).text.split('<div>').length - 1,
    );
    expect(new Set(depths).size).toBeGreaterThan(1);
    expect(createLayout(3).wrap('a', BLOCK)).toEqual(createLayout(3).wrap('a', BLOCK));
  });

  it('changes order and class names with the seed', () => {
    const items = [1, 2, 3, 4, 5, 6];
    expect([...createLayout(1).order('a', items)].sort()).toEqual(items);
    expect(createLayout(1).order('a', items)).not.toEqual(createLayout(2).order('a', items));
    expect(createLayout(1).hashed('card')).not.toBe(createLayout(2).hashed('card'));
    expect(createLayout(1).hashed('card')).toMatch(/^[a-z][a-z0-9]+$/);
  });
});
