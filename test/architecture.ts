/**
 * The house's rules as data and checks. Each check answers with sentences, one per violation; none means kept.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { SourceFile, SourceImport } from './source-files.js';

/** What a room may use of the others. */
export interface Room {
  readonly name: string;
  /** Rooms whose code it may use. */
  readonly uses: readonly string[];
  /** Rooms of which it may use types only. */
  readonly usesTypesOf?: readonly string[];
  /** Single files of other rooms it may use. */
  readonly usesFiles?: readonly string[];
  /** Whether it has neither side effects, nor clock, nor chance. */
  readonly pure?: boolean;
  /** Folder of a pure room where files are read; what is there is not pure. */
  readonly readsIn?: string;
}

const READING = ['base', 'model', 'forms', 'pages'] as const;
const DECIDING = ['explore', 'entities', 'queries', 'filter'] as const;
const PERFORMING = ['browse', 'archive', 'store', 'queue'] as const;

/** The rooms of `src` in layer order: each uses only rooms above it. */
export const ROOMS: readonly Room[] = [
  { name: 'base', uses: [], pure: true },
  { name: 'model', uses: ['base'], pure: true },
  { name: 'forms', uses: ['base', 'model'], pure: true },
  { name: 'pages', uses: ['base', 'model', 'forms'], pure: true },
  { name: 'shortcuts', uses: ['base', 'model'], pure: true },
  { name: 'explore', uses: READING, pure: true },
  { name: 'entities', uses: READING, pure: true },
  { name: 'queries', uses: READING, pure: true, readsIn: 'src/queries/files/' },
  { name: 'filter', uses: READING, pure: true },
  { name: 'browse', uses: ['base', 'model'], usesFiles: ['src/pages/html-snapshot.ts'] },
  { name: 'archive', uses: ['base', 'model'] },
  { name: 'store', uses: ['base', 'model'] },
  { name: 'queue', uses: ['base', 'model'] },
  { name: 'demo', uses: ['base'] },
  { name: 'simulate', uses: ['base', 'model'], usesTypesOf: ['pages'] },
  { name: 'crawl', uses: [...READING, ...DECIDING], usesTypesOf: PERFORMING },
  { name: 'report', uses: ['base', 'model'] },
  { name: 'cli', uses: [...READING, 'shortcuts', ...DECIDING, ...PERFORMING, 'demo', 'simulate', 'crawl', 'report'] },
  { name: 'testing', uses: ['base', 'model', ...PERFORMING, 'cli'] },
];

/** The library's entry, beside the rooms: it may use all of them. */
export const LIBRARY_ENTRY = 'src/index.ts';

/** Packages that belong to one place, as they bring side effects or a way of working with them. */
export const PACKAGE_HOMES: readonly { readonly packages: RegExp; readonly homes: readonly string[] }[] = [
  { packages: /^(?:crawlee|@crawlee\/.+)$/, homes: ['browse'] },
  { packages: /^(?:playwright|playwright-core|playwright\/.+|undici)$/, homes: ['browse'] },
  { packages: /^ws$/, homes: ['browse', 'demo'] },
  { packages: /^(?:libsql|lowdb|lowdb\/.+)$/, homes: ['store', 'queue'] },
  { packages: /^(?:yargs|yargs\/.+|cli-progress|picocolors)$/, homes: ['cli', 'report'] },
  { packages: /^(?:yauzl|yazl)$/, homes: ['archive'] },
  { packages: /^csv-parse(?:\/.+)?$/, homes: ['queries'] },
  { packages: /^csv-stringify(?:\/.+)?$/, homes: ['report', 'cli'] },
];

/** Words that code of a pure room may not use: side effects, the clock, chance. */
const IMPURE_WORDS: ReadonlySet<string> = new Set([
  ...['process', 'globalThis', 'console', 'fetch', 'WebSocket', 'setTimeout', 'setInterval', 'setImmediate'],
  ...['performance', 'Date.now', 'new Date()', 'Math.random', 'crypto.randomUUID', 'crypto.getRandomValues'],
]);

/** Modules that a pure room may not import, beside those that have a home elsewhere. */
const IMPURE_MODULES = /^(?:node:.+|(?:fs|net|http|https|os|path|child_process|worker_threads)(?:\/.+)?)$/;

const MOST_LINES = 400;
const VAGUE_NAMES = /^(?:utils?|helpers?|common|misc|types?|shared|lib|stuff|tools|functions|constants)$/;

/** Files without a mirror in `test`, each with the reason. */
export const WITHOUT_MIRROR: ReadonlyMap<string, string> = new Map([
  ['src/cli/main.ts', 'starts the command; tests start it as a process'],
]);

/** The room of a file of `src`; undefined for files beside the rooms. */
export function roomOf(path: string): string | undefined {
  return /^src\/([^/]+)\//.exec(path)?.[1];
}

/** Imports against the table of rooms, files beside the rooms, and rooms that the table does not know. */
export function layerViolations(files: readonly SourceFile[]): readonly string[] {
  return files.flatMap((file) => {
    const room = roomOf(file.path);
    if (room === undefined) return file.path === LIBRARY_ENTRY ? [] : [`${file.path} lies in no room`];
    const rules = ROOMS.find(({ name }) => name === room);
    if (rules === undefined) return [`${file.path}: the room ${room} is not in the table`];
    return file.imports
      .filter((used) => used.target !== undefined && !mayUse(rules, used))
      .map((used) => `${file.path} may not import ${used.target}${used.typeOnly ? ' (not even types)' : ''}`);
  });
}

function mayUse(rules: Room, { target = '', typeOnly }: SourceImport): boolean {
  const room = roomOf(target);
  if (room === undefined) return false;
  if (room === rules.name || rules.uses.includes(room)) return true;
  if (typeOnly && rules.usesTypesOf?.includes(room) === true) return true;
  return rules.usesFiles?.includes(target) === true;
}

/** Packages used away from the room they belong to; type imports count too. */
export function packageViolations(files: readonly SourceFile[]): readonly string[] {
  return files.flatMap((file) =>
    file.imports
      .filter(({ specifier }) => {
        const home = PACKAGE_HOMES.find(({ packages }) => packages.test(specifier));
        return home !== undefined && !home.homes.includes(roomOf(file.path) ?? '');
      })
      .map(({ specifier }) => `${file.path} may not import ${specifier}`),
  );
}

/** Side effects, clock or chance in pure rooms. Comments and strings are free. */
export function purityViolations(files: readonly SourceFile[]): readonly string[] {
  const isPure = (path: string): boolean => {
    const room = ROOMS.find(({ name }) => name === roomOf(path));
    return room?.pure === true && !(room.readsIn !== undefined && path.startsWith(room.readsIn));
  };
  return files
    .filter(({ path }) => isPure(path))
    .flatMap((file) => [
      ...file.imports
        .filter(({ specifier }) => IMPURE_MODULES.test(specifier))
        .map(({ specifier }) => `${file.path} is pure and may not import ${specifier}`),
      ...file.words
        .filter(({ word }) => IMPURE_WORDS.has(word))
        .map(({ word, line }) => `${file.path}:${line} is pure and may not use ${word}`),
    ]);
}

/** In-page code is sent to the browser as text, so it finds nothing there that it imported. */
export function inPageViolations(files: readonly SourceFile[]): readonly string[] {
  return files
    .filter(({ path }) => path.startsWith('src/browse/in-page/'))
    .flatMap((file) =>
      file.imports
        .filter(({ typeOnly }) => !typeOnly)
        .map(({ specifier }) => `${file.path} runs in the page and may not import ${specifier}`),
    );
}

/** Files that are too long or named for nothing in particular. */
export function shapeViolations(files: readonly SourceFile[]): readonly string[] {
  return files.flatMap(({ path, lines }) => {
    const name = basename(path).replace(/(?:\.[a-z]+)?\.ts$/, '');
    return [
      ...(lines > MOST_LINES ? [`${path} has ${lines} lines, more than ${MOST_LINES}`] : []),
      ...(VAGUE_NAMES.test(name) ? [`${path} is named for no concept`] : []),
    ];
  });
}

/** Files of `src` with behaviour but without a test of the same name. */
export function mirrorViolations(files: readonly SourceFile[], tests: readonly string[]): readonly string[] {
  const present = new Set(tests);
  return files
    .filter(({ path, hasBehaviour }) => hasBehaviour && !WITHOUT_MIRROR.has(path))
    .filter(({ path }) => !mirrorsOf(path).some((mirror) => present.has(mirror)))
    .map(({ path }) => `${path} has no test: ${mirrorsOf(path)[0] ?? ''}`);
}

/** Where the tests of a file may lie: as a unit, as a whole crawl, in a real browser. */
function mirrorsOf(path: string): readonly string[] {
  const stem = path.replace(/^src\//, '').replace(/\.ts$/, '');
  return [
    `test/${stem}.test.ts`,
    `test/${stem}.system.test.ts`,
    `test/${stem}.crawl.test.ts`,
    `test/browser/${stem}.spec.ts`,
  ];
}

/** Paths that a document names between backquotes and that do not exist, in the project or in `src`. */
export function missingPaths(root: string, document: string): readonly string[] {
  const text = readFileSync(join(root, document), 'utf8');
  const roots = new Set([...readdirSync(root), ...ROOMS.map(({ name }) => name)]);
  const named = [...text.matchAll(/`([\w.@-]+(?:\/[\w.@-]+)*\/?)`/g)].map((match) => match[1] ?? '');
  return [...new Set(named)]
    .filter((path) => path.includes('/') && roots.has(path.split('/')[0] ?? ''))
    .filter((path) => !existsSync(join(root, path)) && !existsSync(join(root, 'src', path)))
    .map((path) => `${document} names ${path}, which does not exist`);
}
