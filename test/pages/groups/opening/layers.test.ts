import { expect, it } from 'vitest';
import { hangsOver, isUnder, layerOf } from '../../../../src/pages/groups/opening/layers.js';
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
