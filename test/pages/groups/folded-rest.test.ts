import { describe, expect, it } from 'vitest';

import { lineOf, linesOf, linksTo } from './read-html.js';
import { liveGroupsOf } from './read-live.js';

const B = linksTo('b', ['A1', 'A2']);
const C = linksTo('c', ['C1', 'C2']);

describe('what is folded away at the end of a list', () => {
  const more = '<a href="javascript:void(0)" aria-label="See more, Brand"><span>See more</span></a>';
  const panels = (rest: string): string =>
    `<div><div>Brand</div><ul>${B}<span><div style="display:none">${rest}</div>${more}</span></ul><div>Color</div><ul>${C}</ul></div>`;
  it('belongs to it, be it several values or one', () => {
    for (const rest of [['A3', 'A4', 'A5'], ['A3']]) {
      const html = panels(linksTo('b', rest));
      expect(linesOf(html)).toEqual([`Brand: A1 A2 ${rest.join(' ')}`, 'Color: C1 C2']);
    }
    // A browser tells the names once it has unfolded them.
    const live = liveGroupsOf(panels(linksTo('b', ['A3', 'A4', 'A5'])));
    expect(live.map(lineOf)).toEqual(['Brand: A1 A2', 'Color: C1 C2']);
  });

  it('is none of it in an entry that is to be seen: that holds a list of its own', () => {
    expect(linesOf(`<ul>${B}<li><div>${linksTo('b', ['A3', 'A4'], 'p')}</div></li></ul>`)).toEqual([
      '-: A1 A2',
      '-: A3 A4',
    ]);
  });
});
