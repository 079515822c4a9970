import { describe, expect, it } from 'vitest';
import { inspectPicture } from '../../src/report/inspect-picture.js';
import { frameOf, picturedView } from './pictured-page.js';

describe('a picture of a page', () => {
  const first = frameOf(picturedView);

  it('puts each mark where its node shows', () => {
    const { html } = inspectPicture({ view: picturedView, frames: [first] });
    const node = picturedView.list!.node;
    expect(html).toContain(
      `<div class="mark list" style="left:${String(node)}px;top:${String(node * 2)}px;width:30px;height:10px">`,
    );
  });

  it('leaves out marks of what does not show', () => {
    const node = picturedView.list!.node;
    const { html } = inspectPicture({ view: picturedView, frames: [frameOf(picturedView, [node])] });
    expect(html).not.toContain('class="mark list"');
  });

  it('has nothing of the site in it but text and pictures, and may load nothing', () => {
    const { html } = inspectPicture({ view: picturedView, frames: [first] });
    expect(html).toContain("default-src 'none'");
    expect(html).toContain('Lamps &lt;b&gt;');
    expect(html).not.toMatch(/<script|<b>L/u);
  });

  it('draws further frames smaller, beside the list', () => {
    const one = inspectPicture({ view: picturedView, frames: [first] });
    const two = inspectPicture({ view: picturedView, frames: [first, frameOf(picturedView, [], true)] });
    expect(two.width).toBeGreaterThan(one.width);
    expect(two.width).toBeLessThan(one.width + first.width);
    expect(two.html).toContain('with something laid over it');
  });
});
