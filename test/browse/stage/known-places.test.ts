import { describe, expect, it } from 'vitest';
import { blankPlaces } from '../../../src/browse/stage/blank-places.js';
import { createKnownPlaces, type KnownPlaces } from '../../../src/browse/stage/known-places.js';
import type { Snapshot } from '../../../src/model/snapshot.js';
import type { PageView } from '../../../src/model/page.js';
import { snapshotFromHtml } from '../../../src/pages/html-snapshot.js';
import { readPage } from '../../../src/pages/read-page.js';

/** A page whose list has these places. */
function pageOf(places: readonly string[]): Snapshot {
  const html = `<main><h1>Lamps</h1><ul>${places.join('')}</ul><p>Shown last</p></main>`;
  return snapshotFromHtml(html, { url: 'http://shop.example/', status: 200 });
}

function viewOf(snapshot: Snapshot): PageView {
  return readPage(snapshot, null, { kind: 'url', url: snapshot.url });
}

interface PlaceOptions {
  /** Attributes of the place. */
  readonly marked?: (number: number, at: number) => string;
  readonly badge?: string;
}

const BY_NUMBER = (number: number): string => `data-lamp="L${String(number)}"`;

function card(number: number, at: number, { marked = BY_NUMBER, badge = '' }: PlaceOptions = {}): string {
  return `<li class="place" ${marked(number, at)}>${badge}<a href="/lamp/${String(number)}"><h3>Lamp number ${String(number)}</h3></a><p>Lights a room</p></li>`;
}

function blank(number: number, at: number, { marked = BY_NUMBER }: PlaceOptions = {}): string {
  return `<li class="place" ${marked(number, at)}><div></div></li>`;
}

function learn(known: KnownPlaces, places: readonly string[]): void {
  const snapshot = pageOf(places);
  known.learn(snapshot, viewOf(snapshot).list);
}

/** Names of the cards of a page with blank places as they are drawn; null where they are not known. */
function drawnNames(known: KnownPlaces, places: readonly string[]): readonly string[] | null {
  const snapshot = pageOf(places);
  const blanks = blankPlaces(snapshot, viewOf(snapshot).list);
  known.areToDraw(blanks);
  const drawn = known.drawn(snapshot, blanks);
  return drawn === null ? null : (viewOf(drawn).list?.cards.map(({ name }) => name) ?? []);
}

/** Known are lamps 1 to 8, each in two places. */
function knownLamps(options: PlaceOptions = {}): KnownPlaces {
  const known = createKnownPlaces();
  known.areToDraw([1, 2]);
  const numbers = [1, 2, 3, 4, 5, 6, 7, 8];
  for (const order of [numbers, numbers.toReversed()])
    learn(
      known,
      order.map((number, at) => card(number, at, options)),
    );
  return known;
}

const PARTLY = (last: number, options: PlaceOptions = {}): readonly string[] => [
  ...[4, 2, 7].map((number, at) => card(number, at, options)),
  ...[3, last].map((number, at) => blank(number, at + 3, options)),
];

describe('blank places of a list', () => {
  it('are drawn as what stood elsewhere for the entities that they name', () => {
    expect(drawnNames(knownLamps(), PARTLY(8))).toEqual([4, 2, 7, 3, 8].map((at) => `Lamp number ${String(at)}`));
  });

  it('are drawn into a whole page', () => {
    const snapshot = pageOf(PARTLY(8));
    const { nodes } = knownLamps().drawn(snapshot, blankPlaces(snapshot, viewOf(snapshot).list)) ?? pageOf([]);
    expect(nodes.map(({ id }) => id)).toEqual([...nodes.keys()]);
    expect(nodes.every(({ id, parent, end }) => id === 0 || (nodes[parent]?.end ?? 0) >= end)).toBe(true);
    expect(nodes.every(({ id, parent, depth }) => id === 0 || nodes[parent]?.depth === depth - 1)).toBe(true);
    expect(nodes.at(-1)?.text).toBe('Shown last');
  });

  it.each([
    ['where one of them is for an entity that was never seen', {}, 9],
    ['where what they say counts the places', { marked: (_number, at) => `data-at="at-${String(at)}"` }, 8],
    ['where what they say stands for several entities', { marked: (number) => `data-kind="${String(number % 4)}"` }, 8],
    ['where they say nothing', { marked: () => '' }, 8],
  ] as const satisfies readonly (readonly [string, PlaceOptions, number])[])('are left %s', (_what, options, last) => {
    expect(drawnNames(knownLamps(options), PARTLY(last, options))).toBeNull();
  });

  it('are left where what they say stood in the same places only', () => {
    const known = createKnownPlaces();
    known.areToDraw([1, 2]);
    for (let times = 0; times < 3; times += 1)
      learn(
        known,
        [4, 2, 7, 3, 8].map((number, at) => card(number, at)),
      );
    expect(drawnNames(known, PARTLY(8))).toBeNull();
  });

  it('are not drawn as what only belonged to another place, as that it is paid for', () => {
    const known = knownLamps();
    const paid = [4, 2, 9, 3].map((number, at) => card(number, at, number > 8 ? { badge: '<b>Paid</b>' } : {}));
    learn(known, paid);
    learn(known, [card(8, 0, { badge: '<b>Paid</b>' }), ...[1, 5, 6].map((number, at) => card(number, at + 1))]);
    expect(drawnNames(known, PARTLY(8))).toContain('Lamp number 8');
    expect(drawnNames(known, PARTLY(9))).toBeNull();
  });
});

it('a single blank place is to be drawn only where there were several once', () => {
  const known = createKnownPlaces();
  expect([[], [5], [5, 6], [5], []].map((blanks) => known.areToDraw(blanks))).toEqual([
    false,
    false,
    true,
    true,
    false,
  ]);
});

it('nothing is kept of sites whose places are never blank', () => {
  const known = createKnownPlaces();
  const numbers = [1, 2, 3, 4, 5, 6, 7, 8];
  for (const order of [numbers, numbers.toReversed()])
    learn(
      known,
      order.map((number, at) => card(number, at)),
    );
  expect(drawnNames(known, PARTLY(8))).toBeNull();
});
