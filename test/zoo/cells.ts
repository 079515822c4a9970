/** The kinds of interface as shops to crawl: every switch singly, and every pair of values in as few shops as a greedy search finds. */

import { demoSwitches, type DemoShopOptions } from '../../src/demo/index.js';

/** One shop to crawl. */
export interface Cell {
  /** The same for the same shop, whatever else is crawled. */
  readonly key: string;
  /** The switch and value that it stands for, or `pairs`. */
  readonly kind: string;
  readonly switches: Readonly<Record<string, string>>;
}

/** A switch with all its values. */
export interface Factor {
  readonly name: string;
  readonly values: readonly string[];
}

/** Switches of how the interface works; the others are of what it looks like. */
const INTERFACE: readonly (keyof DemoShopOptions)[] = [
  'facets',
  'pager',
  'state',
  'transport',
  'sending',
  'semantics',
  'standing',
  'counts',
  'residual',
  'list',
  'sizes',
  'cap',
  'search',
  'entrance',
  'hurdle',
  'bait',
];
const LOOKS: readonly (keyof DemoShopOptions)[] = ['theme', 'language'];
const WITH_CATEGORIES_EVERY = 5;
const NEEDS_CATEGORIES: ReadonlySet<string> = new Set(['facets=tree-lazy']);
/** Values that leave a crawl nothing to find, or that are no matter of the interface. */
const LEFT_OUT: ReadonlySet<string> = new Set(['robots=closed', 'facets=none', 'hidden=none', 'robots=delay']);

/** Every value of every switch that is not the standard one, themes and languages in turn; interface switches first. */
export function singleCells(): readonly Cell[] {
  const names = new Set<string>(INTERFACE);
  const ordered = [
    ...demoSwitches.filter(({ name }) => names.has(name)).sort((a, b) => rank(a.name) - rank(b.name)),
    ...demoSwitches.filter(({ name }) => !names.has(name)),
  ];
  const [themes, languages] = LOOKS.map((name) => valuesOf(name));
  const kinds = ordered.flatMap(({ name, values, standard }) =>
    values.filter((value) => value !== standard).map((value) => ({ name, value })),
  );
  return kinds
    .filter(({ name, value }) => !LEFT_OUT.has(`${name}=${value}`))
    .map(({ name, value }, at) => {
      // A theme stands for itself in one language, a language in one theme: what is in turn may meet the same twice.
      const looks = isLook(name)
        ? {}
        : {
            theme: themes?.[at % themes.length] ?? '',
            language: languages?.[Math.floor(at / 2) % languages.length] ?? '',
          };
      // Categories multiply what a crawl has to ask; one shop in a few is enough to prove a kind below them too.
      const isFlat = names.has(name) && !NEEDS_CATEGORIES.has(`${name}=${value}`) && at % WITH_CATEGORIES_EVERY !== 0;
      return createCell(`${name}=${value}`, { ...looks, ...(isFlat ? { categories: 'off' } : {}), [name]: value });
    });
}

function isLook(name: string): boolean {
  return LOOKS.some((look) => look === name);
}

/** Shops in which every two values of different interface switches meet, over all themes and languages. */
export function pairCells(): readonly Cell[] {
  const factors = [...INTERFACE, 'categories', ...LOOKS].map((name) => ({
    name,
    values: valuesOf(name).filter((value) => !LEFT_OUT.has(`${name}=${value}`)),
  }));
  return coverPairs(factors).map((switches) => createCell('pairs', switches));
}

/** Rows in which every two values of different factors meet: greedy, the same for the same factors. */
export function coverPairs(factors: readonly Factor[]): readonly Readonly<Record<string, string>>[] {
  const ordered = [...factors].sort((a, b) => b.values.length - a.values.length || (a.name < b.name ? -1 : 1));
  const open = new Set<string>();
  for (const [first, one] of ordered.entries()) {
    for (const other of ordered.slice(first + 1)) {
      for (const a of one.values) for (const b of other.values) open.add(pairKey([one.name, a], [other.name, b]));
    }
  }
  const rows: Record<string, string>[] = [];
  while (open.size > 0) {
    const row = nextRow(ordered, open, rows.length);
    const entries = Object.entries(row);
    const before = open.size;
    for (const [at, one] of entries.entries())
      for (const other of entries.slice(at + 1)) open.delete(pairKey(one, other));
    if (open.size === before) throw new Error('the search for pairs does not move');
    rows.push(row);
  }
  return rows;
}

/** A row that begins with a pair that is still open, each further value the one that closes most pairs. */
function nextRow(factors: readonly Factor[], open: ReadonlySet<string>, turn: number): Record<string, string> {
  const [seed = ''] = open;
  const row: Record<string, string> = Object.fromEntries(
    seed.split('&').map((part) => part.split('=') as [string, string]),
  );
  for (const { name, values } of factors) {
    if (row[name] !== undefined) continue;
    const gains = values.map(
      (value) => Object.entries(row).filter((entry) => open.has(pairKey(entry, [name, value]))).length,
    );
    const most = Math.max(...gains);
    const best = values.filter((_, at) => gains[at] === most);
    row[name] = best[turn % best.length] ?? '';
  }
  return row;
}

/** The two in the order of their names, so that a pair has one key. */
function pairKey([a, x]: readonly [string, string], [b, y]: readonly [string, string]): string {
  return a < b ? `${a}=${x}&${b}=${y}` : `${b}=${y}&${a}=${x}`;
}

function createCell(kind: string, switches: Readonly<Record<string, string>>): Cell {
  const standard = new Map<string, string>(demoSwitches.map((one) => [one.name, one.standard]));
  const told = Object.fromEntries(
    Object.entries(switches)
      .filter(([name, value]) => standard.get(name) !== value)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  const key = Object.entries(told)
    .map(([name, value]) => `${name}=${value}`)
    .join(',');
  return { key, kind, switches: told };
}

function valuesOf(name: string): readonly string[] {
  return demoSwitches.find((one) => one.name === name)?.values ?? [];
}

function rank(name: keyof DemoShopOptions): number {
  return INTERFACE.indexOf(name);
}
