/**
 * How the records of a file are written, told by its first lines and not by its name.
 */

/** Forms of a file of records; `plain` has one text a line. */
export type FileFormat =
  | { readonly kind: 'jsonl' }
  | { readonly kind: 'n-triples' }
  | { readonly kind: 'separated'; readonly separator: string }
  | { readonly kind: 'plain' };

const TRIPLE = /^\s*(?:<[^<>\s]+>|_:\S+)\s+<[^<>\s]+>\s+\S.*\.\s*(?:#.*)?$/u;
/** Marks between cells, beside the tab. */
const MARKS: readonly string[] = [',', ';', '|'];
/** Share of the first lines that must be of a form. */
const MOST_LINES = 0.8;

/** The form of a file by its first lines. */
export function formatOf(lines: readonly string[]): FileFormat {
  const sample = lines.filter((line) => line.trim() !== '' && !line.startsWith('# '));
  const mostly = (test: (line: string) => boolean): boolean =>
    sample.length > 0 && sample.filter(test).length >= MOST_LINES * sample.length;
  if (mostly((line) => /^\s*[[{\]]/u.test(line))) return { kind: 'jsonl' };
  if (mostly((line) => TRIPLE.test(line))) return { kind: 'n-triples' };
  if (mostly((line) => line.includes('\t'))) return { kind: 'separated', separator: '\t' };
  const separator = MARKS.find((mark) => isTable(sample, mark));
  return separator === undefined ? { kind: 'plain' } : { kind: 'separated', separator };
}

/** Whether lines have equally many cells, at least two; one line alone proves nothing. */
function isTable(lines: readonly string[], separator: string): boolean {
  if (lines.length < 2) return false;
  const counts = lines.map((line) => cellCount(line, separator));
  const [first = 1] = counts;
  return first > 1 && counts.filter((count) => count === first).length >= MOST_LINES * counts.length;
}

function cellCount(line: string, separator: string): number {
  return line.replace(/"(?:[^"]|"")*"/gu, '').split(separator).length;
}
