import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  inPageViolations,
  layerViolations,
  LIBRARY_ENTRY,
  mirrorViolations,
  missingPaths,
  packageViolations,
  purityViolations,
  ROOMS,
  shapeViolations,
} from './architecture.js';
import { importCycles } from './import-cycles.js';
import { parseSourceFile, readSourceFiles, type SourceFile } from './source-files.js';

const ROOT = join(import.meta.dirname, '..');
const source = readSourceFiles(ROOT, 'src');
const tests = readSourceFiles(ROOT, 'test');

describe('the house', () => {
  test('has source to check', () => {
    expect(source.length).toBeGreaterThan(20);
  });

  test('imports along its layers only', () => {
    expect(layerViolations(source)).toEqual([]);
  });

  test('keeps each package where it belongs', () => {
    expect(packageViolations(source)).toEqual([]);
  });

  test('has no import cycles, types included', () => {
    expect(importCycles(source)).toEqual([]);
  });

  test('keeps side effects, clock and chance out of pure rooms', () => {
    expect(purityViolations(source)).toEqual([]);
  });

  test('sends only self-contained code into pages', () => {
    expect(inPageViolations(source)).toEqual([]);
  });

  test('has short files with telling names', () => {
    expect(shapeViolations([...source, ...tests])).toEqual([]);
  });

  test('has a test for each file', () => {
    const paths = tests.map(({ path }) => path);
    expect(mirrorViolations(source, paths)).toEqual([]);
  });

  test('has one entry for those who import it', () => {
    const { exports } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { exports: unknown };
    expect(exports).toHaveProperty(['.', 'default'], './dist/index.js');
    expect(existsSync(join(ROOT, LIBRARY_ENTRY))).toBe(true);
  });

  test('is described by documents whose paths exist', () => {
    const decisions = readdirSync(join(ROOT, 'docs/decisions')).map((name) => `docs/decisions/${name}`);
    const documents = ['ARCHITECTURE.md', 'README.md', ...decisions].filter((path) => existsSync(join(ROOT, path)));
    expect(documents.flatMap((document) => missingPaths(ROOT, document))).toEqual([]);
  });
});

describe('a rule is kept by', () => {
  const file = (path: string, text: string): SourceFile => parseSourceFile(path, text);

  test('the table: each room uses only rooms above it', () => {
    const above = new Set<string>();
    for (const { name, uses, usesTypesOf = [] } of ROOMS) {
      expect([...uses, ...usesTypesOf].filter((room) => !above.has(room))).toEqual([]);
      above.add(name);
    }
  });

  test.each([
    ['a layer above', 'src/base/a.ts', "import { b } from '../model/b.js';"],
    ['a type of a layer above', 'src/base/a.ts', "import type { B } from '../model/b.js';"],
    ['a type inside a type', 'src/base/a.ts', "export type A = import('../model/b.js').B;"],
    ['a dynamic import', 'src/base/a.ts', "export const a = () => import('../model/b.js');"],
    ['a re-export', 'src/base/a.ts', "export * from '../model/b.js';"],
    ['code where only types are free', 'src/crawl/a.ts', "import { b, type C } from '../store/b.js';"],
    ['a neighbour', 'src/entities/a.ts', "import { b } from '../explore/b.js';"],
    ['a room that is not in the table', 'src/attic/a.ts', ''],
    ['a file beside the rooms', 'src/a.ts', ''],
  ])('finding %s', (_, path, text) => {
    expect(layerViolations([file(path, text)])).toHaveLength(1);
  });

  test.each([
    ['types of what performs', 'src/crawl/a.ts', "import { type B, type C } from '../store/b.js';"],
    ['the same room', 'src/base/a.ts', "import { b } from './b.js';"],
    ['a single file', 'src/browse/a.ts', "import { b } from '../pages/html-snapshot.js';"],
  ])('allowing %s', (_, path, text) => {
    expect(layerViolations([file(path, text)])).toEqual([]);
  });

  test.each(['Date.now();', 'new Date();', 'Math.random();', 'console.log(1);', 'process.env;', "import 'node:fs';"])(
    'finding %s in a pure room',
    (text) => {
      expect(purityViolations([file('src/pages/a.ts', text)])).not.toEqual([]);
      expect(purityViolations([file('src/browse/a.ts', text)])).toEqual([]);
    },
  );

  test.each(['// console', "export const a = 'process';", 'new Date(5);', 'interface A { process: 1 }', 'a.document;'])(
    'allowing %s in a pure room',
    (text) => {
      expect(purityViolations([file('src/pages/a.ts', text)])).toEqual([]);
    },
  );

  test('finding Crawlee away from where pages are fetched', () => {
    const text = "import { Dataset } from '@crawlee/core'; import { x } from 'crawlee';";
    expect(packageViolations([file('src/crawl/a.ts', text)])).toHaveLength(2);
    expect(packageViolations([file('src/browse/a.ts', text)])).toEqual([]);
  });

  test('finding imports of in-page code, but for types', () => {
    const text = "import { a } from './a.js'; import type { B } from './b.js';";
    expect(inPageViolations([file('src/browse/in-page/c.ts', text)])).toHaveLength(1);
  });

  test('finding circles, type imports included, and files that import themselves', () => {
    const files = [
      file('src/base/a.ts', "import { b } from './b.js';"),
      file('src/base/b.ts', "import type { C } from './c.js';"),
      file('src/base/c.ts', "export type { A } from './a.js';"),
      file('src/base/d.ts', "import './d.js'; import './a.js';"),
    ];
    expect(importCycles(files)).toEqual([['src/base/a.ts', 'src/base/b.ts', 'src/base/c.ts'], ['src/base/d.ts']]);
  });

  test('finding vague names and long files', () => {
    const names = ['src/base/utils.ts', 'test/base/types.test.ts', 'src/base/url.ts'];
    expect(shapeViolations(names.map((name) => file(name, '')))).toHaveLength(2);
    expect(shapeViolations([file('src/base/url.ts', '\n'.repeat(401))])).toHaveLength(1);
  });

  test('finding behaviour without a test; types and tables need none', () => {
    const files = [
      file('src/base/a.ts', 'export const a = () => 1;'),
      file('src/model/b.ts', 'export interface B { c(): void }'),
      file('src/base/d.ts', 'export const d = [1, 2];'),
    ];
    expect(mirrorViolations(files, [])).toHaveLength(1);
    expect(mirrorViolations(files, ['test/base/a.test.ts'])).toEqual([]);
  });
});
