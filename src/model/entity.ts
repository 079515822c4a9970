/**
 * Entities and facts as recorded (design §3).
 */

/** One line of `entities.jsonl`. */
export interface EntityRecord {
  readonly id: string;
  /** Canonical address, or null where entities have none. */
  readonly url: string | null;
  /** Other addresses under which the same entity was seen. */
  readonly aliases: readonly string[];
  readonly name: string;
  readonly attributes: Readonly<Record<string, readonly string[]>>;
  /** Present if the id is a hash of name, image and link text. */
  readonly weak?: true;
}

/** Why a fact is believed. */
export interface Evidence {
  readonly kind: 'observed' | 'page' | 'data' | 'inferred';
  /** Query id (`observed`), address (`page`), request (`data`) or query id (`inferred`). */
  readonly source: string;
  readonly rule?: string;
  /** ISO 8601 time. */
  readonly at: string;
}

/** One line of `facts.jsonl`. */
export interface FactRecord {
  readonly entity: string;
  readonly attribute: string;
  readonly value: string;
  readonly path?: readonly string[];
  readonly range?: { readonly min: number | null; readonly max: number | null };
  /** Bounds that Querent chose itself, such as on a slider. */
  readonly synthetic?: true;
  readonly residual?: true;
  readonly evidence: readonly Evidence[];
  /** Whether the value is on the entity page or its card; null until one has been looked at. */
  readonly visible: boolean | null;
}

/** One line of `observations.jsonl`: what was listed where. */
export interface ObservationRecord {
  readonly query: string;
  readonly page: string;
  readonly position: number;
  readonly entity: string;
  readonly at: string;
}
