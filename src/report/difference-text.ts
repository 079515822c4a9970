/**
 * The difference of two runs as text: a line for each thing that came (+) or went (-).
 */

import { displayText } from './display-text.js';
import type { Change, Listed, RunDifference } from './run-difference.js';

/** How much of it is shown. */
export interface DifferenceTextOptions {
  /** Lines of each kind; what is left is counted. */
  readonly most: number;
}

/** The text, without a line break at its end. */
export function formatDifference(difference: RunDifference, { most }: DifferenceTextOptions): string {
  const parts = [
    section(
      'Entities',
      lines(difference.entities, ({ id, name }) => `${name} (${id})`),
      most,
    ),
    section(
      'Interface',
      lines(difference.interface, ({ attribute, value }) => `${attribute} = ${value}`),
      most,
    ),
    section(
      'Facts',
      lines(difference.facts, ({ name, attribute, value }) => `${name}: ${attribute} = ${value}`),
      most,
    ),
  ].filter((part) => part !== '');
  return parts.length === 0 ? 'Nothing changed.' : parts.join('\n\n');
}

function lines<Item>({ came, gone }: Change<Item>, line: (item: Item) => string): Change<string> {
  const told = ({ count, examples }: Listed<Item>): Listed<string> => ({ count, examples: examples.map(line) });
  return { came: told(came), gone: told(gone) };
}

function section(title: string, { came, gone }: Change<string>, most: number): string {
  if (came.count + gone.count === 0) return '';
  const marked = [
    ...gone.examples.slice(0, most).map((line) => `  - ${displayText(line)}`),
    ...came.examples.slice(0, most).map((line) => `  + ${displayText(line)}`),
  ];
  const left = came.count + gone.count - marked.length;
  const rest = left > 0 ? [`  … and ${String(left)} more`] : [];
  return [`${title}: ${String(came.count)} came, ${String(gone.count)} went`, ...marked, ...rest].join('\n');
}
