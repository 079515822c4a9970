/**
 * Requests that only read by the rules of their own language: GraphQL documents of queries. "Query: a read-only fetch",
 * and only the fields of mutations may have side effects (GraphQL specification, October 2021, sections 2.3 and 6.2.2).
 */

import { Kind, OperationTypeNode, parse, type DefinitionNode } from 'graphql';
import { z } from 'zod';
import { isActingName } from '../../base/acting-address.js';

/** Tokens of a document, and characters of a body, beyond which it is not read. */
const MAX_TOKENS = 5_000;
const MAX_BODY = 200_000;

const QUESTION = z.object({ query: z.string() });
const QUESTIONS = z.union([QUESTION.transform((one) => [one]), z.array(QUESTION).min(1)]);

/**
 * Whether a JSON body asks by GraphQL, alone or several at once, and all its operations are queries of which no field is
 * named as an act. A stored document that is only named by a hash tells nothing: false.
 */
export function onlyQueries(body: string | null): boolean {
  if (body === null || body.length > MAX_BODY) return false;
  try {
    return QUESTIONS.parse(JSON.parse(body)).every(({ query }) =>
      parse(query, { noLocation: true, maxTokens: MAX_TOKENS }).definitions.every(isReading),
    );
  } catch {
    // No JSON, or no GraphQL in it.
    return false;
  }
}

/** Whether a definition can change nothing: a query, or a fragment, which does what the operation around it does. */
function isReading(definition: DefinitionNode): boolean {
  const { kind } = definition;
  if (kind !== Kind.OPERATION_DEFINITION && kind !== Kind.FRAGMENT_DEFINITION) return false;
  if (kind === Kind.OPERATION_DEFINITION && definition.operation !== OperationTypeNode.QUERY) return false;
  const { selections } = definition.selectionSet;
  const fields = selections.flatMap((part) => (part.kind === Kind.FIELD ? [part.name.value] : []));
  return ![...fields, definition.name?.value ?? ''].some(isActingName);
}
