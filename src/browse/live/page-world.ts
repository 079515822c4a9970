/**
 * Runs our programs inside a page, in a world that the page's own scripts cannot touch.
 */

import type { CDPSession } from 'playwright';

/** The world's name; scripts that run before the page's own are in the same. */
export const WORLD_NAME = 'querent';

/** Functions of one `in-page` file. `main` gets one plain argument and answers with plain data. */
export interface InPageProgram<Input, Output> {
  readonly main: (input: Input) => Output | Promise<Output>;
  /** All functions that `main` uses, by their names. */
  readonly parts: readonly ((...input: never[]) => unknown)[];
}

/** The page's document as it is now; after a navigation there is a new one. */
export interface PageWorld {
  /** Runs the program. Rejects if the page navigates or closes meanwhile. */
  run<Input, Output>(program: InPageProgram<Input, Output>, input: Input): Promise<Output>;
}

/** A world that was entered. */
interface Entered {
  readonly contextId: number;
  /** What its global object is marked with: numbers of worlds are given again where another process goes on with the page. */
  readonly mark: string;
  /** Programs that it has, by their numbers in it: their texts are long, and most are run many times. */
  readonly programs: Map<object, number>;
}

/** The worlds that sessions entered last. Entering takes two questions, and most documents are asked many things. */
const lastEntered = new WeakMap<CDPSession, Entered>();

/** Thrown in a world that is not the one that was entered. */
const ELSEWHERE = 'another world than the one that was entered';

/** A world in the main frame's present document. */
export async function enterPageWorld(session: CDPSession): Promise<PageWorld> {
  const world = lastEntered.get(session) ?? (await enter(session));
  return {
    async run<Input, Output>(program: InPageProgram<Input, Output>, input: Input): Promise<Output> {
      try {
        return (await evaluated(session, world, orderOf(world, program, input))) as Output;
      } catch (error) {
        // A document that has gone took its world with it; before anything was run there is no harm in entering the next.
        if (!isLeft(error)) throw error;
        const next = await enter(session);
        return (await evaluated(session, next, orderOf(next, program, input))) as Output;
      }
    },
  };
}

async function enter(session: CDPSession): Promise<Entered> {
  const { frameTree } = await session.send('Page.getFrameTree');
  const { executionContextId: contextId } = await session.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
    worldName: WORLD_NAME,
  });
  const mark = `${frameTree.frame.loaderId} ${String(contextId)}`;
  await session.send('Runtime.evaluate', {
    expression: `globalThis.querentWorld = ${JSON.stringify(mark)}; globalThis.querentPrograms = [];`,
    contextId,
  });
  const world = { contextId, mark, programs: new Map<object, number>() };
  lastEntered.set(session, world);
  return world;
}

/** The text that runs a program, and brings it into the world before it is run for the first time. */
function orderOf<Input, Output>({ programs }: Entered, program: InPageProgram<Input, Output>, input: Input): string {
  const known = programs.get(program);
  const place = `globalThis.querentPrograms[${String(known ?? programs.size)}]`;
  // Told as text, which crosses much faster than objects do.
  const answer = `Promise.resolve(${place}(${JSON.stringify(input)})).then(${tellPlainly.toString()})`;
  if (known !== undefined) return answer;
  programs.set(program, programs.size);
  return `${place} = ${functionText(program)};\n${answer}`;
}

/** An answer as JSON; half characters, which no text outside of a browser has, become the sign for unknown ones. */
function tellPlainly(answer: unknown): string | undefined {
  const plain = JSON.stringify(answer) as string | undefined;
  if (plain === undefined || !/\\ud[89a-f]/u.test(plain)) return plain;
  return JSON.stringify(answer, (_, value: unknown) =>
    typeof value === 'string' ? value.replace(/\p{Surrogate}/gu, '\ufffd') : value,
  );
}

async function evaluated(session: CDPSession, { contextId, mark }: Entered, order: string): Promise<unknown> {
  const marked = `if (globalThis.querentWorld !== ${JSON.stringify(mark)}) throw new Error(${JSON.stringify(ELSEWHERE)});`;
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression: `${marked}\n${order}`,
    contextId,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails === undefined) return typeof result.value === 'string' ? JSON.parse(result.value) : undefined;
  throw new Error(`In the page: ${exceptionDetails.exception?.description ?? exceptionDetails.text}`);
}

/** Whether nothing was run, since the world is no more. */
function isLeft(error: unknown): boolean {
  return error instanceof Error && (error.message.includes('Cannot find context') || error.message.includes(ELSEWHERE));
}

/** The program as text that a page can run. */
export function programText<Input, Output>(program: InPageProgram<Input, Output>, input: Input): string {
  return `(${functionText(program)})(${JSON.stringify(input)})`;
}

/** A program with its parts as one function. Some compilers wrap functions in a helper `__name`, which a page does not have. */
function functionText<Input, Output>({ main, parts }: InPageProgram<Input, Output>): string {
  const functions = parts.map((part) => part.toString()).join('\n');
  return `(() => { const __name = (named) => named; ${functions}\nreturn (${main.toString()}); })()`;
}
