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
  const questions = body === null || body.length > MAX_BODY ? null : QUESTIONS.safeParse(asJson(body));
  return questions?.success === true && questions.data.every(({ query }) => definitionsOf(query).every(isReading));
}

/** Whether a definition can change nothing: a query, or a fragment, which does what the operation around it does. */
function isReading(definition: DefinitionNode | null): boolean {
  if (definition === null) return false;
  const { kind } = definition;
  if (kind !== Kind.OPERATION_DEFINITION && kind !== Kind.FRAGMENT_DEFINITION) return false;
  if (kind === Kind.OPERATION_DEFINITION && definition.operation !== OperationTypeNode.QUERY) return false;
  const { selections } = definition.selectionSet;
  const fields = selections.flatMap((part) => (part.kind === Kind.FIELD ? [part.name.value] : []));
  return ![...fields, definition.name?.value ?? ''].some(isActingName);
}

/** What a document defines; one part that is none, if it is no GraphQL. */
function definitionsOf(query: string): readonly (DefinitionNode | null)[] {
  try {
    return parse(query, { noLocation: true, maxTokens: MAX_TOKENS }).definitions;
  } catch {
    return [null];
  }
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
