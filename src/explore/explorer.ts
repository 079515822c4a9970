/**
 * What is learnt while exploring a site by asking, shared by the steps of the planned strategy.
 */

import type { ChoiceGroup, Control, PageView } from '../model/page.js';
import type { ExploreContext } from './context.js';
import { createCappedQueries, type CappedQueries } from './lists/capped-queries.js';
import { createCaps, type Caps } from './lists/caps.js';
import { createAnsweredSets, type AnsweredSets } from './planning/answered-sets.js';
import { createAskedValues, type AskedValues } from './planning/asked-values.js';
import { createDoubtfulAnswers, type DoubtfulAnswers } from './facets/doubtful-answers.js';
import { createFacetDependence, type FacetDependence } from './planning/facet-dependence.js';
import { createFacetIdentities, type FacetIdentities } from './facets/facet-identity.js';
import { createForeignMarks, PAID_LINK, type ForeignMarks } from './lists/foreign-cards.js';
import { createDeclaredSizes, type DeclaredSizes } from './lists/declared-sizes.js';
import { createKnownValues, type KnownValues } from './facets/known-values.js';
import { createOutlook, type Outlook } from './planning/outlook.js';
import { createPageNumbering, type PageNumbering } from './lists/page-numbering.js';
import type { HeldValue } from './planning/planner.js';
import { createMenuNames, type MenuNames } from './facets/menu-names.js';
import type { NamedLists } from './facets/named-lists.js';
import type { RefusedValue } from './facets/refused-values.js';
import type { Facet, Region } from './region.js';
import type { ShownChoices } from './facets/shown-choices.js';
import { styleKeys, type ListStyle } from './lists/list-style.js';

/** What is known of buttons that show only once something is chosen. */
export interface LateButtons {
  /** The one to press; null where there is none; undefined where nobody knows yet. */
  button: Control | null | undefined;
  /** Regions in which one was looked for in vain. */
  vain: number;
  /** Keys of groups that are pressed and not ticked, with whether they count by it, too. */
  readonly pressed: Map<string, boolean>;
}

/** The growing knowledge of one exploration. */
export interface Explorer {
  readonly context: ExploreContext;
  readonly tracking: ReadonlySet<string>;
  /** Keys of the paths whose queries were read or are about to be. */
  readonly visited: Set<string>;
  /** Keys of those that a region offered, and whose lists are no part of it: elsewhere they may be told by what leads there. */
  readonly elsewhere: Set<string>;
  /** Lists that were read for values without numbers, by the keys of their paths: a facet may have another name for them. */
  readonly named: NamedLists;
  /** What links of menus are called by facets. */
  readonly menuNames: MenuNames;
  /** Keys of those that were not to be had. */
  readonly failed: Set<string>;
  /** Values that robots.txt or a guard refused. */
  readonly refused: RefusedValue[];
  readonly asked: AskedValues;
  readonly identities: FacetIdentities;
  /** How facets depend on each other. */
  readonly dependence: FacetDependence;
  readonly foreign: ForeignMarks;
  /** Which numbers are sizes of results. */
  readonly sizes: DeclaredSizes;
  /** How pages of lists are numbered. */
  readonly numbering: PageNumbering;
  readonly style: ListStyle | null;
  /** How much of one query the site shows. */
  readonly caps: Caps;
  /** Queries that hold more than that. */
  readonly capped: CappedQueries;
  /** Keys of groups that were tried and found to narrow nothing, by group key. */
  readonly barren: Set<string>;
  /** Keys of groups of which trials told nothing, as the region's list was cut and does not tell its size. */
  readonly unsure: Set<string>;
  /** Values of groups that narrow nothing by themselves but show further groups, by the key of their group. */
  readonly revealing: Map<string, Set<string>>;
  /** Keys of groups with a label whose choices are a builder's attributes, each with a value that counts as soon as it shows. */
  readonly builders: Set<string>;
  /** Keys of groups that say how the values of a builder's attributes are compared. */
  readonly comparisons: Set<string>;
  /** Group keys that narrowed somewhere: no further trial is needed. */
  readonly proven: Set<string>;
  /** Keys of groups worked in pages of which a value changed the page's address. */
  readonly addressed: Set<string>;
  /** By argument of addresses, the values that were sent by it as their controls send them, and the facets of these. */
  readonly sent: Map<string, ReadonlyMap<string, string>>;
  /** By facet, its regions in a row whose page showed nothing new when looked at closely. */
  readonly barrenLooks: Map<string, number>;
  /** By facet, its pages of further values in a row that told nothing new. */
  readonly barrenPages: Map<string, Set<string>>;
  /**
   * Values that plain pages name, by key: how many looks at these pages did not show them, or showed nothing else where the
   * pages tell how to ask them.
   */
  readonly unseenNames: Map<string, number>;
  /** Facets with a field of their own that may hide values, by identity: where they were seen first. */
  readonly searchable: Map<string, SearchableFacet>;
  /** Facets whose field was searched, by identity. */
  readonly searched: Set<string>;
  /** Buttons beside facets that were tried, and whether choices count without them. */
  readonly needlessButtons: Map<string, boolean>;
  /** Of needed buttons, which one beside the same facets has to be pressed in their place. */
  readonly rightButtons: Map<string, string>;
  /** Whether the first of boxes that are all ticked unticks the others, by the group's key. */
  readonly ledBoxes: Map<string, boolean>;
  /** Buttons that show only once something is chosen. */
  readonly late: LateButtons;
  /** Keys of groups with a filter that holds from the start and hides entities, and the way that lifts it: the kind of path and the choice. */
  readonly presets: Map<string, string>;
  /** Keys of groups that seemed to hold such a filter, and the regions in which it hid nothing. */
  readonly vainLifts: Map<string, number>;
  /** What can be chosen in the forms that led to lists, by the keys of the lists' paths. */
  readonly entryFacets: Map<string, readonly ChoiceGroup[]>;
  /** Keys of the paths that were opened while lists were looked for. */
  readonly scouted: ReadonlySet<string>;
  /** Keys of the paths whose first page was opened to see what it tells. */
  readonly opened: Set<string>;
  readonly answers: AnsweredSets;
  /** What was learnt of each value so far. */
  readonly known: KnownValues;
  /** Largest values of facets that are neither read nor inferred yet. */
  readonly held: HeldValue[];
  /** Facets of which something was inferred that proved wrong, by identity. */
  readonly doubted: Set<string>;
  /** Texts of links that led from a list to a page of its facets, as keys. */
  readonly filterLinks: Set<string>;
  /** Texts of links of a list that led to something else. */
  readonly otherLinks: Set<string>;
  /** Answers of which it is not known yet whether they narrow. */
  readonly doubtful: DoubtfulAnswers;
  /** What pages offer below which regions wait. */
  readonly shown: WeakMap<PageView, ShownChoices>;
  /** What is still to be done. */
  readonly outlook: Outlook;
  /** What trials taught of the site's ways. */
  readonly ways: SiteWays;
}

/** A facet whose values can be searched. */
export interface SearchableFacet {
  readonly region: Region;
  readonly facet: Facet;
}

/** How the site combines what is chosen. */
export interface SiteWays {
  /** Whether two facets chosen together narrow; false where they widen ("OR across"), null as long as none was tried. */
  conjunctions: boolean | null;
  /** Whether the run is to end: nothing more is answered. */
  isStopped: boolean;
  /** The order that shows lists from their other end; null if none does, absent as long as none was tried. */
  oppositeOrder?: string | null;
  /** Close looks that told no more than the plain pages; never reached once one did. */
  idleLooks: number;
  /** Close looks in a row, below any facets, that showed nothing new by the facet. */
  barrenRow: number;
  /** Answers that tell no size though their regions do, and are some all the same. @default 0 */
  sizeless?: number;
  /** Whether scripts send more than the fields of forms tell, so that choices in them are worked. @default false */
  worksFields?: boolean;
  /** Groups of fields that are worked though a form that has others is heard as it is sent. @default none */
  workedAlone?: ReadonlySet<string>;
  /** Groups whose fields were worked because they were not heard otherwise, in vain. @default 0 */
  vainlyWorked?: number;
  /** Lists read in the page, since their further pages forgot what was sent, that were lost there as well. @default 0 */
  vainlyKept?: number;
}

/** What an exploration may know beforehand. */
export interface ExplorerOptions {
  /** How lists are asked for with the largest pages. */
  readonly style: ListStyle | null;
  /** @default no votes yet */
  readonly foreign?: ForeignMarks;
  /** Keys of paths that were opened before. @default none */
  readonly scouted?: ReadonlySet<string>;
}

/** An explorer that knows nothing yet. */
export function createExplorer(
  context: ExploreContext,
  tracking: ReadonlySet<string>,
  { style, foreign = createForeignMarks([PAID_LINK]), scouted = new Set() }: ExplorerOptions,
): Explorer {
  // The arguments of the page size change no result either.
  const dropped = new Set([...tracking, ...styleKeys(style)]);
  const [outlook, known] = [createOutlook(), createKnownValues()];
  return {
    context: withLearning(context, outlook, known),
    outlook,
    known,
    tracking: dropped,
    style,
    foreign,
    visited: new Set(),
    elsewhere: new Set(),
    named: new Map(),
    menuNames: createMenuNames(dropped),
    failed: new Set(),
    refused: [],
    sizes: createDeclaredSizes(),
    numbering: createPageNumbering(),
    asked: createAskedValues(),
    identities: createFacetIdentities(),
    dependence: createFacetDependence(),
    caps: createCaps(),
    capped: createCappedQueries(),
    barren: new Set(),
    unsure: new Set(),
    revealing: new Map(),
    builders: new Set(),
    comparisons: new Set(),
    proven: new Set(),
    addressed: new Set(),
    sent: new Map(),
    barrenLooks: new Map(),
    barrenPages: new Map(),
    unseenNames: new Map(),
    searchable: new Map(),
    searched: new Set(),
    needlessButtons: new Map(),
    rightButtons: new Map(),
    ledBoxes: new Map(),
    late: { button: undefined, vain: 0, pressed: new Map() },
    presets: new Map(),
    vainLifts: new Map(),
    entryFacets: new Map(),
    scouted,
    opened: new Set(),
    answers: createAnsweredSets(),
    held: [],
    doubted: new Set(),
    filterLinks: new Set(),
    otherLinks: new Set(),
    doubtful: createDoubtfulAnswers(),
    shown: new WeakMap(),
    ways: { conjunctions: null, isStopped: false, idleLooks: 0, barrenRow: 0 },
  };
}

/** The surroundings, with all that is recorded taken into account. */
function withLearning(context: ExploreContext, outlook: Outlook, known: KnownValues): ExploreContext {
  return {
    ...context,
    async record(reading) {
      for (const { attribute } of reading.teaches) outlook.learn(attribute, reading.entities.length);
      known.note(reading.teaches, reading.entities);
      return context.record(reading);
    },
  };
}
