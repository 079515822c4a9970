/**
 * Menus that only scripts work and that stand on every page of a site: an entry leads to the same page from each of them. Pressed
 * anew on every page that they lead to, they would lead round in circles.
 */

import type { ChoiceGroup, PageView } from '../../model/page.js';
import type { Candidate } from './scouting-candidates.js';

/** What was learnt of menus. */
export interface SiteMenus {
  /** Whether it is known where an entry leads: it was pressed elsewhere, and one of its menu led to the same page from two. */
  knows(candidate: Candidate): boolean;
  /** Takes in what an entry led to. */
  note(candidate: Candidate, view: PageView): void;
}

/** An entry that is pressed: its menu, and itself. */
interface Entry {
  readonly menu: string;
  readonly entry: string;
  /** The page that it stands on. */
  readonly on: string;
}

/** Where an entry led to, and from where. */
interface Led {
  readonly on: string;
  readonly to: string;
}

/** Menus of which nothing is known yet. */
export function createSiteMenus(): SiteMenus {
  const led = new Map<string, Led>();
  /** Whether entries of a menu lead to the same page wherever it stands. */
  const isSame = new Map<string, boolean>();
  return {
    knows(candidate) {
      const one = entryOf(candidate);
      return one !== null && isSame.get(one.menu) === true && led.has(one.entry);
    },
    note(candidate, view) {
      const one = entryOf(candidate);
      if (one === null) return;
      const to = shownOn(view);
      const before = led.get(one.entry);
      if (before === undefined) led.set(one.entry, { on: one.on, to });
      else if (before.on !== one.on) isSame.set(one.menu, before.to === to && isSame.get(one.menu) !== false);
    },
  };
}

/** The entry of a site's menu that a candidate presses; null if it is none. */
function entryOf({ path, via, on }: Candidate): Entry | null {
  if (path.kind !== 'actions' || via === null || on === undefined) return null;
  const group = on.groups.find(({ key, choices }) => key === via.group && choices.some((one) => one.path === path));
  if (group === undefined || !MENUS.has(group.guess)) return null;
  const menu = JSON.stringify([group.key, group.choices.map(({ value }) => value)]);
  return { menu, entry: JSON.stringify([menu, via.value]), on: shownOn(on) };
}

/** Guesses of groups that lead elsewhere. */
const MENUS: ReadonlySet<ChoiceGroup['guess']> = new Set<ChoiceGroup['guess']>(['navigation', 'other']);

/** What tells pages apart: addresses, titles, and what they list. */
function shownOn({ url, title, list }: PageView): string {
  return JSON.stringify([url, title, (list?.cards ?? []).map(({ url: to, name }) => [to, name])]);
}
