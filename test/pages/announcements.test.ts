import { expect, test } from 'vitest';

import { isAnnouncement, isEcho } from '../../src/pages/announcements.js';
import { pageOf } from './html-page.js';

test('roles and marks tell what is read out', () => {
  const page = pageOf('<p role="status">A</p><p aria-live="polite">B</p><p aria-live="off">C</p><p>D</p>');
  const paragraphs = page.nodes.filter(({ tag }) => tag === 'p').map(({ id }) => isAnnouncement(page, id));
  expect(paragraphs).toEqual([true, true, false, false]);
});

test('an echo has no words of its own', () => {
  expect([isEcho('240 results', '72 results found in 1ms'), isEcho('5 pages', '72 results')]).toEqual([true, false]);
  expect(isEcho('240', '72 results')).toBe(false);
});
