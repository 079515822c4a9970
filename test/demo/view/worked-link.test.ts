import { expect, it } from 'vitest';
import { DEFAULT_DEMO_SHOP } from '../../../src/demo/index.js';
import { finishWorkedLinks } from '../../../src/demo/view/worked-link.js';

it.each([
  ['query', '<a href="/all?page=2" data-go="page=2">'],
  ['hash', '<a href="#page=2">'],
  ['nowhere', '<a href="#" data-go="page=2">'],
] as const)('with the state in %s a worked link is %s', (state, written) => {
  const html = '<a href="#work?/all?page=2|page=2">';
  expect(finishWorkedLinks(html, { ...DEFAULT_DEMO_SHOP, state })).toBe(written);
});
