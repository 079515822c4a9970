/**
 * What a knowledge base is, once it is read.
 */

/** A name and one of its types. */
export interface TypedName {
  readonly name: string;
  readonly type: string;
}
