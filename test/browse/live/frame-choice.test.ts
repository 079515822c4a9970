import { describe, expect, it } from 'vitest';
import { fewestFrames, partsShown, showsNews } from '../../../src/browse/live/frame-choice.js';
import { frameOf, picturedView } from '../../report/pictured-page.js';

const [facet] = picturedView.groups;
const [red, green, blue] = facet!.choices.map(({ node }) => node) as [number, number, number];

describe('the frames of a picture', () => {
  it('count what shows', () => {
    const all = partsShown(picturedView, frameOf(picturedView).boxes);
    const fewer = partsShown(picturedView, frameOf(picturedView, [red]).boxes);
    expect(all.size - fewer.size).toBe(1);
    expect(showsNews(all, [fewer])).toBe(true);
    expect(showsNews(fewer, [all])).toBe(false);
  });

  it('are only the last one where it shows everything', () => {
    const frames = [frameOf(picturedView, [red]), frameOf(picturedView), frameOf(picturedView)];
    expect(fewestFrames(frames)).toEqual([frames[2]]);
    expect(fewestFrames(frames)[0]).toBe(frames[2]);
  });

  it('are as many as are needed where one part closes another', () => {
    const frames = [
      frameOf(picturedView, [red, green]),
      frameOf(picturedView, [red, blue]),
      frameOf(picturedView, [blue]),
    ];
    expect(new Set(fewestFrames(frames))).toEqual(new Set([frames[2], frames[0]]));
  });

  it('keep one with something laid over the page', () => {
    const covered = frameOf(picturedView, [red, green, blue], true);
    expect(fewestFrames([covered, frameOf(picturedView)]).map(({ isCovered }) => isCovered)).toEqual([false, true]);
    expect(fewestFrames([covered])).toEqual([covered]);
  });
});
