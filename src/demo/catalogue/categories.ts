/** The category tree: three levels, some branches shorter than others. */

/** One node of the tree. */
export interface Category {
  readonly key: string;
  readonly parent: string | null;
  /** 0 for the top level. */
  readonly depth: number;
  readonly children: readonly string[];
}

/** The tree with its look-ups. */
export interface CategoryTree {
  readonly nodes: ReadonlyMap<string, Category>;
  readonly tops: readonly Category[];
  /** Nodes without children. */
  readonly leaves: readonly Category[];
  /** The nodes from the top down to the given one; empty for an unknown key. */
  pathOf(key: string): readonly Category[];
}

interface Branches {
  readonly [key: string]: Branches;
}

const TREE: Branches = {
  clothing: {
    jackets: { 'rain-jackets': {}, 'down-jackets': {}, 'fleece-jackets': {} },
    trousers: { 'hiking-trousers': {}, shorts: {} },
    shirts: { 't-shirts': {}, 'base-layers': {}, 'flannel-shirts': {} },
  },
  footwear: {
    boots: { 'hiking-boots': {}, 'winter-boots': {} },
    shoes: { 'trail-shoes': {}, 'casual-shoes': {} },
    sandals: {},
  },
  gear: {
    backpacks: { daypacks: {}, 'trekking-packs': {} },
    tents: { 'dome-tents': {}, 'tunnel-tents': {} },
    sleeping: { 'sleeping-bags': {}, 'sleeping-mats': {} },
  },
  home: {
    kitchen: { cookware: {}, bottles: {} },
    textiles: { blankets: {}, cushions: {} },
    lighting: { lanterns: {}, 'table-lamps': {} },
  },
};

/** The shop's category tree. */
export function createCategoryTree(): CategoryTree {
  const nodes = new Map<string, Category>();
  const visit = (branches: Branches, parent: string | null, depth: number): void => {
    for (const [key, below] of Object.entries(branches)) {
      nodes.set(key, { key, parent, depth, children: Object.keys(below) });
      visit(below, key, depth + 1);
    }
  };
  visit(TREE, null, 0);
  const pathOf = (key: string): readonly Category[] => {
    const node = nodes.get(key);
    if (!node) return [];
    return node.parent === null ? [node] : [...pathOf(node.parent), node];
  };
  const all = [...nodes.values()];
  return {
    nodes,
    pathOf,
    tops: all.filter((node) => node.depth === 0),
    leaves: all.filter((node) => node.children.length === 0),
  };
}
