/**
 * What a site draws in blank places of its lists: a place often says for which entity it is, and what stood in a place for
 * that entity before is what a script would draw there.
 */

import { parseHttpUrl } from '../../base/url.js';
import type { Card, ItemList } from '../../model/page.js';
import type { Snapshot, SnapshotNode } from '../../model/snapshot.js';
import { LEAST_BLANKS, childrenOf } from './blank-places.js';

/** Entities that must come again in other places under the same value of an attribute before it is taken for their name. */
const LEAST_MOVED = 3;

/** Values kept per attribute. */
const MOST_VALUES = 5_000;

/** Attributes that say how a place looks. */
const OF_LOOKS: ReadonlySet<string> = new Set(['class', 'style', 'role']);

/** What is known of the places of one site's lists. */
export interface KnownPlaces {
  /** Takes in the cards of a page; nothing before the first blank places came. */
  learn(snapshot: Snapshot, list: ItemList | null): void;
  /** The page with its blank places drawn; null unless all of them are known. */
  drawn(snapshot: Snapshot, blanks: readonly number[]): Snapshot | null;
  /** Whether so many blank places are to be drawn by a script; a single one may be anything where there never were several. */
  areToDraw(blanks: readonly number[]): boolean;
}

/** A place with its card. */
interface Sight {
  readonly card: Card;
  readonly position: number;
  readonly nodes: readonly SnapshotNode[];
  readonly texts: ReadonlySet<string>;
}

/** Places by the values of one attribute. */
interface Naming {
  readonly sights: Map<string, Sight>;
  /** Values that had the same entity in another place. */
  readonly moved: Set<string>;
}

/** Nothing known so far. */
export function createKnownPlaces(): KnownPlaces {
  /** By attribute; null where a value stood for two entities. */
  const namings = new Map<string, Naming | null>();
  const texts = createPlaceTexts();
  const state = { isNeeded: false };

  function note(name: string, value: string, sight: Sight): void {
    const naming = namings.get(name) ?? { sights: new Map<string, Sight>(), moved: new Set<string>() };
    const old = naming.sights.get(value);
    if (old !== undefined && !isSame(old.card, sight.card)) {
      namings.set(name, null);
      return;
    }
    namings.set(name, naming);
    if (old === undefined && naming.sights.size >= MOST_VALUES) return;
    if (old !== undefined && old.position !== sight.position) naming.moved.add(value);
    if (old !== undefined) texts.compare(old.texts, sight.texts);
    if (old === undefined || !texts.tellOfPlace(sight.texts)) naming.sights.set(value, sight);
  }

  function sightFor({ attributes }: SnapshotNode): Sight | null {
    const found = Object.entries(attributes).flatMap(([name, value]) => {
      const naming = namings.get(name) ?? null;
      return naming === null || naming.moved.size < LEAST_MOVED ? [] : [naming.sights.get(value) ?? null];
    });
    const [first = null] = found;
    const isSure = first !== null && found.every((other) => other !== null && isSame(other.card, first.card));
    return isSure && !texts.tellOfPlace(first.texts) ? first : null;
  }

  return {
    learn(snapshot, list) {
      if (!state.isNeeded || list === null) return;
      for (const { place, position, card } of placesOf(snapshot, list)) {
        const nodes = snapshot.nodes.slice(place.id, place.end);
        const sight = { card, position, nodes, texts: textsOf(nodes) };
        texts.note(sight.texts);
        for (const [name, value] of Object.entries(place.attributes))
          if (!OF_LOOKS.has(name) && namings.get(name) !== null) note(name, value, sight);
      }
    },
    areToDraw(blanks) {
      state.isNeeded ||= blanks.length >= LEAST_BLANKS;
      return state.isNeeded && blanks.length > 0;
    },
    drawn(snapshot, blanks) {
      const cards = new Map<number, readonly SnapshotNode[]>();
      for (const id of blanks) {
        const place = snapshot.nodes[id];
        const sight = place === undefined ? null : sightFor(place);
        if (sight === null) return null;
        cards.set(id, sight.nodes);
      }
      return withInstead(snapshot, cards);
    },
  };
}

/** Texts that tell of a place rather than of its card, as that it is paid for. */
interface PlaceTexts {
  /** Takes in the texts of a card. */
  note(texts: ReadonlySet<string>): void;
  /** Compares those of the same card in two places. */
  compare(first: ReadonlySet<string>, second: ReadonlySet<string>): void;
  /** Whether any of these is known to be one: a card of the same entity was without it, and most cards are. */
  tellOfPlace(texts: ReadonlySet<string>): boolean;
}

function createPlaceTexts(): PlaceTexts {
  const uses = new Map<string, number>();
  const passing = new Set<string>();
  const state = { cards: 0 };
  const isRare = (text: string): boolean => (uses.get(text) ?? 0) * 2 < state.cards;
  return {
    note(texts) {
      state.cards += 1;
      for (const text of texts) uses.set(text, (uses.get(text) ?? 0) + 1);
    },
    compare(first, second) {
      for (const text of first) if (!second.has(text)) passing.add(text);
      for (const text of second) if (!first.has(text)) passing.add(text);
    },
    tellOfPlace: (texts) => [...texts].some((text) => passing.has(text) && isRare(text)),
  };
}

interface Place {
  readonly place: SnapshotNode;
  /** Among the places of its list. */
  readonly position: number;
  readonly card: Card;
}

/** The places of a list that hold one card each. */
function placesOf({ nodes }: Snapshot, { node, cards }: ItemList): readonly Place[] {
  const container = nodes[node];
  if (container === undefined) return [];
  return childrenOf(nodes, container).flatMap((place, position) => {
    const [card, ...more] = cards.filter((each) => each.node >= place.id && each.node < place.end);
    return card === undefined || card.url === null || more.length > 0 ? [] : [{ place, position, card }];
  });
}

/** Whether two cards are of the same entity: arguments of its address may be those of the list, its name may be cut. */
function isSame(one: Card, other: Card): boolean {
  if (one.url === other.url) return true;
  const [path, otherPath] = [one, other].map(({ url }) => parseHttpUrl(url ?? '')?.pathname);
  return path === otherPath && one.name === other.name;
}

function textsOf(nodes: readonly SnapshotNode[]): ReadonlySet<string> {
  return new Set(nodes.map(({ text }) => text.trim()).filter((text) => text !== ''));
}

/** A page with other nodes in the place of some elements. */
function withInstead(snapshot: Snapshot, instead: ReadonlyMap<number, readonly SnapshotNode[]>): Snapshot {
  const { nodes } = snapshot;
  const ids = newIds(nodes, instead);
  const idOf = (old: number): number => ids.get(old) ?? -1;
  const written = [...ids.keys()].flatMap((old) => {
    const node = nodes[old];
    if (node === undefined) return [];
    const block = instead.get(old);
    if (block !== undefined) return moved(block, { id: idOf(old), parent: idOf(node.parent), depth: node.depth });
    return [{ ...node, id: idOf(old), parent: idOf(node.parent), end: idOf(node.end) }];
  });
  return { ...snapshot, nodes: written };
}

/** The ids that nodes get, by those that they had, in their order; the end of the page included. */
function newIds(
  nodes: readonly SnapshotNode[],
  instead: ReadonlyMap<number, readonly SnapshotNode[]>,
): ReadonlyMap<number, number> {
  const ids = new Map<number, number>();
  let next = 0;
  for (let old = 0; old < nodes.length;) {
    const block = instead.get(old);
    ids.set(old, next);
    next += block?.length ?? 1;
    old = block === undefined ? old + 1 : (nodes[old]?.end ?? old + 1);
  }
  return ids.set(nodes.length, next);
}

/** A block of nodes in another place. */
function moved(
  block: readonly SnapshotNode[],
  root: Pick<SnapshotNode, 'id' | 'parent' | 'depth'>,
): readonly SnapshotNode[] {
  const first = block[0] ?? root;
  const [byIds, byDepth] = [root.id - first.id, root.depth - first.depth];
  return block.map((node) => ({
    ...node,
    id: node.id + byIds,
    parent: node === first ? root.parent : node.parent + byIds,
    end: node.end + byIds,
    depth: node.depth + byDepth,
  }));
}
