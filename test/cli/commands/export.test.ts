import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { exportCommand } from '../../../src/cli/commands/export.js';
import { runRecord } from '../../store/run-record.js';
import { createFakeTerminal } from '../fake-terminal.js';
import { temporaryFolder } from '../temporary-folder.js';

const ENTITY = {
  id: 'http://a/1',
  url: 'http://a/1',
  aliases: [],
  name: '=1+1',
  attributes: { Color: ['Red', 'Blue'], Size: ['S'] },
};

async function exportRun(
  flags: Readonly<Record<string, unknown>>,
): Promise<{ readonly text: string; readonly noted: string; readonly folder: string }> {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'entities.jsonl'), `${JSON.stringify(ENTITY)}\n`);
  await writeFile(join(folder, 'run.json'), JSON.stringify(runRecord));
  const terminal = createFakeTerminal({ folder });
  await exportCommand.run({ positionals: ['.'], flags: new Map(Object.entries(flags)), terminal });
  return { text: terminal.written(), noted: terminal.noted(), folder };
}

describe('a run', () => {
  it('becomes a table on standard output', async () => {
    expect((await exportRun({})).text).toBe("id,url,name,Color,Size\r\nhttp://a/1,http://a/1,'=1+1,Red | Blue,S\r\n");
  });

  it('becomes a table of some attributes, cut another way', async () => {
    const { text } = await exportRun({ attributes: 'size', delimiter: ';', 'guard-formulas': false });
    expect(text).toBe('id;url;name;Size\r\nhttp://a/1;http://a/1;=1+1;S\r\n');
  });

  it('tells which attributes it has not', async () => {
    const [known] = runRecord.attributes.map(({ attribute }) => attribute);
    expect((await exportRun({ attributes: `Sise,${known ?? ''}` })).noted).toMatch(
      /^The run has no attribute "Sise"\. It has: /u,
    );
    expect((await exportRun({ attributes: known })).noted).toBe('');
  });

  it('becomes lines of JSON', async () => {
    expect(JSON.parse((await exportRun({ format: 'jsonl' })).text)).toEqual(ENTITY);
  });

  it('becomes a file, complete or not at all', async () => {
    const { text, folder } = await exportRun({ output: 'table.csv' });
    expect(text).toBe('');
    expect(await readFile(join(folder, 'table.csv'), 'utf8')).toContain('Red | Blue');
  });
});

it('refuses options of the other format, and folders without a run', async () => {
  await expect(exportRun({ format: 'jsonl', shape: 'long' })).rejects.toThrow(
    '--shape has no meaning with --format jsonl.',
  );
  await expect(exportRun({ records: 'facts' })).rejects.toThrow('--records has no meaning with --format csv.');
  await expect(exportRun({ shape: 'long' })).rejects.toThrow('holds no facts.jsonl');
  await expect(exportRun({ output: 'none/table.csv' })).rejects.toMatchObject({ exit: 'usage' });
});
