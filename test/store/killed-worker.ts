/**
 * A small crawl to be killed: works off a binary tree of numbers, a fact and an entity each, and says on standard
 * output what is committed. Run by `kill.crawl.test.ts`; arguments: folder, size of the tree.
 */
import { stdout } from 'node:process';
import { promisify } from 'node:util';

import type { WorkItem } from '../../src/model/queue.js';
import { openQueue } from '../../src/queue/open-queue.js';
import { openStore } from '../../src/store/open-store.js';

/** Ends when the reader's side has it: a pipe that is full takes nothing, and what is not in it dies with the process. */
const say = promisify((line: string, said: (error?: Error | null) => void) => stdout.write(line, said));

const [folder = '', size = '0'] = process.argv.slice(2);
const store = await openStore(folder);
const queue = await openQueue(store.database);
const numbers = new Map<string, number>();
for await (const known of store.knownEntities()) numbers.set(known.id, known.entity);

const item = (key: number): WorkItem => ({ key: String(key), kind: 'list', priority: -(key % 5), payload: '{}' });
const at = '2026-01-01T00:00:00.000Z';
await queue.add([item(0)]);
for (let taken = await queue.take(3); taken.length > 0; taken = await queue.take(3)) {
  for (const { key } of taken) {
    const children = [Number(key) * 2 + 1, Number(key) * 2 + 2].filter((child) => child < Number(size));
    const entity = numbers.get(key) ?? (await store.nextEntity());
    numbers.set(key, entity);
    await store.commit({
      entities: [{ entity, id: key, url: null, name: key, weak: false }],
      facts: ['a', 'b'].map((attribute) => ({
        entity,
        attribute,
        value: `${attribute}${String(Number(key) % 9)}`,
        evidence: { kind: 'observed', source: key, at },
      })),
      observations: [{ query: 'q', page: key, position: 0, entity, at }],
    });
    await queue.add(children.map(item));
    await say(`committed ${key}\n`);
    await queue.finish([key], 'done');
  }
}
await say('end\n');
await store.close();
