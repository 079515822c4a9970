import { describe, expect, it } from 'vitest';
import type { Explorer } from '../../../src/explore/explorer.js';
import { addressedFacet, noteSent } from '../../../src/explore/facets/hidden-values.js';
import type { Choice, ChoiceGroup } from '../../../src/model/page.js';
import { createExplorer } from '../../../src/explore/explorer.js';
import { exploreContext } from '../explore-simulated.js';
import { fixtureSite, to } from '../fixture-site.js';
import { choice, facet, listPage, region, SITE } from '../page-views.js';

const boxes = (label: string | null, choices: readonly Choice[]): ChoiceGroup =>
  facet(label ?? '', [], { label, widget: 'checkboxes', multiple: true, choices });
const box = (value: string): Choice => choice(value, null, { handles: [`of.${value}`] });
const worked = (value: string): Choice => ({ ...box(value), path: { kind: 'actions', from: to('/list'), steps: [] } });

/** An explorer that has asked for these values, each of a facet, in pages that put them in their address. */
function asking(...asked: readonly (readonly [facet: string, value: string, url: string])[]): Explorer {
  const explorer = createExplorer(exploreContext(fixtureSite({})).context, new Set(), { style: null });
  for (const [attribute, value, url] of asked) {
    const group = boxes(attribute, []);
    const question = { facet: { attribute, identity: attribute, group, choices: [] }, choice: worked(value) };
    noteSent(explorer, { question, from: `${SITE}/list?q=a`, to: `${SITE}${url}` });
  }
  return explorer;
}

const three = [
  ['Type', 'review', '/list?q=a&filter=of.review'],
  ['Type', 'letter', '/list?q=a&filter=of.letter&page=1'],
  ['Text', 'free', '/list?q=a&filter=of.free'],
] as const;

const page = region([1], {
  path: to('/list?q=a'),
  view: listPage(['1'], {
    groups: [
      boxes('Type', [worked('review'), box('news')]),
      boxes('Sex', [box('female'), box('male')]),
      { ...boxes('Age', [worked('old'), worked('free')]), isInDialog: true },
      boxes('Text', [worked('free')]),
      boxes(null, [box('nameless')]),
      boxes('Again', [box('review')]),
      boxes('Blank', [choice('nothing', null)]),
    ],
  }),
});

const ways = (explorer: Explorer, of = page): readonly string[] =>
  of.view.groups.flatMap((group) =>
    (addressedFacet(explorer, of, group)?.choices ?? []).map(
      ({ path }) => `${String(group.label)}: ${path?.kind === 'url' ? path.url.slice(SITE.length) : 'worked'}`,
    ),
  );

describe('values that a page does not offer by itself', () => {
  it('are asked by the argument that values of several facets were sent by', () => {
    expect(ways(asking(...three))).toEqual([
      'Type: /list?q=a&filter=of.news',
      'Sex: /list?q=a&filter=of.female',
      'Sex: /list?q=a&filter=of.male',
      'Age: /list?q=a&filter=of.old',
    ]);
  });

  it.each([
    ['as long as few values were sent', asking(...three.slice(0, 2))],
    ['where an argument is of one facet', asking(...three.map(([, ...sent]) => ['Type', ...sent] as const))],
    [
      'where two arguments are',
      asking(...three, ...three.map(([name, value, url]) => [name, value, url.replace('filter', 'f')] as const)),
    ],
    [
      'where something else was sent',
      asking(...three.map(([name, value]) => [name, value, `/list?q=a&filter=${value}`] as const)),
    ],
  ])('are left alone %s', (_, explorer) => {
    expect(ways(explorer)).toEqual([]);
  });

  it('are left alone below what only steps lead to', () => {
    const below = { ...page, path: { kind: 'actions', from: to('/list'), steps: [] } as const };
    expect(ways(asking(...three), below)).toEqual([]);
  });
});
