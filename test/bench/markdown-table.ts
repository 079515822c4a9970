/**
 * Rows of texts as a Markdown table.
 */

/** A table with the names of the first row as its head; empty for no rows. */
export function markdownTable(rows: readonly Readonly<Record<string, string>>[]): string {
  const [first] = rows;
  if (first === undefined) return '';
  const names = Object.keys(first);
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    line(names),
    line(names.map(() => '---')),
    ...rows.map((row) => line(names.map((name) => (row[name] ?? '').replaceAll('|', '\\|')))),
  ].join('\n');
}
