import { expect, it } from 'vitest';
import { hangsOver, isListAlone, isUnder, layerOf } from '../../../../src/pages/groups/opening/layers.js';
import { first } from '../../html-page.js';
import { liveIndex } from '../read-live.js';

const index = liveIndex('<main><p><b>page</b></p><p>more</p></main><div><i>list</i></div>');
const [inPage, inLayer] = [first(index, 'b'), first(index, 'i')];

it('a layer is the child of the body that something lies in', () => {
  expect([layerOf(index, inPage), layerOf(index, inLayer)]).toEqual([first(index, 'main'), first(index, 'div')]);
});

it('what comes later hangs over what comes first, and under it lies the larger one before', () => {
  expect([hangsOver(index, inLayer, inPage), hangsOver(index, inPage, inLayer)]).toEqual([true, false]);
  expect([isUnder(index, first(index, 'main'), inLayer), isUnder(index, first(index, 'div'), inPage)]).toEqual([
    true,
    false,
  ]);
});

it('a list that was dropped down is alone in its layer; what a dialog asks, and its buttons, are not', () => {
  const alone = (layer: string, tag: string): boolean => {
    const page = liveIndex(`<main><p>page</p></main><div>${layer}</div>`);
    return isListAlone(page, page.byTag(tag));
  };
  expect(alone('<u>Yes</u> <u>No</u>', 'u')).toBe(true);
  expect(alone('<p>Leave the page?</p><u>Yes</u> <u>No</u>', 'u')).toBe(false);
  expect(alone('<button>Yes</button> <button>No</button>', 'button')).toBe(false);
});
