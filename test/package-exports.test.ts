/**
 * What the package offers to `import`: each entry is built from a file that is there, and each one that the documents name is offered.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');
const { name, exports } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  readonly name: string;
  readonly exports: Readonly<Record<string, string | Readonly<Record<'types' | 'default', string>>>>;
};
const ENTRIES = Object.entries(exports).flatMap(([entry, target]) =>
  typeof target === 'string' ? [] : [[entry, target] as const],
);

it.each(ENTRIES)('%s is built from a source, with its types', (_, { types, default: built }) => {
  expect(types).toBe(built.replace(/\.js$/u, '.d.ts'));
  expect(existsSync(join(ROOT, built.replace(/^\.\/dist\//u, 'src/').replace(/\.js$/u, '.ts')))).toBe(true);
});

it('offers all that the documents import', () => {
  const documents = ['README.md', ...readdirSync(join(ROOT, 'docs')).map((file) => join('docs', file))];
  const texts = documents
    .filter((file) => file.endsWith('.md') && existsSync(join(ROOT, file)))
    .map((file) => readFileSync(join(ROOT, file), 'utf8'));
  const imported = texts.flatMap((text) =>
    [...text.matchAll(/(?:from|import) '([^']+)'/gu)].map(([, specifier = '']) => specifier),
  );
  const ours = imported.filter((specifier) => specifier === name || specifier.startsWith(`${name}/`));
  expect(ours).toContain('querent/testing/vitest');
  expect(Object.keys(exports)).toEqual(expect.arrayContaining(ours.map((one) => `.${one.slice(name.length)}`)));
});
