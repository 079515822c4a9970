import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

import { scoreCommand } from '../../../src/cli/commands/score.js';
import { createFakeTerminal } from '../fake-terminal.js';
import { temporaryFolder } from '../temporary-folder.js';

async function score(flags: Readonly<Record<string, unknown>>): Promise<string> {
  const folder = await temporaryFolder();
  const entity = { id: 'http://a/1', url: 'http://a/1', aliases: [], name: 'A', attributes: {} };
  const fact = { entity: 'http://a/1', attribute: 'Hue', value: 'Red', evidence: [], visible: null };
  await writeFile(join(folder, 'entities.jsonl'), JSON.stringify(entity));
  await writeFile(join(folder, 'facts.jsonl'), JSON.stringify(fact));
  await writeFile(join(folder, 'truth.jsonl'), JSON.stringify({ entity: '/1', attributes: { Color: ['Red'] } }));
  const terminal = createFakeTerminal({ folder });
  await scoreCommand.run({
    positionals: [],
    flags: new Map(Object.entries({ run: '.', truth: 'truth.jsonl', ...flags })),
    terminal,
  });
  return terminal.written();
}

it('says how right and how complete a run is', async () => {
  expect(await score({})).toMatch(/^Color +– +0\.0000/mu);
  expect(await score({ same: ['Hue=Color'] })).toMatch(/^Color +1\.0000 +1\.0000/mu);
  expect(JSON.parse(await score({ json: true }))).toMatchObject({ overall: { recall: 0 } });
});

it('needs both a truth and a run', async () => {
  const terminal = createFakeTerminal();
  await expect(scoreCommand.run({ positionals: [], flags: new Map([['run', 'x']]), terminal })).rejects.toThrow(
    'score needs both',
  );
});
