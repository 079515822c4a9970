import { expect, it } from 'vitest';

import { letteredChoices } from '../../../src/explore/facets/lettered-values.js';
import { exploreContext } from '../explore-simulated.js';
import { fixtureSite, to } from '../fixture-site.js';
import { choice, facet, link, pageView } from '../page-views.js';

const group = facet('Country', ['Monaco', 'Peru']);
const letters = facet('Country', ['A', 'B', 'C'], {
  guess: 'letters',
  choices: ['A', 'B', 'C'].map((letter) => choice(letter, `letter=${letter}`, { selected: letter === 'A' })),
});
const to_ = (country: string): string => `/list?Country=${country}`;

it('values that a page shows letter by letter are those of all letters, of one alone by its address', async () => {
  const first = pageView({ groups: [letters], links: [link(to_('Austria'), { text: 'Austria (31)' }), link('/help')] });
  const { context } = exploreContext(
    fixtureSite({
      '/list?letter=B': pageView({ groups: [letters, facet('Country', ['Bolivia', 'Bulgaria'])] }),
      '/list?letter=C': pageView({
        groups: [letters],
        links: [link(to_('Cuba'), { text: 'Cuba' }), link('/list?q=1')],
      }),
    }),
  );
  const choices = await letteredChoices(context, group, first);
  expect(choices.map(({ value, count, path }) => [value, count, path])).toEqual([
    ['Austria', 31, to(to_('Austria'))],
    ['Bolivia', null, to(to_('Bolivia'))],
    ['Bulgaria', null, to(to_('Bulgaria'))],
    ['Cuba', null, to(to_('Cuba'))],
  ]);
});

it('a page without letters has none, nor has a group whose values differ in more than an argument', async () => {
  const site = fixtureSite({});
  const { context } = exploreContext(site);
  expect(await letteredChoices(context, group, pageView())).toEqual([]);
  const paths = facet('Country', ['Monaco'], { choices: [choice('Monaco', 'Country=1')] });
  expect(await letteredChoices(context, paths, pageView({ groups: [letters] }))).toEqual([]);
  expect(site.opened).toEqual([]);
});
