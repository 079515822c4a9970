/**
 * The site profile: what one crawl learnt and the next one may start from. A small document that people read, kept
 * with lowdb. A profile is a help, never a need: a document that cannot be used gives a note and a fresh start.
 */

import { Low } from 'lowdb';
import { JSONFile } from 'lowdb/node';
import { z } from 'zod';

import type { SiteProfile } from '../model/store.js';

/** Version of the document that this program writes. */
const PROFILE_VERSION = 1;

const text = z.string();

/** Arguments, templates and references of a template beyond which a document was not written by this program. */
const MOST_ARGUMENTS = 1_000;
const MOST_TEMPLATES = 20;
const MOST_REFERENCES = 10;

const argument = z.object({
  name: text,
  kind: z.enum(['keyword', 'selects', 'orders', 'positions', 'tracks']),
});

const signature = z.object({
  source: z.enum(['http', 'browser', 'simulated']),
  tokens: z.array(text),
  entities: z.array(text),
  place: text.nullable(),
  sizes: z.array(z.object({ wording: text, value: z.number() })),
  declared: z.number().nullable(),
  mentions: z.number(),
});

const emptyAnswers = z.object({ template: text, references: z.array(signature).max(MOST_REFERENCES) });

const profileSchema = z.object({
  version: z.literal(PROFILE_VERSION),
  host: text,
  updatedAt: text,
  trackingArguments: z.array(text),
  transports: z.record(text, z.enum(['http', 'browser'])),
  foreignMarks: z.array(text),
  arguments: z.array(argument).max(MOST_ARGUMENTS).exactOptional(),
  emptyAnswers: z.array(emptyAnswers).max(MOST_TEMPLATES).exactOptional(),
  facets: z.array(z.object({ attribute: text, values: z.number(), kind: text })),
});

/** A profile that was kept elsewhere; null if it is none that can be used. */
export function profileFrom(data: unknown): SiteProfile | null {
  const parsed = profileSchema.safeParse(data);
  return parsed.success ? parsed.data : null;
}

const versionSchema = z.object({ version: z.number() });

/** A profile, or why there is none. */
export interface ProfileReading {
  /** Null if there is none that can be used. */
  readonly profile: SiteProfile | null;
  /** What a person should know about it, or null. */
  readonly note: string | null;
}

/** The profile in a file. A missing file is no profile; one that cannot be used is none either, with a note. */
export async function loadProfile(path: string): Promise<ProfileReading> {
  const document = await readDocument(path);
  if (document.kind === 'unreadable') return { profile: null, note: `${path} cannot be used: ${document.why}` };
  if (document.data === null) return { profile: null, note: null };
  if (isNewer(document.data)) {
    return { profile: null, note: `${path} was written by a newer Querent; it is left as it is and not used` };
  }
  const parsed = profileSchema.safeParse(document.data);
  if (parsed.success) return { profile: parsed.data, note: null };
  return { profile: null, note: `${path} is no site profile and is not used: ${z.prettifyError(parsed.error)}` };
}

/** Writes the profile, in place of what is there at once. A profile of a newer version stays; the answer is a note on that. */
export async function saveProfile(path: string, profile: SiteProfile): Promise<string | null> {
  const document = await readDocument(path);
  if (document.kind === 'document' && isNewer(document.data)) {
    return `${path} was written by a newer Querent; what was learnt is not saved there`;
  }
  const file = new Low<SiteProfile>(new JSONFile<SiteProfile>(path), profile);
  await file.write();
  return null;
}

type Document =
  { readonly kind: 'document'; readonly data: unknown } | { readonly kind: 'unreadable'; readonly why: string };

async function readDocument(path: string): Promise<Document> {
  try {
    return { kind: 'document', data: await new JSONFile(path).read() };
  } catch (error) {
    return { kind: 'unreadable', why: error instanceof Error ? error.message : String(error) };
  }
}

function isNewer(data: unknown): boolean {
  const parsed = versionSchema.safeParse(data);
  return parsed.success && parsed.data.version > PROFILE_VERSION;
}
