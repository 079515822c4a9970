import { describe, expect, it } from 'vitest';
import { snapshotFromHtml } from '../../../src/pages/html-snapshot.js';
import { isDrawnAlike, type SeenControl } from '../../../src/browse/stage/drawn-alike.js';

/** The first element with a listener in a page. */
function control(html: string): SeenControl {
  const snapshot = snapshotFromHtml(html, { url: 'http://shop.example/', status: 200 });
  return { snapshot, node: snapshot.nodes.find(({ attributes }) => attributes['onclick'] !== undefined)?.id ?? -1 };
}

describe('a control', () => {
  const before = control('<p>Brand</p><ul><li><span onclick=x>Acme</span> 3</li></ul>');
  it('looks alike wherever it stands', () => {
    expect(isDrawnAlike(before, control('<ul><li><span onclick=x>Acme</span> 3</li></ul>'))).toBe(true);
  });

  it.each([
    ['is marked', '<ul><li><span onclick=x class=on>Acme</span> 3</li></ul>'],
    ['stands in what is marked', '<ul><li aria-selected=true><span onclick=x>Acme</span> 3</li></ul>'],
    ['holds a mark', '<ul><li><span onclick=x>Acme<i>✓</i></span> 3</li></ul>'],
    ['is gone', '<ul><li>Acme</li></ul>'],
  ])('looks otherwise when it %s', (_, html) => {
    expect(isDrawnAlike(before, control(html))).toBe(false);
  });
});
