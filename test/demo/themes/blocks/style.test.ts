import { describe, expect, it } from 'vitest';
import { THEMES } from '../../../../src/demo/themes/index.js';
import { createLayout } from '../../../../src/demo/themes/layout.js';
import { documentAt } from '../../page-fixture.js';
import { visitShop } from '../../shop-fixture.js';

describe('the style sheet of the blocks theme', () => {
  it('knows the made-up names of its layout', () => {
    const css = THEMES.blocks.css(createLayout(4));
    const document = documentAt(visitShop({ layoutSeed: 4 }), '/all');
    const root = document('body').attr('class') ?? '';
    expect(css).toContain(`.${root}{`);
    expect(css).not.toContain('.card{');
  });
});
