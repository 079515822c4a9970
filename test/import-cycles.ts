/**
 * Import cycles over files, type imports included.
 */
import type { SourceFile } from './source-files.js';

/**
 * Groups of files that import each other in a circle, each group sorted, none twice. Tarjan 1972, strongly connected
 * components: those of more than one file, or a file that imports itself.
 */
export function importCycles(files: readonly SourceFile[]): readonly (readonly string[])[] {
  const targets = new Map(files.map((file) => [file.path, file.imports.flatMap(({ target }) => target ?? [])]));
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];

  const visit = (path: string): number => {
    const number = order.size;
    order.set(path, number);
    lowest.set(path, number);
    stack.push(path);
    for (const target of targets.get(path) ?? []) {
      if (!targets.has(target)) continue;
      if (!order.has(target)) lower(path, visit(target));
      else if (stack.includes(target)) lower(path, order.get(target) ?? 0);
    }
    const low = lowest.get(path) ?? number;
    if (low === number) close(path);
    return low;
  };
  const lower = (path: string, value: number): void => {
    lowest.set(path, Math.min(lowest.get(path) ?? value, value));
  };
  const close = (path: string): void => {
    const group = stack.splice(stack.indexOf(path));
    if (group.length > 1 || targets.get(path)?.includes(path) === true) cycles.push(group.sort());
  };

  for (const { path } of files) if (!order.has(path)) visit(path);
  return cycles;
}
