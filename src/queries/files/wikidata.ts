/**
 * Names and types of one entity of Wikidata's JSON dump: labels and aliases of a language, and what it is an instance of.
 */

/** Parts of an entity as the dump has them; anything may be missing or of another form. */
export interface WikidataEntity {
  readonly labels: unknown;
  readonly aliases: unknown;
  readonly claims: unknown;
}

/** Property "instance of". */
const INSTANCE_OF = 'P31';

/** Names and types of an entity; types are identifiers such as `Q515`. */
export function wikidataEntity(
  { labels, aliases, claims }: WikidataEntity,
  language: string,
): { readonly names: readonly string[]; readonly types: readonly string[] } {
  const label = valueOf(field(labels, language));
  const others = listed(field(aliases, language)).map(valueOf);
  const names = [label, ...others].filter((name) => name !== null);
  const types = listed(field(claims, INSTANCE_OF))
    .filter((claim) => field(claim, 'rank') !== 'deprecated')
    .map((claim) => field(field(field(field(claim, 'mainsnak'), 'datavalue'), 'value'), 'id'))
    .filter((id) => typeof id === 'string');
  return { names: [...new Set(names)], types: [...new Set(types)] };
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;
}

function listed(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function valueOf(value: unknown): string | null {
  const text = field(value, 'value');
  return typeof text === 'string' && text.trim() !== '' ? text.trim() : null;
}
