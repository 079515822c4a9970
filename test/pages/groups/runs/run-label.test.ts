import { expect, it } from 'vitest';
import { labelAmong } from '../../../../src/pages/groups/runs/run-label.js';
import type { TextBlock } from '../../../../src/pages/groups/runs/shapes.js';
import { liveIndex } from '../read-live.js';

const index = liveIndex(
  '<h3>Wood</h3><p>Choose as many as you like</p><button>Reset</button><div hidden>Menu</div><ul></ul>',
);

/** The label among texts of the page, by their elements. */
function labelOf(...texts: readonly (readonly [tag: string, strength: TextBlock['strength']])[]): string | null {
  const blocks = texts.map(([tag, strength]): TextBlock => {
    const [node = 0] = index.byTag(tag);
    return { node, text: index.text(node) || 'Menu', strength };
  });
  return labelAmong(index, blocks, { of: index.byTag('ul')[0] ?? 0, crossed: false })?.text ?? null;
}

it('a heading names a row before what explains it or a button does', () => {
  expect(labelOf(['h3', 'heading'], ['p', 'plain'])).toBe('Wood');
  expect(labelOf(['h3', 'heading'], ['button', 'button'])).toBe('Wood');
  expect(labelOf(['button', 'button'])).toBe('Reset');
});

it('what nobody sees and running text name nothing', () => {
  expect(labelOf(['div', 'heading'])).toBeNull();
  expect(labelOf(['p', 'prose'])).toBeNull();
});
