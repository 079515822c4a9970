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

/** A world in the main frame's present document. */
export async function enterPageWorld(session: CDPSession): Promise<PageWorld> {
  const { frameTree } = await session.send('Page.getFrameTree');
  const { executionContextId } = await session.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
    worldName: WORLD_NAME,
  });
  return {
    async run<Input, Output>(program: InPageProgram<Input, Output>, input: Input): Promise<Output> {
      const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
        expression: programText(program, input),
        contextId: executionContextId,
        awaitPromise: true,
        returnByValue: true,
      });
      if (exceptionDetails === undefined) return result.value as Output;
      throw new Error(`In the page: ${exceptionDetails.exception?.description ?? exceptionDetails.text}`);
    },
  };
}

/** The program as text that a page can run. Some compilers wrap functions in a helper `__name`, which a page does not have. */
export function programText<Input, Output>({ main, parts }: InPageProgram<Input, Output>, input: Input): string {
  const functions = parts.map((part) => part.toString()).join('\n');
  return `(() => { const __name = (named) => named; ${functions}\nreturn (${main.toString()})(${JSON.stringify(input)}); })()`;
}
