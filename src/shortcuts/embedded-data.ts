/**
 * Data that stand in a document: the texts of scripts that are JSON, and those that scripts give a name by one assignment
 * (`window.state = {…};`, `var items = JSON.parse("…")`); references in them are followed. Nothing is evaluated.
 */

import { withReferences } from './normalised-store.js';
import { type Tree, type TreeRecord, parseTree, recordOf } from './tree.js';

/** Longest document that is looked at, in characters. */
const LONGEST_DOCUMENT = 8_000_000;

/** Most data that are kept of one document. Raising it reads more of pages that are made of many small parts. */
const MOST_DATA = 40;

/** Shorter texts hold no list. */
const SHORTEST_DATA = 40;

/** How often its length may be walked through in a script in vain, after which it counts as code. */
const MOST_WALKS = 2;

const SCRIPT_START = /<script\b([^>]{0,1000})>/giu;
const SCRIPT_END = /<\/script/giu;
const ATTRIBUTE = /(?:^|\s)(id|type|src)\s*(?:=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/giu;
const JSON_TYPE = /^(?:application|text)\/(?:[\w.-]+\+)?json\b/iu;
const CODE_TYPE = /^(?:|module|(?:application|text)\/(?:javascript|ecmascript|x-javascript))$/iu;

/** What is given a name: `window.a`, `window["a"]`, `var a`; and the beginning of what it is given. */
const ASSIGNMENT =
  /(?<![\w$.\])])([\w$][\w$.]{0,80}(?:\[["'][^"'\]]{1,80}["']\])?)\s{0,9}=\s{0,9}(?:(JSON\.parse\()\s{0,9}(?=["'])|(?=[[{]\s{0,99}["[{]))/gu;
/** Names of what all scripts of a page see. */
const GLOBAL = /^(?:window|self|globalThis)(?:\.(?=.)|(?=\[))/u;
const QUOTED_NAME = /\[["'](.*)["']\]$/u;

/** What may follow a value that is given whole; anything else makes it part of an expression. */
const AFTER_VALUE = /\s*(?:[;,)}]|$)|[^\S\n]*\n/uy;

interface Script {
  readonly id: string;
  readonly type: string;
  readonly text: string;
}

/** The data of a document by name, or null if there is none. Of what has the same name the first counts. */
export function embeddedData(html: string): TreeRecord | null {
  if (html.length > LONGEST_DOCUMENT) return null;
  const found = new Map<string, Tree>();
  for (const script of scriptsOf(html)) {
    for (const [name, tree] of JSON_TYPE.test(script.type) ? dataIn(script, found.size) : assignedIn(script))
      if (!found.has(name)) found.set(name, withReferences(tree));
    if (found.size >= MOST_DATA) break;
  }
  return found.size === 0 ? null : recordOf(found);
}

/** Scripts that stand in the document itself and are long enough to hold a list. */
function* scriptsOf(html: string): Generator<Script> {
  const [start, end] = [new RegExp(SCRIPT_START), new RegExp(SCRIPT_END)];
  for (let open = start.exec(html); open !== null; open = start.exec(html)) {
    end.lastIndex = start.lastIndex;
    const close = end.exec(html);
    if (close === null) return;
    const text = html.slice(start.lastIndex, close.index);
    start.lastIndex = end.lastIndex;
    const attributes = attributesIn(open[1] ?? '');
    const type = attributes.get('type')?.trim() ?? '';
    if (text.length >= SHORTEST_DATA && !attributes.has('src') && (JSON_TYPE.test(type) || CODE_TYPE.test(type)))
      yield { id: attributes.get('id') ?? '', type, text };
  }
}

function attributesIn(text: string): ReadonlyMap<string, string> {
  return new Map(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      double ?? single ?? bare ?? '',
    ]),
  );
}

function* dataIn({ id, type, text }: Script, place: number): Generator<readonly [string, Tree]> {
  const tree = parseTree(text);
  if (tree !== null) yield [id === '' ? `${type} ${String(place)}` : id, tree];
}

/** What a script gives names to, one after the other. */
function* assignedIn({ text }: Script): Generator<readonly [string, Tree]> {
  const assignment = new RegExp(ASSIGNMENT);
  let walked = 0;
  for (let match = assignment.exec(text); match !== null; match = assignment.exec(text)) {
    const start = assignment.lastIndex;
    const [, name = '', parsing] = match;
    const { json, end } = parsing === undefined ? literalAt(text, start) : textAt(text, start);
    if (json === null) walked += end - start;
    else assignment.lastIndex = end;
    if (walked > MOST_WALKS * text.length) return;
    const tree = json !== null && isWhole(text, end) && json.length >= SHORTEST_DATA ? parseTree(json) : null;
    if (tree !== null) yield [nameOf(name), tree];
  }
}

function nameOf(written: string): string {
  const name = written.replace(GLOBAL, '');
  return QUOTED_NAME.exec(name)?.[1] ?? name;
}

function isWhole(text: string, end: number): boolean {
  AFTER_VALUE.lastIndex = end;
  return AFTER_VALUE.test(text);
}

/** What stands at a place. */
interface Value {
  /** Null if it is no value by itself. */
  readonly json: string | null;
  /** The place after it, or up to which it was read. */
  readonly end: number;
}

/** The brackets that begin at a place, up to the one that closes them; what is `undefined` in them is null. */
function literalAt(text: string, start: number): Value {
  const parts: string[] = [];
  const mark = /["'`/]|[[{]|[\]}]|\bundefined\b/gu;
  mark.lastIndex = start;
  let [depth, from] = [0, start];
  for (let match = mark.exec(text); match !== null; match = mark.exec(text)) {
    const [found] = match;
    if (found === '"') mark.lastIndex = endOfText(text, match.index);
    else if (found === 'undefined') {
      parts.push(text.slice(from, match.index), 'null');
      from = mark.lastIndex;
    } else if (/["'`/]/u.test(found)) return { json: null, end: match.index };
    else depth += found === '{' || found === '[' ? 1 : -1;
    if (depth === 0) return { json: [...parts, text.slice(from, mark.lastIndex)].join(''), end: mark.lastIndex };
  }
  return { json: null, end: text.length };
}

/** The text in quotes that begins at a place, as what it says. */
function textAt(text: string, start: number): Value {
  const end = endOfText(text, start);
  const written = text.slice(start + 1, end - 1);
  const json = text[start] === '"' ? written : written.replace(/\\'/gu, "'").replace(/(?<!\\)((?:\\\\)*)"/gu, '$1\\"');
  const said = parseTree(`"${json.replace(/(?<!\\)((?:\\\\)*)\\x([\da-f]{2})/giu, '$1\\u00$2')}"`);
  return { json: typeof said === 'string' ? said : null, end: text[end] === ')' ? end + 1 : end };
}

/** The place after a text in quotes; that of the end of all if it does not end. */
function endOfText(text: string, start: number): number {
  const quote = text[start] ?? '"';
  for (let at = text.indexOf(quote, start + 1); at >= 0; at = text.indexOf(quote, at + 1)) {
    let escapes = 0;
    while (text[at - 1 - escapes] === '\\') escapes += 1;
    if (escapes % 2 === 0) return at + 1;
  }
  return text.length;
}
