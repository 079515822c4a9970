import { expect, test } from 'vitest';
import { distanceTo, type Undoing } from '../../../src/browse/stage/stage-distance.js';
import { undoKey, type Moment } from '../../../src/browse/stage/stage-moment.js';
import { accessPathOf } from '../../../src/browse/stage/stage-path.js';
import type { Step } from '../../../src/model/access-path.js';
import { PAGINATION_GROUP } from '../../../src/model/step.js';
import { tinySnapshot, tinyView } from '../tiny-reader.js';

const URL = 'https://site.example/';
const MORE: Step = { do: 'click', role: 'button', name: 'More', group: PAGINATION_GROUP, ordinal: 0, value: null };
const NOTHING: Undoing = { lasting: new Set(), mayGoBack: () => false };

const ticking = (name: string): Step => ({
  do: 'check',
  role: 'checkbox',
  name,
  group: 'Brand',
  ordinal: 0,
  value: null,
});

/** A page after these steps, which has a next one or is the last. */
function after(units: readonly Step[], hasNext = true): Moment {
  const snapshot = tinySnapshot('<li><a href="/a">A</a>', { url: URL, status: 200 });
  const view = tinyView(snapshot);
  const pagination = { ...view.pagination, next: hasNext ? accessPathOf({ url: URL, units: [...units, MORE] }) : null };
  const sight = { path: accessPathOf({ url: URL, units }), view: { ...view, pagination }, exchanges: [] };
  return { path: { url: URL, units }, before: null, sight, snapshot, bytes: 1, contentType: 'text/html', place: '' };
}

function distance(units: readonly Step[], present: Moment | null, url = URL): number {
  return distanceTo(accessPathOf({ url, units }), present, NOTHING);
}

const [acme, birch] = [ticking('Acme'), ticking('Birch')];

test('what is shown already costs nothing, and what goes on from there its steps', () => {
  expect(distance([acme], after([acme]))).toBe(0);
  expect(distance([acme, MORE], after([acme]))).toBe(1);
  expect(distance([acme, MORE, MORE, MORE], after([acme, MORE]))).toBe(2);
});

test('a choice that can be undone costs less than a load, which all else needs', () => {
  const load = distance([birch], null);
  expect(distance([birch], after([acme]))).toBe(2);
  expect(load).toBeGreaterThan(2);
  expect(
    distanceTo(accessPathOf({ url: URL, units: [birch] }), after([acme]), {
      ...NOTHING,
      lasting: new Set([undoKey(acme)]),
    }),
  ).toBe(load);
  expect(distance([birch], after([acme]), `${URL}other`)).toBe(load);
  expect(distanceTo({ kind: 'request', method: 'PUT', url: URL, body: null }, after([acme]), NOTHING)).toBe(load - 1);
});

test('a way back in the history of a page costs as little as undoing', () => {
  const wanted = accessPathOf({ url: URL, units: [birch] });
  const lasting = new Set([undoKey(acme)]);
  expect(distanceTo(wanted, after([acme]), { lasting, mayGoBack: (steps) => steps === 0 })).toBe(2);
  expect(distanceTo(wanted, after([birch, acme]), { lasting, mayGoBack: (steps) => steps === 1 })).toBe(1);
});

test('a list that is being turned is given up last, one that has come to its end as any other page', () => {
  const load = distance([birch], null);
  expect(distance([birch], after([acme, MORE]))).toBeGreaterThan(load);
  expect(distance([birch], after([MORE]), `${URL}other`)).toBeGreaterThan(load);
  expect(distance([acme], after([acme, MORE]))).toBeGreaterThan(distance([acme], after([acme, MORE], false)));
  expect(distance([birch], after([acme, MORE], false))).toBeLessThan(load);
});
