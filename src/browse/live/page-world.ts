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
      const text = programText(program, input);
      try {
        return (await evaluated(session, world, text)) as Output;
      } catch (error) {
        // A document that has gone took its world with it; before anything was run there is no harm in entering the next.
        if (!isLeft(error)) throw error;
        return (await evaluated(session, await enter(session), text)) as Output;
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
    expression: `globalThis.querentWorld = ${JSON.stringify(mark)};`,
    contextId,
  });
  const world = { contextId, mark };
  lastEntered.set(session, world);
  return world;
}

async function evaluated(session: CDPSession, { contextId, mark }: Entered, text: string): Promise<unknown> {
  const marked = `if (globalThis.querentWorld !== ${JSON.stringify(mark)}) throw new Error(${JSON.stringify(ELSEWHERE)});`;
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression: `${marked}\n${text}`,
    contextId,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails === undefined) return result.value;
  throw new Error(`In the page: ${exceptionDetails.exception?.description ?? exceptionDetails.text}`);
}

/** Whether nothing was run, since the world is no more. */
function isLeft(error: unknown): boolean {
  return error instanceof Error && (error.message.includes('Cannot find context') || error.message.includes(ELSEWHERE));
}

/** The program as text that a page can run. Some compilers wrap functions in a helper `__name`, which a page does not have. */
export function programText<Input, Output>({ main, parts }: InPageProgram<Input, Output>, input: Input): string {
  const functions = parts.map((part) => part.toString()).join('\n');
  return `(() => { const __name = (named) => named; ${functions}\nreturn (${main.toString()})(${JSON.stringify(input)}); })()`;
}
