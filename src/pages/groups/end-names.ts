/**
 * Names of the two ends of an interval, as programmers give them: `minPrice` and `maxPrice`, `year_from` and `year_to`.
 */

/** What programmers call the ends; a name without it is the same for both. */
const END_TOKEN =
  /(?<=^|[^a-z])(?:min(?:imum)?|max(?:imum)?|from|to|low(?:er)?|high(?:er)?|gte?|lte?|start|end|after|before|since|until|von|bis|first|last|0|1)(?=[^a-z]|$)|(?:Min|Max|From|To|Low|High|Start|End)(?![a-z])/gu;

/** A name without what tells which end of an interval it is, in lower case. */
export function withoutEnd(name: string): string {
  return name.replace(END_TOKEN, '').toLowerCase();
}
