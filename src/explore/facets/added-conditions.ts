/**
 * Attributes of a builder that adds a condition for each, looked at one after the other on one page: each page would have to
 * be loaded anew otherwise. What the conditions before ask for is taken out of the addresses of the values.
 */

import { urlArguments, type UrlArgument } from '../../base/url.js';
import { argumentText } from '../../base/url-arguments.js';
import type { AccessPath, Step } from '../../model/access-path.js';
import type { Choice, ChoiceGroup, PageView } from '../../model/page.js';
import { pathWithSteps } from '../../model/step.js';
import type { Region } from '../region.js';

/** Conditions that are added to one page. Raising it costs more steps where the page is lost meanwhile. */
const MOST_ADDED = 15;

/** A page to which conditions were added. */
interface AddedConditions {
  readonly path: AccessPath;
  readonly view: PageView;
  /** What its form asks for without any of them. */
  readonly base: readonly UrlArgument[];
  /** What it asks for as it stands. */
  readonly standing: readonly UrlArgument[];
  /** Key of the group that tells what it asks for. */
  readonly anchor: string;
  readonly added: number;
}

/** The page after a choice of a builder, with what that brought up. */
interface Shown {
  readonly path: AccessPath;
  readonly view: PageView;
  readonly groups: readonly ChoiceGroup[];
}

/** What a choice of a builder brought up, in the region as it is then. */
export interface Revealing {
  readonly choice: Choice;
  readonly region: Region;
  readonly groups: readonly ChoiceGroup[];
  /** Whether the choice brought up something else to work: a field for words, a button that opens something. */
  readonly isWorded: boolean;
}

/** Where a choice is made. */
export interface RevealingPlace {
  readonly choice: Choice;
  /** The way to the page after the choice. */
  readonly path: AccessPath;
}

/** Looks at choices on the page that those before them have left, once it is known that they add to each other there. */
export interface Adding {
  /** What a choice brings up there, as if it were made alone; what it does `alone` where it has to be made on a page of its own. */
  revealOr(choice: Choice, alone: () => Promise<Revealing | null>): Promise<Revealing | null>;
  /** Takes in what a choice brought up. */
  note(found: Revealing): void;
}

/** Nothing added yet; `look` makes a choice at the end of a way. */
export function createAdding(
  {
    region,
    group,
    attribute,
  }: { readonly region: Region; readonly group: ChoiceGroup; readonly attribute: string | null },
  look: (place: RevealingPlace) => Promise<Revealing | null>,
): Adding {
  const apart: Revealing[] = [];
  const together = new Set<Revealing>();
  let conditions: AddedConditions | null = null;
  let hasFailed = attribute !== null;
  async function reveal(choice: Choice): Promise<Revealing | null> {
    const { control } = choice;
    const before = conditions;
    const path = before === null || control === undefined ? null : pathOfNext(before, control.step);
    conditions = null;
    if (before === null || control === undefined || path === null) return null;
    const found = await look({ choice, path });
    const added = found === null ? null : withCondition(before, shownBy(found));
    hasFailed = found === null || added === null;
    if (found === null || added === null) return null;
    conditions = added.conditions;
    const { groups } = added;
    const view = { ...region.view, groups: [...region.view.groups, ...groups] };
    const alone = { ...region, path: pathWithSteps(region.path, [control.step]), view };
    const one = { choice, region: alone, groups, isWorded: showsControl(before.view, found.region.view) };
    together.add(one);
    return one;
  }

  return {
    revealOr: async (choice, alone) => (await reveal(choice)) ?? alone(),
    note(found) {
      if (hasFailed || together.has(found)) return;
      apart.push(found);
      conditions ??= conditionsOf(group, apart.map(shownBy));
    },
  };
}

function shownBy({ region: { path, view }, groups }: Revealing): Shown {
  return { path, view, groups };
}

/** Whether a page has a field for words, or a button that opens something, that it had not before. */
export function showsControl(before: PageView, after: PageView): boolean {
  const names = ({ openers = [] }: PageView): readonly string[] =>
    openers.map(({ step }) => `${step.role}:${step.name}`);
  const known = new Set(names(before));
  return (
    (after.searches ?? []).length > (before.searches ?? []).length || names(after).some((name) => !known.has(name))
  );
}

/**
 * The page of the last of the choices, to which further conditions can be added; null where the builder shows what was
 * chosen, as one does that shows one attribute at a time, or addresses do not tell what the form asks for.
 */
function conditionsOf(builder: ChoiceGroup, shown: readonly Shown[]): AddedConditions | null {
  const [other, one] = [...shown].reverse();
  const before = one === undefined ? null : standingOf(one);
  const now = other === undefined ? null : standingOf(other);
  if (other === undefined || before === null || now === null || !isAdding(builder, other.view)) return null;
  // What two conditions have in common is none of either.
  const base = without(now.standing, without(now.standing, before.standing));
  const isOwn = base.length < now.standing.length && base.length < before.standing.length;
  return isOwn ? { path: other.path, view: other.view, base, ...now, added: 1 } : null;
}

/** The way to the page with one condition more; null where it has enough. */
function pathOfNext({ path, added }: AddedConditions, step: Step): AccessPath | null {
  return added < MOST_ADDED ? pathWithSteps(path, [step]) : null;
}

/** The page with one condition more, and what that brought up asked for alone; null if that is not told. */
function withCondition(
  before: AddedConditions,
  { path, view, groups }: Shown,
): { readonly conditions: AddedConditions; readonly groups: readonly ChoiceGroup[] } | null {
  const known = new Set(before.view.groups.map(({ key }) => key));
  const anchor = view.groups.filter(({ key }) => key === before.anchor);
  const now = standingOf({ groups: anchor });
  const own = groups.filter(({ key }) => !known.has(key));
  if (now === null || !own.every(isAddressed)) return null;
  const others = without(before.standing, before.base);
  const alone = (choice: Choice): Choice =>
    choice.path?.kind === 'url'
      ? { ...choice, path: { ...choice.path, url: urlWithout(choice.path.url, others) } }
      : choice;
  return {
    conditions: { ...before, ...now, path, view, added: before.added + 1 },
    groups: own.map((group) => ({ ...group, choices: group.choices.map(alone) })),
  };
}

/** What a form asks for as it stands, by the choice that a group shows as made. */
function standingOf({ groups }: Pick<Shown, 'groups'>): Pick<AddedConditions, 'standing' | 'anchor'> | null {
  if (!groups.every(isAddressed)) return null;
  for (const { key, multiple, choices } of groups) {
    const [made, further] = choices.filter(({ selected }) => selected);
    if (multiple || made?.path?.kind !== 'url' || further !== undefined) continue;
    return { standing: urlArguments(made.path.url), anchor: key };
  }
  return null;
}

function isAddressed({ choices }: ChoiceGroup): boolean {
  return choices.every(({ path }) => path?.kind === 'url');
}

/** Whether a builder shows nothing as chosen after a choice: another one adds to it. */
function isAdding({ key }: ChoiceGroup, { groups }: PageView): boolean {
  const builder = groups.find((group) => group.key === key);
  return builder !== undefined && builder.choices.every(({ selected }) => !selected);
}

/** Arguments without others, each as often as it is among them. */
function without(all: readonly UrlArgument[], others: readonly UrlArgument[]): readonly UrlArgument[] {
  const left = others.map(pairOf);
  return all.filter((argument) => {
    const at = left.indexOf(pairOf(argument));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function urlWithout(address: string, others: readonly UrlArgument[]): string {
  const url = new URL(address);
  const kept = without(urlArguments(address), others);
  url.search = argumentText(kept.map(({ name, value }): [string, string] => [name, value]));
  return url.href;
}

function pairOf({ name, value }: UrlArgument): string {
  return JSON.stringify([name, value]);
}
