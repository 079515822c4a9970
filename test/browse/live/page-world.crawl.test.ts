import { describe, expect, it } from 'vitest';
import { enterPageWorld } from '../../../src/browse/live/page-world.js';
import { useSharedBrowser } from '../shared-browser.js';

const browser = useSharedBrowser();

function double(value: number): number {
  return twice(value);
}

function twice(value: number): number {
  return value * 2;
}

describe('a world of our own in a page', () => {
  it('runs a program with its parts, and tells what it throws', async () => {
    const world = await enterPageWorld((await browser.open('<p>hello</p>')).session);
    expect(await world.run({ main: double, parts: [twice] }, 21)).toBe(42);
    const wrong = (): never => {
      throw new Error('wrong');
    };
    await expect(world.run({ main: wrong, parts: [] }, null)).rejects.toThrow(/In the page: Error: wrong/u);
  });

  it('runs a program as often as it is asked, each time with what it is given', async () => {
    const world = await enterPageWorld((await browser.open('<p>hello</p>')).session);
    const program = { main: double, parts: [twice] };
    expect(await Promise.all([1, 2, 3].map((value) => world.run(program, value)))).toEqual([2, 4, 6]);
  });

  it('is told nothing, text of all kinds, and half a character as an unknown one', async () => {
    const world = await enterPageWorld((await browser.open('<p>hello</p>')).session);
    const tell = (text: string): readonly (string | null)[] => [text, `${text}\ud83d`, '\\ud83d', null];
    const smile = '\u{1f600} "quoted"\n\u2028';
    expect(await world.run({ main: tell, parts: [] }, smile)).toEqual([smile, `${smile}\ufffd`, '\\ud83d', null]);
    expect(await world.run({ main: () => undefined, parts: [] }, null)).toBeUndefined();
  });

  it('is not touched by pages that redefine what scripts rely on', async () => {
    const { session } = await browser.open(
      '<script>Array.prototype.push = Array.from = JSON.stringify = () => { throw 1; };</script>',
    );
    const world = await enterPageWorld(session);
    const collect = (): string => {
      const found: number[] = [];
      found.push(...Array.from([1, 2]));
      return JSON.stringify(found);
    };
    expect(await world.run({ main: collect, parts: [] }, null)).toBe('[1,2]');
  });

  it('is that of the next document once the page has left', async () => {
    const { session } = await browser.open('<p>first</p>');
    const world = await enterPageWorld(session);
    const textOf = (): string => document.body.textContent.trim();
    expect(await world.run({ main: textOf, parts: [] }, null)).toBe('first');
    const { frameTree } = await session.send('Page.getFrameTree');
    for (const address of ['data:text/html,<p>second', 'about:blank', 'data:text/html,<p>third']) {
      await session.send('Page.navigate', { url: address, frameId: frameTree.frame.id });
      const told = decodeURIComponent(address).replace(/^.*?(?:<p>|blank)/u, '');
      expect(await (await enterPageWorld(session)).run({ main: textOf, parts: [] }, null)).toBe(told);
    }
  });
});
