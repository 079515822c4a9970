import { describe, expect, it } from 'vitest';
import { entitySet } from '../../../src/explore/entity-set.js';
import type { Clusters, MinedCluster } from '../../../src/explore/published/offline-clusters.js';
import {
  createOfflineCrawl,
  type ChoiceLabel,
  type OfflineCrawl,
} from '../../../src/explore/published/offline-crawl.js';
import { mineQueries } from '../../../src/explore/published/offline-queries.js';
import type { Predicate } from '../../../src/model/query.js';
import { to } from '../fixture-site.js';
import { choice } from '../page-views.js';

/** A link that chooses a value: `attribute value group count`, and the way that it leads. */
type Chosen = readonly [label: string, way: number];

interface Site {
  /** By way: what is listed, and the choices that stand there. */
  readonly lists: readonly (readonly [readonly number[], readonly Chosen[]])[];
  readonly menus?: readonly Chosen[];
  readonly given?: Partial<MinedCluster>;
}

const labels = new Map<string, ChoiceLabel>();

function labelOf(text: string): ChoiceLabel {
  const [attribute = '', value = '', group = attribute] = text.split(' ');
  const key = `${attribute} ${value}`;
  const label = labels.get(key) ?? { attribute, choice: choice(value, null), labels: [value], group };
  labels.set(key, label);
  return label;
}

function mined({ lists, menus = [], given = {} }: Site): readonly (readonly [string, string])[] {
  const all = lists.map(([entities, choices], way): MinedCluster => ({
    paths: [to(`/${way}`)],
    title: '',
    pages: [],
    fingerprints: entitySet([]),
    choices: choices.map(([text, target]) => ({
      label: labelOf(text),
      count: text.split(' ')[3] === undefined ? null : Number(text.split(' ')[3]),
      way: target,
    })),
    entities: entitySet(entities),
    declared: null,
    complete: 'yes',
    whole: true,
    ...given,
  }));
  const clusters: Clusters = { all, at: (way) => all[way] ?? null };
  const crawl: OfflineCrawl = {
    ...createOfflineCrawl([]),
    menus: new Map(menus.map(([text, way]) => [way, labelOf(text)])),
  };
  const named = (predicates: readonly Predicate[]): string =>
    predicates.map(({ attribute, values, path }) => `${attribute}=${(path ?? values).join('/')}`).join(' ');
  return mineQueries(crawl, clusters).map(({ predicates, teaches }) => [named(predicates), named(teaches)]);
}

describe('a query is a drill-down of another', () => {
  it('if it is linked from there and holds part of it', () => {
    const lists = [
      [[1, 2, 3], [['Colour red', 1]]],
      [[1, 2], []],
    ] as const;
    expect(mined({ lists })).toEqual([
      ['', ''],
      ['Colour=red', 'Colour=red'],
    ]);
  });

  it('not if it holds others', () => {
    const lists = [
      [[1, 2, 3], [['See other', 1]]],
      [[4, 5], []],
    ] as const;
    expect(mined({ lists }).map(([name]) => name)).toEqual(['', '']);
  });

  it('if it holds the same, only where a sibling narrows or its count says so', () => {
    const same = (text: string): Site => ({
      lists: [
        [
          [1, 2, 3],
          [
            [text, 1],
            ['Colour red', 2],
          ],
        ],
        [[1, 2, 3], []],
        [[1], []],
      ],
    });
    expect(mined(same('Sort new')).map(([name]) => name)).toEqual(['', '', 'Colour=red']);
    expect(mined(same('Colour any')).map(([name]) => name)).toEqual(['', 'Colour=any', 'Colour=red']);
    expect(mined(same('Stock yes Stock 3')).map(([name]) => name)).toEqual(['', 'Stock=yes', 'Colour=red']);
  });

  it('not where neither was read to its end and no size is told', () => {
    const lists = [
      [[1, 2, 3], [['Sort new', 1]]],
      [[1, 2], []],
    ] as const;
    expect(mined({ lists, given: { whole: false } })).toEqual([['', '']]);
  });
});

describe('a query is named', () => {
  it('by the longest path to it, and taught what each link to it says', () => {
    const lists = [
      [
        [1, 2, 3, 4],
        [
          ['Kind shoe', 1],
          ['Top pick', 2],
        ],
      ],
      [[1, 2, 3], [['Colour red', 2]]],
      [[1, 2], []],
    ] as const;
    expect(mined({ lists }).at(-1)).toEqual(['Kind=shoe Colour=red', 'Top=pick Colour=red']);
  });

  it('by a value below another of its attribute in place of it', () => {
    const lists = [
      [[1, 2, 3], [['Kind shoe', 1]]],
      [[1, 2], [['Kind boot', 2]]],
      [[1], []],
    ] as const;
    expect(mined({ lists }).at(-1)).toEqual(['Kind=shoe/boot', 'Kind=shoe/boot']);
  });

  it('by the menu, unless it holds everything', () => {
    const lists = [
      [[1, 2, 3], []],
      [[4], []],
    ] as const;
    const menus = [
      ['Kind shoe', 0],
      ['Kind bag', 1],
    ] as const;
    expect(mined({ lists, menus }).map(([name]) => name)).toEqual(['Kind=shoe', 'Kind=bag']);
    expect(mined({ lists: [[[1, 2], []]], menus })).toEqual([['', '']]);
    expect(mined({ lists, menus, given: { declared: 4 } }).map(([name]) => name)).toEqual(['', '']);
  });
});

it('a list without a name in a larger one is left out, and what only it leads to', () => {
  const lists = [
    [[1, 2, 3], []],
    [[1, 2], [['Colour red', 2]]],
    [[1], []],
  ] as const;
  expect(mined({ lists })).toEqual([['', '']]);
});
