/**
 * How a site numbers the pages of its lists, learnt from those that were measured: with that the second page of a further
 * list need not be opened, and the last page of one is known when it is met.
 */

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
      const number = differingNumber(second, third);
      if (number === null) return null;
      known = placeOf(number);
      return addressesWith(number);
    },
    addressesFrom: (second) => (known === null ? null : addressesAt(known, second)),
    noteBeyond: (isAny) => void beyond.add(isAny),
    endsInNothing: () => beyond.has(false) && !beyond.has(true),
  };
}

/** The address of any page of a list, from those of its second and third; null unless one number alone tells them apart. */
export function pageAddresses(second: string, third: string): PageAddresses | null {
  const number = differingNumber(second, third);
  return number === null ? null : addressesWith(number);
}

/** Parts of an address, every second one a number. */
function partsOf(url: string): readonly string[] {
  return url.split(/(\d+)/u);
}

/** The number of a page in the address of a second page. */
interface PageNumber {
  readonly parts: readonly string[];
  /** Its place among the parts. */
  readonly at: number;
  /** What it grows by from page to page. */
  readonly step: number;
}

/** The number that alone tells the addresses of a second and third page apart, if it grows. */
function differingNumber(second: string, third: string): PageNumber | null {
  const [parts, others] = [partsOf(second), partsOf(third)];
  if (parts.length !== others.length) return null;
  const [at, ...more] = parts.flatMap((part, place) => (part === others[place] ? [] : [place]));
  if (at === undefined || more.length > 0 || at % 2 === 0) return null;
  const step = Number(others[at]) - Number(parts[at]);
  return step <= 0 ? null : { parts, at, step };
}

function addressesWith({ parts, at, step }: PageNumber): PageAddresses {
  const second = Number(parts[at]);
  return (page) => parts.map((part, place) => (place === at ? second + (page - 2) * step : part)).join('');
}

/** Where a number stands in the addresses of other lists, too; null where no word stands before it. */
function placeOf({ parts, at, step }: PageNumber): NumberPlace | null {
  const before = wordBefore(parts, at);
  return before === null ? null : { before, second: parts[at] ?? '', step };
}

/** The word that stands before a number, with what stands between: `page=`, or `page/`. */
function wordBefore(parts: readonly string[], at: number): string | null {
  return /\p{L}+\P{L}*$/u.exec(parts[at - 1] ?? '')?.[0] ?? null;
}

function addressesAt({ before, second, step }: NumberPlace, url: string): PageAddresses | null {
  const parts = partsOf(url);
  const [at, ...more] = parts.flatMap((part, place) =>
    place % 2 === 1 && part === second && wordBefore(parts, place) === before ? [place] : [],
  );
  return at === undefined || more.length > 0 ? null : addressesWith({ parts, at, step });
}
