import { expect, it } from 'vitest';
import type { AccessPath, Step } from '../../src/model/access-path.js';
import { isPaging } from '../../src/model/step.js';
import { snapshotFromHtml } from '../../src/pages/html-snapshot.js';
import { indexPage } from '../../src/pages/page-index.js';
import { choicePathBy, controlOf, pathBy, withOrdinals } from '../../src/pages/steps.js';

const URL = 'https://shop.example/list';

function step(name: string, parts: Partial<Step> = {}): Step {
  return { do: 'click', role: 'button', name, group: null, ordinal: 0, value: null, ...parts };
}

function actions(...steps: readonly Step[]): AccessPath {
  return { kind: 'actions', from: { kind: 'url', url: URL }, steps };
}

it('a control is known by role, name and group', () => {
  const index = indexPage(snapshotFromHtml('<a href="#" role="button">Red</a>', { url: URL, status: 200 }));
  const [node = -1] = index.byTag('a');
  expect(controlOf(index, node, { do: 'click', group: 'Color' })).toEqual({
    node,
    step: step('Red', { group: 'Color' }),
  });
  expect(controlOf(index, node, { do: 'click', group: null, name: '' }).step.name).toBeNull();
});

it('controls that are alike are counted, one node once', () => {
  const controls = [1, 2, 2, 3].map((node) => ({ node, step: step(node === 3 ? 'Blue' : 'Red') }));
  expect(withOrdinals(controls).map((control) => control.step.ordinal)).toEqual([0, 1, 1, 0]);
});

it('a path goes on from the address, or from the steps before', () => {
  expect(pathBy(null, URL, [step('Red')])).toEqual(actions(step('Red')));
  expect(pathBy(actions(step('Red')), 'https://elsewhere.example', [step('Blue')])).toEqual(
    actions(step('Red'), step('Blue')),
  );
});

it('equal steps in a row are one step several times', () => {
  const more = step('More', { group: 'pagination' });
  const twice = pathBy(pathBy(null, URL, [more]), URL, [more]);
  expect(pathBy(twice, URL, [more]).steps).toEqual([{ ...more, times: 3 }]);
});

it('a choice begins its list at the first page', () => {
  const next = step('2', { group: 'pagination' });
  const scroll = step('', { do: 'scroll' });
  expect(choicePathBy(actions(step('Red'), next, scroll), URL, [step('Blue')])).toEqual(
    actions(step('Red'), step('Blue')),
  );
  expect(choicePathBy(actions(next), URL, [step('Blue')])).toEqual(actions(step('Blue')));
  expect([next, scroll, step('Red')].map(isPaging)).toEqual([true, true, false]);
});
