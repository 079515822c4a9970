/**
 * Which of the numbers on a site's list pages is the size of the result: the one that lists read to their end confirm.
 *
 * One page alone leaves it open ("29 results (925 total)"); over a few lists it shows.
 */

import { groupBy } from '../../base/group-by.js';
import type { CountText, PageView } from '../../model/page.js';
import { endsEvenly, isRound } from './caps.js';
import type { ListReading } from './list-reading.js';

/** What is known of a site's counts. */
export interface DeclaredSizes {
  /** Takes a list that was read to its end into account: `listed` entities belong to it. */
  learn(reading: ListReading, listed: number): void;
  /** Takes in that a page declares the size that the choice leading to it had promised. */
  confirm(view: PageView, promised: number): void;
  /** Takes in that a number is no size where the page's words tell it: the site says so of each list that it cuts there. */
  refuse(view: PageView, value: number): void;
  /** Takes in that the list that a page begins has so many entities, though it does not say so. */
  measure(view: PageView, size: number): void;
  /** Takes back what was measured. */
  forget(view: PageView): void;
  /** The size that was measured of the list that a page begins; null if none was. */
  measured(view: PageView): number | null;
  /** The size that a page declares or that was measured, or null if it declares none that is to be believed. */
  of(view: PageView): number | null;
  /** Whether {@link of} rests on lists that confirmed it, not on a guess from the page alone. */
  isProven(view: PageView): boolean;
}

interface Candidate {
  readonly key: string;
  /** Equal for the numbers of one text. */
  readonly text: string;
  readonly template: string;
  readonly value: number;
  /** Whether its text tells it twice. */
  readonly isTwice: boolean;
}

/** Nothing known yet: the page's own best guess counts. */
export function createDeclaredSizes(): DeclaredSizes {
  const votes = new Map<string, number>();
  const measured = new Map<string, number>();
  const told = createSizeReader();
  const refused = new Set<string>();
  const refusalOf = ({ key, value }: Candidate): string => `${value} ${key}`;
  const sizesIn = (view: PageView): readonly Candidate[] => told(view).filter((one) => !refused.has(refusalOf(one)));
  const vote = (key: string): number => votes.get(key) ?? 0;
  const wholes = createToldWholes();
  const best = (view: PageView): Candidate | null => {
    const candidates = sizesIn(view);
    const proven = candidates.filter(({ key }) => vote(key) > 0).sort((a, b) => vote(b.key) - vote(a.key));
    return proven[0] === undefined ? null : (wholes.partOf(proven[0], candidates) ?? proven[0]);
  };
  return {
    learn(reading, listed) {
      const candidates = sizesIn(reading.first.view);
      // A list that was cut says nothing against a larger number, which may well be its size.
      const isCut =
        saysItGoesOn(reading.first.view, listed) ||
        tellsCap(candidates, listed) ||
        (endsEvenly(reading.pages) && !candidates.some(({ value }) => value === listed));
      for (const { key, value } of candidates) {
        if (!isCut || value < listed) votes.set(key, vote(key) + (value === listed ? 1 : -1));
      }
      for (const { key } of wholesBeside(candidates, listed)) votes.set(key, vote(key) + 1);
      if (!isCut) wholes.learn(candidates, listed);
    },
    confirm(view, promised) {
      for (const { key, value } of sizesIn(view)) if (value === promised) votes.set(key, vote(key) + 1);
    },
    refuse(view, value) {
      for (const one of told(view)) if (one.value === value) refused.add(refusalOf(one));
    },
    measure: (view, size) => void measured.set(view.url, size),
    forget: (view) => void measured.delete(view.url),
    measured: (view) => measured.get(view.url) ?? null,
    of(view) {
      const own = measured.get(view.url);
      if (own !== undefined) return own;
      const proven = best(view);
      if (proven !== null) return proven.value;
      const open = sizesIn(view).find(({ key, value }) => !votes.has(key) && value === view.declaredCount);
      return open === undefined && view.counts.length > 0 ? null : view.declaredCount;
    },
    isProven: (view) => measured.has(view.url) || best(view) !== null,
  };
}

/**
 * The numbers of a page that may be its size. What told the pages of a list on one page ("Page 1 of 42") does so on all
 * others ("Page 1 of 1"), where nothing else may show it.
 */
function createSizeReader(): (view: PageView) => readonly Candidate[] {
  const ofPages = new Set<string>();
  return ({ counts }) => {
    for (const count of counts) if (count.ofPages === true) ofPages.add(count.template);
    return candidatesOf(counts.filter(({ template }) => !ofPages.has(template)));
  };
}

/**
 * Whether a list that was read to its end says that it goes on from there: "1–24 of 312" after 24 entities, or "312 found,
 * the first 100 are shown" after a round number of them.
 */
export function saysItGoesOn({ counts }: PageView, listed: number): boolean {
  if (counts.some(({ from, to, value }) => from === 1 && to === listed && value > to)) return true;
  return wholesBeside(candidatesOf(counts), listed).length > 0;
}

/** The numbers that a text tells beside how much of them is shown at most. */
function wholesBeside(candidates: readonly Candidate[], listed: number): readonly Candidate[] {
  return [...groupBy(candidates, ({ text }) => text).values()]
    .filter((beside) => tellsCap(beside, listed))
    .flatMap((beside) => beside.filter(({ value }) => value > listed));
}

/** Whether numbers tell how much of a larger result is shown at most: the round number that was listed, and a larger one. */
function tellsCap(numbers: readonly Candidate[], listed: number): boolean {
  return (
    isRound(listed) && numbers.some(({ value }) => value === listed) && numbers.some(({ value }) => value > listed)
  );
}

/** What texts that told one number twice say of others of their wording: "82 of 264" after "264 of 264" tells a part of these. */
interface ToldWholes {
  /** Takes in the numbers of a page whose list was read to its end. */
  learn(candidates: readonly Candidate[], listed: number): void;
  /** The smaller number that is told beside one of a whole; null if there is none, or it is no whole. */
  partOf(whole: Candidate, candidates: readonly Candidate[]): Candidate | null;
}

function createToldWholes(): ToldWholes {
  const told = new Set<string>();
  const keyOf = ({ template, value }: Candidate): string => `${value} ${template}`;
  return {
    learn(candidates, listed) {
      for (const one of candidates) if (one.isTwice && one.value === listed) told.add(keyOf(one));
    },
    partOf(whole, candidates) {
      if (!told.has(keyOf(whole))) return null;
      return candidates.find(({ text, value }) => text === whole.text && value < whole.value) ?? null;
    },
  };
}

/**
 * Numbers with what tells them apart on other pages: their text without numbers, and which number of it they are, whichever
 * of them a page takes for the likelier. One that is told twice is both.
 */
function candidatesOf(counts: readonly CountText[]): readonly Candidate[] {
  const seen = new Map<string, number>();
  return counts.flatMap(({ template, node, value, place, twice: isTwice = false }) => {
    const text = `${node} ${template}`;
    return Array.from({ length: isTwice ? 2 : 1 }, (): Candidate => {
      const next = seen.get(text) ?? 0;
      const ordinal = place ?? next;
      seen.set(text, next + 1);
      return { key: `${template} ${ordinal}`, text, template, value, isTwice };
    });
  });
}
