/**
 * What tests ask of a stage, and what they read from its answers.
 */

import type { Shown, Stage } from '../../src/browse/stage/stage-contract.js';
import type { AccessPath } from '../../src/model/access-path.js';
import type { PageView } from '../../src/model/page.js';

export type StageAnswer = Awaited<ReturnType<Stage['show']>>;

interface Seen {
  readonly view: PageView;
}

export function show(stage: Stage, path: AccessPath, controls = false): Promise<StageAnswer> {
  return stage.show({ path, like: null, priority: 0, signal: new AbortController().signal, controls });
}

/** A page that can be had. */
export async function shown(stage: Stage, path: AccessPath | string, controls = false): Promise<Shown> {
  const answer = await show(stage, typeof path === 'string' ? { kind: 'url', url: path } : path, controls);
  if (answer.kind !== 'page') throw new Error(`no page: ${JSON.stringify(answer)}`);
  return answer;
}

/** How a page offers a value. */
export function pathTo({ view }: Seen, value: string): AccessPath {
  const choices = view.groups.flatMap((group) => group.choices);
  const found = choices.find((choice) => choice.value === value)?.path;
  if (found == null)
    throw new Error(`${value} is not offered, only ${choices.map((choice) => choice.value).join(', ')}`);
  return found;
}

/** Names of the cards. */
export function namesOf({ view }: Seen): readonly string[] {
  return view.list?.cards.map(({ name }) => name) ?? [];
}
