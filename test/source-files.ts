/**
 * The project's source as data: files, what each imports, which words its code uses. Read with TypeScript's own parser,
 * so that comments and strings are no code.
 */
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import ts from 'typescript';

/** One import, re-export, dynamic import or `import()` type. */
export interface SourceImport {
  /** As written: `../base/url.js`, `node:fs`, `cheerio`. */
  readonly specifier: string;
  /** Path from the project's folder for a relative import, else undefined. */
  readonly target: string | undefined;
  /** Whether it vanishes at run time. */
  readonly typeOnly: boolean;
}

/** A TypeScript file of the project. */
export interface SourceFile {
  /** From the project's folder, with slashes: `src/base/url.ts`. */
  readonly path: string;
  readonly lines: number;
  readonly imports: readonly SourceImport[];
  /** Identifiers and property chains that code uses, such as `process`, `Date.now`, `new Date()`; with their lines. */
  readonly words: readonly { readonly word: string; readonly line: number }[];
  /** Whether it has functions. Types, tables and indexes have none, so that there is nothing of their own to test. */
  readonly hasBehaviour: boolean;
}

/** All `.ts` files below a folder of the project, sorted by path. A folder that does not exist has none. */
export function readSourceFiles(root: string, folder: string): readonly SourceFile[] {
  return listFiles(join(root, folder))
    .filter((path) => path.endsWith('.ts'))
    .map((path) => parseSourceFile(relative(root, path).split(sep).join('/'), readFileSync(path, 'utf8')))
    .sort((left, right) => (left.path < right.path ? -1 : 1));
}

/** The text of one file as data. `path` is from the project's folder, with slashes. */
export function parseSourceFile(path: string, text: string): SourceFile {
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const nodes = flatten(tree);
  return {
    path,
    lines: text.split('\n').length - (text.endsWith('\n') ? 1 : 0),
    imports: nodes.flatMap((node) => importOf(node, path)),
    words: nodes.flatMap((node) => {
      const word = wordOf(node);
      if (word === undefined) return [];
      return [{ word, line: tree.getLineAndCharacterOfPosition(node.getStart()).line + 1 }];
    }),
    hasBehaviour: nodes.some((node) => ts.isFunctionLike(node) && 'body' in node && node.body !== undefined),
  };
}

function listFiles(folder: string): readonly string[] {
  if (statSync(folder, { throwIfNoEntry: false }) === undefined) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? listFiles(join(folder, entry.name)) : [join(folder, entry.name)],
  );
}

function flatten(node: ts.Node): readonly ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (at: ts.Node): void => {
    found.push(at);
    ts.forEachChild(at, visit);
  };
  visit(node);
  return found;
}

function importOf(node: ts.Node, from: string): readonly SourceImport[] {
  if (ts.isImportDeclaration(node)) return named(node.moduleSpecifier, from, isTypeOnlyImport(node));
  if (ts.isExportDeclaration(node) && node.moduleSpecifier !== undefined) {
    return named(node.moduleSpecifier, from, isTypeOnlyExport(node));
  }
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    return named(node.arguments[0], from, false);
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) return named(node.argument.literal, from, true);
  return [];
}

function named(specifier: ts.Node | undefined, from: string, typeOnly: boolean): readonly SourceImport[] {
  if (specifier === undefined || !ts.isStringLiteralLike(specifier)) return [];
  const text = specifier.text;
  const target = text.startsWith('.') ? posix.join(posix.dirname(from), text).replace(/\.js$/, '.ts') : undefined;
  return [{ specifier: text, target, typeOnly }];
}

function isTypeOnlyImport({ importClause }: ts.ImportDeclaration): boolean {
  if (importClause === undefined) return false;
  if (importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const bindings = importClause.namedBindings;
  if (importClause.name !== undefined || bindings === undefined || !ts.isNamedImports(bindings)) return false;
  return bindings.elements.length > 0 && bindings.elements.every((element) => element.isTypeOnly);
}

function isTypeOnlyExport({ isTypeOnly, exportClause }: ts.ExportDeclaration): boolean {
  if (isTypeOnly) return true;
  if (exportClause === undefined || !ts.isNamedExports(exportClause)) return false;
  return exportClause.elements.length > 0 && exportClause.elements.every((element) => element.isTypeOnly);
}

function wordOf(node: ts.Node): string | undefined {
  if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression)) {
    return `${node.expression.text}.${node.name.text}`;
  }
  if (ts.isNewExpression(node) && ts.isIdentifier(node.expression) && (node.arguments?.length ?? 0) === 0) {
    return `new ${node.expression.text}()`;
  }
  return ts.isIdentifier(node) && isUsedName(node) ? node.text : undefined;
}

/** Not `x` of `a.x`, `{ x: 1 }`, `x?: string` or a parameter `x`: those only happen to share the name. */
function isUsedName(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  const declares = ts.isPropertySignature(parent) || ts.isPropertyDeclaration(parent) || ts.isMethodSignature(parent);
  return !declares && !ts.isParameter(parent) && !ts.isImportSpecifier(parent) && !ts.isTypeReferenceNode(parent);
}
