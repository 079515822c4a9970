/**
 * Start addresses from where the user gives them: positional, `--url`, the configuration, or `-` for standard input.
 */

import { UsageError } from '../base/errors.js';
import { readStartUrl } from '../model/start-url.js';

/** The start addresses, each once, in order; at least one. Throws a {@link UsageError} for the first that is none. */
export async function readStartUrls(
  texts: readonly string[],
  stdin: AsyncIterable<string | Uint8Array>,
): Promise<readonly string[]> {
  const given: string[] = [];
  for (const text of texts) given.push(...(text === '-' ? await readLines(stdin) : [text]));
  if (given.length > 0) return [...new Set(given.map(readStartUrl))];
  throw new UsageError('no-url', 'No start address was given. Give one, such as: querent crawl https://shop.example/');
}

/** Lines of a stream; empty ones and those that start with # left out. */
async function readLines(stream: AsyncIterable<string | Uint8Array>): Promise<readonly string[]> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of stream) text += typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
  return text
    .split(/\r?\n/u)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}
