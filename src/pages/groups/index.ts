/**
 * Groups of choices on a page: facets, menus, sort bars, page sizes, letter bars, trails, whatever widget they are.
 */

import { remembering } from '../../base/remember.js';
import { columnChoosers, columnLists } from './column-chooser.js';
import { parseControls } from '../../forms/index.js';
import type { AccessPath } from '../../model/access-path.js';
import { areAllTicked } from '../../model/choice.js';
import type { Form } from '../../model/form.js';
import type { ChoiceGroup, ItemList } from '../../model/page.js';
import { boundSelects } from './bound-selects.js';
import { cardFilters } from './card-filters.js';
import { choosesLanguage } from '../language-links.js';
import { readLinkFacts } from '../link-facts.js';
import type { PageIndex } from '../page-index.js';
import { withAlikeTitles } from './labels/alike-labels.js';
import { readAddresses, type Addresses } from './addresses.js';
import { readButtons, readLoneButtons } from './live/beside-groups.js';
import { narrowingFields } from './live/narrowing-fields.js';
import { groupsOfButtons } from './live/button-groups.js';
import { groupsOfConditions } from './live/condition-groups.js';
import { withControls, type LiveGroup } from './live/choice-controls.js';
import type { FoundGroup } from './found-group.js';
import { groupsOfForm, groupsOfLooseFields, type FormGroupContext } from './form-groups.js';
import { gatheredLinks } from './gathered-links.js';
import { guessKind, type Guess } from './guess.js';
import { withoutRowTotals } from './row-totals.js';
import { withoutFragments } from './runs/fragments.js';
import { withCaptions } from './labels/captions.js';
import { withFirstHeads } from './labels/first-heads.js';
import { headingTools } from './labels/heading-tools.js';
import { stripSharedAffix, withoutKnownAffix } from './labels/label-affix.js';
import { groupOfRun, type LinkGroupContext } from './link-groups.js';
import { joinLinkedBoxes } from './linked-boxes.js';
import { liveGroups, type LiveGroups } from './live/live-groups.js';
import { withoutOwnLabel } from './labels/own-label.js';
import { withoutLetterSections } from './labels/letter-sections.js';
import { withButtonsOfLists } from './labels/listed-by-button.js';
import { isUnseen } from './labels/popup-labels.js';
import { dialogAround } from './opening/dialog-around.js';
import { panelOwners } from './opening/declared-owners.js';
import { arePageTools } from './page-tools.js';
import { isOfPager } from './pager-groups.js';
import { withToldApart } from './labels/repeated-labels.js';
import { withSaidHeads } from './labels/said-heads.js';
import { findRuns } from './runs/runs.js';
import type { Run } from './runs/shapes.js';
import { withWholesLabelled } from './labels/told-again.js';
import { withTreeLabels } from './labels/tree-labels.js';
import { splitAtHeadings } from './runs/split-run.js';
import { withSwitchesApart } from './runs/switch-links.js';
import type { CountSide } from './values/count-side.js';
import { sideOfCounts } from './values/item-text.js';
import { tellsChoices } from './told-choices.js';
import { isTurnedOn } from './values/turned-on.js';
import { withBareCounts } from './values/bare-counts.js';
import { twinLinks } from './values/twin-links.js';
import { withUsualCounts, withUsualLinkCounts } from './values/usual-counts.js';
import { isScriptedLink } from './widget-state.js';

export { stripSharedAffix } from './labels/label-affix.js';

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
  /** Nodes that lie over the page: nothing in them belongs to it. */
  readonly over?: readonly number[];
  /** Link nodes that must not be followed; told from the links if it is missing. */
  readonly acting?: ReadonlySet<number>;
}

/** Groups that a kind must have on a page before their labels are compared. */
const FACET_CONFIDENCE = 0.4;

/** Groups, and what stands beside them. */
export interface GroupParts {
  readonly groups: readonly ChoiceGroup[];
  /** Nodes that show more values of a group when they are clicked. */
  readonly more: readonly number[];
  /** Nodes of buttons that belong to no group and may bring up anything. */
  readonly lone: readonly number[];
}

/** The groups of a page, in document order. Linear in the size of the page. */
export function readGroups(index: PageIndex, context: GroupContext): readonly ChoiceGroup[] {
  return readGroupParts(index, context).groups;
}

/** The groups of a page, in document order, and what stands beside them. */
export function readGroupParts(index: PageIndex, context: GroupContext): GroupParts {
  const addresses = readAddresses(index, context.url);
  const walls = new Set([...(context.list?.cards ?? []).map(({ node }) => node), ...(context.over ?? [])]);
  const ground = { addresses, walls };
  if (index.snapshot.source === 'browser') return livePage(index, context, ground);
  const { links, others } = joinLinkedBoxes(index, {
    links: linkGroups(index, context, ground),
    others: withBareCounts(fieldGroups(index, context, walls)),
  });
  const buttons = groupsOfButtons(index, context, ground).filter((group) => !areHeads(index, group, others));
  const found = [...links, ...others, ...buttons];
  const groups = inOrder(index, found, context).map(({ group }) => withSentTexts(index, group));
  return { groups: [...groups, ...cardFilters(index, { ...context, addresses, others: found })], more: [], lone: [] };
}

/** Whether the buttons are what groups of boxes are called: they fold these, and choose nothing. */
function areHeads(index: PageIndex, { choices }: FoundGroup, others: readonly FoundGroup[]): boolean {
  const labels = others.flatMap(({ labelNode = -1, widget }) => (widget === 'checkboxes' ? [labelNode] : []));
  return choices.every(({ node }) => labels.some((label) => label >= 0 && index.contains(label, node)));
}

/** A group of boxes of no form with what each of them would send: only a script asks for them. */
function withSentTexts(index: PageIndex, group: ChoiceGroup): ChoiceGroup {
  const { widget, choices } = group;
  if (widget !== 'checkboxes' || choices.some(({ path }) => path !== null)) return group;
  const texts = choices.map(({ node }) => index.node(node).attributes['value'] ?? '');
  if (texts.includes('') || new Set(texts).size < texts.length) return group;
  return { ...group, choices: choices.map((choice, at) => ({ ...choice, handles: texts.slice(at, at + 1) })) };
}

/** What a page is as a browser shows it: all that can be worked has its control. */
function livePage(index: PageIndex, context: GroupContext, ground: Ground): GroupParts {
  const live = liveGroups({ index, ...context, ...ground, fields: fieldReader(index, context, ground.walls) });
  const read = { links: linkGroups(index, context, ground), others: withBareCounts(live.groups) };
  const { links, others } = joinLinkedBoxes(index, read);
  const groups = withOwnKeys(inOrder(index, [...links, ...others], context));
  const facets = groups
    .filter(({ group }) => group.guess === 'facet' || isTickedPanel(index, group))
    .map(({ found }) => found);
  const beside = { index, list: context.list, forms: context.forms, groups: facets, ...pick(live) };
  const { applies, more, perhapsMore } = readButtons(beside);
  const searches = narrowingFields(beside);
  const byPlace = <Beside>(beside: ReadonlyMap<FoundGroup, Beside>): ReadonlyMap<number, Beside> =>
    new Map(
      groups.flatMap(({ found }, at) => {
        const own = beside.get(found);
        return own === undefined ? [] : [[at, own]];
      }),
    );
  const widgets = new Map(live.scripted.flatMap((group) => [...group.widgets]));
  return {
    more,
    lone: [...readLoneButtons(beside, applies), ...perhapsMore],
    groups: [
      ...withControls(groups, {
        index,
        at: context.at ?? null,
        url: context.url,
        widgets,
        applies: byPlace(applies),
        searches: byPlace(searches),
      }),
      ...cardFilters(index, { ...context, addresses: ground.addresses, others: [...links, ...others] }),
    ],
  };
}

/** Whether a group is boxes in a dialog, or a panel that a button shows, that are all ticked from the start: its buttons apply what is left ticked. */
function isTickedPanel(index: PageIndex, group: ChoiceGroup): boolean {
  if (group.guess !== 'other' || !areAllTicked(group)) return false;
  return dialogAround(index, group.node) !== null || panelOwners(index)(group.node) !== null;
}

/** Groups of scripts that would have the same key are numbered, so that none is taken for another. */
function withOwnKeys(groups: readonly LiveGroup[]): readonly LiveGroup[] {
  const seen = new Map<string, number>();
  return groups.map(({ group, found }) => {
    if (found.traits.isScripted !== true) return { group, found };
    const times = (seen.get(group.key) ?? 0) + 1;
    seen.set(group.key, times);
    return times === 1 ? { group, found } : { group: { ...group, key: `${group.key}|${times}` }, found };
  });
}

function pick({ scripted, rest }: LiveGroups): Pick<LiveGroups, 'scripted' | 'rest'> {
  return { scripted, rest };
}

function inOrder(
  index: PageIndex,
  found: readonly FoundGroup[],
  { list, pagerNodes, url }: GroupContext,
): readonly LiveGroup[] {
  const sorted = found
    .filter((group) => !choosesLanguage(index, group) && !arePageTools(index, group))
    .sort((a, b) => firstNode(a) - firstNode(b));
  const bounds = boundSelects(index, sorted);
  const columns = columnChoosers(index, { list, url }, sorted);
  const ofColumns = columnLists(index, list, sorted);
  const gathered = gatheredLinks(sorted);
  const guessOf = (group: FoundGroup): Guess => {
    const guess = bounds.has(group) ? BOUND : guessIn(index, group, { list, pagerNodes, columns });
    if (guess.guess !== 'facet') return guess;
    if (ofColumns.has(group)) return COLUMNS;
    return gathered.has(group) || tellsChoices(group, sorted) ? GATHERED : guess;
  };
  const guessed = sorted.map((group) => ({ group, guess: guessOf(group) }));
  return withoutBoilerplate(index, guessed).map((group, at) => ({ group, found: guessed[at]?.group as FoundGroup }));
}

/** The kind of a group, by what stands around it before all else. */
function guessIn(
  index: PageIndex,
  group: FoundGroup,
  {
    list,
    pagerNodes,
    columns,
  }: Pick<GroupContext, 'list' | 'pagerNodes'> & { readonly columns: ReadonlySet<FoundGroup> },
): Guess {
  if (isOfPager(index, group, pagerNodes)) return PAGER;
  return columns.has(group) ? COLUMNS : guessKind(group, list);
}

const PAGER: Guess = { guess: 'pager', confidence: 0.9 };
const COLUMNS: Guess = { guess: 'columns', confidence: 0.9 };
const GATHERED: Guess = { guess: 'other', confidence: 0.7 };
const BOUND: Guess = { guess: 'bound', confidence: 0.9 };

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
  const isLive = index.snapshot.source === 'browser';
  const acting = context.acting ?? new Set(readLinkFacts(index).flatMap(({ node, acts }) => (acts ? [node] : [])));
  const twins = twinLinks(index, addresses);
  const tools = headingTools(index, addresses);
  const isSameKind = (first: Run, second: Run): boolean => shareChanges(addresses, first, second);
  const runs = findRuns(index, {
    isItem: (id) => (isLive ? links.has(id) && !isScriptedLink(index, id) : links.has(id) || isScriptLink(index, id)),
    isVoid: (id) => acting.has(id) || twins.has(id) || tools.has(id),
    walls,
    isSameKind,
  });
  const sections = runs.flatMap((run) => splitAtHeadings(index, run));
  const parted = withoutLetterSections(index, sections, isSameKind);
  const captioned = withCaptions(index, withAlikeTitles(index, parted));
  const said = withFirstHeads(index, withSaidHeads(index, captioned));
  const titled = withToldApart(index, withButtonsOfLists(index, addresses, said));
  const cut = withSwitchesApart(index, withTreeLabels(index, titled));
  const groups = cut.map((run) => groupOfRun(reader, run));
  const sideUnder = remembering((tag): CountSide => {
    const items = cut.flatMap((run, at) => (groups[at]?.labelTag === tag ? run.items : []));
    return sideOfCounts(index, items, { lessens: addresses.lessens, label: -1, countsAreUsual: true });
  });
  const isLone = (at: number): boolean => cut[at]?.items.length === 1;
  const counted = withUsualLinkCounts(groups, isLone, (at) => {
    const [run, group] = [cut[at], groups[at]];
    if (run === undefined || group == null) return null;
    return groupOfRun({ ...reader, countsAreUsual: true, loneSide: sideUnder(group.labelTag) }, run);
  });
  return withWholesLabelled(
    withoutFragments(
      withoutRowTotals(
        index,
        counted.flatMap((group) => group ?? []),
      ),
    ),
  );
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

function fieldReader(
  index: PageIndex,
  { url, list }: GroupContext,
  walls: ReadonlySet<number>,
): (countsAreUsual: boolean) => FormGroupContext {
  const isIgnored = (node: number): boolean =>
    walls.has(node) || index.ancestors(node).some((id) => walls.has(id) || index.linkUrl(id) !== null);
  return (countsAreUsual) => ({ index, url, isIgnored, hasList: list !== null, countsAreUsual });
}

function fieldGroups(index: PageIndex, context: GroupContext, walls: ReadonlySet<number>): readonly FoundGroup[] {
  const reader = fieldReader(index, context, walls);
  const { loose } = parseControls(index.snapshot);
  return withUsualCounts((areUsual) => [
    ...context.forms.flatMap((form) => [
      ...groupsOfForm(reader(areUsual), form),
      ...groupsOfConditions(reader(areUsual), form),
    ]),
    ...groupsOfLooseFields(reader(areUsual), loose).filter(({ choices }) => choices.length > 1),
  ]);
}

interface GuessedGroup {
  readonly group: FoundGroup;
  readonly guess: Guess;
}

/** Takes the words off that the labels of like facets share, and what kinds are told from. */
function withoutBoilerplate(index: PageIndex, guessed: readonly GuessedGroup[]): readonly ChoiceGroup[] {
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
  const cuts = [...labels].map(([{ label }, to]) => ({ from: label ?? '', to }));
  return guessed.map(({ group, guess }) => {
    const shown = labels.get(group) ?? group.label;
    const label = shown === null ? null : withoutKnownAffix(shown, cuts);
    const choices = toChoiceGroup({ ...group, choices: withoutOwnLabel(label, group.choices) }, guess, label);
    if (label === null && isTurnedOn(index, group)) return { ...choices, turnsOn: true };
    return isLabelUnseen(index, group) ? { ...choices, isLabelUnseen: true } : choices;
  });
}

function isLabelUnseen(index: PageIndex, { label, labelNode = -1 }: FoundGroup): boolean {
  return label !== null && labelNode >= 0 && isUnseen(index, { node: labelNode, text: label });
}

function kindOf({ widget, labelTag }: FoundGroup): string {
  return `${widget} ${labelTag}`;
}

function toChoiceGroup(group: FoundGroup, { guess, confidence }: Guess, label: string | null): ChoiceGroup {
  const { node, widget, key, field, multiple, choices, more } = group;
  return { node, label, widget, guess, confidence, key, field, multiple, choices, more };
}
