/**
 * A request as a tree, so that what a choice changes in it is a place and a value wherever it stands: a part of the path,
 * an argument of the address, a field of the body, or a value inside JSON or arguments that are packed into a text.
 */

import type { RequestPath, UrlPath } from '../model/access-path.js';
import { decodedPart, parseHttpUrl } from '../base/url.js';
import { argumentPairs, argumentText, type ArgumentPair } from '../base/url-arguments.js';
import { PACKED_OWN, ownAddress, packedOwn } from './own-address.js';
import { type Tree, type TreeRecord, isList, isRecord, parseTree, recordOf } from './tree.js';

/** Name under which a text keeps the JSON that was unpacked from it. No site uses a name that begins with NUL. */
export const PACKED_JSON = '\u0000json';

/** The same for JSON values by the numbers of the lines on which they stand, as bulk interfaces take them: a record, as lines change by place. */
const PACKED_LINES = '\u0000lines';

/** The same for arguments. */
export const PACKED_FORM = '\u0000form';

/** Two or more arguments in one text: `query=&page=0`. */
const ARGUMENTS = /^[^=&\s{]+=[^=&]*(?:&[^=&\s]+=[^=&]*)+$/u;

const FORM_TYPE = 'application/x-www-form-urlencoded';
const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json/u;

/** What of a request becomes a tree. */
export interface RequestParts {
  readonly method: string;
  readonly url: string;
  readonly body: string | null;
  readonly contentType: string | null;
}

/** The tree of a request, or null if its address is none. A body that is neither JSON nor form data stays one text. */
export function requestTree({ method, url, body, contentType }: RequestParts): TreeRecord | null {
  const parsed = parseHttpUrl(url);
  if (parsed === null) return null;
  const entries: [string, Tree][] = [
    ['method', method.toUpperCase()],
    ['origin', parsed.origin],
    ['path', parsed.pathname.slice(1).split('/').map(decodedPart)],
    ['query', argumentsTree(argumentPairs(parsed.search), (value) => packedOwn(value, parsed))],
  ];
  if (contentType !== null) entries.push(['type', contentType]);
  if (body !== null) entries.push(['body', bodyTree(body, contentType ?? '')]);
  return recordOf(entries);
}

function bodyTree(body: string, contentType: string): Tree {
  const plain = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  if (plain === FORM_TYPE && !/^[[{]/u.test(body)) {
    return recordOf([[PACKED_FORM, argumentsTree(argumentPairs(body))]]);
  }
  // Sites send JSON as plain text too, which spares them a question to another origin.
  const json = JSON_TYPE.test(plain) || /^\s*[[{]/u.test(body) ? parseTree(body) : null;
  if (json !== null) return recordOf([[PACKED_JSON, unpacked(json)]]);
  const lines = linesOfJson(body);
  return lines === null ? body : recordOf([[PACKED_LINES, lines]]);
}

/** The JSON values of a text that has one on each line; an empty text for the end of the last line. Null for other texts. */
function linesOfJson(body: string): TreeRecord | null {
  if (!/^\s*[[{].*\n/u.test(body)) return null;
  const lines = body.split('\n');
  const trees = lines.map((line, at) => (line === '' && at === lines.length - 1 ? '' : parseTree(line)));
  const lineOf = (tree: Tree, at: number): [string, Tree] => [String(at), unpacked(tree)];
  return trees.every((tree) => tree !== null) ? recordOf(trees.map(lineOf)) : null;
}

function argumentsTree(
  parameters: readonly ArgumentPair[],
  unpackedOwn: (value: string) => Tree | null = () => null,
): TreeRecord {
  const values = new Map<string, Tree[]>();
  for (const [name, value] of parameters)
    values.set(name, [...(values.get(name) ?? []), unpackedOwn(value) ?? unpackedText(value, false)]);
  return recordOf(values);
}

function unpacked(tree: Tree): Tree {
  if (isList(tree)) return tree.map(unpacked);
  if (isRecord(tree)) return recordOf(Object.entries(tree).map(([name, value]) => [name, unpacked(value)]));
  return typeof tree === 'string' ? unpackedText(tree, true) : tree;
}

function unpackedText(text: string, withArguments: boolean): Tree {
  const json = /^[[{]/u.test(text) ? parseTree(text) : null;
  if (json !== null) return recordOf([[PACKED_JSON, json]]);
  if (!withArguments || !ARGUMENTS.test(text)) return text;
  return recordOf([[PACKED_FORM, argumentsTree(argumentPairs(text))]]);
}

/** The request that a tree stands for. */
export function requestOf(tree: TreeRecord): UrlPath | RequestPath {
  const path = isList(tree['path']) ? tree['path'].map((segment) => encodeURIComponent(scalarText(segment))) : [];
  const query = isRecord(tree['query']) ? argumentsText(tree['query'], `/${path.join('/')}`) : '';
  const url = `${scalarText(tree['origin'] ?? '')}/${path.join('/')}${query === '' ? '' : `?${query}`}`;
  const method = scalarText(tree['method'] ?? 'GET');
  const body = tree['body'] === undefined ? null : packedText(tree['body']);
  if (method === 'GET' && body === null) return { kind: 'url', url };
  const contentType = tree['type'];
  return {
    kind: 'request',
    method,
    url,
    body,
    ...(typeof contentType === 'string' ? { contentType } : {}),
  };
}

/** Arguments as a text. The path is that of the request whose address they stand in. */
function argumentsText(record: TreeRecord, path = ''): string {
  const values = Object.entries(record).flatMap(([name, list]) =>
    (isList(list) ? list : [list]).map((value): readonly [string, Tree] => [name, value]),
  );
  const pairs = values.flatMap(([name, value]): [string, string][] =>
    isRecord(value) && PACKED_OWN in value ? [] : [[name, packedText(value)]],
  );
  const texts = values.map(([name, value]): [string, string] => [
    name,
    ownAddress(value, { path, pairs }) ?? packedText(value),
  ]);
  return argumentText(texts);
}

/** A value as the text that carries it. */
function packedText(value: Tree): string {
  if (!isRecord(value)) return isList(value) ? JSON.stringify(packedTree(value)) : scalarText(value);
  const json = value[PACKED_JSON];
  if (json !== undefined) return JSON.stringify(packedTree(json));
  const lines = value[PACKED_LINES];
  if (isRecord(lines)) return linesText(lines);
  const form = value[PACKED_FORM];
  return isRecord(form) ? argumentsText(form) : JSON.stringify(packedTree(value));
}

function linesText(lines: TreeRecord): string {
  const inOrder = Object.entries(lines).sort(([a], [b]) => Number(a) - Number(b));
  return inOrder.map(([, line]) => (line === '' ? '' : JSON.stringify(packedTree(line)))).join('\n');
}

function packedTree(tree: Tree): Tree {
  if (isList(tree)) return tree.map(packedTree);
  if (!isRecord(tree)) return tree;
  if (PACKED_JSON in tree || PACKED_FORM in tree) return packedText(tree);
  return recordOf(Object.entries(tree).map(([name, value]) => [name, packedTree(value)]));
}

function scalarText(value: Tree): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The body of a request tree as data, where it is JSON, with its place in the tree. */
export function jsonBody(tree: TreeRecord): { readonly value: Tree; readonly place: readonly string[] } | null {
  const body = tree['body'];
  const value = isRecord(body) ? body[PACKED_JSON] : undefined;
  return value === undefined ? null : { value, place: ['body', PACKED_JSON] };
}
