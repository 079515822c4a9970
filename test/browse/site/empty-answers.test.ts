import { expect, it } from 'vitest';

import { createEmptyAnswers } from '../../../src/browse/site/empty-answers.js';
import type { ActionsPath } from '../../../src/model/access-path.js';
import { PAGINATION_GROUP } from '../../../src/model/step.js';
import { viewListing } from '../offering-view.js';

const choosing = (group: string): ActionsPath => ({
  kind: 'actions',
  from: { kind: 'url', url: 'https://shop.example/' },
  steps: [{ do: 'click', role: 'button', name: '15 l', group, ordinal: 0, value: null }],
});
const nothing = viewListing([], { list: null });

it('an answer without a list is looked at live where a choice was offered, until such answers proved right', () => {
  const empty = createEmptyAnswers();
  expect(empty.mayBeWrong(choosing('Size'), nothing, 0)).toBe(true);
  expect(empty.mayBeWrong(choosing('Size'), viewListing(['A']), 4)).toBe(false);
  for (const shown of [nothing, nothing, viewListing(['A']), nothing, nothing]) empty.note(shown);
  expect(empty.mayBeWrong(choosing('Size'), nothing, 0)).toBe(true);
  empty.note(nothing);
  expect(empty.mayBeWrong(choosing('Size'), nothing, 0)).toBe(false);
  expect(empty.mayBeWrong(choosing('Size'), nothing, 4)).toBe(true);
});

it('the end of a list is none', () => {
  expect(createEmptyAnswers().mayBeWrong(choosing(PAGINATION_GROUP), nothing, 0)).toBe(false);
});
