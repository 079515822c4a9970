/**
 * How a site numbers the pages of its lists, learnt from those that were measured: with that the second page of a further
 * list need not be opened, and the last page of one is known when it is met.
 */

import { pageAddresses } from './page-samples.js';

/** What is known of the numbers of pages. */
export interface PageNumbering {
  /** Addresses of a list's pages by those of its second and third; null if one number alone does not tell them apart. */
  learn(second: string, third: string): PageAddresses | null;
  /** Addresses of the pages of a list whose second one has this address; null if lists seen before were numbered otherwise. */
  addressesFrom(second: string): PageAddresses | null;
  /** Notes whether a page beyond the end of a list showed anything. */
  noteBeyond(isAny: boolean): void;
  /** Whether pages beyond the end show nothing: one that shows cards and leads to no further one is the last. */
  endsInNothing(): boolean;
}

/** The address of any page of a list, the first being 1. */
export type PageAddresses = (page: number) => string;

/** Where the number of a page stands, and which the second and third page have. */
interface NumberPlace {
  readonly before: string;
  readonly second: string;
  readonly step: number;
}

/** Nothing known yet. */
export function createPageNumbering(): PageNumbering {
  let known: NumberPlace | null = null;
  const beyond = new Set<boolean>();
  return {
    learn(second, third) {
      const addresses = pageAddresses(second, third);
      if (addresses !== null) known = placeOf(second, third);
      return addresses;
    },
    addressesFrom: (second) => (known === null ? null : addressesAt(known, second)),
    noteBeyond: (isAny) => void beyond.add(isAny),
    endsInNothing: () => beyond.has(false) && !beyond.has(true),
  };
}

/** Parts of an address, every second one a number. */
function partsOf(url: string): readonly string[] {
  return url.split(/(\d+)/u);
}

/** The place of the number that alone tells two addresses apart; null where no word stands before it. */
function placeOf(second: string, third: string): NumberPlace | null {
  const others = partsOf(third);
  const parts = partsOf(second);
  const at = parts.findIndex((part, place) => part !== others[place]);
  const before = wordBefore(parts, at);
  const from = parts[at] ?? '';
  return before === null ? null : { before, second: from, step: Number(others[at]) - Number(from) };
}

/** The word that stands before a number, with what stands between: `page=`, or `page/`. */
function wordBefore(parts: readonly string[], at: number): string | null {
  return /\p{L}+\P{L}*$/u.exec(parts[at - 1] ?? '')?.[0] ?? null;
}

function addressesAt({ before, second, step }: NumberPlace, url: string): PageAddresses | null {
  const parts = partsOf(url);
  const places = parts.flatMap((part, at) =>
    at % 2 === 1 && part === second && wordBefore(parts, at) === before ? [at] : [],
  );
  const [place] = places;
  if (place === undefined || places.length > 1) return null;
  return (page) => parts.map((part, at) => (at === place ? Number(second) + (page - 2) * step : part)).join('');
}
