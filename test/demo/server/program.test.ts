import { expect, it } from 'vitest';
import { programFile, programSettings, searchPath } from '../../../src/demo/server/program.js';
import { visitShop } from '../shop-fixture.js';

it('sends the files of the program and no others', () => {
  expect(programFile('/client/shop.js')?.text).toContain("from './widgets.js'");
  expect(programFile('/client/widgets.js')?.type).toBe('text/javascript');
  for (const path of ['/client/widgets.d.ts', '/client/../options.ts', '/constructor'])
    expect(programFile(path)).toBeNull();
});

it('tells the program whether a choice leads to a new document', () => {
  const leads = (options: Parameters<typeof visitShop>[0]) => programSettings(visitShop(options), 'list')['navigates'];
  expect(leads({ facets: 'checkbox-auto' })).toBe(true);
  expect(leads({ facets: 'checkbox-fetch' })).toBe(false);
  expect(leads({ facets: 'checkbox-auto', state: 'nowhere' })).toBe(false);
});

it('searches where the addresses of lists say so', () => {
  expect(searchPath(visitShop({ urls: 'opaque' }).options)).toBe('/list');
});
