/**
 * Names from N-Triples: labels of subjects, and the classes that they are of, in any order and over several files.
 */

import type { FileText } from './file-text.js';
import type { TypedName } from './typed-name.js';
import { textKey64 } from '../key.js';
import { createKeyTable } from '../key-table.js';

/** What to read. */
export interface TripleReading {
  readonly language: string;
  /** Type of subjects without one. */
  readonly fallback: string;
}

const TRIPLE =
  /^\s*(<[^<>\s]+>|_:\S+)\s+<([^<>\s]+)>\s+(?:<([^<>\s]+)>|"((?:[^"\\]|\\.)*)"(?:@([\w-]+)|\^\^\S+)?)\s*\./u;
const TYPE = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#type';
/** Properties that name a subject: of RDF Schema, SKOS, schema.org, FOAF, the Dublin Core, Freebase. */
const LABELS =
  /^https?:\/\/(?:www\.w3\.org\/2000\/01\/rdf-schema#label|www\.w3\.org\/2004\/02\/skos\/core#(?:prefLabel|altLabel)|schema\.org\/(?:name|alternateName)|xmlns\.com\/foaf\/0\.1\/name|purl\.org\/dc\/(?:terms|elements\/1\.1)\/title|rdf\.freebase\.com\/ns\/(?:type\.object\.name|common\.topic\.alias))$/u;
const HEXADECIMAL = 16;

/** Names in batches. The files are read twice: first for the classes, then for the labels. */
export async function* readTriples(
  files: readonly FileText[],
  reading: TripleReading,
): AsyncGenerator<readonly TypedName[]> {
  const classes = await readClasses(files);
  for (const file of files) {
    for await (const lines of file.lines()) yield lines.flatMap((line) => namesOfLine(line, classes, reading));
  }
}

interface Classes {
  readonly of: (subject: string) => readonly string[];
}

async function readClasses(files: readonly FileText[]): Promise<Classes> {
  const table = createKeyTable(1);
  // Subjects share few sets of classes.
  const sets: (readonly string[])[] = [];
  const places = new Map<string, number>();
  const placeOf = (set: readonly string[]): number => {
    const id = set.join(' ');
    const known = places.get(id);
    if (known !== undefined) return known;
    sets.push(set);
    places.set(id, sets.length);
    return sets.length;
  };
  const read = (subject: string): readonly string[] => {
    const slot = table.find(textKey64(subject));
    return slot < 0 ? [] : (sets[table.get(slot, 0) - 1] ?? []);
  };
  const note = (line: string): void => {
    if (!line.includes(TYPE)) return;
    const [, subject = '', property, object] = TRIPLE.exec(line) ?? [];
    if (property !== TYPE || object === undefined) return;
    const known = read(subject);
    const name = localName(object);
    if (!known.includes(name)) table.set(table.add(textKey64(subject)), 0, placeOf([...known, name].sort()));
  };
  for (const file of files) for await (const lines of file.lines()) lines.forEach(note);
  return { of: read };
}

function namesOfLine(line: string, classes: Classes, { language, fallback }: TripleReading): readonly TypedName[] {
  const [, subject = '', property = '', , text, tag] = TRIPLE.exec(line) ?? [];
  if (text === undefined || !LABELS.test(property) || !isOfLanguage(tag, language)) return [];
  const types = classes.of(subject);
  const name = unescaped(text);
  return (types.length === 0 ? [fallback] : types).map((type) => ({ name, type }));
}

function isOfLanguage(tag: string | undefined, language: string): boolean {
  return tag === undefined || tag.toLowerCase().split('-')[0] === language.toLowerCase();
}

/** The end of an address that names a class. */
function localName(address: string): string {
  return /[^/#]+(?=[/#]?$)/u.exec(address)?.[0] ?? address;
}

/** The text with its escapes read; line ends and tabs are blanks in a name. */
function unescaped(text: string): string {
  return text.replace(ESCAPE, (escape) => {
    const point = escape.length > 2 ? Number.parseInt(escape.slice(2), HEXADECIMAL) : Number.NaN;
    if (point <= LAST_CODE_POINT) return String.fromCodePoint(point);
    return /^\\[nrtbf]$/u.test(escape) ? ' ' : escape.slice(1);
  });
}

const ESCAPE = /\\(?:u[\da-fA-F]{4}|U[\da-fA-F]{8}|.)/gu;
const LAST_CODE_POINT = 0x10ffff;
