/**
 * What scoring a run gives: plain data, as it is also printed with `--json`.
 */

/** What an entity of the run and one of the truth were paired by. */
export type PairedBy = 'url' | 'id' | 'alias' | 'name';

/** Counts of (entity, attribute, value). */
export interface Tally {
  /** How many the truth has. */
  readonly truth: number;
  /** How many the run has. */
  readonly found: number;
  /** How many both have. */
  readonly correct: number;
  /** correct / found, 0–1; null if nothing was found. */
  readonly precision: number | null;
  /** correct / truth, 0–1; null if the truth has none. */
  readonly recall: number | null;
}

/** A fact as text, for a person to look at. */
export interface ExampleFact {
  readonly entity: string;
  readonly attribute: string;
  readonly value: string;
}

/** Counts of one attribute of the truth. */
export interface AttributeScore extends Tally {
  readonly attribute: string;
  readonly hidden: boolean;
  /** Some facts of the run that the truth does not have. */
  readonly wrong: readonly ExampleFact[];
  /** Some facts of the truth that the run does not have. */
  readonly missing: readonly ExampleFact[];
}

/** An attribute of the run that the truth does not know. */
export interface OutsideAttribute {
  readonly attribute: string;
  readonly facts: number;
  /** The attribute of the truth that has the same values on the same entities, or null. Only a hint: it is not counted. */
  readonly looksLike: string | null;
}

/** How a run compares with the truth. */
export interface Score {
  /** Over all attributes of the truth. */
  readonly overall: Tally;
  /** Over the attributes that the truth calls hidden; null if it calls none so. */
  readonly hidden: Tally | null;
  /** By name. */
  readonly attributes: readonly AttributeScore[];
  /** Most facts first. */
  readonly outside: readonly OutsideAttribute[];
  readonly outsideFacts: number;
  /** Facts "none" or "other", which claim no value and are not counted above. */
  readonly residualFacts: number;
  readonly entities: {
    readonly truth: number;
    readonly run: number;
    /** Entities of the truth that the run has. */
    readonly paired: number;
    readonly pairedBy: Readonly<Record<PairedBy, number>>;
    /** Entities of the truth that the run has not. */
    readonly missing: number;
    /** Entities of the run that the truth has not; their facts about the truth's attributes count as wrong. */
    readonly extra: number;
    /** Entities of the run that are the same entity of the truth as another one. */
    readonly duplicates: number;
  };
}
