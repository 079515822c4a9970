import { expect, it } from 'vitest';
import { isNotComing } from '../../../src/browse/stage/lost-lists.js';
import type { Moment } from '../../../src/browse/stage/stage-moment.js';
import { createOpenerMemory } from '../../../src/browse/stage/opener-memory.js';
import type { Step } from '../../../src/model/access-path.js';
import { tinySnapshot, tinyView } from '../tiny-reader.js';

function momentAt(url: string): Moment {
  const snapshot = tinySnapshot('<p>Just a moment', { url, status: 200 });
  const sight = { path: { kind: 'url', url } as const, view: tinyView(snapshot), exchanges: [] };
  return { path: { url, units: [] }, before: null, sight, snapshot, bytes: 1, contentType: 'text/html', place: '' };
}

it('a list that a choice took away is not waited for once others came back with their addresses only', () => {
  const unit: Step = { do: 'check', role: 'checkbox', name: 'Acme', group: 'Brand', ordinal: 0, value: null };
  const memory = createOpenerMemory();
  const [from, after] = [momentAt('https://site.example/'), momentAt('https://site.example/?brand=acme')];
  expect(isNotComing(memory, { from, after, unit })).toBe(false);
  memory.lostLists.vainLoads = -Infinity;
  expect(isNotComing(memory, { from, after, unit })).toBe(true);
  expect(isNotComing(memory, { from, after: from, unit })).toBe(false);
  expect(isNotComing(memory, { from, after, unit: { ...unit, do: 'click', group: 'pagination' } })).toBe(false);
});
