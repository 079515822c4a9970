/**
 * Numbers by which what is said over a web socket tells which answer belongs to which question, such as the `id` of
 * JSON-RPC. Pages count them, so another order of questions gives other numbers.
 */

import type { SocketSaying } from '../model/web-socket.js';

/** Names of fields that hold such numbers. */
export type Numbers = ReadonlySet<string>;

/** Questions that must have been answered under numbers of their own before these count as such. */
const LEAST_ANSWERED = 2;

interface Answered {
  readonly said: SocketSaying;
  readonly answers: readonly SocketSaying[];
}

/** Fields of questions that their answers repeat, each question another value. */
export function numbersOf(exchanges: readonly Answered[]): Numbers {
  const values = new Map<string, unknown[]>();
  for (const { said, answers } of exchanges)
    for (const [name, value] of Object.entries(fieldsOf(said)))
      if (mayNumber(value) && answers.some((answer) => fieldsOf(answer)[name] === value))
        values.set(name, [...(values.get(name) ?? []), value]);
  const told = [...values].filter(([, used]) => used.length >= LEAST_ANSWERED && new Set(used).size > used.length / 2);
  return new Set(told.map(([name]) => name));
}

/** A question without its numbers. */
export function withoutNumbers(saying: SocketSaying, numbers: Numbers): SocketSaying {
  const kept = Object.entries(fieldsOf(saying)).filter(([name]) => !numbers.has(name));
  return kept.length === 0 ? saying : { kind: 'text', text: JSON.stringify(Object.fromEntries(kept)) };
}

/** An answer under the numbers of the question that is asked now. */
export function renumbered(answer: SocketSaying, said: SocketSaying, numbers: Numbers): SocketSaying {
  const [fields, asked] = [fieldsOf(answer), fieldsOf(said)];
  const changed = Object.entries(fields).filter(
    ([name, value]) => numbers.has(name) && mayNumber(asked[name]) && asked[name] !== value,
  );
  if (changed.length === 0) return answer;
  const renewed = Object.fromEntries(changed.map(([name]) => [name, asked[name]]));
  return { kind: 'text', text: JSON.stringify({ ...fields, ...renewed }) };
}

function mayNumber(value: unknown): boolean {
  return typeof value === 'number' || typeof value === 'string';
}

/** Fields of a JSON object; none of anything else. */
function fieldsOf(saying: SocketSaying): Readonly<Record<string, unknown>> {
  if (saying.kind !== 'text' || !/^\s*\{/u.test(saying.text)) return {};
  try {
    return JSON.parse(saying.text) as Record<string, unknown>;
  } catch {
    // Text that only begins like JSON has no fields.
    return {};
  }
}
