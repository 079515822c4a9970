/**
 * What the names of all cards of a list begin or end with though it is a text of its own in each: "Opens in new window".
 */

/** Cards of which it is no accident that they share a text. */
const MIN_CARDS = 3;

/** The names without such texts. `texts` are what the cards say, each text by itself. */
export function withoutSharedParts(names: readonly string[], texts: readonly (readonly string[])[]): readonly string[] {
  const [first, ...others] = texts;
  if (first === undefined || names.length < MIN_CARDS) return names;
  const shared = first.filter((text) => others.every((of) => of.includes(text)));
  for (const part of shared) {
    const left = names.map((name) => without(name, part));
    if (left.every((name, at) => name !== null && texts[at]?.includes(name))) return left.map((name) => name ?? '');
  }
  return names;
}

/** A name without what it begins or ends with; null if it does neither, or is nothing else. */
function without(name: string, part: string): string | null {
  if (part === '' || name.length <= part.length) return null;
  if (name.endsWith(` ${part}`)) return name.slice(0, -part.length - 1).trimEnd();
  return name.startsWith(`${part} `) ? name.slice(part.length + 1).trimStart() : null;
}
