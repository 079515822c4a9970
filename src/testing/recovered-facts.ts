/**
 * What a run found against what a test expects of it.
 */

import type { EntityRecord } from '../model/entity.js';

/** Values expected of an attribute. */
export type ExpectedValues = string | readonly string[];

/** Attributes expected of entities, which are called by name or id. Values beside these may be there, too. */
export type ExpectedFacts = Readonly<Record<string, Readonly<Record<string, ExpectedValues>>>>;

/** What a matcher says, as Vitest and Jest want it. */
export interface MatcherResult {
  readonly pass: boolean;
  readonly message: () => string;
}

/** Something with entities. */
export interface WithEntities {
  readonly entities: readonly Pick<EntityRecord, 'id' | 'name' | 'attributes'>[];
}

/** Matchers for `expect.extend`. */
export const matchers: { readonly toRecover: typeof toRecover } = { toRecover };

/** Whether a run found these facts. */
export function toRecover(received: WithEntities, expected: ExpectedFacts): MatcherResult {
  const problems = Object.entries(expected).flatMap(([entity, attributes]) => missing(received, entity, attributes));
  return {
    pass: problems.length === 0,
    message: () =>
      problems.length === 0
        ? 'The run found all these facts, and was expected not to.'
        : ['The run did not find:', ...problems.map((line) => `  ${line}`)].join('\n'),
  };
}

function missing(
  { entities }: WithEntities,
  called: string,
  attributes: Readonly<Record<string, ExpectedValues>>,
): readonly string[] {
  const found = entities.find(({ id, name }) => id === called || name === called);
  if (found === undefined) return [`${called}: there is no such entity among ${String(entities.length)}`];
  return Object.entries(attributes).flatMap(([attribute, values]) => {
    const known = found.attributes[attribute] ?? [];
    const wanted = typeof values === 'string' ? [values] : values;
    const lacking = wanted.filter((value) => !known.includes(value));
    const instead = known.length === 0 ? 'nothing is known of it' : `found were ${known.join(', ')}`;
    return lacking.map((value) => `${called}: ${attribute} = ${value} (${instead})`);
  });
}

/**
 * The table of a run as text for a snapshot: a line for each fact, sorted, so that a difference reads as the facts that
 * came and went.
 */
export function factTable({ entities }: WithEntities): string {
  const lines = entities.flatMap(({ id, name, attributes }) =>
    Object.entries(attributes).map(
      ([attribute, values]) => `${name === '' ? id : name} | ${attribute} | ${[...values].sort().join(', ')}`,
    ),
  );
  return `${lines.sort().join('\n')}\n`;
}
