/**
 * The user's include and exclude patterns: globs or /regular expressions/.
 */

import { UsageError } from '../../base/errors.js';
import { parseHttpUrl } from '../../base/url.js';

/** Whether an address is wanted. */
export type UrlFilter = (url: string) => boolean;

/**
 * Wanted is what matches an include pattern (or there is none) and no exclude pattern.
 *
 * A glob matches the whole address, or from the path on if it starts with `/`; `*` is anything but `/`, `**` anything.
 * `/…/` and `/…/i` are regular expressions found anywhere in the address.
 * @throws UsageError if a regular expression is not valid.
 */
export function createUrlFilter(include: readonly string[], exclude: readonly string[]): UrlFilter {
  const included = include.map(compilePattern);
  const excluded = exclude.map(compilePattern);
  return (url) =>
    (included.length === 0 || included.some((matches) => matches(url))) && !excluded.some((matches) => matches(url));
}

function compilePattern(pattern: string): UrlFilter {
  const expression = /^\/(.+)\/(i?)$/u.exec(pattern);
  if (expression !== null) {
    const compiled = compileExpression(expression[1] ?? '', expression[2] ?? '', pattern);
    return (url) => compiled.test(url);
  }
  const glob = new RegExp(`^${pattern.split(/(\*+)/u).map(globPart).join('')}$`, 'u');
  return (url) => glob.test(pattern.startsWith('/') ? pathOf(url) : url);
}

function compileExpression(source: string, flags: string, pattern: string): RegExp {
  try {
    return new RegExp(source, flags);
  } catch (cause) {
    throw new UsageError(
      'bad-pattern',
      `"${pattern}" is no valid regular expression. Correct it, or write a glob such as /products/**.`,
      { cause },
    );
  }
}

function globPart(part: string): string {
  if (part === '*') return '[^/]*';
  return part.startsWith('**') ? '.*' : part.replace(/[\\^$.|?+()[\]{}/]/gu, String.raw`\$&`);
}

function pathOf(url: string): string {
  const parsed = parseHttpUrl(url);
  return parsed === null ? url : parsed.pathname + parsed.search;
}
