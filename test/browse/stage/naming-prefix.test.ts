import { expect, it } from 'vitest';
import { withoutNamingPrefix } from '../../../src/browse/stage/naming-prefix.js';
import { facet, opener } from '../offering-view.js';

const labels = ['Place', 'Level', 'Pay'];
const groups = labels.map((label) => facet(`Filter results by: ${label}`, ['a', 'b']));

it('takes off what labels of panels begin with, as their buttons do not', () => {
  const openers = labels.map((label) => opener(`${label} filter`, null));
  const cut = withoutNamingPrefix({ groups, openers });
  expect(cut.map(({ label }) => label)).toEqual(labels);
  expect(cut.map(({ key }) => key)).toEqual(groups.map(({ key }) => key));
});

it('leaves labels that are called so nowhere else, or that few share', () => {
  expect(withoutNamingPrefix({ groups })).toEqual(groups);
  const two = [...groups.slice(0, 2), facet('Place', ['a']), facet('Level', ['a'])];
  expect(withoutNamingPrefix({ groups: two })).toEqual(two);
});
