/**
 * Exploring a region: which groups of its page narrow it, and what their values list (Huang 2011 §4.3, algorithm 2).
 *
 * Departs from algorithm 2: a child's facets are asked only where no region above has answered them, since a conjunction
 * teaches nothing that its predicates have not taught (design §5.4).
 */

import { isScripted } from '../model/choice.js';
import type { ChoiceGroup } from '../model/page.js';
import { askAll, settleHeld } from './asking.js';
import { keepApart } from './facets/apart-values.js';
import { askFacets, canBeGrouped, holdRegion } from './planning/asking-together.js';
import { askedGroups } from './start/asked-pages.js';
import { provesMeasure, provesSizes, settleRoot } from './start/begun-root.js';
import { lookClosely } from './facets/close-look.js';
import { asExpected, expectNothing, expectRegion, tellOutlook } from './planning/expecting.js';
import { isDividedAnew } from './facets/divided-anew.js';
import type { Explorer } from './explorer.js';
import { tellsAll, tellsCounts, type AskedFacet } from './facets/facet-views.js';
import { completeFacet } from './facets/facets.js';
import { addressedFacet } from './facets/hidden-values.js';
import { countedFacet } from './facets/measured-facets.js';
import { withLoneTicks } from './facets/lone-ticks.js';
import { withoutOwnNeedlessButton } from './facets/needless-buttons.js';
import { openQuestions } from './planning/planner.js';
import { addressesOf, completeRegion, isLookAbove, mayNarrow, pageSizeOf, type Facet, type Region } from './region.js';
import { isOpen, rest, wake } from './facets/resting.js';
import { narrowsByItself } from './facets/preset-builders.js';
import { isBudgetShort } from './planning/short-budget.js';
import { narrows } from './facets/trying.js';
import { provenBelow } from './facets/unsure-facets.js';
import { recordOtherNames } from './facets/other-names.js';
import { askTried, askWaiting, canWait } from './facets/waiting-facets.js';
import { asWorked, heardWhenWorked } from './facets/worked-fields.js';
import {
  addedCondition,
  revealedFacets,
  revealsMore,
  withOpenChoices,
  type BuilderStage,
  type RevealedFacet,
} from './facets/revealed-facets.js';

/** Choices that may come before the values of a filter builder: the attribute, and how to compare. */
const MOST_STAGES = 2;

/** Asks everything that a region's page offers and no larger region has answered; answers the regions below it. */
export async function exploreRegion(explorer: Explorer, plain: Region): Promise<readonly Region[]> {
  if (plain.resting === undefined) return exploreShown(explorer, plain);
  if (!isOpen(explorer, plain)) {
    expectNothing(explorer, plain);
    return [];
  }
  const below = await exploreShown(explorer, await wake(explorer, plain));
  rest(explorer, plain);
  return below;
}

/** Asks what the whole page of a region offers. */
async function exploreShown(explorer: Explorer, plain: Region): Promise<readonly Region[]> {
  const below: Region[] = [];
  const together: AskedFacet[] = [];
  const waiting: AskedFacet[] = [];
  if (expectRegion(explorer, plain)) tellOutlook(explorer);
  const region = await lookClosely(explorer, plain);
  if (region.begun !== undefined) {
    below.push(...(await exploreBegun(explorer, region)));
    await settleRoot(explorer, region);
    if (plain !== region) completeRegion(plain, region);
  }
  // Where nothing is listed only what is chosen on the page itself tells anything.
  const groups = region.id === null ? askedGroups(region.view) : region.view.groups;
  for (const shown of inTryingOrder(groups)) {
    if (!mayNarrow(shown) || isLookAbove(region, shown)) continue;
    const group = await withLoneTicks(explorer, region, await asWorked(explorer, region, shown));
    // What tells no numbers promises nothing.
    if (!tellsCounts(group)) below.push(...(await askWaiting(explorer, region, waiting)));
    const sent = addressedFacet(explorer, region, group);
    if (sent !== null) {
      below.push(
        ...(await exploreGroup(explorer, { region, group: sent, attribute: null, stage: 0, together, waiting })),
      );
      if (explorer.proven.has(sent.key)) continue;
    }
    below.push(...(await exploreTopGroup(explorer, { region, group, attribute: null, stage: 0, together, waiting })));
  }
  below.push(...(await askWaiting(explorer, region, waiting)));
  for (const group of await provenBelow(explorer, region, below))
    below.push(...(await exploreGroup(explorer, { region, group, attribute: null, stage: 0, together, waiting })));
  below.push(...(await askFacets(explorer, region, together)), ...(await settleHeld(explorer)));
  expectNothing(explorer, region);
  return below;
}

/**
 * Groups as they stand on the page; what looks like no facet and has to be worked in a browser, or mostly leads where values
 * of facets do, comes last.
 */
function inTryingOrder(groups: readonly ChoiceGroup[]): readonly ChoiceGroup[] {
  const facets = new Set(groups.filter(({ guess }) => guess === 'facet').flatMap(addressesOf));
  const isRepeating = (group: ChoiceGroup): boolean =>
    addressesOf(group).filter((url) => facets.has(url)).length * 2 > group.choices.length;
  const isUnlikely = (group: ChoiceGroup): boolean =>
    group.guess !== 'facet' && (isScripted(group) || isRepeating(group));
  return [...groups.filter((group) => !isUnlikely(group)), ...groups.filter(isUnlikely)];
}

/** Asks a group of a region's page; in the page itself, if it was sent in vain. */
async function exploreTopGroup(explorer: Explorer, asked: GroupToAsk): Promise<readonly Region[]> {
  const { region, group, together, waiting } = asked;
  const isKnown = explorer.barren.has(group.key);
  const own = isKnown ? [] : await exploreGroup(explorer, asked);
  const isVain = explorer.barren.has(group.key) || explorer.unsure.has(group.key);
  const heard = isVain ? await heardWhenWorked(explorer, region, group) : null;
  // Of a filter builder some attributes show in some regions only.
  if (heard === null && isKnown) return revealsMore(explorer, region, group) ? exploreRevealed(explorer, asked) : [];
  const below = heard === null ? own : await exploreGroup(explorer, { ...asked, group: heard });
  if ([...together, ...waiting].every(({ facet }) => facet.group !== (heard ?? group)))
    expectNothing(explorer, region, group);
  return below;
}

/** Asks the facets of a region that is only begun, as far as their counts tell what they hold. */
async function exploreBegun(explorer: Explorer, region: Region): Promise<readonly Region[]> {
  if (!(await provesSizes(explorer, region))) return [];
  const together = await countedFacets(explorer, region);
  if (!provesMeasure(explorer, region, together)) return [];
  return holdRegion(region, together) ? askFacets(explorer, region, together) : [];
}

/** The facets of a region that is only begun whose counts tell what they hold. */
async function countedFacets(explorer: Explorer, region: Region): Promise<readonly AskedFacet[]> {
  const { context, sizes, barren } = explorer;
  const counted = new Map<string, AskedFacet>();
  const isMeasured = sizes.measured(region.view) !== null;
  // With few pages a facet is tried by the first of its values that is asked.
  const mayWait = !isMeasured && isBudgetShort(context, region.view.groups, pageSizeOf(region));
  for (const group of region.view.groups) {
    if (!mayNarrow(group) || barren.has(group.key) || !(isMeasured || tellsAll(group, group.choices))) continue;
    const facet = await completeFacet(explorer, region, group);
    if (counted.has(facet.identity) || !context.wants(facet.attribute)) continue;
    if (!mayWait && !(await narrows(explorer, region, openQuestions(region, facet, explorer)))) continue;
    const asked = await countedQuestions(explorer, region, facet);
    if (canBeGrouped(explorer, region, asked)) counted.set(facet.identity, asked);
  }
  return [...counted.values()];
}

/** What is open of a facet, with the sizes of its values measured where a region was. */
async function countedQuestions(explorer: Explorer, region: Region, facet: Facet): Promise<AskedFacet> {
  const counted = await countedFacet(explorer, region, facet);
  const questions = openQuestions(region, counted, explorer);
  const sum = questions.reduce((all, { choice }) => all + (choice.count ?? 0), 0);
  const perEntity = counted === facet ? {} : { perEntity: sum / (region.size ?? sum) };
  return { facet: counted, questions, ...perEntity };
}

/** A group of a region's page; of a filter builder also what was chosen before. */
interface GroupToAsk extends BuilderStage {
  readonly stage: number;
  /** Takes facets that can wait until all of the region are known. */
  readonly together: AskedFacet[];
  /** Takes facets of which what is left is asked with that of others, whichever values teach most. */
  readonly waiting: AskedFacet[];
}

async function exploreGroup(explorer: Explorer, asked: GroupToAsk): Promise<readonly Region[]> {
  const { region, group, waiting } = asked;
  if (explorer.comparisons.has(group.key)) return [];
  // How a value is compared is none, though it may narrow by itself, as "open" and "any" do.
  if (group.guess === 'comparison') return exploreRevealed(explorer, asked);
  const facet = await completeFacet(explorer, region, group);
  if (!explorer.context.wants(facet.attribute) && !isScripted(group)) return [];
  const isShownAgain = waiting.some((other) => other.facet.identity === facet.identity);
  const before = isShownAgain ? await askWaiting(explorer, region, waiting) : [];
  await recordOtherNames(explorer, region, facet);
  const questions = openQuestions(region, facet, explorer);
  if (questions.length === 0 || isDividedAnew(explorer, region, facet)) return before;
  const apart = await keepApart(explorer, region, { facet, questions });
  if (apart !== null) return [...before, ...apart];
  const isFacet = await narrowsByItself(explorer, asked, questions);
  if (!isFacet) return [...before, ...(await exploreRevealed(explorer, asked))];
  if (!explorer.context.wants(facet.attribute)) return before;
  noteFacet(explorer, region, { facet, questions });
  return [...before, ...(await askFacet(explorer, asked, { facet, questions }))];
}

/** Tells of a facet that narrows a region, and remembers where its values can be searched. */
function noteFacet({ searchable, context }: Explorer, region: Region, { facet, questions }: AskedFacet): void {
  const { group, identity, attribute } = facet;
  if (group.search !== undefined && !searchable.has(identity)) searchable.set(identity, { region, facet });
  context.tell({ kind: 'facet', attribute, values: questions.length, region: region.label });
}

/** Asks a facet that narrows its region, now or with others. */
async function askFacet(
  explorer: Explorer,
  { region, stage, together, waiting }: GroupToAsk,
  { facet, questions }: AskedFacet,
): Promise<readonly Region[]> {
  const isNew = together.every((other) => other.facet.identity !== facet.identity);
  const counted = await countedQuestions(explorer, region, facet);
  if (isNew && canBeGrouped(explorer, region, counted)) {
    together.push(counted);
    return [];
  }
  if (isNew && stage === 0 && canWait(region, counted)) {
    waiting.push(counted);
    return askTried(explorer, region, questions);
  }
  return asExpected(explorer, region, { groups: [[{ facet }]], work: () => askAll(explorer, region, questions) });
}

/** Asks the groups that show after a choice of a group which narrows nothing by itself. */
async function exploreRevealed(explorer: Explorer, asked: GroupToAsk): Promise<readonly Region[]> {
  if (asked.stage >= MOST_STAGES || !mayReveal(asked.group) || explorer.ways.isStopped) return [];
  const below: Region[] = [];
  for (const { region, group: shown } of await facetsBehind(explorer, asked)) {
    // How values are compared is not asked for, so that what is chosen is none of it.
    const group =
      shown.guess === 'comparison'
        ? shown
        : withOpenChoices(region, await withoutOwnNeedlessButton(explorer, region, shown));
    below.push(
      ...(await exploreGroup(explorer, {
        region,
        group,
        attribute: group.label,
        stage: asked.stage + 1,
        together: asked.together,
        waiting: asked.waiting,
      })),
    );
  }
  return below;
}

/** The facets that choices of a group show; of buttons that add a condition, those that the choices of its field show. */
async function facetsBehind(explorer: Explorer, asked: GroupToAsk): Promise<readonly RevealedFacet[]> {
  const condition = asked.stage === 0 ? await addedCondition(explorer, asked) : null;
  const added = condition === null ? [] : await revealedFacets(explorer, condition);
  return added.length > 0 ? added : revealedFacets(explorer, asked);
}

/** Whether choices of the group may show further groups. */
function mayReveal(group: ChoiceGroup): boolean {
  return group.guess === 'comparison' || isScripted(group);
}
