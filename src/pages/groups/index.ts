/**
 * Groups of choices on a page: facets, menus, sort bars, page sizes, letter bars, trails, whatever widget they are.
 */

import { parseControls } from '../../forms/index.js';
import type { AccessPath } from '../../model/access-path.js';
import type { Form } from '../../model/form.js';
import type { ChoiceGroup, ItemList } from '../../model/page.js';
import { readLinkFacts } from '../link-facts.js';
import type { PageIndex } from '../page-index.js';
import { readAddresses, type Addresses } from './addresses.js';
import { groupsOfButtons } from './button-groups.js';
import type { FoundGroup } from './found-group.js';
import { groupsOfForm, groupsOfLooseFields, type FormGroupContext } from './form-groups.js';
import { guessKind, type Guess } from './guess.js';
import { withoutFragments } from './fragments.js';
import { stripSharedAffix } from './label-affix.js';
import { groupOfRun, type LinkGroupContext } from './link-groups.js';
import { findRuns } from './runs.js';
import type { Run } from './shapes.js';
import { splitAtHeadings } from './split-run.js';

export { stripSharedAffix } from './label-affix.js';

/** What else is known of a page when its groups are read. */
export interface GroupContext {
  readonly forms: readonly Form[];
  /** The main list; its cards hold no groups. */
  readonly list: ItemList | null;
  /** Link nodes that page. */
  readonly pagerNodes: ReadonlySet<number>;
  /** Address of the page. */
  readonly url: string;
  /** The path by which the page was reached; null or absent where only its address is known. */
  readonly at?: AccessPath | null;
  /** Link nodes that must not be followed; told from the links if it is missing. */
  readonly acting?: ReadonlySet<number>;
}

/** Groups that a kind must have on a page before their labels are compared. */
const FACET_CONFIDENCE = 0.4;

/** The groups of a page, in document order. Linear in the size of the page. */
export function readGroups(index: PageIndex, context: GroupContext): readonly ChoiceGroup[] {
  const addresses = readAddresses(index, context.url);
  const walls = new Set((context.list?.cards ?? []).map(({ node }) => node));
  const found = [
    ...linkGroups(index, context, { addresses, walls }),
    ...fieldGroups(index, context, walls),
    ...groupsOfButtons(index, context, { addresses, walls }),
  ];
  found.sort((a, b) => firstNode(a) - firstNode(b));
  return withoutBoilerplate(found.map((group) => ({ group, guess: guessKind(group, context.list) })));
}

/** What the readers of one page share. */
export interface Ground {
  readonly addresses: Addresses;
  readonly walls: ReadonlySet<number>;
}

function firstNode({ choices, node }: FoundGroup): number {
  return choices[0]?.node ?? node;
}

function linkGroups(index: PageIndex, context: GroupContext, { addresses, walls }: Ground): readonly FoundGroup[] {
  const reader: LinkGroupContext = {
    index,
    addresses,
    list: context.list,
    pagerNodes: context.pagerNodes,
    widget: 'links',
    countsAreUsual: false,
    pathOf: ({ main }) => {
      const address = main === null ? null : addresses.of(main);
      return address === null ? null : { kind: 'url', url: address.url };
    },
  };
  const links = new Set(index.links);
  const acting = context.acting ?? new Set(readLinkFacts(index).flatMap(({ node, acts }) => (acts ? [node] : [])));
  const runs = findRuns(index, {
    isItem: (id) => links.has(id) || isScriptLink(index, id),
    isVoid: (id) => acting.has(id),
    walls,
    isSameKind: (first, second) => shareChanges(addresses, first, second),
  });
  const cut = runs.flatMap((run) => splitAtHeadings(index, run));
  const groups = cut.map((run) => groupOfRun(reader, run));
  if (!countsAreUsual(groups)) return withoutFragments(groups.flatMap((group) => group ?? []));
  const counting = { ...reader, countsAreUsual: true };
  const again = cut.map((run, at) => (run.items.length === 1 ? groupOfRun(counting, run) : (groups[at] ?? null)));
  return withoutFragments(again.flatMap((group) => group ?? []));
}

/** Whether at least half of the labelled groups have counts. */
function countsAreUsual(groups: readonly (FoundGroup | null)[]): boolean {
  const labelled = groups.flatMap((group) =>
    group !== null && group.label !== null && group.choices.length > 1 ? [group] : [],
  );
  return labelled.filter(({ choices }) => choices.some(({ count }) => count !== null)).length * 2 > labelled.length;
}

/** A link that only a script follows stands for an alternative all the same. */
function isScriptLink(index: PageIndex, id: number): boolean {
  const { tag, attributes } = index.node(id);
  return tag === 'a' && /^\s*javascript:/iu.test(attributes['href'] ?? '');
}

/** Whether two runs change the same thing, as far as their links tell. */
function shareChanges(addresses: Addresses, first: Run, second: Run): boolean {
  const [a, b] = [first, second].map(
    ({ items }) => new Set(items.flatMap(({ main }) => (main === null ? [] : [...addresses.changes(main)]))),
  );
  if (a === undefined || b === undefined || a.size === 0 || b.size === 0) return true;
  return [...a].some((name) => b.has(name));
}

function fieldGroups(index: PageIndex, context: GroupContext, walls: ReadonlySet<number>): readonly FoundGroup[] {
  const isWithin = (node: number): boolean =>
    walls.has(node) || index.ancestors(node).some((id) => walls.has(id) || index.linkUrl(id) !== null);
  const reader: FormGroupContext = { index, url: context.url, isIgnored: isWithin };
  const { loose } = parseControls(index.snapshot);
  return [
    ...context.forms.flatMap((form) => groupsOfForm(reader, form)),
    ...groupsOfLooseFields(reader, loose).filter(({ choices }) => choices.length > 1),
  ];
}

interface GuessedGroup {
  readonly group: FoundGroup;
  readonly guess: Guess;
}

/** Takes the words off that the labels of like facets share, and what kinds are told from. */
function withoutBoilerplate(guessed: readonly GuessedGroup[]): readonly ChoiceGroup[] {
  const labels = new Map<FoundGroup, string>();
  const likeFacets = guessed.filter(
    ({ group, guess }) => guess.guess === 'facet' && guess.confidence >= FACET_CONFIDENCE && group.label !== null,
  );
  const kinds = new Set(likeFacets.map(({ group }) => kindOf(group)));
  for (const kind of kinds) {
    const alike = likeFacets.map(({ group }) => group).filter((group) => kindOf(group) === kind);
    stripSharedAffix(alike.map(({ label }) => label ?? '')).forEach((label, at) => {
      const group = alike[at];
      if (group !== undefined) labels.set(group, label);
    });
  }
  return guessed.map(({ group, guess }) => toChoiceGroup(group, guess, labels.get(group) ?? group.label));
}

function kindOf({ widget, labelTag }: FoundGroup): string {
  return `${widget} ${labelTag}`;
}

function toChoiceGroup(group: FoundGroup, { guess, confidence }: Guess, label: string | null): ChoiceGroup {
  const { node, widget, key, field, multiple, choices, more } = group;
  return { node, label, widget, guess, confidence, key, field, multiple, choices, more };
}
