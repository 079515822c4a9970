/**
 * Values of arguments that hold several at once: `red,blue`, `n:12|13`.
 */

/** What joins several values in one argument. */
const JOINED = /[,;|+]/u;

/** Whether one list of values, not empty, holds less than another and nothing else. */
export function isPartOfValue(part: string, whole: string): boolean {
  const [own, all] = [part.split(JOINED), new Set(whole.split(JOINED))];
  return part !== '' && own.length < all.size && own.every((value) => all.has(value));
}

/** Whether one value became another by what was joined to it or left out of it: both have values in common, and one has several. */
export function isJoinedAnew(before: string, after: string): boolean {
  const [was, is] = [before.split(JOINED), after.split(JOINED)];
  const isJoined = was.length > 1 || is.length > 1;
  return isJoined && before !== after && was.some((value) => value !== '' && is.includes(value));
}
