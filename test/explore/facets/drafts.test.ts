import { expect, it } from 'vitest';
import { isDraft } from '../../../src/explore/facets/drafts.js';
import type { ChoiceGroup, PageView } from '../../../src/model/page.js';
import { byScript, choice, facet, listPage, region, step } from '../page-views.js';

const tick = choice('red', null, { path: byScript(step('red', { do: 'check' })) });
const inDialog = facet('colour', [], { isInDialog: true, choices: [tick] });
const before = region([1, 2, 3], { view: listPage(['a', 'b', 'c'], { declaredCount: 3 }) });

function isNoted(names: readonly string[], given: Partial<PageView> = {}, group: ChoiceGroup = inDialog): boolean {
  const view = listPage(names, { declaredCount: names.length, modal: 7, ...given });
  return isDraft(before, { group, choice: tick, view });
}

it('a choice in a dialog that lies open over the same list is only noted', () => {
  expect(isNoted(['a', 'b', 'c'])).toBe(true);
});

it('it counts where the list or the address is another, the dialog is gone, or there is none around it', () => {
  expect(isNoted(['a'])).toBe(false);
  expect(isNoted(['a', 'b', 'c'], { url: 'https://shop.example/list?colour=red' })).toBe(false);
  const left = listPage(['a', 'b', 'c'], { declaredCount: 3 });
  expect(isDraft(before, { group: inDialog, choice: tick, view: left })).toBe(false);
  expect(isNoted(['a', 'b', 'c'], {}, facet('colour', [], { choices: [tick] }))).toBe(false);
});

it('the list is the one that the live page showed before', () => {
  const { list: seen } = listPage(['a', 'b']);
  if (seen === null) throw new Error('a list');
  const view = listPage(['a', 'b'], { declaredCount: 3, modal: 7 });
  expect(isDraft({ ...before, seen }, { group: inDialog, choice: tick, view })).toBe(true);
});
