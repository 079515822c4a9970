import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { exportCsv, type CsvOptions } from '../../src/report/export-csv.js';
import { temporaryFolder } from '../store/temporary-folder.js';
import { collector, entity, fact, runFolder, writeLines } from './run-folder.js';

async function csv(folder: string, options?: CsvOptions): Promise<string> {
  const { output, text } = collector();
  await exportCsv(folder, output, options);
  return text();
}

describe('a wide table', () => {
  const folder = (): string =>
    runFolder([
      entity('http://a.example/1', { Size: ['M', 'L'], Brand: ['Acme, Inc.'] }),
      entity('2', { Brand: ['"Best"\nof all'], name: ['inner'] }, { name: '=cmd()' }),
    ]);

  it('has a row per entity and a column per attribute', async () => {
    expect(await csv(folder())).toBe(
      'id,url,name,Brand,Size,name (attribute)\r\n' +
        'http://a.example/1,http://a.example/1,Name of http://a.example/1,"Acme, Inc.",M | L,\r\n' +
        `2,,'=cmd(),"""Best""\nof all",,inner\r\n`,
    );
  });

  it('has the attributes asked for, in that order', async () => {
    expect((await csv(folder(), { attributes: ['SIZE', ' brand', 'unknown'] })).split('\r\n')[0]).toBe(
      'id,url,name,Size,Brand',
    );
  });

  it('is written with other marks where they are asked for', async () => {
    const options = { delimiter: ';', separator: '/', guardFormulas: false, byteOrderMark: true } as const;
    const lines = (await csv(folder(), options)).split('\r\n');
    expect(lines[0]).toBe('\ufeffid;url;name;Brand;Size;name (attribute)');
    expect(lines[1]).toContain(';Acme, Inc.;M/L;');
    expect(lines[2]).toContain(';=cmd();');
  });

  it('keeps an attribute named __proto__, and a name that a spreadsheet would execute harmless', async () => {
    const hostile = JSON.parse('{"__proto__":["x"],"=1+1":["y"]}') as Record<string, string[]>;
    const lines = (await csv(runFolder([entity('1', hostile), entity('2')]))).split('\r\n');
    expect(lines.slice(0, 3)).toEqual(["id,url,name,'=1+1,__proto__", '1,,Name of 1,y,x', '2,,Name of 2,,']);
  });

  it('streams to an output that takes little at once, and leaves it open', async () => {
    const { output, text } = collector();
    const many = Array.from({ length: 2000 }, (_, index) => entity(String(index), { n: [String(index)] }));
    expect(await exportCsv(runFolder(many), output)).toBe(2000);
    expect(text().split('\r\n')).toHaveLength(2002);
    expect(output.writableEnded).toBe(false);
  });

  it('of a run without entities has only titles', async () => {
    expect(await csv(runFolder([]))).toBe('id,url,name\r\n');
  });
});

describe('a long table', () => {
  it('has a row per fact', async () => {
    const facts = [
      { ...fact('1', 'Type', 'Shoes'), path: ['Clothes', 'Shoes'], visible: false },
      { ...fact('1', 'Price', '$10–20'), range: { min: 10, max: null }, visible: true },
      { ...fact('1', 'Fuel', 'None'), residual: true as const },
    ];
    expect(await csv(runFolder([entity('1')], facts), { shape: 'long' })).toBe(
      'entity,attribute,value,path,min,max,residual,visible,evidence,sources\r\n' +
        '1,Type,Shoes,Clothes > Shoes,,,,false,observed,q1\r\n' +
        '1,Price,$10–20,,10,,,true,observed,q1\r\n' +
        '1,Fuel,None,,,,true,,observed,q1\r\n',
    );
  });

  it('has only the attributes asked for', async () => {
    const table = await csv(runFolder([entity('1', { a: ['x'], b: ['y'] })]), { shape: 'long', attributes: ['B'] });
    expect(table.split('\r\n').slice(1, -1)).toEqual(['1,b,y,,,,,,observed,q1']);
  });
});

it('names file and line of what is damaged', async () => {
  const folder = temporaryFolder();
  writeLines(join(folder, 'entities.jsonl'), [entity('1'), 'damaged']);
  await expect(csv(folder)).rejects.toThrow(/entities\.jsonl:2/u);
});
