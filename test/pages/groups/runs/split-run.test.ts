import { describe, expect, it } from 'vitest';

import { itemOf } from '../../../../src/pages/groups/runs/shapes.js';
import { splitAtHeadings } from '../../../../src/pages/groups/runs/split-run.js';
import { indexOf, linksTo } from '../read-html.js';

/** The rows that one list of links and texts is cut into. */
function rows(inner: string): readonly string[] {
  const index = indexOf(`<ul>${inner}</ul>`);
  const node = index.byTag('ul')[0] ?? 0;
  const items = index.elements(node).map((id) => itemOf(index.within(id, 'a')[0] ?? null, id));
  const run = { node, items, label: null, trailing: null, crossed: false };
  return splitAtHeadings(index, run).map(
    ({ label, items: own }) =>
      `${label?.text ?? '-'}: ${own.map(({ parts: [part = 0] }) => index.text(part)).join(' ')}`,
  );
}

describe('labels among the alternatives', () => {
  it('cut one list into labelled rows', () => {
    const list = `<li>Farbe:${linksTo('c', ['rot', 'blau'])}<li>サイズ${linksTo('s', ['大', '小'])}`;
    expect(rows(list)).toEqual(['Farbe: rot blau', 'サイズ: 大 小']);
  });

  it('may be links that only open what follows', () => {
    const list = `<li><a href="#">Color</a>${linksTo('c', ['red', 'blue'])}<li><a href="#">Size</a>${linksTo('s', ['S', 'M'])}`;
    expect(rows(list)).toEqual(['Color: red blue', 'Size: S M']);
  });

  it.each([
    ['a single one is the alternative that is chosen', `<li>red${linksTo('c', ['blue', 'green'])}`],
    [
      'the first is not at the start',
      `${linksTo('c', ['red'])}<li>blue${linksTo('c', ['green'])}<li>grey${linksTo('c', ['pink'])}`,
    ],
    ['nothing lies between two of them', `<li>Color<li>red${linksTo('c', ['blue'])}`],
    [
      'they have numbers, as empty values do',
      `<li>red (0)${linksTo('c', ['blue'])}<li>green (0)${linksTo('c', ['grey'])}`,
    ],
  ])('are none where %s', (_, list) => {
    expect(rows(list)).toHaveLength(1);
  });
});
