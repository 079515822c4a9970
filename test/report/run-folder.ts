/**
 * Small run folders to read.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';

import type { EntityRecord, FactRecord } from '../../src/model/entity.js';
import { temporaryFolder } from '../store/temporary-folder.js';

/** An entity with its attributes. */
export function entity(
  id: string,
  attributes: EntityRecord['attributes'] = {},
  more: Partial<EntityRecord> = {},
): EntityRecord {
  return { id, url: id.startsWith('http') ? id : null, aliases: [], name: `Name of ${id}`, attributes, ...more };
}

/** A fact that was observed. */
export function fact(entityId: string, attribute: string, value: string): FactRecord {
  const evidence = [{ kind: 'observed', source: 'q1', at: '2026-01-01T00:00:00.000Z' }] as const;
  return { entity: entityId, attribute, value, evidence, visible: null };
}

/** A run folder with these entities and facts; the facts follow from the entities if none are given. */
export function runFolder(entities: readonly EntityRecord[], facts: readonly FactRecord[] = factsOf(entities)): string {
  const folder = temporaryFolder();
  writeLines(join(folder, 'entities.jsonl'), entities);
  writeLines(join(folder, 'facts.jsonl'), facts);
  return folder;
}

/** Writes one document a line. */
export function writeLines(file: string, documents: readonly unknown[]): string {
  writeFileSync(file, documents.map((document) => `${JSON.stringify(document)}\n`).join(''));
  return file;
}

function factsOf(entities: readonly EntityRecord[]): readonly FactRecord[] {
  return entities.flatMap(({ id, attributes }) =>
    Object.entries(attributes).flatMap(([attribute, values]) => values.map((value) => fact(id, attribute, value))),
  );
}

/** A slow output that takes little at once, and what was written to it. */
export function collector(): { readonly output: Writable; text(): string } {
  const chunks: string[] = [];
  const output = new Writable({
    highWaterMark: 16,
    write: (chunk: Buffer, _encoding, done) => {
      chunks.push(chunk.toString('utf8'));
      setImmediate(done);
    },
  });
  return { output, text: () => chunks.join('') };
}
